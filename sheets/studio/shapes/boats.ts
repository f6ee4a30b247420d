/** Boats of rivers and coasts, each drawn about its water line; they travel right. */
import { box, circle } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

export interface Sitter {
  readonly shirt: Fill
  readonly skin: Fill
  readonly hair?: Fill
  readonly vest?: boolean
}

/** A person from the waist up, the head turned right. */
export const sitter = (pen: Pen, x: number, y: number, { shirt, skin, hair = 'brownDark', vest }: Sitter): Drawing => [
  pen.shape(
    `M${x - 4} ${y}L${x - 3.6} ${y - 7}C${x - 3} ${y - 10.4} ${x + 3} ${y - 10.4} ${x + 3.6} ${y - 7}L${x + 4} ${y}z`,
    shirt,
    0.8,
  ),
  vest
    ? [
        pen.shape(
          `M${x - 4.4} ${y - 1}V${y - 8.6}H${x - 1.2}V${y - 1}zM${x + 1.2} ${y - 1}V${y - 8.6}H${x + 4.4}V${y - 1}z`,
          'orange',
          0.7,
        ),
        pen.line(`M${x - 1.2} ${y - 4.4}h2.400`, 0.9),
      ]
    : [],
  pen.shape(circle(x, y - 14, 4.4), skin, 0.8),
  pen.shape(
    `M${x - 4.5} ${y - 13.6}C${x - 6} ${y - 21} ${x + 5} ${y - 21} ${x + 4.4} ${y - 15.4}C${x + 2} ${y - 17.4} ${x - 2} ${y - 17} ${x - 2.6} ${y - 14}z`,
    hair,
    0.7,
  ),
  pen.spot(x + 1, y - 13.6, 0.5),
  pen.spot(x + 3.2, y - 13.6, 0.5),
]

const wake = (pen: Pen, from: number, to: number, y = 4): Drawing =>
  pen.line(`M${from} ${y}${'q3 -2 6 0t6 0'.repeat(Math.floor((to - from) / 12))}`, 0.7, 'waterLine')

const CANOE = 'M-24 -7C-16 -3 16 -3 24 -7C21 2 13 4 0 4C-13 4 -21 2 -24 -7z'

/** An empty canoe. */
export const emptyCanoe = (pen: Pen): Drawing => [
  pen.shape('M-24 -7C-14 -9 14 -9 24 -7C14 -3 -14 -3 -24 -7z', 'woodDark', 0.8),
  pen.shape(CANOE, 'wood', 1),
  pen.line('M-19 -1.500Q0 2 19 -1.500', 0.6, 'brownDark'),
]

export const canoe = (pen: Pen, who: readonly Sitter[], load: Drawing = []): Drawing => [
  who.map((one, i) => sitter(pen, -9 + i * 15, -4, one)),
  load,
  pen.rope('M-7 -11L2 -8M-2 -17L6 6', 1.3, 'woodPale', 0.6),
  pen.shape(CANOE, 'wood', 1),
  pen.line('M-19 -1.500Q0 2 19 -1.500', 0.6, 'brownDark'),
  wake(pen, -30, 30),
]

/** The boat of Amazonian rivers: two open decks with hammocks. */
export const riverBoat = (pen: Pen): Drawing => [
  pen.rope('M-22 -31V-39', 2.4, 'greyDark', 0.7),
  pen.shape(box(-30, -29, 52, 11), 'cream', 0.8),
  pen.shape(box(-32, -18, 60, 11), 'skyLow', 0.8),
  [-27, -15, -3].map((x, i) => [
    pen.shape(
      `M${x} -26Q${x + 5} -18 ${x + 10} -26Q${x + 5} -22 ${x} -26z`,
      (['red', 'yellow', 'blue'] as const)[i] ?? 'red',
      0.6,
    ),
    pen.shape(
      `M${x} -15Q${x + 5} -7.500 ${x + 10} -15Q${x + 5} -11 ${x} -15z`,
      (['green', 'orange', 'purple'] as const)[i] ?? 'red',
      0.6,
    ),
  ]),
  pen.line('M-29 -29V-8M-16 -29V-8M-4 -29V-8M8 -29V-8', 0.8),
  pen.shape(box(10, -28, 12, 10), 'white', 0.8),
  pen.shape(box(14, -26, 8, 5), 'sky', 0.7),
  pen.shape(box(12, -16.5, 12, 8), 'white', 0.8),
  pen.shape(box(15, -14.5, 6, 4), 'sky', 0.6),
  pen.shape(box(-34, -32, 60, 3, 1), 'teal', 0.9),
  pen.shape(box(-34, -19.6, 64, 2.4, 1), 'teal', 0.8),
  pen.shape('M-36 -8H30L40 -11C38 0 35 4 30 4H-30C-34 4 -36 0 -36 -8z', 'white', 1),
  pen.shape('M-35.600 -3H37C35.500 2 33 4 30 4H-30C-33 4 -35 1 -35.600 -3z', 'teal', 0.8),
  wake(pen, -42, 42, 4.4),
]

