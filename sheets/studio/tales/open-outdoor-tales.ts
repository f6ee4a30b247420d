/** Stories of the open air that stop at their problem: a ball, a nest, an umbrella. */
import { GIVE, HANDS_UP, KICK, KNEEL, POINT, RUN } from '../cast/poses.ts'
import { standing } from '../fit.ts'
import { box, circle, ellipse, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { bird } from '../shapes/animals.ts'
import { cloud, tree, tuft } from '../shapes/nature.ts'
import { cat, dog, duck } from '../shapes/pets.ts'
import { openUmbrella, puddle } from '../shapes/rooms.ts'
import { outdoors, rain, somebody, type ThreePanels } from './panel.ts'

const ball = (pen: Pen, x: number, y: number, r = 4.6): Drawing => [
  pen.shape(circle(x, y, r), 'white', 0.9),
  pen.shape(
    `M${x} ${y - r * 0.45}l${r * 0.45} ${r * 0.33}l-${r * 0.17} ${r * 0.5}h-${r * 0.56}l-${r * 0.17} -${r * 0.5}z`,
    'greyDark',
    0.6,
  ),
]

/** A brick wall from `left` to the right edge, its foot at 46. */
const wall = (pen: Pen, left: number, top: number): Drawing => [
  pen.shape(box(left, top, 92 - left, 47 - top), 'redPale', 0.9),
  pen.line(
    points(`${left},${top + 7} ${left},${top + 14} ${left},${top + 21}`)
      .filter(([, y]) => y < 46)
      .map(([x, y]) => `M${x} ${y}H90`)
      .join(''),
    0.6,
    'redDark',
  ),
  pen.shape(box(left - 1.5, top - 3, 94 - left, 3.6, 1), 'stone', 0.8),
]

/** An iron gate in a wall: whoever is behind it is drawn first. */
const bars = (pen: Pen, left: number, width: number): Drawing => [
  pen.rope(`M${left} 22H${left + width}M${left} 51H${left + width}`, 1.3, 'stoneDark', 0.6),
  pen.rope(
    Array.from({ length: 6 }, (_, i) => `M${left + 2 + (i * (width - 4)) / 5} 18V54`).join(''),
    1.1,
    'stoneDark',
    0.6,
  ),
]

const LOST_BALL: ThreePanels = [
  (pen) => [
    outdoors(pen),
    wall(pen, 52, 22),
    somebody(pen, 'davi', 18, { pose: KICK }),
    somebody(pen, 'nina', 71, { pose: { ...HANDS_UP, turn: -20 } }, 57),
    ball(pen, 45, 30),
    pen.line('M34 42q3 -5 6 -8M38 43q2 -4 5 -7', 0.8),
  ],
  (pen) => [
    outdoors(pen, 'sky', false),
    cloud(pen.plane('far', 'hillLine'), 20, 11, 0.5),
    wall(pen, 50, 20),
    ball(pen, 74, 9),
    pen.line('M34 26Q50 6 66 7', 0.8, 'black', [2, 1.8]),
    somebody(pen, 'nina', 14, { pose: { expr: 'surpreso', turn: 24 } }, 55),
    somebody(
      pen,
      'davi',
      33,
      { pose: { ...POINT, expr: 'surpreso', armR: { at: [17, -42], dir: 140, z: 'back' } } },
      57,
    ),
  ],
  (pen) => [
    outdoors(pen, 'sky', false),
    cloud(pen.plane('far', 'hillLine'), 20, 11, 0.5),
    pen.shape(box(50, 14, 34, 40), 'meadow', 0.8),
    standing(pen, (p) => dog(p, 0, 0), 68, 52, 29),
    ball(pen, 58, 48.5, 4.2),
    bars(pen, 50, 34),
    pen.shape(box(44, 12, 7, 45, 1), 'redPale', 0.9),
    pen.shape(box(83, 12, 8, 45, 1), 'redPale', 0.9),
    pen.shape(box(42.5, 10, 10, 3.4, 1), 'stone', 0.8),
    pen.shape(box(81.5, 10, 10, 3.4, 1), 'stone', 0.8),
    somebody(pen, 'nina', 12, { pose: { expr: 'medo', turn: 24 } }, 55),
    somebody(pen, 'davi', 31, { pose: { ...POINT, expr: 'receio', armR: { at: [15, -28], dir: 100, z: 'back' } } }, 58),
  ],
]

const nest = (pen: Pen, x: number, foot: number): Drawing => [
  pen.shape(
    `M${x - 9} ${foot - 5}H${x + 9}Q${x + 7} ${foot + 0.6} ${x} ${foot + 0.6}Q${x - 7} ${foot + 0.6} ${x - 9} ${foot - 5}z`,
    'brownPale',
    0.9,
  ),
  pen.line(`M${x - 7} ${foot - 2.6}l5 1.400M${x - 1} ${foot - 3.4}l5 1.600M${x + 2} ${foot - 0.8}l5 -2`, 0.6),
  pen.line(`M${x - 10} ${foot - 5.4}l6 0.800M${x + 10} ${foot - 5.6}l-6 1`, 0.8),
]

const chick = (pen: Pen, x: number, foot: number, scale = 0.75): Drawing =>
  bird(pen, x, foot, scale, 'yellow', { flip: true })

const wind = (pen: Pen): Drawing => [
  pen.line('M4 12H24q6 0 6 -4t-5 -3M2 19H34M6 26H22q5 0 5 4t-4 2', 0.9, 'stoneDark'),
  points('38,10 44,26 12,34 30,38').map(([x, y]) => pen.shape(`M${x} ${y}q3 -3 6 -1q-2 4 -6 1z`, 'leaf', 0.7)),
]

const NEST: ThreePanels = [
  (pen) => [
    outdoors(pen, 'dusk', false),
    standing(pen, (p) => tree(p, 0, 0), 64, 55, 50),
    nest(pen, 60, 22),
    chick(pen, 60, 18, 0.6),
    wind(pen),
    standing(pen, (p) => tuft(p, 0, 0), 14, 57, 7),
  ],
  (pen) => [
    outdoors(pen),
    pen.at(82, 0, 1, (p) => [
      p.shape('M-5 -2C-4 20 -4 40 -7 57H12V-2z', 'brownPale', 1),
      p.line('M0 10v12M3 28v12', 0.7),
    ]),
    somebody(pen, 'yumi', 24, { pose: { ...KNEEL, expr: 'surpreso' } }),
    nest(pen, 63, 56),
    chick(pen, 47, 56, 0.85),
  ],
  (pen) => [
    outdoors(pen),
    pen.at(8, 0, 1, (p) => [
      p.shape('M-12 -2V57H5C2 40 3 20 4 -2z', 'brownPale', 1),
      p.line('M-3 12v12M-5 30v10', 0.7),
    ]),
    somebody(
      pen,
      'yumi',
      27,
      { pose: { ...POINT, expr: 'surpreso', armR: { at: [19, -30], dir: 100, z: 'back' } } },
      53,
    ),
    standing(pen, (p) => cat(p, 0, 0), 75, 51, 23),
    chick(pen, 54, 57, 0.85),
    nest(pen, 34, 59.3),
    standing(pen, (p) => tuft(p, 0, 0), 63, 59, 9),
  ],
]

const street = (pen: Pen): Drawing => [
  outdoors(pen, 'dusk', false),
  cloud(pen.plane('middle'), 18, 9, 0.7),
  cloud(pen.plane('middle'), 68, 9, 0.75),
]

const UMBRELLA: ThreePanels = [
  (pen) => [
    street(pen),
    rain(pen, '6,18 14,30 70,20 78,30 84,18 8,42 74,42 66,34 18,20 82,46'),
    puddle(pen, 74, 56, 20),
    somebody(pen, 'mae', 34, { pose: { turn: 26, armR: { at: [10, -38], hand: 'fist', z: 'front' } } }, 57, 0.52),
    somebody(pen, 'malu', 53, { pose: { turn: 26, expr: 'alegre' } }, 57, 0.52),
    openUmbrella(pen, 41, 38, 0.84),
  ],
  (pen) => [
    street(pen),
    rain(pen, '6,24 30,30 44,46 50,26 84,40 8,46 40,18'),
    pen.line('M4 20H24q6 0 6 -4t-5 -3M28 24H46M6 32H16', 0.9, 'stoneDark'),
    somebody(pen, 'mae', 16, { pose: { ...HANDS_UP, turn: 24, expr: 'surpreso' } }, 57, 0.52),
    somebody(
      pen,
      'malu',
      40,
      { pose: { ...RUN, expr: 'surpreso', armR: { at: [16, -40], hand: 'open', z: 'back' } } },
      57,
      0.52,
    ),
    pen.at(60, 35, 0.62, (p) => openUmbrella(p, 0, 0), { turn: 32 }),
  ],
  (pen) => [
    outdoors(pen),
    pen.shape('M38 47C50 41 74 41 92 44V66H30C26 58 30 51 38 47z', 'water', 0.9),
    pen.line('M46 51q3 -2 6 0M78 50q3 -2 6 0M40 58q3 -2 6 0', 0.7, 'waterLine'),
    pen.at(64, 27, 0.74, (p) => openUmbrella(p, 0, 0), { turn: 180 }),
    duck(pen, 64, 45, 0.6),
    pen.shape(
      'M43.300 43.600q3.400 3.700 6.900 0q3.500 3.700 7 0q3.400 3.700 6.900 0q3.400 3.700 6.900 0q3.400 3.700 6.900 0q3.500 3.700 6.900 0C84 55 74 59.600 64 59.600C53.500 59.600 44 55 43.300 43.600z',
      'red',
      0.9,
    ),
    pen.line('M57.200 43.600C57.500 53 61 59.600 64 59.600C67 59.600 70.800 53 71 43.600', 0.8),
    pen.shape(ellipse(64, 60.5, 24, 3), 'water', null),
    pen.line('M40 58.600Q52 61.500 64 61.500T88 58.600', 0.7, 'waterLine'),
    somebody(pen, 'malu', 14, { pose: { ...GIVE, expr: 'surpreso' } }, 54, 0.52),
    somebody(pen, 'mae', 30, { pose: { turn: 26, expr: 'inquieto' } }, 50, 0.52),
  ],
]

export const OPEN_OUTDOOR_TALES = { bola: LOST_BALL, ninho: NEST, 'guarda-chuva': UMBRELLA }
