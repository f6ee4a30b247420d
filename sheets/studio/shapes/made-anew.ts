/** New things made of used ones, some 24 mm high, each about its foot. */
import { box, circle, ellipse, points, star } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

type Thing = (pen: Pen) => Drawing

const eggCarton: Thing = (pen) => [
  points('-12,-9 0,-9 12,-9').map(([x, y]) => pen.shape(ellipse(x, y, 4.6, 6), 'cream', 1)),
  pen.shape('M-19 -9H19L17 -1.600Q12 2 6 -1.400Q0 2 -6 -1.400Q-12 2 -17 -1.600z', 'grey'),
  pen.line('M-6 -8V-3M6 -8V-3', 0.8),
]

const notebook: Thing = (pen) => [
  pen.shape(box(-10, -25, 21, 25, 1.6), 'teal'),
  pen.shape(box(-4, -20, 12, 7, 1), 'white', 0.8),
  pen.line('M-1.600 -16.500h7', 0.7),
  points('-10,-22 -10,-17 -10,-12 -10,-7 -10,-2.6').map(([x, y]) => pen.line(`M${x - 2} ${y}h4`, 1.2)),
]

const newBox: Thing = (pen) => [
  pen.shape(box(-14, -18, 28, 18, 1), 'tan'),
  pen.shape(box(-3, -18, 6, 18), 'woodPale', 0.8),
  pen.shape('M-14 -18L-10 -22H18L14 -18z', 'woodPale', 1),
  pen.shape('M14 -18L18 -22V-5L14 0z', 'brownPale', 1),
]

const shirt: Thing = (pen) => [
  pen.shape('M-6 -25L-14 -21L-17 -12L-10 -10V0H10V-10L17 -12L14 -21L6 -25Q0 -20 -6 -25z', 'bluePale'),
  pen.shape(star(0, -10, 4.6), 'yellow', 0.8),
]

const newBroom: Thing = (pen) => [
  pen.rope('M0 -27V-9', 2, 'wood'),
  pen.shape('M-6 -12H6L7.600 -7H-7.600z', 'red', 1),
  pen.shape('M-7.600 -7H7.600L11 0H-11z', 'green', 1),
  pen.line('M-5 -6L-7 -1M-1.600 -6L-2.400 -1M1.600 -6L2.400 -1M5 -6L7 -1', 0.7, 'leafDeep'),
]

const pail: Thing = (pen) => [
  pen.line('M-10 -16C-10 -27 10 -27 10 -16', 1.2),
  pen.shape('M-11 -17H11L8.600 0H-8.600z', 'purple'),
  pen.shape(ellipse(0, -17, 11, 2.4), 'purplePale', 1),
]

const glassJug: Thing = (pen) => [
  pen.rope('M7 -19C16 -20 16 -6 7 -6', 2, 'foam', 0.9),
  pen.shape('M-8 0C-10 -7 -9 -12 -6 -17V-22L-9 -25H6V-17C9 -12 10 -7 8 0z', 'foam'),
  pen.shade('M-6 -3C-7 -8 -6 -12 -4 -15V-3z', 'bluePale', 0.8),
]

const newJar: Thing = (pen) => [
  pen.shape('M-9 -17Q-9 -19 -7 -19H7Q9 -19 9 -17V-2Q9 0 7 0H-7Q-9 0 -9 -2z', 'foam'),
  pen.shade('M-6.600 -16H-4.400V-3H-6.600z', 'bluePale', 0.8),
  pen.shape(box(-8, -24, 16, 5, 1), 'red', 1),
]

const saucepan: Thing = (pen) => [
  pen.rope('M11 -10H21', 2.6, 'brownDark', 0.9),
  pen.shape('M-12 -13H12V-3Q12 0 9 0H-9Q-12 0 -12 -3z', 'metal'),
  pen.shape('M-13 -14Q0 -20 13 -14z', 'greyPale', 1),
  pen.shape(circle(0, -18.4, 1.8), 'brownDark', 0.9),
]

const nails: Thing = (pen) =>
  [-9, -1, 8].map((x, i) =>
    pen.at(
      x,
      0,
      1,
      (own) => [
        own.shape('M-1.400 -19H1.400V-4L0 0L-1.400 -4z', 'metal', 1),
        own.shape(box(-4.4, -22, 8.8, 3.4, 1), 'metal', 1),
      ],
      { turn: [-14, 4, 18][i] ?? 0 },
    ),
  )

const compost: Thing = (pen) => [
  pen.rope('M0 -15V-23', 1.5, 'lime', 0.8),
  pen.shape(
    'M0 -21C-7 -27 -10 -23 -9 -20C-6 -18 -2 -19 0 -21zM0 -21C7 -27 10 -23 9 -20C6 -18 2 -19 0 -21z',
    'leaf',
    0.9,
  ),
  pen.shape('M-15 0C-14 -7 -8 -15 0 -15.600C8 -15 14 -7 15 0z', 'soil'),
  pen.line('M-7 -5h3M-1 -9h3M4 -4h3M-3 -2.600h2M8 -7h2', 0.8, 'brownDark'),
]