/** A flat ferry; `load` rests on its deck, 6 above the water. */
export const ferry = (pen: Pen, load: (pen: Pen) => Drawing): Drawing => [
  pen.line('M-38 -6L-48 -11M38 -6L48 -11', 2),
  load(pen),
  pen.shape(box(-36, -24, 12, 18), 'white', 0.9),
  pen.shape(box(-34, -22, 8, 5), 'sky', 0.7),
  pen.shape(box(-38, -26.4, 16, 2.6, 1), 'red', 0.8),
  pen.line('M-22 -12H38M-14 -12V-6M-2 -12V-6M10 -12V-6M22 -12V-6M34 -12V-6', 0.7),
  pen.shape('M-40 -6H40L36 4H-36z', 'metal', 1),
  pen.line('M-38 -1.500H38', 0.8, 'greyDark'),
  wake(pen, -46, 46, 4.4),
]

/** A tug pushes two barges full of grain. */
export const barges = (pen: Pen): Drawing => [
  [-18, 18].map((x) => [
    pen.shape(`M${x - 15} -8C${x - 8} -15 ${x + 8} -15 ${x + 15} -8z`, 'straw', 0.9),
    pen.shape(`M${x - 17} -8H${x + 17}L${x + 15} 3H${x - 16}z`, 'redDark', 1),
    pen.line(`M${x - 16} -4H${x + 16}`, 0.6),
  ]),
  pen.shape(box(-54, -24, 14, 16), 'white', 0.9),
  pen.shape(box(-51, -22, 8, 5), 'sky', 0.7),
  pen.rope('M-51 -25V-31', 2, 'greyDark', 0.6),
  pen.shape('M-58 -8H-36V3H-55z', 'blueDark', 1),
  wake(pen, -62, 40, 3.4),
]

/** A ship of the sea that carries grain in open holds; its deck has cranes. */
export const grainShip = (pen: Pen): Drawing => [
  [-28, -2].map((x) => [
    pen.shape(`M${x - 9} -13C${x - 5} -21 ${x + 5} -21 ${x + 9} -13z`, 'straw', 0.9),
    pen.shape(box(x - 10, -14.5, 20, 3, 0.6), 'metal', 0.7),
  ]),
  pen.line('M-15 -13V-32L-4 -27M11 -13V-32L2 -26', 1.4),
  pen.shape(box(20, -32, 13, 19, 1), 'white', 0.9),
  pen.shape(box(18, -29, 17, 4), 'sky', 0.7),
  pen.shape('M-44 -14H40L46 -17L40 0H-39z', 'redDark', 1),
  pen.line('M-42 -7H42', 0.7),
  wake(pen, -46, 46, 0.6),
]

/** The raft of fishermen with its one sail. */
export const jangada = (pen: Pen): Drawing => [
  pen.rope('M-4 -3C-2 -16 0 -28 3 -38', 1.2, 'brown', 0.7),
  pen.shape('M3 -37C16 -30 22 -18 23 -9L-2 -8C0 -18 1 -28 3 -37z', 'white', 0.9),
  pen.shape('M20.500 -17L23 -9L-2 -8L-0.800 -15z', 'yellow', 0.8),
  sitter(pen, -12, -3, { shirt: 'red', skin: 'brown', hair: 'straw' }),
  pen.shape('M-24 -4H26L22 2H-22z', 'wood', 1),
  pen.line('M-22 -1H24', 0.6, 'brownDark'),
  wake(pen, -30, 30, 3),
]

/** A loaded sailing ship of colonial times. */
export const oldShip = (pen: Pen): Drawing => [
  pen.line('M-14 -10V-44M10 -10V-40M26 -12L38 -20', 1.2, 'brownDark'),
  pen.shape('M-26 -40C-22 -32 -22 -24 -26 -16H-4C0 -24 0 -32 -4 -40z', 'cream', 0.9),
  pen.shape('M0 -36C3 -30 3 -22 0 -15H19C22 -22 22 -30 19 -36z', 'cream', 0.9),
  pen.line('M-27 -40H-3M-1 -36H20', 1.2, 'woodDark'),
  pen.shape('M-14 -49L-5 -46.500L-14 -44z', 'white', 0.7),
  pen.shape('M-36 -18H-22V-10H22L34 -13C32 0 26 4 18 4H-24C-32 4 -35 -4 -36 -18z', 'wood', 1),
  pen.line('M-34.500 -9H30M-33 -3H28', 0.6, 'brownDark'),
  [-14, -4, 6, 16].map((x) => pen.shape(box(x, -8, 4, 3.4), 'woodDark', 0.6)),
  wake(pen, -40, 40, 4.4),
]
