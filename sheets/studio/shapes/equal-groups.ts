/** Things that come in equal groups: wheels of a bicycle, fingers of a print, fruit in a crate. About the foot, mm. */
import { box, circle, hull } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { head } from './animals.ts'
import { FRUIT, type FruitName } from './fruit.ts'

const bikeWheel = (pen: Pen, x: number): Drawing => [
  pen.shape(circle(x, -9, 9), 'white', 1.4),
  pen.line(`M${x} -16V-2M${x - 7} -9H${x + 7}M${x - 5} -14L${x + 5} -4M${x + 5} -14L${x - 5} -4`, 0.5, 'grey'),
  pen.shape(circle(x, -9, 1.6), 'greyPale', 0.7),
]

/** A bicycle from the side, 50 mm long and 33 high. */
export const bicycle = (pen: Pen, x: number, y: number, scale: number, fill: Fill): Drawing =>
  pen.at(x, y, scale, (p) => [
    bikeWheel(p, -15.5),
    bikeWheel(p, 15.5),
    p.rope('M-15.5 -9L-7 -22H10L-1 -9H-15.5M-1 -9L-8 -25M15.5 -9L9 -28', 1.8, fill, 0.7),
    p.rope('M9 -28C10 -31 15 -31 15 -28', 1.4, 'greyDark', 0.6),
    p.shape(box(-13, -28, 10, 3.6, 1.8), 'brownDark', 0.8),
    p.shape(circle(-1, -9, 2.4), 'grey', 0.8),
    p.line('M-1 -9L2 -4M0.4 -4h3.6', 0.9),
  ])

const FINGERS = [
  [-3.7, -11.4, -6.6, -18.6],
  [-1.3, -12.6, -2.2, -22.2],
  [1.3, -12.6, 2.3, -22.2],
  [3.7, -11.4, 6.5, -18.8],
] as const

/** The print of an open hand, five fingers apart; 22 mm high. */
export const handPrint = (pen: Pen, x: number, y: number, scale: number, fill: Fill, flip = false): Drawing =>
  pen.at(
    x,
    y,
    scale,
    (p) =>
      p.union(
        [
          hull([0, -5.4, 4.4], [0, -9.4, 5.2]),
          ...FINGERS.map(([fromX, fromY, toX, toY]) => hull([fromX, fromY, 1.7], [toX, toY, 1.45])),
          hull([3, -6, 2.2], [9.4, -11.6, 1.55]),
        ],
        fill,
        0.8,
      ),
    { flip },
  )

/** A pig whose four legs can be counted; 34 mm high. */
export const leggyPig = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (p) => [
    p.line('M22 -20q5 -1 4.4 -4.4q-1 -3 -3.6 -1q-1.4 2.6 2 4.4q3 1 5 -0.6', 1.1),
    [-10.5, -2, 10, 18.5].map((at) => [
      p.shape(box(at - 2.9, -15, 5.8, 15, 1.6), 'pink', 1),
      p.shape(box(at - 3.1, -3.6, 6.2, 3.6, 1), 'redDark', 0.9),
    ]),
    p.shape('M-14 -20C-14 -28 -4 -30 6 -30C18 -30 25 -26 24 -19C23 -12 16 -11 6 -11C-6 -11 -14 -12 -14 -20z', 'pink'),
    head(p, 'pig', -14, -21, 1.1),
  ])

/** A crate seen from the front, its fruit in lines of `columns`; a lattice of room 12 mm wide for each. */
export function fruitCrate(
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  { fruit, count, columns }: { readonly fruit: FruitName; readonly count: number; readonly columns: number },
): Drawing {
  const lines = Math.ceil(count / columns)
  const [width, height] = crateSize(count, columns)
  return pen.at(x, y, scale, (p) => [
    p.shape(box(-width / 2, -height, width, height, 1.5), 'woodPale'),
    p.shape(box(-width / 2 + 2, -height + 2, width - 4, height - 6.5, 1), 'cream', 0.7),
    Array.from({ length: count }, (_, i) => {
      const line = Math.floor(i / columns)
      const inLine = line < lines - 1 ? columns : count - columns * (lines - 1)
      const dx = ((i % columns) - (inLine - 1) / 2) * PITCH
      return p.at(dx, -height + 9.4 + line * PITCH, 0.92, FRUIT[fruit])
    }),
    p.line(`M${-width / 2} -4.5H${width / 2}M${-width / 2 + 3} -2.2h2M${width / 2 - 5} -2.2h2`, 0.6, 'woodDark'),
  ])
}

const PITCH = 13

/** Width and height of a crate, mm. */
export const crateSize = (count: number, columns: number) =>
  [columns * PITCH + 6, Math.ceil(count / columns) * PITCH + 9] as const
