/** Stories of the hardest level. */
import { CLOTH } from '../cast/inks.ts'
import { standing } from '../fit.ts'
import { box, circle, points, ring, scallop } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { robot } from '../shapes/keepsakes.ts'
import { broadLeaf, fern } from '../shapes/plants.ts'
import { bookcase } from '../shapes/rooms.ts'
import { monkey } from '../shapes/wild.ts'
import { LETTER, MAP } from './conto-memoria.ts'
import { AT_TABLE } from './gatherings.ts'
import { indoors, STAGE, somebody, type Vignettes } from './vignette.ts'

const bridge = (pen: Pen): Drawing => [
  pen.rope('M-6 33Q90 46 186 33', 1.6, 'straw', 0.8),
  pen.shape('M-6 47Q90 60 186 47V53Q90 66 -6 53z', 'wood', 1.1),
  pen.line(
    Array.from({ length: 25 }, (_, i) => {
      const x = -2 + i * 7.6
      const t = (x + 6) / 192
      const y = 47 + 26 * t * (1 - t)
      return `M${x} ${y}l-0.600 6`
    }).join(''),
    0.7,
    'woodDark',
  ),
]

const posts = (pen: Pen, xs: readonly number[]): Drawing =>
  xs.map((x) => {
    const t = (x + 6) / 192
    const dy = 26 * t * (1 - t)
    return pen.rope(`M${x} ${48 + dy}V${32 + dy}`, 2, 'woodDark', 0.9)
  })

const fishes = (pen: Pen): Drawing =>
  points('24,58 33,56.4 29,60.4 40,59.4 132,59.4 141,57.4 138,61 149,59').map(([x, y]) =>
    pen.shape(`M${x - 3} ${y}q3 -2 5 0l2 -1.400v2.800l-2 -1.400q-2 2 -5 0z`, 'white', 0.6),
  )

const WAGER = (pen: Pen): Drawing => [
  pen.shape(box(-2, -2, STAGE.width + 4, STAGE.height + 4), 'skyLow', null),
  [8, 40, 66, 96, 122, 150, 174].map((x, i) =>
    pen.plane('far', 'hillLine').shape(box(x - 2.5, -4, 5 + (i % 2) * 2, 46), 'hillFar'),
  ),
  pen
    .plane('far', 'hillLine')
    .shape(`${scallop(points('-6,6 20,15 46,9 74,15 104,9 134,15 160,9 186,13'), 0.58, false)}V-8H-6z`, 'hill'),
  pen.plane('middle').shape(box(-2, 38, 184, 28), 'brownPale', 0.8),
  pen.line('M20 43h9M70 42h9M118 44h9M150 42h8M36 60h8M112 61h10M140 59h8', 0.8, 'brown'),
  pen.plane('middle').shape('M-6 36C8 34 20 40 22 50C22 58 16 62 8 66H-6z', 'grass', 0.9),
  pen.plane('middle').shape('M186 36C172 34 160 40 158 50C158 58 164 62 172 66H186z', 'grass', 0.9),
  fishes(pen),
  pen.rope('M20 7C38 4 54 8 70 5', 3, 'brown'),
  pen.shape(scallop(ring(14, 0, 26, 8, 11), 0.58), 'leafDark'),
  pen.at(40, 6.6, 0.46, (p) => monkey(p, 0, 0)),
  pen.at(58, 6.6, 0.4, (p) => monkey(p, 0, 0), { flip: true }),
  pen.shape(scallop(ring(168, 0, 26, 8, 11), 0.58), 'leaf'),
  pen.rope('M-6 33Q90 46 186 33', 1.6, 'straw', 0.8),
  posts(pen, [18, 50, 82, 114, 146]),
  somebody(pen, 'malu', 142, { pose: { turn: -30, expr: 'receio' } }, 53),
  somebody(
    pen,
    'davi',
    124,
    { pose: { turn: -30, expr: 'alegre', plain: true, armL: { at: [-14, -25], z: 'front' } } },
    55,
  ),
  somebody(
    pen,
    'gil',
    103,
    {
      wear: { top: { tone: CLOTH.coral } },
      pose: {
        turn: -28,
        lean: 6,
        expr: 'medo',
        plain: true,
        legL: { at: [-5, -3] },
        legR: { at: [5, -3] },
        armL: { at: [-12, -27], z: 'front', hand: 'fist', dir: -60 },
        armR: { at: [-3, -24], z: 'front', hand: 'fist', dir: -60 },
      },
    },
    56,
  ),
  pen.line('M89.500 20q-2 2 0 4M117 20q2 2 0 4M88 34q-2 2 0 4', 0.9),
  bridge(pen),
  somebody(
    pen,
    'iara',
    66,
    {
      wear: { top: { tone: CLOTH.verde }, bottom: { tone: CLOTH.jeans, kind: 'shorts' } },
      pose: {
        turn: 22,
        expr: 'carinho',
        hip: [0, -7],
        plain: true,
        barefoot: true,
        legL: { at: [2, 8], toe: 20 },
        legR: { at: [9, 7], toe: 20 },
        armL: { at: [-9, -5], z: 'mid' },
        armR: { at: [17, -20], z: 'front', hand: 'open', dir: 120, thumb: -1 },
      },
    },
    53,
  ),
  broadLeaf(pen, 174, 64, 0.5, -16),
  fern(pen, 10, 62, 0.6),
]

