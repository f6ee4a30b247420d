/** More plants of a kitchen garden with what is under the ground, within 44 mm about their foot. */
import { circle, ellipse, points, ring, scallop } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { fan, hanging, lower, type Organ, plume, roots, TOP_LEAVES } from './garden-row-parts.ts'
import * as organ from './plant-organs.ts'

const TURNIP = 'M0 -2C10 -3 12 4 10 8C7 13 2 13 0.600 21C-0.800 13 -7 13 -10 8C-12 4 -10 -3 0 -2z'

const turnip: Organ = (pen) => [
  fan(pen, [-42, 42, -15, 15], 31, 7, 'lime', 'leafDark'),
  pen.shape(TURNIP, 'cream'),
  pen.shape('M0 -2C10 -3 12 3 10.600 6.600Q0 9 -10.600 6.600C-12 3 -10 -3 0 -2z', 'purple', 0.9),
]

const sweetPotato: Organ = (pen) => [
  pen.rope('M-17 -6C-8 -20 8 -20 18 -6', 1.6, 'purple', 0.8),
  [
    [-16, -8, -60],
    [-9, -14, -24],
    [0, -16, 0],
    [9, -14, 26],
    [17, -8, 62],
  ].map(([x = 0, y = 0, turn = 0]) =>
    pen.at(
      x,
      y,
      1,
      (own) => [
        own.shape('M0 0C-8 2 -10 -5 -6 -9C-4 -12 -1 -14 0 -17C1 -14 4 -12 6 -9C10 -5 8 2 0 0z', 'leafDark', 1),
        own.line('M0 -1V-12M0 -4L-4 -7M0 -4L4 -7', 0.7, 'leafDeep'),
      ],
      { turn },
    ),
  ),
  pen.rope('M0 -16V0', 1.8, 'purple', 0.8),
  [46, -46, 0].map((turn) =>
    pen.at(
      0,
      -1,
      0.94,
      (own) => [
        own.shape('M-1.600 0C-6 5 -7 15 0 22C7 15 6 5 1.600 0z', 'pink'),
        own.line('M-3 9h2.400M1.400 13h2.400', 0.6, 'redDark'),
      ],
      { turn },
    ),
  ),
]

const spinach: Organ = (pen) => [roots(pen), fan(pen, [-62, 62, -34, 34, -10, 12], 33, 8, 'lime', 'leafDark')]

const rocket: Organ = (pen) => [roots(pen), [-62, 62, -38, 38, -14, 16].map((turn) => plume(pen, turn, 32))]

/** A bud of scales on its stalk. */
const artichoke: Organ = (pen) => [
  roots(pen),
  [-78, 78, -50, 50].map((turn) => plume(pen, turn, 26)),
  pen.rope('M0 0V-16', 2.6, 'lime', 0.9),
  pen.shape('M0 -36C10 -31 13 -22 9 -16Q0 -11 -9 -16C-13 -22 -10 -31 0 -36z', 'leaf'),
  pen.line(
    'M-10 -20Q-6 -26 -3 -20Q0 -26 3 -20Q6 -26 10 -20M-8 -26Q-5 -31 -2 -26Q0 -31 2 -26Q5 -31 8 -26M-4 -31Q-2 -35 0 -31Q2 -35 4 -31M-6 -14Q-3 -20 0 -14Q3 -20 6 -14',
    0.8,
    'leafDeep',
  ),
]

/** A broad leaf with a scalloped edge. */
const vineLeaf: Organ = (pen) => [
  pen.rope('M0 0V-9', 1.4, 'lime', 0.8),
  pen.shape(scallop(ring(0, -17, 10, 9, 8), 0.58), 'leaf'),
  pen.line('M0 -10V-22M0 -14L-5 -18M0 -14L5 -18', 0.7, 'leafDeep'),
]

const cucumberFruit: Organ = (pen) => [
  pen.rope('M0 -3V1', 1.4, 'lime', 0.7),
  pen.shape('M0 0C6 1 6 8 6 15C6 23 4 28 0 28C-4 28 -6 23 -6 15C-6 8 -6 1 0 0z', 'green'),
  pen.line('M-2.600 6v4M2.400 9v4M-2.400 16v4M2.600 20v3', 0.8, 'leafDeep'),
]

const cucumber = hanging({
  leaf: vineLeaf,
  leafScale: 0.66,
  fruit: cucumberFruit,
  places: [
    [-10, -21, 0.66, 4],
    [10, -20, 0.66, -4],
  ],
})

const pepper = hanging({
  leaf: organ.simpleLeaf,
  leafScale: 0.58,
  fruit: organ.pepperFruit,
  places: [
    [-9, -18, 0.7, 4],
    [9, -17, 0.74, -4],
  ],
})

