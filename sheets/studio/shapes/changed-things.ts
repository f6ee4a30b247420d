/** Things before and after heat, cold, light or damp, about their foot, at most 16 mm wide and 20 high. */
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

type Thing = (pen: Pen) => Drawing

const tumbler =
  (fill: Fill): Thing =>
  (pen) => [pen.shape('M-6.500 -17L-5 0H5L6.500 -17z', 'white', 1), pen.shape('M-6 -12L-5 -0.600H5L6 -12z', fill, 0.7)]

const cubes: Thing = (pen) => [
  pen.shape(box(-8, -8, 8, 8, 1.4), 'foam', 0.9),
  pen.shape(box(0.6, -7.4, 7.6, 7.4, 1.4), 'foam', 0.9),
  pen.shape(box(-4, -15, 8, 8, 1.4), 'foam', 0.9),
  pen.line('M-6 -5l2 -2M-2 -12l2 -2M3 -4l2 -2', 0.6, 'waterLine'),
]

const rawEgg: Thing = (pen) =>
  pen.shape('M0 -15C5 -15 6.500 -8 6.500 -5.500A6.500 5.500 0 0 1 -6.500 -5.500C-6.500 -8 -5 -15 0 -15z', 'cream', 1.1)

const friedEgg: Thing = (pen) => [
  pen.shape('M-9 -3C-9 -7 -3 -6 0 -7C4 -8 10 -6 9 -3C8 0 3 -1 0 0C-4 0 -9 0 -9 -3z', 'white', 1),
  pen.shape(ellipse(0, -4.4, 3.4, 2.6), 'yellow', 0.8),
]

const butter: Thing = (pen) => [pen.shape(box(-7.5, -10, 15, 10, 1), 'yellow', 1.1), pen.line('M-3 -10V0M2 -10V0', 0.7)]

const melted: Thing = (pen) => [
  pen.shape('M-9 -2C-9 -5 -4 -4 -2 -6C1 -8 4 -5 6 -4C10 -4 9 0 6 0H-6C-8 0 -9 -0.600 -9 -2z', 'yellow', 1),
  pen.line('M-5 -2.400q3 -1.600 5 0', 0.6),
]

/** Dark pan over a burner. */
const pan = (pen: Pen): Drawing => [
  pen.shape('M-9 -8H9L7.500 -1Q7 0 6 0H-6Q-7 0 -7.500 -1z', 'greyDark', 1),
  pen.rope('M-9 -6.500H-12', 1.4, 'brown', 0.7),
]

const kernels: Thing = (pen) => [
  [
    [-5, -8.6],
    [0, -8.6],
    [5, -8.6],
    [-2.5, -11.4],
    [2.5, -11.4],
  ].map(([x = 0, y = 0]) =>
    pen.shape(
      `M${x} ${y - 2.6}Q${x + 3} ${y} ${x + 1.6} ${y + 2}H${x - 1.6}Q${x - 3} ${y} ${x} ${y - 2.6}z`,
      'yellow',
      0.8,
    ),
  ),
  pan(pen),
]

const popped: Thing = (pen) => [
  [-5, -1.6, 2, 5.4, -3.4, 0.2, 3.8, 0.4].map((x, i) =>
    pen.shape(circle(x, [-8, -8.6, -8.6, -8, -11.4, -12, -11.4, -14.6][i] ?? -8, 2.4), 'cream', 0.7),
  ),
  pan(pen),
]

const runny: Thing = (pen) => [
  pen.shape('M-8 -9H8Q8 0 2 0H-2Q-8 0 -8 -9z', 'white', 1),
  pen.shape('M-8 -9Q0 -12 8 -9Q0 -6.500 -8 -9z', 'brown', 0.8),
]

const chocolate: Thing = (pen) => [
  pen.shape(box(-6, -17, 12, 17, 1.2), 'brown', 1),
  pen.line('M0 -17V0M-6 -11.400H6M-6 -5.700H6', 0.8),
]

const newspaper =
  (fill: Fill, fold: boolean): Thing =>
  (pen) => [
    pen.shape(box(-7.5, -17, 15, 17, 0.6), fill, 1),
    pen.line('M-5 -13.600H5M-5 -10H-1M-5 -7.500H-1M-5 -5H-1M-5 -2.500H5', 0.7),
    pen.shape(box(0.6, -10.6, 4.8, 6, 0.4), 'grey', 0.6),
    fold ? pen.line('M2 -17l2 3l-1 2M-7.500 -6l3 -1', 0.6) : [],
  ]

const towel =
  (one: Fill, other: Fill, isPale: boolean): Thing =>
  (pen) => [
    pen.shape('M-7 -18H7V0q-3.500 -2 -7 0t-7 0z', one, 1),
    pen.shape(box(-7, -14, 14, 3.4) + box(-7, -7.4, 14, 3.4), other, 0.7),
    isPale ? pen.line('M-4 -16h1M3 -9h1M-2 -3h1', 0.6, 'grey') : pen.line('M-5 -12.300H5M-5 -5.700H5', 1.6),
  ]

const nail =
  (fill: Fill, isRusty: boolean): Thing =>
  (pen) => [
    pen.shape('M-1.800 -15H1.800V-4L0 0L-1.800 -4z', fill, 0.9),
    pen.shape(box(-4.4, -18, 8.8, 3.4, 1.2), fill, 0.9),
    isRusty
      ? [
          pen.spot(-0.6, -12, 0.7),
          pen.spot(0.7, -9, 0.7),
          pen.spot(-0.5, -6, 0.6),
          pen.spot(-2.4, -16.4, 0.6),
          pen.spot(2, -16.2, 0.6),
        ]
      : [],
  ]

const loaf =
  (isMouldy: boolean): Thing =>
  (pen) => [
    pen.shape('M-7.500 0V-9C-11 -14 -6 -17 0 -17S11 -14 7.500 -9V0z', 'tan', 1.1),
    pen.shape('M-5 -2.400V-8.600C-8 -12.400 -4 -14.400 0 -14.400S8 -12.400 5 -8.600V-2.400z', 'cream', 0.7),
    isMouldy
      ? [
          pen.shape(circle(-2, -9.6, 2.4) + circle(2.6, -6, 2) + circle(1.8, -12, 1.4), 'green', 0.7),
          pen.spot(-2, -9.6, 0.6),
          pen.spot(2.6, -6, 0.6),
        ]
      : [],
  ]

/** Pictures by the words of a change. */
export const CHANGED: Readonly<Record<string, Thing>> = {
  água: tumbler('sky'),
  gelo: cubes,
  'chocolate mole': runny,
  'chocolate duro': chocolate,
  'ovo cru': rawEgg,
  frito: friedEgg,
  manteiga: butter,
  derretida: melted,
  milho: kernels,
  pipoca: popped,
  jornal: newspaper('white', false),
  amarelado: newspaper('yellowPale', true),
  pano: towel('red', 'blue', false),
  desbotado: towel('redPale', 'bluePale', true),
  prego: nail('metal', false),
  enferrujado: nail('copper', true),
  pão: loaf(false),
  mofado: loaf(true),
}
