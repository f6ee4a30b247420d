/** Fables of the hardest level. */
import { standing } from '../fit.ts'
import { box, circle, ellipse, points, ring, scallop, smooth } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { heads } from '../shapes/animals.ts'
import { tortoise } from '../shapes/grouped-animals.ts'
import { bush, cloud, sun, tree, tuft } from '../shapes/nature.ts'
import { bee } from '../shapes/pets.ts'
import { broadLeaf, fanPalm, fern, reed } from '../shapes/plants.ts'
import { car } from '../shapes/vehicles.ts'
import { monkey } from '../shapes/wild.ts'
import { angryJaguar, heron, laughingDeer, rage, restingBee } from './fable-animals.ts'
import { fineDay, outdoors, STAGE, type Vignettes } from './vignette.ts'

const ROAD = (pen: Pen): Drawing => [
  outdoors(pen, 'sky', 'meadow', 34),
  fineDay(pen, 150),
  pen.plane('middle').shape(ellipse(40, 34.5, 22, 2.6), 'water', 0.7),
  fanPalm(pen.plane('middle'), 20, 36, 0.5),
  tree(pen.plane('middle'), 86, 34, 0.5, 'leafDark'),
  pen.plane('middle').shape('M-4 39L184 36V49L-4 53z', 'earth', 0.9),
  pen.line('M-4 44.500L184 41M-4 48L184 44.500', 0.8, 'soil', [7, 4]),
  points('165,41 172,37.5 179,42 173,45').map(([x, y], i) =>
    pen.shape(scallop(ring(x, y, 6 - i * 0.7, 4.4 - i * 0.5, 7), 0.58), 'woodPale', 0.8),
  ),
  car(pen.plane('middle'), 147, 45.5, 0.38, 'red', { flip: true }),
  pen.shape(`${smooth(points('-6,54 50,52.500 110,51 186,50.500'), false)}V66H-6z`, 'grass', 1),
  pen.at(87, 58, 0.86, (p) => [
    tortoise(p),
    p.line('M-26 -19.500l4 -1.600', 1.1),
    p.shape('M-30.500 -19q2 2.800 0 3.800q-2 -1 0 -3.800z', 'bluePale', 0.7),
    p.shape('M-27.500 -11q2 -1.800 4 0', 'brownPale', 0.8),
  ]),
  pen.at(38, 60, 0.62, laughingDeer),
  pen.line('M68 24l3 -2M70 29h3.500M69 34l3 1.600', 1),
  pen.at(118, 60, 0.66, heron),
  standing(pen, (p) => tuft(p, 0, 0), 106, 61, 7),
  reed(pen, 160, 62, 0.7),
  reed(pen, 167, 62, 0.55, 8),
  bush(pen, 10, 61, 0.8, 'leaf', 'yellow'),
]

const daisy = (pen: Pen, x: number, y: number, rx: number, ry: number): Drawing => [
  ring(x, y, rx * 0.62, ry * 0.62, 12).map(([px, py], i) =>
    pen.at(px, py, 1, (p) => p.shape(ellipse(0, 0, rx * 0.42, ry * 0.2), 'white', 1), {
      turn: (Math.atan2((py - y) * (rx / ry), px - x) * 180) / Math.PI + (i % 2 ? 2 : -2),
    }),
  ),
  pen.shape(ellipse(x, y, rx * 0.32, ry * 0.34), 'yellow', 1),
  pen.shade(ellipse(x - 2, y + 1, rx * 0.2, ry * 0.16), 'orange', 0.5),
]

