/** Ground and horizon of a number line: a garden wall, a larder, a yard, a warren, a bank. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { standing } from '../fit.ts'
import { inTurn } from '../in-turn.ts'
import { kennel } from '../pairs/homes.ts'
import { box } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { mushroom } from '../shapes/handy.ts'
import { cheese } from '../shapes/keepsakes.ts'
import { bush, flower, hill, tree, tuft } from '../shapes/nature.ts'
import { butterfly, ladybird, snail } from '../shapes/pets.ts'
import { fence } from '../shapes/plants.ts'
import { loaf } from '../shapes/recital-things.ts'
import { rolling } from './terrace-parts.ts'

/** The row, the height of its line, and its number from 0. */
export interface TrailRow {
  readonly cell: Box
  readonly line: number
  readonly index: number
}
type Trail = (pen: Pen, row: TrailRow) => Drawing
type View = () => Drawing
/** The far things of a row, from the first row to the last. */
type Views = readonly [View, ...View[]]

/** Below the line: pads and a margin. */
const DEEP = 17.5
/** From the upper edge of a row to the foot of what is far away. */
const HORIZON = 14

/** A wall of bricks under houses and trees. */
const garden: Trail = (pen, { cell, line, index }) => {
  const far = pen.plane('far', 'hillLine')
  const y = cell.y + HORIZON
  const views: Views = [
    () => [house(far, 152, y + 2, 0.5), tree(far, 169, y + 2, 0.42), house(far, 187, y + 2, 0.5)],
    () => [tree(far, 146, y + 2, 0.4, 'lime'), house(far, 165, y + 2, 0.5), bush(far, 187, y + 2, 0.5)],
    () => [
      bush(far, 147, y + 2, 0.45, 'leaf', 'pink'),
      tree(far, 171, y + 2, 0.42),
      tree(far, 184, y + 2, 0.36, 'lime'),
    ],
    () => [house(far, 149, y + 2, 0.5), bush(far, 167, y + 2, 0.4), tree(far, 190, y + 2, 0.42)],
  ]
  return [
    index ? pen.shape(box(-4, cell.y - 6.2, 220, 60), 'sky', null) : [],
    inTurn(views, index)(),
    hill(far, rolling(y + 1, 0.8, index % 2 ? 1 : -1), index % 2 ? 'grass' : 'meadow', line + DEEP),
    pen.shape(box(-4, line + DEEP, 220, 60), 'sky', null),
    pen.shape(box(-4, line, 220, DEEP), 'copper', 1),
    // Joints of bricks beside the numbers.
    [4, 197].map((x) =>
      pen.line(
        `M${x} ${line + 6}h11M${x} ${line + 11.6}h11M${x + 5} ${line + 1.6}v4.4M${x + 2} ${line + 6}v5.6M${x + 6} ${line + 11.6}v5.900`,
        0.6,
        'brown',
      ),
    ),
    pen.shape(box(-4, line - 1.4, 220, 3), 'brownPale', 1),
  ]
}

const jar = (pen: Pen, x: number, y: number, fill: Fill): Drawing => [
  pen.shape(box(x - 4.6, y - 11, 9.2, 11, 2), fill, 0.9),
  pen.shape(box(x - 5.2, y - 13.4, 10.4, 3.2, 1), 'wood', 0.9),
]
const hole = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(`M${x - 5} ${y}V${y - 6}C${x - 5} ${y - 12} ${x + 5} ${y - 12} ${x + 5} ${y - 6}V${y}z`, 'brownDark', 1),
]

/** A small board above, with food that a mouse likes; the large board carries the line. */
const larder: Trail = (pen, { cell, line, index }) => {
  const far = pen.plane('far', 'woodDark')
  const y = cell.y + HORIZON - 1
  const goods: Views = [
    () => [
      jar(far, 122, y, 'pink'),
      jar(far, 136, y, 'leaf'),
      standing(far, cheese, 156, y, 16),
      standing(far, loaf, 181, y, 20),
    ],
    () => [
      standing(far, cheese, 124, y, 16),
      jar(far, 144, y, 'orange'),
      jar(far, 158, y, 'redPale'),
      hole(far, 182, y),
    ],
    () => [
      standing(far, loaf, 126, y, 20),
      standing(far, cheese, 150, y, 16),
      jar(far, 170, y, 'yellow'),
      jar(far, 184, y, 'purplePale'),
    ],
    () => [
      hole(far, 122, y),
      jar(far, 140, y, 'leaf'),
      standing(far, loaf, 160, y, 20),
      standing(far, cheese, 184, y, 16),
    ],
  ]
  return [
    pen.shape(box(-4, cell.y - 3, 220, 80), index % 2 ? 'cream' : 'yellowPale', null),
    inTurn(goods, index)(),
    far.shape(box(112, y, 84, 2.6, 1), 'wood', 0.9),
    pen.shape(box(-4, line, 220, DEEP), 'woodPale', 1),
    pen.shade(box(-4, line + DEEP, 220, 2), 'brown', 0.14),
  ]
}

