/** Food of animals, about its foot, some 30 mm high. */
import { circle, ellipse } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { FRUIT } from '../shapes/fruit.ts'
import { corn } from '../shapes/june.ts'
import { broadLeaf } from '../shapes/plants.ts'
import { fish } from '../shapes/sea.ts'
import { ant } from './small-animals.ts'

export const carrots = (pen: Pen): Drawing =>
  [-9, 9, 0].map((x, i) =>
    pen.at(
      x,
      i === 2 ? 0 : -1,
      1,
      (p) => [
        p.shape('M0 -20C-6 -27 -8 -32 -6 -36C-3 -34 -1 -31 0 -26C1 -32 3 -35 6 -37C8 -32 6 -26 0 -20z', 'leaf', 0.9),
        p.shape('M-5.500 -20C-6 -23 6 -23 5.500 -20C5 -12 2 -3 0 0C-2 -3 -5 -12 -5.500 -20z', 'orange'),
        p.line('M-4.600 -15h4M4 -11h-3.600M-2.600 -7h3', 0.7, 'redDark'),
      ],
      { turn: i === 2 ? 0 : x * 1.6 },
    ),
  )

export const bananas = (pen: Pen): Drawing => pen.at(0, -14, 1.7, FRUIT.banana)

export const cornCobs = (pen: Pen): Drawing => [corn(pen, -7, -11, 1, -18), corn(pen, 7, -11, 1, 14)]

export const papaya = (pen: Pen): Drawing => [
  pen.shape('M-3 -32C8 -33 15 -22 15 -12C15 -4 9 0 1 0C-8 0 -14 -5 -13 -13C-12 -22 -9 -31 -3 -32z', 'green'),
  pen.shape('M-2 -29C7 -30 12 -21 12 -12C12 -6 7 -3 1 -3C-6 -3 -11 -7 -10 -13C-9 -21 -6 -28 -2 -29z', 'orange', 0.8),
  pen.shape('M0 -22C4 -22 6 -16 6 -12C6 -9 3 -8 1 -8C-3 -8 -5 -10 -4 -13C-4 -18 -3 -22 0 -22z', 'redDark', 0.8),
  [
    [-1, -18],
    [2, -15],
    [-1, -12],
    [3, -11],
  ].map(([x = 0, y = 0]) => pen.spot(x, y, 1)),
]

export const coconuts = (pen: Pen): Drawing => [
  pen.rope('M-12 -30Q-2 -30 4 -24', 2.4, 'woodDark'),
  [
    [-8, -9],
    [8, -8],
    [0, -19],
    [13, -20],
  ].map(([x = 0, y = 0]) => [
    pen.shape(circle(x, y, 8), 'brown'),
    pen.line(`M${x - 3} ${y - 4}q3 -2 6 0`, 0.8, 'brownDark'),
  ]),
]

export const hay = (pen: Pen): Drawing => [
  pen.shape(
    'M-24 0C-22 -12 -20 -18 -22 -28C-16 -24 -14 -18 -13 -12C-13 -22 -9 -30 -6 -35C-4 -28 -3 -20 -3 -13C0 -22 3 -30 8 -34C8 -26 7 -18 6 -12C10 -20 15 -25 21 -27C19 -18 20 -10 24 0z',
    'leaf',
  ),
  pen.line('M-15 -3Q-14 -9 -17 -16M-4 -3Q-3 -14 -5 -22M5 -3Q6 -12 9 -20M15 -3Q14 -9 17 -16', 0.8, 'leafDeep'),
]

/** A tubular flower, as nectar drinkers like it. */
export const nectarFlower = (pen: Pen): Drawing => [
  pen.rope('M6 0C8 -10 4 -16 0 -22', 2, 'leafDark'),
  pen.shape('M7 -7C14 -14 20 -12 22 -8C17 -2 10 -3 7 -7z', 'leaf', 0.9),
  pen.shape('M2 -20C-4 -20 -9 -26 -20 -30L-14 -34L-20 -40L-11 -40L-8 -46L-3 -39C2 -34 6 -28 5 -22z', 'red'),
  pen.line('M1 -23C-4 -27 -8 -32 -12 -36', 0.8, 'redDark'),
  pen.line('M-13 -36L-24 -40M-12 -38L-20 -46', 0.9),
  pen.shape(circle(-24.5, -40.2, 1.6) + circle(-20.6, -46.6, 1.6), 'yellow', 0.6),
]

export const leaf = (pen: Pen): Drawing => broadLeaf(pen, 0, 0, 0.6, 24)

/** A bird on a branch, its tail below it. */
export const perched =
  (bird: (pen: Pen) => Drawing) =>
  (pen: Pen): Drawing => [
    pen.rope('M-18 19Q-15 8 -20 1H22', 3.4, 'brown'),
    pen.shape('M-20 8Q-28 6 -29 13Q-22 16 -20 8z', 'leaf', 0.9),
    bird(pen),
  ]

export const fishInWater = (pen: Pen): Drawing => [
  pen.shape(ellipse(2, -4, 30, 8), 'water'),
  pen.line('M-20 -3q3 -2 6 0M16 -1q3 -2 6 0', 0.8, 'waterLine'),
  fish(pen, 0, -17, 0.9, 'blue'),
]

export const ants = (pen: Pen): Drawing => [
  pen.at(-14, -20, 0.62, (p) => ant(p)),
  pen.at(12, -16, 0.62, (p) => ant(p)),
  pen.at(-6, 0, 0.62, (p) => ant(p)),
  pen.at(22, 0, 0.62, (p) => ant(p)),
]

export const dogFood = (pen: Pen): Drawing => [
  [
    [-9, -13],
    [0, -15],
    [9, -13],
    [-5, -17],
    [5, -18],
  ].map(([x = 0, y = 0]) => pen.shape(ellipse(x, y, 5, 4), 'brown', 0.9)),
  pen.shape('M-19 -12H19L24 0H-24z', 'blue'),
  pen.shape(
    'M-6 -8a2.400 2.400 0 1 0 -2.600 2.600a2.400 2.400 0 1 0 2.600 2.600H6a2.400 2.400 0 1 0 2.600 -2.600a2.400 2.400 0 1 0 -2.600 -2.600z',
    'white',
    0.8,
  ),
]
