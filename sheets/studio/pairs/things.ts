/** Things that go together, about their foot, some 30 to 40 mm high. */
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

export const key = (pen: Pen): Drawing => [
  pen.shape('M-4 -16H26V-10V3H20V-4H16V1H10V-10H-4z', 'yellow'),
  pen.shape(circle(-13, -11, 11), 'yellow'),
  pen.shape(circle(-15, -11, 4), 'white', 0.9),
]

export const padlock = (pen: Pen): Drawing => [
  pen.rope('M-9 -20V-28a9 9 0 0 1 18 0V-20', 4, 'metal'),
  pen.shape(box(-16, -22, 32, 22, 4), 'orange'),
  pen.shape('M0 -15a3 3 0 0 1 1.600 5.600L2.600 -4H-2.600L-1.600 -9.400A3 3 0 0 1 0 -15z', 'brownDark', 0.8),
]

export const toothbrush = (pen: Pen): Drawing => [
  pen.shape(box(-26, -16, 18, 9, 1), 'white', 0.9),
  pen.line('M-22 -16v8M-18 -16v8M-14 -16v8', 0.7, 'bluePale'),
  pen.shape('M-28 -8Q-28 -9 -26 -9H-4Q4 -10 10 -8H26Q29 -5 26 -3H8Q0 -2 -6 -4H-26Q-28 -4 -28 -6z', 'teal'),
]

/** A tube with its crimped end, its cap, and the paste that comes out. */
export const pasteTube = (pen: Pen): Drawing => [
  pen.shape('M-29 -23H-23V-1H-29z', 'teal', 0.9),
  pen.line('M-27 -22V-2M-25 -22V-2', 0.6),
  pen.shape('M-23 -23L12 -19Q15 -18 15 -15V-9Q15 -6 12 -5L-23 -1z', 'white'),
  pen.shape('M-17 -22.300L4 -19.900V-4.100L-17 -1.700z', 'teal', 0.7),
  pen.shape('M-12 -12C-10 -19 -2 -19 0 -14C-2 -8 -9 -7 -12 -12z', 'white', 0.7),
  pen.line('M-11 -12.400Q-5 -14 -1 -13.400', 0.7),
  pen.shape(box(15, -16, 4.5, 8, 1), 'greyPale', 0.9),
  pen.shape('M19.500 -14.500Q25 -17 28 -13Q31 -8 26 -7Q29 -10 24 -10.500L19.500 -10z', 'bluePale', 0.8),
]

export const needle = (pen: Pen): Drawing => [
  pen.shape('M-26 -3L16 -24Q22 -26 24 -23Q24 -20 18 -18L-24 -1z', 'metal', 0.9),
  pen.line('M15 -20.500L20 -23', 1.4),
  pen.line('M18 -21C30 -30 34 -14 24 -8S10 -2 16 0', 1, 'red'),
]

export const spool = (pen: Pen): Drawing => [
  pen.shape(box(-12, -33, 24, 6, 2), 'wood'),
  pen.shape(box(-9, -28, 18, 22), 'red'),
  pen.line('M-9 -24L9 -22M-9 -19.500L9 -17.500M-9 -15L9 -13M-9 -10.500L9 -8.500', 0.8, 'redDark'),
  pen.line('M9 -9C20 -8 16 0 26 -1', 1, 'red'),
  pen.shape(box(-12, -6, 24, 6, 2), 'wood'),
]

export const pencil = (pen: Pen): Drawing =>
  pen.at(
    0,
    -9,
    1,
    (p) => [
      p.shape(box(18, -6, 8, 12, 2), 'pink'),
      p.shape(box(-14, -6, 32, 12), 'yellow'),
      p.line('M-14 -2H18M-14 2H18', 0.7),
      p.shape('M-14 -6L-28 0L-14 6z', 'tan'),
      p.solid('M-23.400 -2L-28 0L-23.400 2z'),
    ],
    { turn: -14 },
  )