const bone = (pen: Pen, x: number, y: number): Drawing =>
  pen.shape(`M${x - 5} ${y - 1}a2 2 0 1 0 -2 2a2 2 0 1 0 2 2H${x + 5}a2 2 0 1 0 2 -2a2 2 0 1 0 -2 -2z`, 'white', 0.8)

/** Sky above the first hill only: lower rows have hills behind hills. */
const hills = (pen: Pen, { cell, line, index }: TrailRow): Drawing =>
  hill(
    pen.plane('far', 'hillLine'),
    rolling(cell.y + HORIZON, 0.8, index % 2 ? 1 : -1),
    index % 2 ? 'grass' : 'meadow',
    line + DEEP + 8,
  )

const yard: Trail = (pen, row) => {
  const far = pen.plane('far', 'woodDark')
  const { cell, index } = row
  const y = cell.y + HORIZON
  const views: Views = [
    () => [standing(far, kennel, 128, y + 2, 18), fence(far, 148, 190, y + 1, 11)],
    () => [bush(far, 126, y + 2, 0.45, 'leaf', 'yellow'), bone(far, 150, y - 1), tree(far, 178, y + 2, 0.42)],
    () => [fence(far, 116, 151, y + 1, 11), standing(far, kennel, 178, y + 2, 18)],
    () => [tree(far, 124, y + 2, 0.4, 'lime'), bush(far, 150, y + 2, 0.42), bone(far, 178, y - 1)],
  ]
  return [hills(pen, row), inTurn(views, index)()]
}

const carrot = (pen: Pen, x: number, y: number): Drawing => [
  pen.line(`M${x} ${y - 4}l-3 -5M${x} ${y - 4}v-6M${x} ${y - 4}l3 -5`, 1.3, 'leaf'),
  pen.shape(`M${x - 3} ${y}C${x - 3.4} ${y - 5} ${x + 3.4} ${y - 5} ${x + 3} ${y}z`, 'orange', 0.9),
]
const burrow = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(`M${x - 13} ${y}C${x - 11} ${y - 13} ${x + 11} ${y - 13} ${x + 13} ${y}z`, 'earth', 0.9),
  pen.shape(`M${x - 6} ${y}C${x - 6} ${y - 9} ${x + 6} ${y - 9} ${x + 6} ${y}z`, 'brownDark', 0.8),
]

const warren: Trail = (pen, row) => {
  const far = pen.plane('far', 'hillLine')
  const { cell, index } = row
  const y = cell.y + HORIZON + 1
  const views: Views = [
    () => [burrow(far, 130, y), [154, 166, 178, 190].map((x) => carrot(far, x, y))],
    () => [
      mushroom(far, 124, y, 0.66),
      tree(far, 150, y, 0.42),
      mushroom(far, 174, y, 0.66),
      mushroom(far, 188, y, 0.66),
    ],
    () => [[120, 132, 144].map((x) => carrot(far, x, y)), burrow(far, 176, y)],
    () => [bush(far, 128, y, 0.45, 'leaf', 'pink'), mushroom(far, 152, y, 0.66), tree(far, 180, y, 0.42, 'lime')],
  ]
  return [hills(pen, row), inTurn(views, index)()]
}

/** Animals on the bank of a pond, between the sum and the reeds. */
const bank: Trail = (pen, { cell, index }) => {
  const far = pen.plane('far', 'hillLine')
  const y = cell.y + HORIZON - 2
  const views: Views = [
    () => [flower(far, 142, y, 0.7, 'pink'), flower(far, 149, y + 1, 0.6, 'yellow'), snail(far, 174, y, 0.7)],
    () => [butterfly(far, 145, y - 5, 0.7, 'orange', 16), tuft(far, 162, y, 0.7), flower(far, 185, y, 0.7, 'red')],
    () => [ladybird(far, 144, y, 0.4), flower(far, 166, y, 0.7, 'purple'), tuft(far, 188, y, 0.7)],
    () => [
      tuft(far, 142, y, 0.7),
      snail(far, 162, y, 0.7, 'yellow', { flip: true }),
      butterfly(far, 188, y - 5, 0.7, 'pink', -14),
    ],
  ]
  return inTurn(views, index)()
}

export const TRAILS = { garden, larder, yard, warren, bank } as const
