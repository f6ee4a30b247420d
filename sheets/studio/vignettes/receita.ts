/** Vignettes of the recipes. */
import { CLOTH } from '../cast/inks.ts'
import { HANDS_UP } from '../cast/poses.ts'
import { standing } from '../fit.ts'
import { box, circle, ellipse, points, scallop } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { FRUIT } from '../shapes/fruit.ts'
import { waterJug } from '../shapes/vessels.ts'
import {
  bowlOf,
  choppingBoard,
  cooker,
  fork,
  halfFruit,
  jarOf,
  jarShelf,
  kitchen,
  knife,
  packet,
  strawberry,
} from './cooking.ts'
import { ADULT_BEHIND, AT_TABLE, BEHIND, board, TOP, tableWith, WORKING } from './gatherings.ts'
import { HARD_RECIPES } from './receita-desafio.ts'
import { MEDIUM_RECIPES } from './receita-medio.ts'
import { indoors, somebody, type Vignettes } from './vignette.ts'

/** A banana half out of its peel. */
const peeledBanana = (pen: Pen): Drawing => [
  pen.shape('M-2.600 0C-3 -7 -2.600 -13 0 -17C2.600 -13 3 -7 2.600 0z', 'cream', 0.9),
  pen.shape('M-3 0C-8 -2 -9 -7 -8.500 -11C-5 -9 -3 -5 -1 -1zM3 0C8 -2 9 -7 8.500 -11C5 -9 3 -5 1 -1z', 'yellow', 0.9),
  pen.shape('M-4 -2Q0 -6 4 -2C4 5 3 9 1 12H-1C-3 9 -4 5 -4 -2z', 'yellow', 0.9),
]

/** A lid of glass that trembles on a pot full of popcorn. */
const poppingPot = (pen: Pen): Drawing => [
  pen.rope('M-17 -9H-12M17 -9H12', 2.4, 'greyDark', 0.8),
  pen.shape('M-13 -15H13V-2Q13 0 10.500 0H-10.500Q-13 0 -13 -2z', 'red', 1),
  pen.shape('M-13 -15.500Q-12 -24 0 -24Q12 -24 13 -15.500z', 'foam', 0.9),
  points('-8,-17.500 -3,-18.500 2,-17.500 7,-18 -5,-21 0,-21.600 5,-20.6').map(([x, y]) =>
    pen.shape(
      scallop(
        points(
          `${x - 2},${y} ${x - 1},${y - 1.8} ${x + 1},${y - 1.8} ${x + 2},${y} ${x + 1},${y + 1.6} ${x - 1},${y + 1.6}`,
        ),
        0.6,
      ),
      'cream',
      0.6,
    ),
  ),
  pen.shape(box(-14, -16.4, 28, 2.6, 1), 'stone', 0.8),
  pen.shape(box(-2.4, -27, 4.8, 3.4, 1.2), 'greyDark', 0.8),
  pen.line('M-19 -20l-3.500 -2M-17 -25l-3 -3M19 -20l3.500 -2M17 -25l3 -3', 0.9),
]

/** A lump of dough under two hands. */
const dough = (pen: Pen): Drawing => [
  pen.shape('M-13 0C-15 -7 -8 -10 -4 -8.500C-1 -11 5 -10.500 7 -8C12 -9 15 -4 13 0z', 'cream', 1),
  pen.line('M-7 -4q2 2 4 0M3 -4.500q2 2 4 0', 0.7),
]

const ball = (pen: Pen, x: number, foot: number, r: number, fill: Parameters<Pen['shape']>[1]): Drawing =>
  pen.shape(circle(x, foot - r, r), fill, 0.9)

/** A snail of modelling clay. */
const claySnail = (pen: Pen): Drawing => [
  pen.shape('M-12 0Q-14 -3 -10 -4H7Q10 -5 10 -10Q13 -12 14 -8Q14 0 8 0z', 'yellow', 0.9),
  pen.line('M11 -11l-1 -4M13.500 -10l2 -3.5', 0.9),
  pen.shape(circle(-2, -8, 7), 'red', 0.9),
  pen.line('M-2 -8q3 0 2.400 2.600q-3 2.600 -5.400 -0.600q-1 -5 3.600 -6q6 0.500 5.400 6', 0.8),
  pen.spot(12, -7, 0.7),
]