const BEES = (pen: Pen): Drawing => [
  outdoors(pen, 'sky', 'meadow', 42),
  sun(pen.plane('middle'), 148, 13, 0.62),
  cloud(pen.plane('far', 'hillLine'), 88, 13, 0.6),
  pen.plane('middle').shape('M24 66C28 44 28 20 24 -4H6C10 20 8 46 0 66z', 'brown', 1),
  pen.rope('M22 9C34 9 44 8 56 5', 3.4, 'brown'),
  pen.shape(scallop(ring(26, 0, 30, 7, 11), 0.58), 'leaf'),
  pen.shape(
    'M40 9C44 6 50 6 52 9L55 14Q60 17 60 22Q62 27 60 32Q58 38 52 40Q46 42 40 40Q34 38 32 32Q30 27 32 22Q32 17 37 14z',
    'yellow',
  ),
  pen.line('M36 16Q46 20 56 16M32 25Q46 30 60 25M33 34Q46 39 59 34', 0.9, 'orange'),
  pen.shape(ellipse(46, 33, 4.4, 4.4), 'brownDark', 0.9),
  bee(pen, 68, 37, 0.3, {}),
  bee(pen, 73, 22, 0.3, { flip: true }),
  bee(pen, 86, 31, 0.3, { flip: true }),
  pen.line('M78 24c6 3 4 7 6 5M63 37h-6', 0.7, 'greyDark', [1.4, 1.6]),
  pen.rope('M76 66C75 60 76 57 76 54', 1.8, 'leaf'),
  pen.plane('middle').at(76, 51, 1, (p) => daisy(p, 0, 0, 10, 6)),
  bee(pen, 77, 46, 0.3, { flip: true }),
  pen.rope('M120 66C118 58 119 52 119 47', 3, 'leaf'),
  pen.shape('M119 61q-10 -10 -16 -4q6 8 16 4z', 'leaf', 1),
  daisy(pen, 119, 41, 34, 16),
  pen.at(116, 41, 1.08, restingBee, { turn: 4 }),
  pen.rope('M164 66V54', 1.8, 'leaf'),
  pen.plane('middle').at(164, 51, 1, (p) => daisy(p, 0, 0, 11, 6.4)),
  fern(pen, 14, 64, 0.6),
  standing(pen, (p) => tuft(p, 0, 0), 96, 62, 8),
  standing(pen, (p) => tuft(p, 0, 0), 146, 62, 8),
]

const MIRROR = (pen: Pen): Drawing => [
  pen.shape(box(-2, -2, STAGE.width + 4, STAGE.height + 4), 'skyLow', null),
  [16, 48, 74, 104, 168].map((x, i) =>
    pen.plane('far', 'hillLine').shape(box(x - 3, -4, 6 + (i % 2) * 3, 50), 'hillFar'),
  ),
  pen
    .plane('far', 'hillLine')
    .shape(`${scallop(points('-6,4 20,13 46,8 74,14 104,8 134,13 160,8 186,12'), 0.58, false)}V-8H-6z`, 'hill'),
  pen.plane('middle').shape(`${smooth(points('-6,43 50,41 110,43 186,41'), false)}V66H-6z`, 'grass'),
  pen
    .plane('middle')
    .shape('M130 52C136 34 134 12 130 -4H158C155 14 158 36 166 52Q156 48 150 54Q144 48 138 54z', 'brown', 1),
  pen.line('M142 6v9M149 18v8M141 30v7', 0.8, 'brownDark'),
  pen.shape(scallop(ring(146, -2, 34, 8, 12), 0.58), 'leafDark'),
  pen.rope('M40 4.500C52 7 70 7 84 4', 3, 'brown'),
  pen.at(62, 5.6, 0.42, (p) => monkey(p, 0, 0)),
  pen.at(
    118,
    33,
    1,
    (p) => [
      p.shape(ellipse(0, 0, 19, 26.5), 'strawDark', 1.2),
      p.shape(ellipse(0, 0, 15.5, 23), 'bluePale', 1),
      p.clip(ellipse(0, 0, 15.5, 23), [
        p.shape('M-20 10Q0 7 20 10V30H-20z', 'grass', 0.7),
        p.shape('M-9 26C-14 12 -6 6 4 6C14 6 22 12 22 26z', 'straw', 1),
        p.at(-1, -1, 1.34, (q) => [heads.jaguar(q), rage(q)], { flip: true }),
        p.shape('M-17 -15L-9 -23L-6 -23L-17 -11z', 'white', null),
      ]),
      p.shape(ellipse(0, 0, 15.5, 23), null, 1),
      ring(0, 0, 17.3, 24.8, 14).map(([x, y]) => p.shape(circle(x, y, 0.9), 'yellow', 0.6)),
    ],
    { turn: 8 },
  ),
  pen.at(68, 58, 1.06, angryJaguar, { flip: true }),
  pen.line('M93 21l4 -3M95.500 27h3.500', 1),
  pen.shape('M98 62C100 57 110 56 116 57.500C124 56 134 57 137 62z', 'leafDark', 1),
  broadLeaf(pen, 6, 66, 0.6, 24),
  broadLeaf(pen, 172, 66, 0.62, -18),
  fern(pen, 24, 62, 0.7),
  fern(pen, 152, 62, 0.7, 'leafDark'),
]

