/** A town with its uses of soil and water: a quarry, a building site, a square, a pool. */
import { box, circle, ellipse, points, type Spot } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { DWELLINGS } from '../shapes/dwellings.ts'
import { collard } from '../shapes/kitchen-garden.ts'
import { bush, cloud, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { car } from '../shapes/vehicles.ts'

/** Signs of the uses, by id. */
export const CITY_SIGNS: Readonly<Record<string, Spot>> = {
  pedreira: [30, 78],
  caixa: [90, 68],
  obra: [190, 70],
  lavagem: [24, 142],
  piscina: [192, 140],
  horta: [24, 176],
  praça: [136, 172],
  bebedouro: [190, 174],
}

/** Steps of grey rock, heaps of broken stone at its foot. */
const quarry = (pen: Pen): Drawing => [
  pen.shape('M9 108V84Q22 74 42 78L50 84V90L60 92V99L70 101V108z', 'stone', 1),
  pen.line('M9 92L50 90M9 100L60 99M22 81v10M36 84v7M18 93v7M44 92v7M30 101v7M56 101v7', 0.6, 'greyDark'),
  (
    [
      [58, 110, 0.9],
      [67, 112, 0.6],
    ] as const
  ).map(([x, y, scale]) =>
    pen.at(x, y, scale, (own) => [
      own.shape('M-9 0L-4 -7L0 -9L5 -6L9 0z', 'stoneDark', 0.8),
      own.line('M-4 -7L-1 -3L-5 0M5 -6L2 -3L4 0', 0.5),
    ]),
  ),
]

const waterTower = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 1, (own) => [
    own.rope('M-8 -22L-10 0M8 -22L10 0M0 -22V0', 1.6, 'stone', 0.8),
    own.line('M-9 -10H9M-9 -10L0 -20L9 -10', 0.7),
    own.shape('M-13 -38H13V-24Q0 -20 -13 -24z', 'bluePale', 1),
    own.shape('M-14 -37L0 -44L14 -37z', 'blue', 1),
    own.shape(
      'M0 -34.500c1.600 2.200 2.800 3.600 2.800 5a2.800 2.800 0 0 1 -5.600 0c0 -1.400 1.200 -2.800 2.800 -5z',
      'white',
      0.7,
    ),
  ])

/** A house of floors without walls yet, on footings in the earth, and a crane. */
const buildingSite = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 1, (own) => [
    own.shape('M-36 4L-34 -2H-26L-24 4z', 'stoneDark', 0.9),
    own.rope('M-30 -2V-48M-38 -44H2', 1.8, 'yellow', 0.8),
    own.line('M-4 -43V-36', 0.8),
    own.shape(box(-7, -36, 6, 4), 'wood', 0.8),
    [-30, -20, -10].map((dy) => own.shape(box(-18, dy, 34, 2.6), 'stone', 0.8)),
    [-16, -3, 10].map((dx) => own.shape(box(dx, -30, 3.4, 30), 'greyPale', 0.8)),
    own.shape(box(-24, 0, 46, 9), 'earth', 0.9),
    [-17, -4, 9].map((dx) => own.shape(`M${dx} 0h5.400v4h2.400v3h-10.200v-3h2.400z`, 'stoneDark', 0.8)),
  ])

const pool = (pen: Pen): Drawing => [
  pen.shape('M126 156L136 134H190L197 156z', 'stone', 1),
  pen.shape('M133 153L140 137H186L191 153z', 'water', 0.9),
  pen.line('M155 137L150 153M171 137L170 153', 0.7, 'blueDark', [2, 1.4]),
  pen.at(159, 144, 0.7, (own) => [
    own.shape(circle(0, 0, 4), 'tan', 0.8),
    own.shape('M-4 -1a4 4 0 0 1 8 0z', 'red', 0.8),
    own.line('M-8 4q4 -3 8 0t8 0M5 1q5 -5 9 1', 1),
  ]),
  pen.rope('M180 140v-4q3 -3 5 0v7', 1, 'metal', 0.6),
]

