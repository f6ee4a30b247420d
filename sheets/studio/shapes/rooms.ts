/** Things of rooms: shelves and books, a window, the furniture of a kitchen and of a bedroom. */
import { box, circle, ellipse, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

/** An open book on a desk or in a reader's hands, about the foot of the desk. */
export const openBook = (pen: Pen): Drawing => [
  pen.shape(
    'M0 -26C-4 -29 -10 -29 -13 -27V-33C-10 -35 -4 -35 0 -32C4 -35 10 -35 13 -33V-27C10 -29 4 -29 0 -26z',
    'white',
    1.1,
  ),
  pen.line('M0 -26V-32', 0.9),
]

/** Width of a book and of the shelf's boards, mm. */
const [BOOK, BOARD] = [9, 3]

/** A shelf of books, its left edge and foot, in mm; for small hands with wide boards and books. */
export function shelf(pen: Pen, x: number, y: number, width: number, { book = BOOK, board = BOARD } = {}): Drawing {
  const fills: readonly Fill[] = ['red', 'yellow', 'blue', 'green', 'orange', 'purple']
  const high = 32 - 2 * board
  const row = (foot: number) => [
    pen.shape(box(x + board, foot - high, width - 2 * board, high), 'woodPale', 1),
    Array.from({ length: Math.floor((width - 2 * board) / book) }, (_, i) =>
      pen.shape(
        box(x + board + i * book, foot - high + 6 + (i % 3) * 2, book - 1, high - 6 - (i % 3) * 2),
        fills.at(Math.round(i + foot) % fills.length) ?? 'red',
        1,
      ),
    ),
  ]
  return [
    pen.shape(box(x + 3, y - 2, 7, 7, 1) + box(x + width - 10, y - 2, 7, 7, 1), 'woodDark'),
    pen.shape(box(x, y - 62, width, 62, 1), 'wood'),
    row(y - board - high - (62 - 2 * high - 2 * board)),
    row(y - board),
  ]
}

/** Spines of the books of a library, from left to right. */
const SPINES: readonly Fill[] = ['redPale', 'yellowPale', 'bluePale', 'foliage', 'clay', 'purplePale', 'blue']

/** A bookcase with two rows of large books, its left edge and foot; 62 mm wide and high. */
export const bookcase = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(box(x, y - 62, 62, 62, 1), 'woodPale'),
  [-57, -28].map((top, row) => [
    pen.shape(box(x + 5, y + top, 52, 23), 'cream', 1),
    [0, 1, 2, 3].map((i) => {
      const low = ((i + row) % 3) * 2
      return pen.shape(box(x + 5 + i * 13, y + top + low, 13, 23 - low), SPINES[(i * 2 + row + x) % 7] ?? 'red', 1)
    }),
  ]),
]

/** A window with curtains; `view` is drawn inside its frame, whose upper left corner is the origin. */
export const curtained = (pen: Pen, x: number, y: number, width: number, height: number, sky: Fill, cloth: Fill) => {
  const [middle, low] = [x + width / 2, y + height]
  return [
    pen.shape(box(x, y, width, height, 1.5), 'wood'),
    pen.shape(box(x + 4, y + 4, width - 8, height - 8), sky, 1),
    pen.line(`M${middle} ${y + 4}V${low - 4}M${x + 4} ${y + height / 2}H${x + width - 4}`, 1),
    pen.shape(`M${x - 3} ${y - 2}h${width * 0.36}q-2 ${height * 0.6} ${-width * 0.36} ${height * 0.72}z`, cloth, 1),
    pen.shape(
      `M${x + width + 3} ${y - 2}h${-width * 0.36}q2 ${height * 0.6} ${width * 0.36} ${height * 0.72}z`,
      cloth,
      1,
    ),
    pen.rope(`M${x - 7} ${y - 3}H${x + width + 7}`, 2, 'brown', 0.9),
  ]
}

/** A stove with an oven, its foot in the middle below, 44 mm wide and 40 high. */
export const stove = (pen: Pen, x: number, y: number, scale = 1) =>
  pen.at(x, y, scale, (p) => [
    p.shape(box(-22, -38, 44, 38, 1.5), 'greyPale'),
    p.shape(box(-16, -22, 32, 17, 2), 'greyDark', 1),
    p.shape(box(-12, -18, 24, 9, 1), 'orange', 0.8),
    [-14, -5, 5, 14].map((dx) => p.shape(circle(dx, -30, 2.4), 'red', 0.8)),
    p.shape(box(-24, -41, 48, 4, 1), 'stoneDark'),
  ])

/** A pot with two handles, steam above it. */
export const pot = (pen: Pen, x: number, y: number, scale = 1, fill: Fill = 'red') =>
  pen.at(x, y, scale, (p) => [
    p.rope('M-13 -8H-9M13 -8H9', 2.4, 'greyDark', 0.8),
    p.shape('M-10 -12H10V-2Q10 0 8 0H-8Q-10 0 -10 -2z', fill),
    p.shape(box(-11.5, -14, 23, 3, 1.4), 'stone', 0.9),
    p.line('M-4 -18q3 -3 0 -6M3 -18q3 -3 0 -6', 0.9, 'stoneDark'),
  ])

/** A fridge, its foot in the middle below. */
export const fridge = (pen: Pen, x: number, y: number, scale = 1) =>
  pen.at(x, y, scale, (p) => [
    p.shape(box(-20, -92, 40, 92, 4), 'bluePale'),
    p.line('M-20 -58H20', 1.1),
    p.rope('M-14 -84V-68M-14 -50V-30', 2.2, 'white', 0.8),
    p.shape(box(2, -80, 10, 8, 1), 'yellow', 0.8),
    p.shape(circle(7, -48, 3), 'red', 0.7),
  ])

