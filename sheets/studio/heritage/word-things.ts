/** Foods and things whose names came from many languages. Each is drawn on its foot, about 30 mm high. */
import type { Thing } from '../fit.ts'
import { box, circle, ellipse, star } from '../paths.ts'
import type { Fill, Pen } from '../pen.ts'
import { berimbau } from '../shapes/instruments.ts'
import { accordion } from '../shapes/june.ts'
import { lettuce } from '../shapes/kitchen-garden.ts'
import { namedThing } from '../shapes/named-things.ts'

const plate = (pen: Pen) => [
  pen.shape(ellipse(0, -2, 20, 3.4), 'white', 1),
  pen.shape(ellipse(0, -2.8, 14, 1.8), 'greyPale', 0.6),
]

const acaraje: Thing = (pen) => [
  plate(pen),
  pen.shape(ellipse(0, -10, 14, 8.6), 'orange'),
  pen.shape('M-12 -14Q0 -6 12 -14Q9 -5 0 -4.500Q-9 -5 -12 -14z', 'yellowPale', 0.9),
  [-6, 0, 6].map((x) => pen.shape(circle(x, -9 + Math.abs(x) * 0.2, 1.8), 'redPale', 0.7)),
]

const palmOil: Thing = (pen) => [
  pen.shape(box(-4, -32, 8, 5, 1.5), 'wood', 1),
  pen.shape('M-4 -27H4V-23C10 -20 10 -16 10 -12V-2Q10 0 8 0H-8Q-10 0 -10 -2V-12C-10 -16 -10 -20 -4 -23z', 'orange'),
  pen.shape(box(-10, -14, 20, 9), 'cream', 0.8),
  pen.shape(circle(-3, -9.5, 2) + circle(3, -9.5, 2) + circle(0, -11.6, 2), 'red', 0.7),
]

const cornmeal: Thing = (pen) => [
  pen.shape('M-14 -12C-14 -2 -9 0 0 0C9 0 14 -2 14 -12z', 'teal'),
  pen.shape('M-14 -12Q-6 -24 0 -24Q6 -24 14 -12z', 'yellow', 1),
  pen.shape(ellipse(0, -12, 14, 2.6), 'teal', 1),
  pen.line('M-5 -17h0.100M1 -20h0.100M5 -16h0.100M-1 -16h0.100', 1.2),
]

const sugar: Thing = (pen) => [
  pen.shape('M-11 0L-12 -26H12L11 0z', 'white'),
  pen.shape('M-12 -26Q-8 -32 0 -32T12 -26z', 'bluePale', 1),
  pen.line('M-9 -27.500L-6 -31M0 -27.500V-31.500M9 -27.500L6 -31', 0.8),
  pen.shape(box(-7, -19, 14, 12, 1.5), 'bluePale', 0.9),
  pen.shape('M-4 -10V-14L0 -16L4 -14V-10L0 -8z', 'white', 0.8),
  pen.line('M-4 -14L0 -12L4 -14M0 -12V-8', 0.6),
]

const tile: Thing = (pen) => [
  pen.shape(box(-15, -30, 30, 30, 1), 'white'),
  pen.shape(star(0, -15, 11, 8, 0.55), 'blue', 0.9),
  pen.shape(circle(0, -15, 3.4), 'yellow', 0.8),
  [-15, 15].map((x) =>
    [-30, 0].map((y) =>
      pen.shape(
        `M${x} ${y}h${-Math.sign(x) * 7}A7 7 0 0 ${x * (y + 15) > 0 ? 1 : 0} ${x} ${y - Math.sign(y + 15) * 7}z`,
        'bluePale',
        0.8,
      ),
    ),
  ),
]

const pasta: Thing = (pen) => [
  pen.shape(ellipse(0, -12, 18, 7), 'straw', 1),
  pen.line('M-14 -13q4 -5 8 -1t8 -1t8 1t4 -2M-11 -9q5 -4 9 -1t9 -1M-8 -17q5 -3 8 0t8 -1', 0.9, 'strawDark'),
  pen.shape('M-7 -17Q0 -24 8 -17Q5 -12 0 -13Q-5 -12 -7 -17z', 'red', 0.9),
  pen.shape('M-20 -12H20C19 -3 10 0 0 0C-10 0 -19 -3 -20 -12z', 'bluePale'),
]

const gnocchi: Thing = (pen) => [
  plate(pen),
  (
    [
      [-9, -7],
      [0, -6],
      [9, -7],
      [-5, -12],
      [5, -12],
      [0, -17],
    ] as const
  ).map(([x, y]) => [
    pen.shape(ellipse(x, y, 5.4, 4), 'yellowPale', 0.9),
    pen.line(`M${x - 2.5} ${y - 1.5}h5M${x - 3} ${y + 1}h6`, 0.6),
  ]),
]