/** A car in suds, a hose in a bucket beside it. */
const carWash = (pen: Pen): Drawing => [
  car(pen, 58, 152, 0.52, 'red', { flip: true }),
  // Suds run down in patches: round ones would pass for badges.
  pen.shape(
    'M46 143q-1 -3 2 -4q1 -3 5 -2q3 -2 6 0q4 -1 5 2q3 1 2 4q-1 3 -2 0q-2 -2 -3 1q-1 4 -3 0q-2 -2 -3 1q-1 2 -3 -1q-2 -1 -3 1q-1 2 -3 -2z',
    'foam',
    0.7,
  ),
  pen.shape(circle(50, 140, 0.9) + circle(55, 138.6, 1.1) + circle(61, 140.2, 0.9), 'white', 0.4),
  points('70,138 74,135 43,139 40,135').map(([x, y], i) => pen.shape(circle(x, y, i % 2 ? 0.8 : 1.2), 'white', 0.5)),
  pen.shape('M26 145H36L34.600 153H27.400z', 'bluePale', 0.9),
  pen.shape(ellipse(31, 145, 5, 1.5), 'foam', 0.7),
  pen.line('M38 152Q48 157 86 154', 1, 'waterLine'),
]

const vegetableBed = (pen: Pen): Drawing => [
  pen.shape('M14 205L20 180H88L82 205z', 'earth', 1),
  [0, 1, 2].map((row) => [0, 1, 2, 3].map((i) => collard(pen, 29 + i * 16 - row * 1.4, 186 + row * 8, 0.24))),
]

const square = (pen: Pen): Drawing => [
  pen.shape('M116 222Q112 186 130 178Q166 166 220 174V222z', 'sand', 1),
  tree(pen, 146, 186, 0.95),
  tree(pen, 160, 196, 0.9, 'lime'),
  pen.shape(box(120, 196, 22, 2.6, 0.8), 'wood', 0.8),
  pen.shape(box(120, 190.5, 22, 2.4, 0.8), 'wood', 0.8),
  pen.line('M122.500 190V203M139.500 190V203', 1.2),
  pen.at(188, 203, 1, (own) => [
    own.shape('M-4 0L-3 -15H3L4 0z', 'stone', 1),
    own.shape('M-9 -20H9Q8 -14 0 -14Q-8 -14 -9 -20z', 'bluePale', 1),
    own.line('M-3 -20Q1 -28 5 -20', 1, 'waterLine'),
    own.line('M-4 -20V-22.500', 1.4),
  ]),
]

export function cityUses(pen: Pen): Drawing {
  const far = pen.plane('middle')
  return [
    pen.shape(box(0, 0, 214, 130), 'sky', null),
    sun(pen, 26, 60, 0.45),
    cloud(far, 60, 70, 0.8),
    cloud(far, 140, 68, 0.9),
    hill(far, points('-6,92 40,84 90,96 140,90 216,98'), 'hillFar'),
    hill(far, points('-6,106 60,104 120,106 216,104'), 'meadow'),
    quarry(far),
    waterTower(far, 107, 114),
    far.at(134, 120, 0.7, DWELLINGS.prédio),
    house(far, 81, 120, 0.56),
    buildingSite(far, 182, 114),
    pen.shape('M-6 121H220V132H-6z', 'grey', 0.9),
    pen.line('M-6 126.500H220', 0.8, 'white', [7, 5]),
    pen.shape('M-6 132H220V222H-6z', 'meadow', 0.9),
    pen.shape('M-6 132H102L92 158H-6z', 'greyPale', 0.9),
    carWash(pen),
    pool(pen),
    vegetableBed(pen),
    square(pen),
    bush(pen, 104, 166, 0.5),
    tuft(pen, 98, 182, 0.7),
    tuft(pen, 112, 172, 0.7),
  ]
}