/** A short, blown-up pod with two round seeds. */
const chickpeaPod: Organ = (pen) => [
  pen.shape('M-11 0C-9 -8 9 -8 12 0C9 8 -9 8 -11 0z', 'lime'),
  pen.shape('M-8 0C-6 -5 6 -5 8 0C6 5 -6 5 -8 0z', 'leaf', 0.8),
  [-3.6, 3.6].map((x) => pen.shape(circle(x, 0, 3), 'straw', 0.9)),
]

/** Small leaflets in pairs along a stalk. */
const leaflets: Organ = (pen) => [
  pen.rope('M0 0V-13', 1, 'lime', 0.7),
  points('-3,-5 3,-5 -3,-10 3,-10 0,-15').map(([x, y]) =>
    pen.shape(ellipse(x, y, x ? 2.8 : 2.2, x ? 1.9 : 2.8), 'leaf', 0.8),
  ),
]

const chickpea = hanging({
  leaf: leaflets,
  leafScale: 1,
  leaves: TOP_LEAVES,
  fruit: chickpeaPod,
  places: [
    [-12, -9, 0.8, 20],
    [12, -9, 0.8, -20],
  ],
})

/** A head full of seeds. */
const sunflower: Organ = (pen) => [
  roots(pen),
  pen.rope('M0 0V-26', 2.2, 'leafDark', 0.9),
  [-74, 74].map((turn) => pen.at(0, -8, 0.6, organ.simpleLeaf, { turn })),
  ring(0, -30, 11, 11, 14).map(([x, y], i) =>
    pen.at(x, y, 1, (own) => own.shape(ellipse(0, 0, 2.4, 4.6), 'yellow', 0.9), { turn: (360 / 14) * i + 90 }),
  ),
  pen.shape(circle(0, -30, 9), 'brown'),
  points('-4,-34 0,-35 4,-34 -6,-30 -2,-31 2,-31 6,-30 -4,-26 0,-27 4,-26').map(([x, y]) =>
    pen.shape(ellipse(x, y, 1, 1.6), 'cream', 0.6),
  ),
]

/** A young palm; its heart is in the green end of the trunk. */
const heartPalm = (pen: Pen): Drawing => [
  roots(pen),
  [-96, 96, -66, 66, -34, 34].map((turn) =>
    pen.at(
      0,
      -28,
      1,
      (own) => [
        own.shape('M-1 0C-5 -6 -5 -14 0 -21C5 -14 5 -6 1 0z', 'leaf', 1),
        own.line('M0 -1V-16M0 -6l-3 -3M0 -6l3 -3M0 -11l-3 -3M0 -11l3 -3', 0.6, 'leafDeep'),
      ],
      { turn },
    ),
  ),
  pen.shape('M-3.400 0C-2.600 -6 -2.600 -12 -2.600 -16H2.600C2.600 -12 2.600 -6 3.400 0z', 'brownPale'),
  pen.line('M-2.800 -5q2.800 1.400 5.600 0M-2.600 -10q2.600 1.400 5.200 0', 0.7, 'brownDark'),
  pen.shape('M-3 -15C-4.400 -20 -3 -26 -1.200 -31H1.200C3 -26 4.400 -20 3 -15z', 'lime'),
]

/** A broad leaf with a thick rib and a waved edge. */
const ribbed: Organ = (pen) => [
  pen.shape(scallop(points('-3,-8 -8,-13 -9,-20 -7,-27 0,-31 7,-27 9,-20 8,-13 3,-8'), 0.58), 'lime', 1),
  pen.shape('M-2.800 0C-2.400 -9 -1.600 -18 0 -26C1.600 -18 2.400 -9 2.800 0z', 'cream', 0.9),
]

const chard: Organ = (pen) => [
  roots(pen),
  [-50, 50, -24, 24, 0].map((turn, i) => pen.at(0, 0, i < 2 ? 0.86 : 1, ribbed, { turn })),
]

export const MORE_ROWS = {
  nabo: turnip,
  'batata-doce': lower(0.84, sweetPotato),
  espinafre: lower(0.86, spinach),
  rúcula: lower(0.84, rocket),
  acelga: chard,
  alcachofra: lower(0.9, artichoke),
  pepino: lower(0.84, cucumber),
  pimentão: lower(0.86, pepper),
  'grão-de-bico': lower(0.86, chickpea),
  girassol: lower(0.86, sunflower),
  palmito: lower(0.8, heartPalm),
} as const satisfies Readonly<Record<string, Organ>>