const checkers = (pen: Pen, x: number, foot: number, width: number, messy: boolean): Drawing => {
  const step = width / 8
  const dark = Array.from({ length: 8 }, (_, i) =>
    box(x - width / 2 + i * step, foot - (i % 2 ? 2.4 : 4.4), step, 2),
  ).join('')
  const men = messy ? [-0.42, -0.1, 0.2, 0.05, 0.4] : [-0.42, -0.25, -0.08, 0.1, 0.27, 0.42]
  return [
    pen.shape(box(x - width / 2, foot - 4.4, width, 4.4, 0.6), 'cream', 0.9),
    pen.shape(dark, 'brown', null),
    pen.shape(box(x - width / 2, foot - 4.4, width, 4.4, 0.6), null, 0.9),
    men.map((at, i) =>
      pen.shape(
        box(x + at * width - 2, foot - (messy && i === 3 ? 8 : 6.6), 4, 2.4, 1),
        (messy ? i % 2 : i > 2) ? 'red' : 'white',
        0.8,
      ),
    ),
  ]
}

const smallTable = (pen: Pen, x: number, top: number, width: number): Drawing => [
  pen.shape(box(x - width / 2, top, width, 4, 1.5), 'wood'),
  pen.shape(
    box(x - width / 2 + 3, top + 4, 4, 60 - top - 4) + box(x + width / 2 - 7, top + 4, 4, 60 - top - 4),
    'woodDark',
    0.9,
  ),
]

const ROBOT = (pen: Pen): Drawing => [
  indoors(pen, 'yellowPale', 'woodPale', 45),
  pen.plane('middle').shape(box(62, 5, 46, 24, 1), 'leafDark', 1),
  pen.line('M70 12h14M70 17h22M70 22h10', 0.9, 'white'),
  pen.plane('middle').shape(box(60, 29, 50, 2.6, 1), 'wood', 0.8),
  pen.plane('middle').at(132, 45, 0.62, (p) => bookcase(p, 0, 0)),
  pen.plane('middle').at(-14, 45, 0.62, (p) => bookcase(p, 0, 0)),
  pen.shape(box(82, 29, 5, 28, 2), 'blue', 1),
  pen.shape(box(73, 47, 14, 4, 1.5), 'blue', 1),
  pen.line('M75 51V61M85 51V61', 1.6),
  standing(pen, robot, 43, 58, 46),
  pen.at(42.6, 58, 0.78, (p) => [
    p.shape(box(-9.5, -46, 19, 9, 4), 'night', 0.9),
    p.shape(circle(0.5, -41.5, 2), 'white', 0.7),
    p.shape(circle(6.5, -41.5, 2), 'white', 0.7),
  ]),
  smallTable(pen, 59, 46, 34),
  checkers(pen, 60, 46, 26, false),
  somebody(
    pen,
    'theo',
    110,
    {
      pose: {
        ...AT_TABLE,
        turn: 22,
        tilt: -10,
        lean: -8,
        expr: 'dentes',
        armL: { at: [-8, -51], hand: 'flat', dir: 150, z: 'front' },
        armR: { at: [13, -22], z: 'front', dir: 60 },
      },
      wear: { aids: [], hair: 'curto', skin: 's4', hairColour: 'preto' },
    },
    56,
  ),
  somebody(
    pen,
    'nina',
    144,
    {
      wear: {
        hair: 'power',
        top: { tone: CLOTH.amarelo, kind: 'dress' },
        bottom: { tone: CLOTH.amarelo, kind: 'none' },
      },
      pose: {
        ...AT_TABLE,
        turn: -24,
        tilt: 8,
        expr: 'dentes',
        armL: { at: [-14, -23], z: 'front', dir: -60 },
        armR: { at: [5, -27], z: 'front', dir: -100, hand: 'fist' },
      },
    },
    56,
  ),
  pen.line('M98.500 19.500l-3.200 -1.600M101 15.500l-2 -3M150 10l2.500 -3M154.500 14l3 -2', 1),
  smallTable(pen, 125, 46, 54),
  checkers(pen, 125, 46, 28, true),
]

export const STORIES_OF_DARE: Vignettes = {
  'A carta na parede': LETTER,
  'O mapa de não se perder': MAP,
  'A aposta na ponte': WAGER,
  'O robô que não sabia perder': ROBOT,
}
