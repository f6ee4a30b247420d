/** Mixtures of a kitchen in glasses and bowls of glass, about their foot, up to 30 mm high. */
import { box, circle, ellipse, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

type Thing = (pen: Pen) => Drawing

const TUMBLER = 'M-10 -30L-8 0H8L10 -30z'

/** A glass with one liquid from top to bottom. */
const drink =
  (fill: Fill, more: (pen: Pen) => Drawing = () => []): Thing =>
  (pen) => [pen.shape(TUMBLER, 'white'), pen.shape('M-9.400 -23L-8 -1H8L9.400 -23z', fill, 0.9), more(pen)]

const straw = (pen: Pen): Drawing => pen.rope('M2 -24L7 -38L11 -39', 1.6, 'red', 0.7)
const spoon = (pen: Pen): Drawing => [pen.rope('M1 -24L6 -38', 1.4, 'metal', 0.7)]

const cup: Thing = (pen) => [
  pen.rope('M10 -17Q17 -18 17 -11Q17 -5 9 -5', 2.4, 'white', 0.8),
  pen.shape('M-12 -20H12L9 -1Q9 0 7 0H-7Q-9 0 -9 -1z', 'white'),
  pen.shape(ellipse(0, -20, 12, 3), 'brownDark', 1),
  pen.rope('M4 -20L9 -33', 1.4, 'metal', 0.7),
  pen.shape(box(-5, -12, 10, 6, 1), 'red', 0.7),
]

const seaJar: Thing = (pen) => [
  pen.shape(box(-10, -30, 20, 30, 3), 'white'),
  pen.shape(box(-9, -23, 18, 22, 2.4), 'sky', 0.9),
  pen.shape(box(-8, -34, 16, 5, 1.4), 'blue', 0.9),
  pen.shape('M-5 -8Q0 -18 5 -8Q3 -6 0 -6Q-3 -6 -5 -8z', 'cream', 0.8),
  pen.line('M0 -7V-13M-2.400 -7L-3 -11M2.400 -7L3 -11', 0.5),
]

const dressing: Thing = (pen) => [
  pen.shape('M-9 0V-20Q-9 -24 -4 -27V-34H4V-27Q9 -24 9 -20V0z', 'white'),
  pen.shape('M-8 -1V-11H8V-1z', 'redPale', 0.9),
  pen.shape('M-8 -11V-20H8V-11z', 'yellow', 0.9),
  pen.shape(circle(-3, -8, 1.4) + circle(3, -5, 1.1), 'yellow', 0.6),
  pen.shape(box(-5, -37, 10, 4, 1), 'brown', 0.9),
]

const BOWL = 'M-17 -17H17Q16 0 6 0H-6Q-16 0 -17 -17z'

/** A bowl of glass heaped with pieces. */
const heaped =
  (fill: Fill, pieces: (pen: Pen) => Drawing): Thing =>
  (pen) => [pen.shape('M-16 -17C-13 -26 13 -26 16 -17z', fill, 0.9), pen.shape(BOWL, 'foam'), pieces(pen)]

const spots = points('-10,-18 -4,-20 4,-20 10,-18 -9,-12 -3,-14 3,-13 9,-12 -4,-6 2,-7 6,-5')

const salsa = heaped('redPale', (pen) =>
  spots.map(([x, y], i) =>
    i % 2
      ? pen.shape(box(x - 2.6, y - 2.6, 5.2, 5.2, 1), 'red', 0.8)
      : pen.shape(box(x - 2.4, y - 2, 4.8, 4, 1.6), 'white', 0.8),
  ),
)

const fruitSalad = heaped('yellowPale', (pen) =>
  spots.map(([x, y], i) =>
    i % 2
      ? [pen.shape(circle(x, y, 3), 'yellowPale', 0.8), pen.line(`M${x - 0.8} ${y}h1.600`, 0.6)]
      : pen.shape(box(x - 2.8, y - 2.8, 5.6, 5.6, 1.2), 'orange', 0.8),
  ),
)

const granola = heaped('straw', (pen) =>
  spots.map(([x, y], i) =>
    i % 2 ? pen.shape(ellipse(x, y, 2.2, 1.8), 'brownDark', 0.7) : pen.shape(ellipse(x, y, 3.2, 2), 'straw', 0.7),
  ),
)

export const MIXTURES = {
  achocolatado: drink('copper', straw),
  'café adoçado': cup,
  'água do mar': seaJar,
  groselha: drink('pink', spoon),
  'molho de salada': dressing,
  vinagrete: salsa,
  'salada de frutas': fruitSalad,
  granola,
} as const satisfies Readonly<Record<string, Thing>>
