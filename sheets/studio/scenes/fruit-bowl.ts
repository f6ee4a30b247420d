/** A bowl of fruit on the kitchen table, below a window with a tree: a still life, to be looked at from near. */
import { box, ellipse, points, scallop } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { FRUIT, type FruitName } from '../shapes/fruit.ts'
import { hill, tree } from '../shapes/nature.ts'

interface Lying {
  readonly fruit: FruitName
  readonly at: readonly [number, number]
  readonly scale: number
  readonly turn?: number
}

/** From the back to the front; the bowl covers the feet of the last ones. */
const HEAP: readonly Lying[] = [
  { fruit: 'abacaxi', at: [104, 164], scale: 6.2 },
  { fruit: 'banana', at: [64, 192], scale: 5.4, turn: -18 },
  { fruit: 'pera', at: [146, 188], scale: 4.6, turn: 14 },
  { fruit: 'maca', at: [125, 205], scale: 4.8 },
  { fruit: 'laranja', at: [82, 207], scale: 5 },
]
/** On the cloth, before the bowl. */
const BEFORE: readonly Lying[] = [
  { fruit: 'melancia', at: [40, 266], scale: 4.6, turn: -4 },
  { fruit: 'laranja', at: [170, 264], scale: 3.6 },
]

const lying = (pen: Pen, { fruit, at: [x, y], scale, turn = 0 }: Lying): Drawing =>
  pen.at(x, y, scale, (own) => FRUIT[fruit](own), { turn })

/** The window: its pane, mm. */
const PANE = { x: 22, y: 104, width: 72, height: 74 }
/** The far edge of the table, mm. */
const TABLE = 206

const CLOTH = points('-8,214 24,220 56,214 88,220 120,214 152,220 184,214 218,220')

export const FRUIT_BOWL = {
  id: 'fruteira',
  shows: ['fruteira', 'pineapple', 'banana', 'orange', 'apple', 'pear', 'watermelon', 'window', 'tree'],
  draw: (pen: Pen): Drawing => {
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    const { x, y, width, height } = PANE
    return [
      pen.shape('M-8 -8H218V300H-8z', 'yellowPale', null),
      middle.shape(box(x - 5, y - 5, width + 10, height + 10, 2), 'white'),
      pen.clip(box(x, y, width, height), [
        pen.shape(box(x, y, width, height), 'sky', null),
        hill(far, points('10,160 40,148 70,156 104,146'), 'hillFar'),
        tree(far, x + 22, y + 64, 1.1),
      ]),
      middle.line(`M${x} ${y}h${width}v${height}h${-width}zM${x + width / 2} ${y}v${height}`, 1),
      middle.shape(box(x - 10, y + height + 4, width + 20, 6, 1.5), 'wood'),
      middle.shape(box(140, 132, 56, 5, 1.5), 'wood'),
      middle.shape('M148 132V116Q148 113 151 113H163Q166 113 166 116V132z', 'bluePale'),
      middle.shape(box(147, 108, 20, 6, 2), 'blue'),
      middle.shape('M172 132C170 126 170 118 176 114V108H186V114C192 118 192 126 190 132z', 'pinkPale'),
      pen.shape(`M-8 ${TABLE}H218V300H-8z`, 'woodPale', 1.1),
      pen.shape(`${scallop(CLOTH, 0, false)}V300H-8z`, 'white', 1.1),
      pen.line(
        `${[-4, 24, 52, 80, 108, 136, 164, 192].map((at) => `M${at} 219V300`).join('')}M-8 236H218M-8 258H218M-8 280H218`,
        2.2,
        'redPale',
      ),
      pen.shape(ellipse(105, 268, 52, 7), 'greyPale', null),
      HEAP.map((one) => lying(pen, one)),
      pen.shape('M38 222H172C170 244 152 262 128 266H82C58 262 40 244 38 222z', 'blue', 1.4),
      pen.shape(box(34, 217, 142, 8, 4), 'bluePale', 1.4),
      pen.line('M52 240Q105 252 158 240', 1, 'white'),
      BEFORE.map((one) => lying(pen, one)),
    ]
  },
} as const