/** A wedge with a hole for the pencil at its end, a blade screwed on its slope, shaved wood on the board. */
export const sharpener = (pen: Pen): Drawing => [
  pen.shape('M22 -24L34 -36V-12L22 0z', 'blueDark'),
  pen.shape('M-24 -15L-12 -27L34 -36L22 -24z', 'bluePale'),
  pen.shape('M-12 -19.500L-5 -26L27 -32L19 -25.500z', 'metal', 0.9),
  pen.shape(ellipse(6.5, -25.8, 3, 2), 'greyDark', 0.7),
  pen.line('M5 -26.600L8 -25', 0.6),
  pen.shape('M-24 -15L22 -24V0H-24z', 'blue'),
  pen.shape(ellipse(-24, -7.5, 3.4, 6.6), 'bluePale', 0.9),
  pen.shape(ellipse(-24, -7.5, 1.9, 4.2), 'black', 0.6),
  [-13, -6, 1, 8, 15].map((x) => pen.line(`M${x} -11V-3.500`, 0.8)),
  pen.shape('M28 1Q27 -9 36 -9Q45 -8 45 1Q42 -1.500 39.500 1Q36.500 -1.500 34 1Q31 -1.500 28 1z', 'tan', 0.8),
  pen.line('M30.500 -2L36 -8.500L37 -2M36 -8.500L42.500 -2', 0.6),
]

export const broom = (pen: Pen): Drawing => [
  pen.rope('M16 -44L-2 -16', 2.6, 'wood'),
  pen.shape('M-8 -20L4 -13L2 -9L-11 -17z', 'red', 0.9),
  pen.shape('M-11 -17L2 -9Q0 -2 -8 2Q-18 0 -22 -8Q-16 -10 -11 -17z', 'straw'),
  pen.line('M-9 -14L-18 -6M-5 -11.500L-13 -1.500M-2 -9.500L-8 1', 0.8, 'strawDark'),
]

export const dustpan = (pen: Pen): Drawing => [
  pen.rope('M0 -18V-36', 4, 'blue'),
  pen.shape('M-20 0L-14 -20H14L20 0z', 'blue'),
  pen.shape('M-15 -3L-11.500 -14H11.500L15 -3z', 'bluePale', 0.8),
  pen.shape(circle(-6, -6, 1.5) + circle(3, -8, 1.2) + circle(8, -5, 1.5), 'brown', 0.6),
]

export const hammer = (pen: Pen): Drawing => [
  pen.rope('M12 -2L-4 -30', 4.6, 'wood'),
  pen.shape('M-22 -28L-12 -34L2 -40Q10 -42 14 -36Q8 -37 4 -33L-2 -28L-13 -23L-17 -19z', 'metal'),
]

export const nail = (pen: Pen): Drawing => [
  pen.shape(ellipse(0, -8, 26, 8), 'wood'),
  pen.line('M-16 -8q6 -3 12 0M6 -6q6 -2 10 0', 0.8, 'woodDark'),
  pen.shape('M-2 -30H2V-9L0 -6L-2 -9z', 'metal'),
  pen.shape(box(-7, -34, 14, 5, 1.5), 'metal'),
]

export const teapot = (pen: Pen): Drawing => [
  pen.rope('M15 -24C28 -26 28 -8 14 -8', 3, 'teal'),
  pen.shape('M-14 -14C-22 -14 -20 -26 -30 -27L-27 -31C-18 -30 -18 -24 -13 -22z', 'teal'),
  pen.shape('M-15 -24C-20 -12 -16 0 -8 0H8C16 0 20 -12 15 -24z', 'teal'),
  pen.shape('M-13 -24Q0 -33 13 -24z', 'teal'),
  pen.shape(circle(0, -31, 2.6), 'yellow', 0.9),
  pen.shape(circle(0, -12, 4), 'yellow', 0.8),
]

export const teacup = (pen: Pen): Drawing => [
  pen.line('M-5 -27q3 -3 0 -6M4 -27q3 -3 0 -6', 0.9, 'stoneDark'),
  pen.rope('M13 -18C24 -20 23 -8 11 -7', 2.6, 'pink'),
  pen.shape('M-15 -23H15C15 -10 10 -4 6 -3H-6C-10 -4 -15 -10 -15 -23z', 'pink'),
  pen.shape(ellipse(0, -23, 15, 3), 'brown', 0.9),
  pen.shape('M-22 -4H22Q20 0 12 0H-12Q-20 0 -22 -4z', 'white'),
]

export const candles = (pen: Pen): Drawing =>
  [-12, 0, 12].map((x, i) => [
    pen.shape(box(x - 3, -22, 6, 22, 1), i === 0 ? 'pink' : i === 1 ? 'yellow' : 'blue'),
    pen.line(`M${x - 3} -10l6 -4M${x - 3} -4l6 -4`, 0.7),
    pen.shape(`M${x} -34C${x + 5} -28 ${x + 3} -23 ${x} -23C${x - 3} -23 ${x - 5} -28 ${x} -34z`, 'orange', 0.9),
  ])