const persimmon: Thing = (pen) => [
  pen.shape('M0 -24C12 -26 18 -18 17 -10C16 -2 9 0 0 0C-9 0 -16 -2 -17 -10C-18 -18 -12 -26 0 -24z', 'orange'),
  pen.shape('M0 -23L-9 -27L-6 -21L-12 -18L-4 -17.500L0 -13L4 -17.500L12 -18L6 -21L9 -27z', 'leafDark', 0.9),
]

const mat: Thing = (pen) => [
  pen.shape('M-20 0L-14 -14H22L16 0z', 'straw'),
  pen.line('M-17.500 -3H17M-16 -6.500H18.500M-14.800 -10H20', 0.6, 'strawDark'),
  pen.shape('M-20 0L-14 -14H-10L-16 0z', 'green', 0.8),
  pen.shape('M12 0L18 -14H22L16 0z', 'green', 0.8),
]

const cake: Thing = (pen) => [
  plate(pen),
  pen.shape('M-15 -4V-15Q-15 -19 -10 -20H10Q15 -19 15 -15V-4z', 'tan'),
  pen.shape(
    'M-16 -14Q-15 -22 0 -22Q15 -22 16 -14Q12 -11 9 -14Q5 -11 2 -14Q-2 -11 -5 -14Q-9 -11 -12 -14Q-15 -11 -16 -14z',
    'straw',
    0.9,
  ),
  [-8, -1, 6].map((x) => pen.shape(circle(x, -18, 1.5), 'brown', 0.6)),
]

const chocolate: Thing = (pen) => [
  pen.shape(box(-11, -30, 22, 30, 1.5), 'brown'),
  pen.line('M0 -30V-12M-11 -24H11M-11 -18H11', 0.8),
  pen.shape('M-12.500 0V-14L-8 -11.500L-4 -14L0 -11.500L4 -14L8 -11.500L12.500 -14V0z', 'red', 1),
]

const tomato: Thing = (pen) => [
  pen.shape('M0 -23C11 -27 18 -19 17 -11C16 -3 9 0 0 0C-9 0 -16 -3 -17 -11C-18 -19 -11 -27 0 -23z', 'red'),
  pen.shape(star(0, -22, 7, 5, 0.4), 'leafDark', 0.9),
]

const avocado: Thing = (pen) => [
  pen.shape('M0 -34C6 -34 6 -26 9 -20C13 -13 14 0 0 0C-14 0 -13 -13 -9 -20C-6 -26 -6 -34 0 -34z', 'leafDeep'),
  pen.shape(
    'M0 -31C4 -31 4 -24 7 -18C10 -12 11 -2.500 0 -2.500C-11 -2.500 -10 -12 -7 -18C-4 -24 -4 -31 0 -31z',
    'lime',
    0.8,
  ),
  pen.shape(circle(0, -10, 6), 'brown', 0.9),
]

const cassava: Thing = (pen) =>
  (
    [
      [0, 0, 0],
      [2, -7, 4],
    ] as const
  ).map(([x, y, turn]) =>
    pen.at(
      x,
      y,
      1,
      (own) => [
        own.shape('M-20 -5C-16 -11 8 -11 15 -8L21 -5L15 -2C8 1 -16 1 -20 -5z', 'brown'),
        own.shape(ellipse(-17, -5, 3, 4.4), 'cream', 0.9),
        own.line('M-8 -8v3M0 -4v3M6 -8v2', 0.7, 'brownDark'),
      ],
      { turn },
    ),
  )

const named = (name: string): Thing => namedThing(name).draw

export const WORD_THINGS = {
  ...{ abacaxi: named('abacaxi'), caju: named('caju'), pipoca: named('pipoca'), peteca: named('peteca') },
  ...{ mandioca: cassava, acarajé: acaraje, dendê: palmOil, fubá: cornmeal, açúcar: sugar, azulejo: tile },
  ...{ laranja: named('laranja'), macarrão: pasta, nhoque: gnocchi, caqui: persimmon, tatame: mat, cuca: cake },
  ...{ chocolate, tomate: tomato, abacate: avocado },
  berimbau: (pen: Pen) => berimbau(pen, 0, 0, 1, { turn: 24 }),
  alface: (pen: Pen) => lettuce(pen, 0, 0, 1),
  acordeão: (pen: Pen) => accordion(pen, 0, 0, 1),
} as const satisfies Readonly<Record<string, Thing>>
export type WordThing = keyof typeof WORD_THINGS
export const STRIPES: readonly (readonly [Fill, Fill])[] = [
  ['red', 'white'],
  ['teal', 'white'],
  ['orange', 'cream'],
]
