/** Trees of Brazil as young plants with their names, and grown ones, about their foot. */
import { box, circle, points, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

/** A leaf of many leaflets on both sides of a stalk, as the pau-brasil has. */
const feathered = (pen: Pen, [x, y]: Spot, degrees: number, length: number): Drawing =>
  pen.at(
    x,
    y,
    length / 20,
    (own) => [
      [-1, 1].map((side) =>
        [4, 9, 14].map((at) =>
          own.shape(
            `M${at} 0C${at + 1} ${side * 3} ${at + 3} ${side * 5.6} ${at + 6} ${side * 5.4}C${at + 6.6} ${side * 2.6} ${at + 4.6} ${side * 0.6} ${at} 0z`,
            'leaf',
            0.8,
          ),
        ),
      ),
      own.shape('M18 0C20 -3 24 -3 25 0C24 3 20 3 18 0z', 'leaf', 0.8),
      own.line('M0 0H19', 0.9),
    ],
    { turn: degrees },
  )

/** Five leaflets from one spot, as the hand of the ipê. */
const handed = (pen: Pen, [x, y]: Spot, degrees: number, length: number): Drawing =>
  pen.at(
    x,
    y,
    length / 20,
    (own) => [
      own.line('M0 0H7', 0.9),
      [-80, -40, 0, 40, 80].map((turn) =>
        own.at(7, 0, 1, (leaflet) => leaflet.shape('M0 0C4 -5 11 -5 14 0C11 5 4 5 0 0z', 'lime', 0.8), { turn }),
      ),
    ],
    { turn: degrees },
  )

const SHOOTS = {
  'pau-brasil': feathered,
  ipê: handed,
} as const
export type YoungTree = keyof typeof SHOOTS

const LEAVES: readonly (readonly [at: Spot, degrees: number])[] = [
  [[0, -14], 200],
  [[0, -18], -20],
  [[0, -25], 218],
  [[0, -28], -42],
  [[0, -33], -90],
]

/** A stem with its leaves, 50 mm high at scale 1. */
export const youngTree = (pen: Pen, kind: YoungTree, x: number, y: number, scale = 1): Drawing =>
  pen.at(x, y, scale, (own) => [
    own.rope('M0 0C-1.4 -12 1 -22 0 -33', 2, 'brown', 0.9),
    LEAVES.map(([at, degrees]) => SHOOTS[kind](own, at, degrees, 15)),
  ])

/** Loose earth around a stem. */
export const mound = (pen: Pen, x: number, y: number, scale = 1): Drawing =>
  pen.at(x, y, scale, (own) => [
    own.shape('M-24 3Q-22 -7 -8 -8Q0 -10 9 -8Q22 -7 24 3Q0 7 -24 3z', 'earth'),
    own.line('M-12 -2h3M-2 -4h3M8 -1h3M14 -3h2', 0.8),
  ])

/** A plate with a name on its peg; its width follows from the name. */
export const namePlate = (pen: Pen, x: number, y: number, name: string, size = 7): Drawing => {
  const width = name.length * size * 0.66 + 7
  return [
    pen.rope(`M${x} ${y}V${y - 14}`, 2.2, 'wood', 0.9),
    pen.shape(box(x - width / 2, y - 27, width, size + 6.4, 1.6), 'white', 1.1),
    pen.text(x, y - 27 + size + 1.4, name, size),
  ]
}

/** A seedling in the bag of the nursery. */
export const baggedTree = (pen: Pen, kind: YoungTree, x: number, y: number, scale = 1): Drawing =>
  pen.at(x, y, scale, (own) => [
    youngTree(own, kind, 0, -13, 0.8),
    own.shape('M-7 -15H7L6 0H-6z', 'greyDark', 1),
    own.line('M-6.400 -12H6.400', 0.8),
  ])

/** Nursery of young trees on the far meadow, each with its stake. */
export const planted = (pen: Pen, spots: string, fill: Fill = 'lime'): Drawing =>
  points(spots).map(([x, y]) => [
    pen.line(`M${x + 2.5} ${y}V${y - 12}`, 0.9, 'brown'),
    pen.rope(`M${x} ${y}V${y - 8}`, 0.9, 'brown', 0.6),
    pen.shape(circle(x, y - 10, 3.6), fill, 0.8),
  ])