/** Dark soil that worms have made. */
const humus: Thing = (pen) => [
  pen.shape('M-15 0C-14 -8 -8 -14 0 -14.600C8 -14 14 -8 15 0z', 'brownDark'),
  pen.line('M-9 -4h3M6 -9h3M5 -3h3', 0.8, 'tan'),
  pen.rope('M-7 -8C-5 -12 -2 -9 0 -7C2 -5 5 -6 6 -9M-2 -14C-2 -18 2 -20 4 -17', 2.2, 'pink', 0.8),
]

export const MADE_ANEW = {
  'caixa de ovos': eggCarton,
  'caderno novo': notebook,
  'caixa nova': newBox,
  camiseta: shirt,
  vassoura: newBroom,
  balde: pail,
  jarra: glassJug,
  'pote novo': newJar,
  panela: saucepan,
  pregos: nails,
  adubo: compost,
  húmus: humus,
} as const satisfies Readonly<Record<string, Thing>>
export type MadeName = keyof typeof MADE_ANEW

const mug: Thing = (pen) => [
  pen.rope('M6 -11C13 -12 13 -3 6 -3', 1.8, 'teal', 0.8),
  pen.shape('M-7 -14H7V-2Q7 0 5 0H-5Q-7 0 -7 -2z', 'teal'),
  pen.shape(star(0, -7, 3.2), 'yellow', 0.7),
]

const clothBag: Thing = (pen) => [
  pen.rope('M-5 -15C-5 -25 5 -25 5 -15', 1.4, 'orange', 0.8),
  pen.shape('M-10 -16H10L11 0H-11z', 'orange'),
  pen.shape(circle(0, -8, 3.6), 'yellow', 0.7),
]

const waterBottle: Thing = (pen) => [
  pen.shape(box(-5, -17, 10, 17, 2.6), 'blue'),
  pen.shape(box(-3.4, -21.6, 6.8, 4.8, 1), 'white', 0.9),
  pen.line('M-5 -6H5', 0.8),
]

const lunchBox: Thing = (pen) => [
  pen.shape(box(-11, -10, 22, 10, 2), 'green'),
  pen.shape(box(-12, -14, 24, 5, 2), 'lime', 1),
  pen.shape(box(-2.6, -11, 5.2, 4, 0.8), 'white', 0.8),
]

const bottlePlanter: Thing = (pen) => [
  pen.rope('M0 -11V-20M0 -13C-2 -16 -4 -17 -5 -17M0 -14C2 -17 4 -18 5 -18', 1.2, 'lime', 0.7),
  [
    [-4, -16.5, -60],
    [4, -17.5, 56],
    [0, -19, 0],
  ].map(([x = 0, y = 0, turn = 0]) =>
    pen.at(x, y, 1, (own) => own.shape('M0 0C-4 -2 -3.600 -6 0 -8C3.600 -6 4 -2 0 0z', 'leaf', 0.9), { turn }),
  ),
  pen.shape('M-6.600 -12H6.600V-3L5 0L2.600 -1L0 0L-2.600 -1L-5 0L-6.600 -3z', 'bluePale'),
  pen.shape('M-5.400 -8Q0 -10 5.400 -8V-3.400H-5.400z', 'soil', 0.7),
  pen.shape(ellipse(0, -12, 6.6, 1.5), 'white', 0.8),
]

const pencilJar: Thing = (pen) => [
  [
    [-3, -20, 'red'],
    [0.6, -22, 'yellow'],
    [3.6, -19, 'blue'],
  ].map(([x, y, fill]) =>
    pen.shape(
      `M${Number(x) - 1.3} -9V${Number(y) + 2}L${x} ${y}L${Number(x) + 1.3} ${Number(y) + 2}V-9z`,
      fill as 'red',
      0.8,
    ),
  ),
  pen.shape(box(-6.4, -12, 12.8, 12, 1.6), 'foam'),
  pen.line('M-6.400 -8.600H6.4', 0.8),
]

const boxCar: Thing = (pen) => [
  pen.shape(box(-12, -11, 24, 8, 1), 'tan'),
  pen.shape('M-6 -11L-3 -16H5L8 -11z', 'woodPale', 1),
  pen.shape(circle(-7, -3, 3), 'red', 1),
  pen.shape(circle(7, -3, 3), 'red', 1),
]

const readBook: Thing = (pen) => [
  pen.shape(box(-8, -20, 17, 20, 1), 'purple'),
  pen.shape(box(-8, -20, 3.4, 20, 1), 'purplePale', 0.8),
  pen.shape(star(2.4, -11, 4), 'yellow', 0.8),
]

const peelBowl: Thing = (pen) => [
  pen.shape('M-8 -9C-9 -15 -3 -16 -2 -10zM-2 -10C-1 -17 5 -16 4 -9zM3 -9C6 -14 10 -13 8 -8z', 'yellow', 0.9),
  pen.shape('M-11 -9H11Q10 0 4 0H-4Q-10 0 -11 -9z', 'brown'),
]

/** Things in the hands of who makes less waste. */
export const IN_HAND = {
  mug,
  clothBag,
  waterBottle,
  lunchBox,
  bottlePlanter,
  pencilJar,
  boxCar,
  readBook,
  peelBowl,
} as const