const ROCK = (pen: Pen): Drawing => [
  pen.shape(box(-2, -2, STAGE.width + 4, STAGE.height + 4), 'sky', null),
  cloud(pen.plane('far', 'hillLine'), 36, 12, 0.55),
  cloud(pen.plane('far', 'hillLine'), 148, 9, 0.5),
  pen.plane('far', 'hillLine').shape('M-6 32L20 18L44 26L74 6L92 2L112 8L138 24L160 14L186 28V66H-6z', 'hillFar'),
  pen.plane('middle').shape(`${smooth(points('-6,31 36,27 90,29 140,27 186,31'), false)}V66H-6z`, 'meadow'),
  [14, 34, 52, 140, 154, 170].map((x, i) =>
    tree(pen.plane('middle'), x, 34 + (i % 2) * 2, 0.62 + (i % 3) * 0.1, i % 2 ? 'leafDark' : 'leaf'),
  ),
  pen
    .plane('middle')
    .shape(
      'M112 8C108 14 120 20 116 27C100 36 30 42 -6 48V66H186V48C160 42 140 36 126 27C128 19 122 14 122 10z',
      'water',
      1,
    ),
  pen.line('M115 14q3 4 3 8M120 13q2 5 2 10', 0.7, 'waterLine'),
  pen.line(
    'M86 32C66 38 60 44 44 50M80 33C60 38 44 43 22 48M98 32C116 38 122 44 138 50M104 33C124 38 140 43 160 48M40 57q6 -3 12 0M126 58q6 -3 12 0M10 55q5 -2 10 0M164 55q5 -2 10 0',
    0.9,
    'waterLine',
  ),
  pen.shape(
    'M60 57C58 50 62 46 60 38L70 28L74 16L86 19L94 11L103 19L112 18L115 29L124 38L121 47C124 52 123 55 121 57C104 62 76 62 60 57z',
    'stone',
  ),
  pen.shade(
    'M115 29L124 38L121 47C124 52 123 55 121 57C112 60 104 60.500 96 60.500C108 54 110 40 103 19L112 18z',
    'stoneDark',
    0.8,
  ),
  pen.line('M70 28l5 4M74 16l3 7M103 19l-2 8M115 29l-6 3M62 46l6 2M119 49l-6 -1', 0.8, 'greyDark'),
  pen.line('M79 33.500q3.500 3 7 0M96 33.500q3.500 3 7 0', 1.3),
  pen.line('M77 29q4 -2.600 9 -1M105 29q-4 -2.600 -9 -1', 1.3),
  pen.line('M91 36l-2 5h4', 0.9),
  pen.line('M84 44q7 4 15 -1.500l1 -2', 1.3),
  pen.shade(ellipse(78, 40, 3, 2) + ellipse(104, 40, 3, 2), 'redPale', 0.7),
  pen.shape('M52 58C60 53 68 60 78 57C88 62 98 58 106 61C114 56 124 60 130 57L134 66H48z', 'water', null),
  pen.line('M50 58.500C58 53 66 60 76 57.500C86 62 96 58 106 60.500C114 56.500 124 60 132 57', 1, 'waterLine'),
  pen.at(40, 52.5, 1, (p) => [p.rope('M-9 1L8 -2', 2, 'brown', 0.8), p.line('M-2 -1l2 -4M4 -2l4 -3', 1.2)], {
    turn: -14,
  }),
  pen.at(
    140,
    51.5,
    1,
    (p) => [p.shape('M-7 2C-4 -4 4 -4 8 -1C4 3 -2 4 -7 2z', 'lime', 0.9), p.line('M-9 3L5 -0.500', 0.7)],
    { turn: 12 },
  ),
  reed(pen, 12, 63, 0.8),
  reed(pen, 168, 63, 0.8, 6),
  bush(pen, 178, 64, 0.8, 'leafDark'),
]

export const FABLES_OF_DARE: Vignettes = {
  'O jabuti e a estrada nova': ROAD,
  'A abelha que queria descansar': BEES,
  'A onça e o espelho': MIRROR,
  'O rio e a pedra': ROCK,
}