/** A bowl with dough and a spoon. */
export const bowl = (pen: Pen, x: number, y: number, scale = 1, fill: Fill = 'teal') =>
  pen.at(x, y, scale, (p) => [
    p.rope('M4 -14L11 -25', 2.2, 'wood', 0.8),
    p.shape(ellipse(0, -12.5, 12, 3.6), 'cream', 0.9),
    p.shape('M-13 -12.500Q-12 0 -5 0H5Q12 0 13 -12.500Q0 -7 -13 -12.500z', fill),
  ])

/** A bag of flour, and a bottle of milk. */
export const groceries = (pen: Pen, x: number, y: number, scale = 1) =>
  pen.at(x, y, scale, (p) => [
    p.shape('M-14 0V-17L-12 -20H-2L0 -17V0z', 'white'),
    p.shape(box(-11, -13, 8, 7, 1), 'orange', 0.8),
    p.shape('M4 0V-13L7 -18V-22H12V-18L15 -13V0z', 'white'),
    p.shape(box(4, -11, 11, 7), 'blue', 0.8),
    p.shape(box(6.4, -24, 6.2, 3, 0.8), 'blueDark', 0.8),
  ])

/** A bed seen from its side, the head on the right; its foot on the left below. */
export const bed = (pen: Pen, x: number, y: number, width: number): Drawing => {
  const right = x + width
  return [
    pen.shape(box(right - 6, y - 52, 8, 52, 2), 'wood'),
    pen.shape(box(x - 2, y - 32, 7, 32, 2), 'wood'),
    pen.shape(box(x + 4, y - 22, width - 9, 12), 'woodPale'),
    pen.shape(box(right - 36, y - 38, 30, 14, 6), 'white'),
    pen.shape(
      `M${x + 4} ${y - 10}V${y - 26}Q${x + 5} ${y - 31} ${x + 12} ${y - 31}H${right - 36}Q${right - 30} ${y - 31} ${right - 30} ${y - 25}V${y - 10}z`,
      'blue',
    ),
    [0.2, 0.5, 0.8].map((share, i) =>
      pen.shape(star(x + 4 + (width - 34) * share, y - 19 - (i % 2) * 3, 4), 'yellow', 0.7),
    ),
  ]
}

/** A small table with a lamp. */
export const nightTable = (pen: Pen, x: number, y: number, scale = 1) =>
  pen.at(x, y, scale, (p) => [
    p.rope('M-9 0V-20M9 0V-20', 2.4, 'wood', 0.9),
    p.shape(box(-13, -26, 26, 8, 1), 'woodPale'),
    p.rope('M0 -27V-36', 2, 'stone', 0.8),
    p.shape('M-10 -35L-6 -48H6L10 -35z', 'yellow'),
  ])

/** A building block with a letter, its foot in the middle below, 12 mm high at scale 1. */
export const block = (pen: Pen, x: number, y: number, fill: Fill, letter: string, scale = 1) =>
  pen.at(x, y, scale, (p) => [p.shape(box(-6, -12, 12, 12, 1), fill), p.text(0, -3, letter, 7.4)])

/** Three of them, one on the others. */
export const blocks = (pen: Pen, x: number, y: number, scale = 1) =>
  pen.at(x, y, scale, (p) => [
    block(p, -7, 0, 'red', 'A'),
    block(p, 7, 0, 'yellow', 'B'),
    block(p, 0, -12, 'green', 'C'),
  ])

/** A cushion to sit on, about its foot; its seat is 14 mm high at scale 1. */
export const beanbag = (pen: Pen, x: number, y: number, scale = 1, fill: Fill = 'orange') =>
  pen.at(x, y, scale, (p) => [
    p.shape('M-18 -2C-22 -16 -14 -30 -8 -26C-4 -16 10 -20 16 -12C20 -6 18 -1 14 0H-12Q-17 0 -18 -2z', fill),
    p.line('M-10 -18q4 8 16 8', 0.8),
  ])

/** An open umbrella; its handle ends at the origin, its top 44 mm above. */
export const openUmbrella = (pen: Pen, x: number, y: number, scale = 1, fill: Fill = 'red', other: Fill = 'yellow') =>
  pen.at(x, y, scale, (p) => [
    p.rope('M0 0V-24', 1.8, 'brown', 0.8),
    p.shape(
      'M-28 -22C-27 -38 -14 -44 0 -44C14 -44 27 -38 28 -22q-4.700 -5 -9.300 0q-4.700 -5 -9.400 0q-4.600 -5 -9.300 0q-4.700 -5 -9.300 0q-4.700 -5 -9.400 0q-4.600 -5 -9.300 0z',
      fill,
    ),
    p.shape('M-9.300 -22C-9 -36 -4 -44 0 -44C4 -44 9 -36 9.300 -22q-4.600 -5 -9.300 0q-4.700 -5 -9.300 0z', other, 0.9),
    p.line('M0 -44V-47', 1.4),
  ])

/** A puddle with a ring in it. */
export const puddle = (pen: Pen, x: number, y: number, width: number) => [
  pen.shape(ellipse(x, y, width / 2, width / 9), 'waterDeep', 0.9),
  pen.line(`M${x - width / 6} ${y}q${width / 6} ${width / 14} ${width / 3} 0`, 0.7, 'waterLine'),
]