export const letter = (pen: Pen): Drawing => [
  pen.shape(box(-22, -28, 44, 28, 2), 'cream'),
  pen.line('M-22 -27L0 -10L22 -27', 1.1),
  pen.shape(box(10, -11, 9, 9), 'red', 0.8),
]

/** The filter of Brazilian kitchens: two vessels of clay with a lid, and a tap above a stand. */
export const clayFilter = (pen: Pen): Drawing => [
  pen.shape(box(-15, -5, 30, 5, 1), 'wood', 0.9),
  pen.shape('M-13 -5C-15 -13 -15 -20 -14 -25H14C15 -20 15 -13 13 -5z', 'copper'),
  pen.shape('M-14 -25C-16 -35 -15 -42 -12 -46H12C15 -42 16 -35 14 -25z', 'copper'),
  pen.shape('M-13 -46Q0 -54 13 -46z', 'copper'),
  pen.shape(circle(0, -51.5, 2.2), 'copper', 0.9),
  pen.line('M-14.500 -25H14.500M-14 -29H14', 0.9, 'brown'),
  pen.shape('M12 -14H21V-7H17.500V-10H12z', 'white', 0.8),
  pen.shape(box(15.5, -18, 5, 4, 1), 'blue', 0.8),
]

export const sock = (pen: Pen): Drawing => [
  pen.shape('M-10 -38H8V-18Q10 -14 20 -12Q28 -10 26 -3Q24 0 18 0H-2Q-12 0 -12 -12z', 'yellow'),
  pen.shape(box(-11, -40, 20, 7, 1.5), 'red'),
  pen.line('M-11 -28H8M-11.500 -22H8', 1.1, 'orange'),
  pen.line('M18 -12Q15 -6 18 0M-12 -9Q-6 -10 -4 0', 0.9),
]

export const sneaker = (pen: Pen): Drawing => [
  pen.shape('M-22 -24Q-16 -20 -8 -24L-2 -26Q4 -14 16 -12Q26 -11 27 -5H-23Q-24 -16 -22 -24z', 'blue'),
  pen.shape('M-24 -6H28V-3Q27 0 22 0H-20Q-24 0 -24 -4z', 'white'),
  pen.line('M-2 -21l5 -2M1 -17l5 -2.600M5 -14l5 -2.600', 1.2),
]

export const vase = (pen: Pen): Drawing => [
  pen.shape('M-9 -32H9L8 -26Q16 -20 16 -12Q16 -2 8 0H-8Q-16 -2 -16 -12Q-16 -20 -8 -26z', 'purple'),
  pen.line('M-15 -15Q0 -10 15 -15M-15 -9Q0 -4 15 -9', 1, 'yellow'),
]

export const brush = (pen: Pen): Drawing =>
  pen.at(
    0,
    -4,
    1,
    (p) => [
      p.shape('M-6 -2.500L28 -1.200Q30 0 28 1.200L-6 2.500z', 'wood'),
      p.shape(box(-14, -4, 10, 8, 1), 'metal', 0.9),
      p.shape('M-14 -4.500Q-24 -6 -29 0Q-24 6 -14 4.500z', 'blue'),
    ],
    { turn: -20 },
  )

export const paints = (pen: Pen): Drawing => [
  pen.shape(
    'M-26 -14C-24 -30 8 -34 22 -24C30 -16 24 -10 16 -11C8 -12 8 -6 12 -4C14 0 4 1 -4 0C-18 -1 -27 -6 -26 -14z',
    'woodPale',
  ),
  (['red', 'yellow', 'green', 'purple'] as const).map((fill, i) => {
    const [x = 0, y = 0] =
      [
        [-17, -15],
        [-7, -23],
        [6, -25],
        [-13, -7],
      ][i] ?? []
    return pen.shape(ellipse(x, y, 4.6, 3.6), fill, 0.9)
  }),
]

export const whistle = (pen: Pen): Drawing => [
  pen.shape('M-24 -24H6a11 11 0 1 1 -12 14V-14H-24z', 'yellow'),
  pen.shape(circle(5, -13, 4), 'brownDark', 0.9),
  pen.rope('M14 -20C26 -28 28 -36 20 -40', 1.6, 'red', 0.7),
]
