/** Things of kitchen, yard and toy box that begin with letters few animals have. Each is drawn about its foot. */
import { box, circle, ellipse, points, poly, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

const bars = (from: number, step: number, count: number, draw: (x: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(from + i * step)).join('')

/** 28 mm high, with its string. */
export const yoyo = (pen: Pen): Drawing => [
  pen.line('M8 -22C16 -26 20 -16 16 -10C13 -5 18 -2 23 -4', 1),
  pen.shape(circle(24, -4.5, 1.8), 'white', 0.8),
  pen.shape(circle(0, -12, 12), 'purple'),
  pen.shape(circle(0, -12, 8), 'yellow', 0.9),
  pen.shape(circle(0, -12, 2.4), 'purple', 0.8),
]

export const jug = (pen: Pen): Drawing => [
  pen.rope('M8 -24C20 -26 20 -8 8 -8', 2.6, 'bluePale'),
  pen.shape('M-9 0C-12 -8 -12 -16 -7 -22V-30L-11 -33H7V-22C12 -16 12 -8 9 0z', 'bluePale'),
  pen.shape('M-9.6 -3C-11 -8 -10.5 -13 -8.4 -16.5H8.4C10.5 -13 11 -8 9.6 -3z', 'orange', 0.8),
]

/** Half a kiwi fruit, its cut to the front. */
export const kiwi = (pen: Pen): Drawing => [
  pen.shape(ellipse(0, -12, 14, 12), 'brownPale'),
  pen.shape(ellipse(0, -12, 11.6, 9.8), 'lime', 0.8),
  pen.shape(ellipse(0, -12, 4.4, 3.4), 'cream', 0.7),
  Array.from({ length: 10 }, (_, i) => {
    const angle = (i * Math.PI) / 5 + 0.3
    return pen.solid(ellipse(6.8 * Math.cos(angle), -12 + 5.6 * Math.sin(angle), 0.7, 0.9))
  }),
]

export const ketchup = (pen: Pen): Drawing => [
  pen.shape('M-2 -36L-1 -42H1L2 -36z', 'cream', 0.9),
  pen.shape(box(-6, -36.5, 12, 6, 1.5), 'cream'),
  pen.shape('M-8 0V-22C-8 -27 -5 -28 -5 -31H5C5 -28 8 -27 8 -22V0z', 'red'),
  pen.shape(box(-8, -18, 16, 11), 'cream', 0.9),
  pen.shape(circle(0, -12, 3.4), 'red', 0.7),
  pen.line('M0 -15.4l1.4 -2', 0.9, 'leafDark'),
]

/** A small racing car that drives to the right. */
export const kart = (pen: Pen): Drawing => [
  pen.shape('M-10 -12L-14 -24H-8L-4 -12z', 'black', 1),
  pen.line('M6 -12L2 -21M-1 -22.5L5.5 -20', 1.3),
  pen.shape('M-22 -6V-13H-2L8 -14C16 -14 22 -10 25 -6V-4H-22z', 'red'),
  pen.shape(circle(3, -9.4, 3.6), 'white', 0.8),
  [-13, 15].map((x) => [pen.shape(circle(x, -5.5, 5.5), 'greyDark'), pen.shape(circle(x, -5.5, 2.2), 'greyPale', 0.8)]),
]

/** A ball of yarn with its loose end. */
export const yarn = (pen: Pen): Drawing => [
  pen.line('M8 -2C16 2 22 -6 28 -1', 1.1),
  pen.shape(circle(0, -12, 12), 'pink'),
  pen.line(
    'M-11 -15C-4 -10 5 -9 11.5 -12M-9 -19.5C-3 -14 6 -13 11 -16M-11 -9C-5 -4 3 -3 9 -5M-4 -23.5C-8 -15 -7 -6 -2 -0.5M3 -23.5C0 -15 1 -8 5 -1.5',
    0.9,
    'redDark',
  ),
]

/** A nest with three eggs on a bough. */
export const nest = (pen: Pen): Drawing => [
  pen.shape('M-25 -5C-12 -8 10 -3 25 -7L26 -2C12 1 -10 -1 -25 0z', 'brown'),
  pen.shape(
    'M17 -6C18 -12 24 -14 29 -12C28 -7 23 -4 17 -6zM-19 -6C-24 -7 -27 -11 -26 -15C-21 -14 -18 -11 -19 -6z',
    'leaf',
    0.9,
  ),
  [-6, 0, 6].map((x, i) => pen.shape(ellipse(x, i === 1 ? -19 : -17.5, 3.8, 5), i === 1 ? 'cream' : 'bluePale', 1)),
  pen.shape('M-15 -17C-13 -7 -6 -4 0 -4C6 -4 13 -7 15 -17C8 -14 -8 -14 -15 -17z', 'straw'),
  pen.line('M-12 -13L-4 -8M-8 -14.500L2 -6M0 -15L8 -7M12 -13L2 -8M6 -14.500L-3 -5.500', 0.7, 'brown'),
]

export const cheese = (pen: Pen): Drawing => [
  pen.shape('M-18 0V-9L14 -20C17 -17 18 -13 18 -9V0z', 'yellow'),
  pen.shape('M-18 -9L14 -20C17 -17 18 -13 18 -9z', 'yellowPale', 0.9),
  [
    [-9, -4, 2.4],
    [1, -3.4, 1.6],
    [9, -5, 2.6],
  ].map(([x = 0, y = 0, r = 1]) => pen.shape(circle(x, y, r), 'orange', 0.7)),
]

/** A painted picture on an easel. */
export const easel = (pen: Pen): Drawing => [
  pen.rope('M-4 -46L-13 0M4 -46L13 0M0 -46V-4', 2, 'wood', 0.9),
  pen.shape(box(-17, -42, 34, 26), 'wood'),
  pen.shape(box(-14.5, -39.5, 29, 21), 'sky', 0.9),
  pen.shape('M-14.5 -18.5V-25C-8 -31 -2 -30 3 -25C7 -29 11 -29 14.5 -26V-18.5z', 'grass', 0.8),
  pen.shape(circle(8, -34, 3), 'yellow', 0.8),
  pen.shape(box(-19, -16.5, 38, 3), 'woodDark', 0.9),
]

/** A kiosk with a roof of straw and a counter. */
export const kiosk = (pen: Pen): Drawing => [
  pen.rope('M-16 0V-26M16 0V-26', 2.4, 'brown', 0.9),
  pen.shape(box(-14, -26, 28, 15), 'cream', 0.9),
  [-8, 0, 8].map((x) => pen.shape(circle(x, -14.5, 3.2), x ? 'green' : 'orange', 0.9)),
  pen.shape(box(-19, -12.5, 38, 12.5), 'woodPale'),
  pen.line('M-10 -11V-1M0 -11V-1M10 -11V-1', 0.7, 'wood'),
  pen.shape(box(-21, -14, 42, 3), 'wood', 1),
  pen.shape('M-24 -25L-7 -42H7L24 -25L20 -23L16 -26L11 -23L6 -26L0 -23L-6 -26L-11 -23L-16 -26L-20 -23z', 'straw'),
  pen.line('M-8 -38L-14 -29M-2 -39L-4 -28M4 -39L7 -28M9 -37L15 -29', 0.7, 'strawDark'),
]

export const robot = (pen: Pen): Drawing => [
  pen.rope('M-5 -12V-3M5 -12V-3', 3.4, 'metal', 0.9),
  pen.shape(box(-10, -4, 9, 4, 1.5) + box(1, -4, 9, 4, 1.5), 'blueDark'),
  pen.rope('M-12 -27C-18 -27 -19 -22 -18 -16M12 -27C18 -27 19 -33 18 -38', 3, 'metal', 0.9),
  pen.shape(circle(-18, -14, 3) + circle(18, -40, 3), 'red', 0.9),
  pen.shape(box(-12, -31, 24, 20, 3), 'teal'),
  pen.shape(box(-7, -27, 14, 9, 2), 'cream', 0.8),
  pen.shape(circle(-3, -22.5, 1.5), 'red', 0.6),
  pen.shape(circle(2, -22.5, 1.5), 'yellow', 0.6),
  pen.line('M0 -49V-54', 1.1),
  pen.shape(circle(0, -56, 2.2), 'red', 0.8),
  pen.shape(box(-13, -50, 26, 17, 5), 'metal'),
  pen.shape(box(-9.5, -46, 19, 9, 4), 'night', 0.9),
  pen.spot(-4, -41.5, 1.7, 'white'),
  pen.spot(4, -41.5, 1.7, 'white'),
]

/** A hammock between two posts. */
export const hammock = (pen: Pen): Drawing => [
  pen.rope('M-27 0V-36M27 0V-36', 3, 'brown', 1),
  pen.line('M-27 -31L-17 -24M-27 -31L-18 -20M27 -31L17 -24M27 -31L18 -20', 0.9),
  pen.shape('M-19 -25C-14 -9 14 -9 19 -25C14 -17 -14 -17 -19 -25z', 'cream'),
  pen.shape('M-19 -25C-15 -4 15 -4 19 -25C14 -12 -14 -12 -19 -25z', 'orange'),
  pen.line('M-13 -15v5M-8 -13v6M-3 -12v6M3 -12v6M8 -13v6M13 -15v5', 0.8),
]

export const wateringCan = (pen: Pen): Drawing => [
  pen.rope('M9 -17C20 -18 20 -4 9 -4M-6 -20C-4 -30 8 -30 9 -20', 2.2, 'blueDark', 0.9),
  pen.shape('M-9 -8L-20 -22L-17 -24L-9 -15z', 'blue'),
  pen.shape('M-24.5 -21L-16 -27.5L-15 -24L-21 -19.6z', 'blueDark', 1),
  pen.shape('M-10 0L-9 -20H9L10 0z', 'blue'),
  pen.line('M-9.5 -5H9.5', 0.8),
]

/** A hand bell, upright. */
export const bell = (pen: Pen): Drawing => [
  pen.shape(circle(0, -2.5, 2.6), 'brown', 0.9),
  pen.shape('M-14 -3C-10 -8 -10 -24 0 -24C10 -24 10 -8 14 -3z', 'yellow'),
  pen.line('M-11.5 -7H11.5', 0.9, 'orange'),
  pen.shape('M-2.5 -24V-36C-2.5 -39 2.5 -39 2.5 -36V-24z', 'wood'),
]

export const cup = (pen: Pen): Drawing => [
  pen.rope('M11 -17C20 -18 19 -6 9 -6', 2.4, 'cream'),
  pen.shape(ellipse(0, -2, 17, 2.6), 'cream'),
  pen.shape('M-12 -19H12C12 -9 8 -2 0 -2C-8 -2 -12 -9 -12 -19z', 'red'),
  pen.shape(ellipse(0, -19, 12, 2.6), 'brown', 1),
  pen.line('M-4 -25q-2 -3 0 -5t0 -5M4 -25q-2 -3 0 -5t0 -5', 0.9, 'stoneDark'),
]

/** Bars of four colours on a frame, and two mallets. */
export const xylophone = (pen: Pen): Drawing => {
  const fills: readonly Fill[] = ['red', 'orange', 'yellow', 'green', 'blue']
  return [
    pen.shape('M-22 -3L24 -6V-10L-22 -19z', 'wood', 1),
    fills.map((fill, i) => pen.shape(box(-20 + i * 8.6, -21 + i * 1.5, 6, 20 - i * 2.2, 1.6), fill)),
    pen.rope('M-6 -27L14 -33', 1.3, 'wood', 0.8),
    pen.shape(circle(-7.5, -26.5, 2.8), 'cream', 0.9),
  ]
}

/** A board of squares that leans on its stand, and one pawn. */
export const chessboard = (pen: Pen): Drawing => {
  const squares = Array.from({ length: 16 }, (_, i) =>
    (i + Math.floor(i / 4)) % 2 ? box(-18 + (i % 4) * 7, -34 + Math.floor(i / 4) * 7, 7, 7) : '',
  )
  return [
    pen.shape(box(-21, -37, 34, 34), 'wood'),
    pen.shape(box(-18, -34, 28, 28), 'cream', 0.8),
    pen.solid(squares.join('')),
    pen.shape('M9 0C10 -3 14 -5 14 -10H20C20 -5 24 -3 25 0z', 'cream'),
    pen.shape(circle(17, -13, 4), 'cream'),
  ]
}

export const waffle = (pen: Pen): Drawing => [
  pen.shape(ellipse(0, -2.5, 20, 3), 'bluePale'),
  pen.shape(circle(0, -17, 14.5), 'straw'),
  pen.line(bars(-8, 5.3, 4, (x) => `M${x} -28V-6`) + bars(-25, 5.3, 4, (y) => `M-11.5 ${y}H11.5`), 1.2, 'brown'),
  pen.shape('M-9 -24C-6 -31 6 -31 10 -24C12 -18 8 -19 6 -22C4 -17 0 -18 -1 -22C-3 -18 -10 -18 -9 -24z', 'red', 0.9),
]

export const walkieTalkie = (pen: Pen): Drawing => [
  pen.rope('M5 -30V-44', 1.8, 'greyDark', 0.9),
  pen.shape(box(-9, -32, 18, 32, 3), 'teal'),
  pen.shape(box(-6, -28.5, 12, 7, 1.5), 'yellowPale', 0.8),
  pen.line('M-5 -17H5M-5 -14H5M-5 -11H5', 0.9),
  pen.shape(circle(-3.5, -5, 2), 'red', 0.7),
  pen.shape(circle(3.5, -5, 2), 'yellow', 0.7),
]

/** A box of noodles with two chopsticks. */
export const yakisoba = (pen: Pen): Drawing => [
  pen.rope('M-2 -20L10 -42M2 -20L16 -40', 1.3, 'wood', 0.8),
  pen.shape('M-13 -22C-12 -28 -7 -27 -6 -25C-5 -30 2 -30 3 -25C5 -29 11 -28 13 -22z', 'straw'),
  pen.line('M-9 -24q2 -2 4 1M-2 -25q2 -2 4 1M5 -24q2 -2 4 1', 0.8, 'brown'),
  pen.shape('M-10 0L-15 -22H15L10 0z', 'red'),
  pen.shape(circle(0, -11, 5), 'cream', 0.9),
]

/** A broad drum of the north-east. */
export const zabumba = (pen: Pen): Drawing => [
  pen.shape('M-18 -28V-6Q0 3 18 -6V-28z', 'red'),
  pen.line('M-18 -24L-11 -3L-5 -22L0 -1L5 -22L11 -3L18 -24', 1, 'cream'),
  pen.shape('M-19 -8Q0 2 19 -8V-4Q0 6 -19 -4z', 'woodPale', 1),
  pen.shape('M-19 -30Q0 -20 19 -30V-26Q0 -16 -19 -26z', 'woodPale', 1),
  pen.shape(ellipse(0, -29, 19, 5.5), 'cream'),
  pen.rope('M-4 -32L10 -42', 1.3, 'wood', 0.8),
  pen.shape(circle(-5.5, -31.5, 2.8), 'cream', 0.8),
]

/** A die that shows one, two and three. */
export const die = (pen: Pen): Drawing => [
  pen.shape('M0 -34L17 -26V-8L0 0L-17 -8V-26z', 'white'),
  pen.shape('M0 -34L17 -26L0 -18L-17 -26z', 'redPale', 1),
  pen.line('M0 -18V0', 1),
  pen.solid(ellipse(0, -26, 3, 1.7)),
  pen.solid(ellipse(-11, -18, 1.6, 2.2) + ellipse(-5.5, -8, 1.6, 2.2)),
  pen.solid(ellipse(4.5, -14, 1.4, 2.1) + ellipse(8.5, -13, 1.4, 2.1) + ellipse(12.5, -12, 1.4, 2.1)),
]

/** A step ladder, seen from the side. */
export const ladder = (pen: Pen): Drawing => [
  pen.rope('M2 -50L16 0', 2, 'brown', 0.9),
  pen.rope('M-7 -50L-16 0M5 -50L2 0', 2.2, 'orange', 1),
  pen.rope('M-8 -40H4M-10 -29H3.5M-12 -18H3M-14 -7H2.5', 1.8, 'yellow', 0.9),
  pen.shape(box(-10, -53, 18, 4, 1.5), 'orange'),
]

/** A folding fan, open. */
export const fan = (pen: Pen): Drawing => {
  const tips = Array.from({ length: 9 }, (_, i): Spot => {
    const angle = Math.PI * (1.08 + (i * 0.84) / 8)
    return [30 * Math.cos(angle), 32 * Math.sin(angle)]
  })
  const ribs = tips.map((tip) => poly([[0, -1], tip], false)).join('')
  const inner = tips.toReversed().map(([x, y]): Spot => [x * 0.45, y * 0.45])
  return [
    pen.line(ribs, 1.4, 'brown'),
    pen.shape(poly([...tips, ...inner]), 'pink'),
    pen.line(ribs, 0.7, 'redDark'),
    points('-17,-15 0,-23 17,-15').map(([x, y]) => pen.shape(circle(x, y, 2.6), 'yellow', 0.7)),
    pen.shape(circle(0, -1.5, 2.2), 'brown', 0.9),
  ]
}

/** A cardboard box, open. */
export const carton = (pen: Pen): Drawing => [
  pen.shape('M-16 -20L-25 -27L-6 -30L0 -22zM16 -20L25 -27L6 -30L0 -22z', 'brownPale', 1),
  pen.shape('M-16 -20L0 -24L16 -20L0 -15z', 'brownDark', 1),
  pen.shape('M-16 -20L0 -15V0L-16 -5z', 'tan'),
  pen.shape('M16 -20L0 -15V0L16 -5z', 'woodPale'),
  pen.shape('M-16 -20L0 -15L-6 -9L-22 -14zM16 -20L0 -15L6 -9L22 -14z', 'tan', 1),
]

/** A cashew with its nut below. */
export const cashew = (pen: Pen): Drawing => [
  pen.line('M0 -33q1 -4 4 -6', 1.2),
  pen.shape('M2 -36q6 -6 11 -1q-5 5 -11 1z', 'leafDark', 0.9),
  pen.shape('M0 -33C-8 -35 -12 -28 -11 -20C-10 -12 -5 -8 0 -8C5 -8 10 -12 11 -20C12 -28 8 -35 0 -33z', 'orange'),
  pen.shade('M-7 -22q0 -7 5 -8q-3 4 -2.5 9z', 'white', 0.6),
  pen.shape('M-4 -9C-8 -7 -7 0 -1 0C5 0 7 -4 4 -7C2 -8.5 1 -5 -1 -6C-2.5 -7 -2 -9 -4 -9z', 'brown'),
]