const slice = (pen: Pen): Drawing => [
  pen.shape('M-12 -9A12 9.500 0 0 0 12 -9z', 'green', 0.9),
  pen.shape('M-10.500 -9A10.500 7.600 0 0 0 10.500 -9z', 'white', 0.5),
  pen.shape('M-9.500 -9A9.500 6.500 0 0 0 9.500 -9z', 'red', 0.6),
  pen.solid(ellipse(-4, -6.6, 0.7, 1) + ellipse(0, -5, 0.7, 1) + ellipse(4, -6.6, 0.7, 1)),
]

export const RECEITA: Vignettes = {
  'Salada de frutas colorida': (pen) => [
    kitchen(pen, 'yellowPale', 36),
    jarShelf(pen, 118),
    somebody(
      pen,
      'bia',
      58,
      {
        pose: {
          ...AT_TABLE,
          turn: 16,
          expr: 'alegre',
          armL: { at: [3, -24], z: 'front', hand: 'fist', dir: 90 },
          armR: { at: [15, -32], z: 'front', hand: 'fist', dir: 200 },
        },
        extra: () => ({ armMid: pen.scaled(0.6).at(10, -30, 1, peeledBanana) }),
      },
      BEHIND,
    ),
    somebody(
      pen,
      'pai',
      112,
      {
        wear: { top: { tone: CLOTH.agua, apron: CLOTH.creme } },
        pose: {
          ...AT_TABLE,
          turn: -10,
          expr: 'lendo',
          armL: { at: [-12, -35], z: 'front', hand: 'fist', dir: 60 },
          armR: { at: [13, -43], z: 'front', hand: 'fist', dir: -80 },
        },
        extra: () => ({ armMid: pen.scaled(0.6).at(9, -44, 1.25, knife, { turn: -20 }) }),
      },
      ADULT_BEHIND,
    ),
    board(pen, 26, 128),
    standing(pen, bowlOf('teal'), 84, TOP - 1, 23),
    standing(pen, choppingBoard, 109, TOP - 1, 24),
    standing(pen, FRUIT.maca, 101, TOP - 2, 7),
    points('108,46.600 113,46.2').map(([x, y]) => standing(pen, strawberry, x, y, 4.4)),
    pen.shape(ellipse(135, 47.4, 11, 1.8), 'white', 0.8),
    points('128,47 132,47.4 136,47.4 140,47 130,43.8 134,43.8 138,43.800 143,46.6').map(([x, y]) =>
      standing(pen, strawberry, x, y, 4.4),
    ),
    standing(pen, FRUIT.laranja, 36, TOP - 1, 8),
    standing(pen, jarOf('orange'), 48, TOP - 1, 9),
  ],
  'Pipoca de panela': (pen) => [
    kitchen(pen, 'bluePale', 30),
    jarShelf(pen, 132),
    cooker(pen, 96, 58),
    somebody(
      pen,
      'mae',
      120,
      {
        pose: {
          turn: -30,
          expr: 'carinho',
          plain: true,
          armL: { at: [-22, -47], z: 'front', hand: 'fist', dir: -90 },
          armR: { at: [14, -40], z: 'mid', hand: 'fist', dir: 0 },
        },
      },
      59,
    ),
    standing(pen, poppingPot, 96, 30.6, 24),
    somebody(
      pen,
      'davi',
      58,
      {
        pose: {
          ...HANDS_UP,
          turn: 24,
          expr: 'surpreso',
          legL: { at: [-5, -5], toe: 20 },
          legR: { at: [6, -5], toe: 20 },
        },
      },
      57,
    ),
    pen.line('M50 60.500h14', 0.7),
    tableWith(pen, 22, 22, 'redPale', 47),
    standing(pen, bowlOf('yellow'), 33, 46, 14),
  ],
  'Massinha de modelar': (pen) => [
    indoors(pen, 'pinkPale', 'woodPale', 47),
    pen.shape(box(52, 4, 44, 24, 1), 'wood', 0.9),
    pen.shape(box(54, 6, 40, 20), 'leafDark', 0.7),
    pen.line('M60 12h14M60 17h22M60 21h10', 0.8, 'white'),
    jarShelf(pen, 116),
    somebody(
      pen,
      'nina',
      60,
      {
        pose: {
          ...WORKING,
          turn: 10,
          expr: 'alegre',
          lean: 8,
          armL: { at: [2, -20], z: 'front', hand: 'fist', dir: 30 },
          armR: { at: [12, -20], z: 'front', hand: 'fist', dir: 0 },
        },
      },
      55,
    ),
    somebody(pen, 'gil', 92, { pose: { ...WORKING, expr: 'alegre' } }, BEHIND),
    somebody(
      pen,
      'sofia',
      126,
      {
        pose: {
          ...WORKING,
          turn: -14,
          expr: 'alegre',
          armL: { at: [-12, -27], z: 'front', hand: 'flat', dir: -40 },
          armR: { at: [2, -23], z: 'front', hand: 'fist', dir: -60 },
        },
      },
      BEHIND,
    ),
    board(pen, 26, 128),
    standing(pen, packet('orange'), 36, TOP - 1, 13),
    standing(pen, waterJug, 47, TOP - 1, 10),
    standing(pen, dough, 61, TOP - 1, 17),
    ball(pen, 92, TOP - 1, 4.4, 'blue'),
    ball(pen, 81, TOP - 1, 3.4, 'red'),
    ball(pen, 102, TOP - 1, 3.4, 'yellow'),
    standing(pen, claySnail, 120, TOP - 1, 16),
    standing(pen, jarOf('teal'), 143, TOP - 1, 9),
  ],
  'Suco de melancia': (pen) => [
    kitchen(pen, 'pinkPale', 122),
    jarShelf(pen, 32),
    somebody(
      pen,
      'gil',
      68,
      {
        pose: {
          ...AT_TABLE,
          turn: 18,
          expr: 'alegre',
          armL: { at: [0, -20], z: 'front', hand: 'fist', dir: 60 },
          armR: { at: [15, -37], z: 'front', hand: 'fist', dir: 180 },
        },
        extra: () => ({ armMid: pen.scaled(0.6).at(15, -31, 0.9, fork) }),
      },
      55,
    ),
    somebody(
      pen,
      'mae',
      112,
      {
        pose: {
          ...AT_TABLE,
          turn: -8,
          expr: 'lendo',
          armL: { at: [-13, -35], z: 'front', hand: 'fist', dir: 60 },
          armR: { at: [13, -45], z: 'front', hand: 'fist', dir: -80 },
        },
        extra: () => ({ armMid: pen.scaled(0.6).at(9, -44, 1.25, knife, { turn: -20 }) }),
      },
      ADULT_BEHIND,
    ),
    board(pen, 26, 128),
    standing(
      pen,
      bowlOf(
        'bluePale',
        points('-8,-10 -3,-11 3,-10.500 8,-10 0,-13.5').map(([x, y]) =>
          pen.scaled(0.9).shape(box(x - 2.6, y - 2.6, 5.2, 5.2, 0.6), 'red', 0.8),
        ),
      ),
      79,
      TOP - 1,
      20,
    ),
    standing(pen, choppingBoard, 109, TOP - 1, 26),
    standing(pen, slice, 107, TOP - 2, 17),
    standing(pen, slice, 138, TOP - 1, 15),
    pen.at(44, TOP - 5, 0.7, halfFruit('green', 'lime')),
    points('50,47.6 53,46.8 55,48 52,48.6 57,47').map(([x, y]) =>
      pen.shape(`M${x - 2} ${y}q2 -2 4 0q-2 1.600 -4 0z`, 'leaf', 0.6),
    ),
    standing(
      pen,
      (p) => [
        p.shape('M-5 -14H5L4 0H-4z', 'foam', 0.9),
        points('-2,-4 2,-6 -1,-9').map(([x, y]) => p.shape(box(x - 1.6, y - 1.6, 3.2, 3.2, 0.4), 'white', 0.6)),
      ],
      36,
      TOP - 1,
      12,
    ),
  ],
  ...MEDIUM_RECIPES,
  ...HARD_RECIPES,
}
