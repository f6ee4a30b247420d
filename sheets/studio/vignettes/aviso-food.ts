import { CLOTH } from '../cast/inks.ts'
import { GIVE } from '../cast/poses.ts'
import { standing } from '../fit.ts'
import { bananas, papaya } from '../pairs/food.ts'
import { box, ellipse, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { FRUIT } from '../shapes/fruit.ts'
import { tree } from '../shapes/nature.ts'
import { WASTE } from '../shapes/waste.ts'
import { adult } from './people-parts.ts'
import { crumpled, wasteBin } from './school-parts.ts'
import { indoors, outdoors, somebody, type Vignette } from './vignette.ts'

export const CLEAN_YARD: Vignette = (pen) => {
  const middle = pen.plane('middle')
  return [
    outdoors(pen, 'sky', 'meadow', 30),
    middle.shape(box(-2, 6, 118, 30), 'yellowPale', 0.9),
    middle.shape(box(-2, 0, 122, 7), 'orange', 0.9),
    [10, 36, 84].map((x) => [
      middle.shape(box(x, 13, 16, 12, 0.6), 'bluePale', 0.8),
      middle.line(`M${x + 8} 13v12M${x} 19h16`, 0.5),
    ]),
    middle.shape(box(60, 13, 15, 23), 'teal', 0.9),
    tree(middle, 136, 38, 1.2),
    tree(middle, 170, 38, 1),
    pen.shape('M-2 36Q90 34 182 36V64H-2z', 'stone', 0.9),
    pen.line(
      'M-2 44H182M-2 53H182M30 36l-6 8M70 36l-3 8M110 36l3 8M150 36l6 8M10 44l-4 9M50 44l-3 9M92 44v9M130 44l3 9',
      0.5,
      'stoneDark',
    ),
    pen.rope('M28 48V40M58 48V40', 2, 'greyDark', 0.8),
    pen.shape(box(22, 37, 42, 3.4, 1), 'wood', 1),
    pen.shape(box(22, 28, 42, 4, 1), 'wood', 1),
    pen.rope('M26 38V28M60 38V28', 1.6, 'greyDark', 0.7),
    somebody(
      pen,
      'malu',
      36,
      {
        pose: {
          expr: 'alegre',
          hip: [0, -17],
          legL: { at: [-4, -1], toe: 6 },
          legR: { at: [4, -1], toe: 6 },
          armL: { at: [-4, -30], z: 'front', hand: 'fist', dir: 150 },
        },
        extra: () => ({ armMid: pen.scaled(0.54).at(-5, -36, 0.9, (p) => FRUIT.banana(p), { turn: -60 }) }),
      },
      48,
      0.54,
    ),
    (['brown', 'blue', 'red'] as const).map((fill, i) => wasteBin(pen, 114 + i * 16, 51, fill, 1.05)),
    standing(pen, WASTE['casca de banana'], 128, 60, 8),
    standing(pen, WASTE['casca de laranja'], 50, 58, 7),
    points('44,52 62,47 94,48 30,61 58,61 108,61').map(([x, y], i) => crumpled(pen, x, y, 0.9 + (i % 2) * 0.2)),
    somebody(
      pen,
      'lia',
      72,
      {
        pose: {
          expr: 'firme',
          armL: { at: [9, -26], z: 'front', hand: 'fist', dir: 60 },
          armR: { at: [13, -24], z: 'back' },
        },
        extra: () => ({
          top: [
            pen.scaled(0.6).rope('M6 -29L27 -7', 1.6, 'yellow', 0.8),
            pen.scaled(0.6).line('M27 -7l1 5M27 -7l5 1.5', 1.4),
          ],
        }),
      },
      58,
      0.6,
    ),
    crumpled(pen, 90, 57, 1.2),
    somebody(
      pen,
      'gil',
      99,
      {
        pose: {
          ...GIVE,
          armL: { at: [15, -37], z: 'front', dir: 110, hand: 'fist' },
          armR: { at: [10, -22], z: 'back' },
        },
      },
      58,
      0.58,
    ),
    standing(pen, WASTE['resto de maçã'], 113, 33.5, 9, { turn: 20 }),
  ]
}

const plate = (pen: Pen): Drawing => {
  const own = pen.scaled(0.6)
  return [own.shape(ellipse(20, -29, 9, 2.6), 'white', 1), own.line(ellipse(20, -29.4, 5, 1.2), 0.6)]
}

export const FRUIT_WEEK: Vignette = (pen) => {
  const top = 41
  return [
    indoors(pen, 'meadow'),
    [-4, 26, 56, 86, 116, 146].map((x) => pen.line(`M${x} 22h30v11h-30z`, 0.5, 'hillLine')),
    pen.shape(box(104, 4, 40, 15, 1), 'woodPale', 0.9),
    [0, 1, 2, 3].map((i) =>
      pen.at(109 + i * 10, 12, 0.9, (p) => [
        p.shape('M-4 -3H4V2Q4 4 2 4H-2Q-4 4 -4 2z', (['red', 'blue', 'yellow', 'green'] as const)[i] ?? 'red', 0.7),
      ]),
    ),
    pen.line('M104 16.500H144', 0.7),
    adult(
      pen,
      'mae',
      84,
      {
        pose: {
          expr: 'alegre',
          plain: true,
          armL: { at: [-10, -40], z: 'front', dir: 40, hand: 'flat' },
          armR: { at: [12, -44], z: 'front', hand: 'fist', dir: -40 },
        },
        wear: { hair: 'coque', top: { tone: CLOTH.branco, apron: CLOTH.amarelo } },
        extra: () => ({
          top: pen
            .scaled(0.54)
            .at(
              14,
              -42,
              1,
              (p) => [
                p.shape('M-1.600 2L-24 6L-22 1L-1 -2z', 'metal', 0.8),
                p.shape(box(-2, -2.4, 8, 4.4, 1.4), 'woodDark', 0.8),
              ],
              { turn: -8 },
            ),
        }),
      },
      57,
      0.54,
    ),
    pen.shape(box(46, top, 92, 20), 'bluePale', 1.1),
    pen.line('M64 44v15M82 44v15M100 44v15M118 44v15', 0.5, 'blueDark'),
    pen.shape(box(43, top - 2, 98, 4, 1), 'white', 1),
    [49, 54, 59].map((x, i) => standing(pen, bananas, x, top - 2 - (i % 2), 12)),
    standing(pen, papaya, 69, top - 2, 14),
    pen.at(92, top - 2, 0.66, (p) => [
      p.shape('M-19 0C-21 -8 -16 -14 -6 -15L2 -13L2 0z', 'green', 1),
      p.shape('M-2 -14.500Q8 -12 8 -6Q8 -1 2 0Q-6 -2 -6 -8Q-6 -13 -2 -14.500z', 'red', 0.9),
      points('0,-10 3,-6 -1,-5 2,-2.6').map(([x, y]) => p.spot(x, y, 0.8)),
    ]),
    [104, 111].map((x) => standing(pen, FRUIT.melancia, x, top - 2, 9)),
    points('121,-2 128.6,-2 136,-2 125,-9 132.6,-9').map(([x, y]) => standing(pen, FRUIT.laranja, x, top + y, 8)),
    somebody(
      pen,
      'bia',
      37,
      {
        pose: { ...GIVE, armL: { at: [13, -27], z: 'front', dir: 80 }, armR: { at: [16, -28], z: 'back' } },
        extra: () => ({ armMid: plate(pen) }),
      },
      60,
    ),
    somebody(
      pen,
      'theo',
      148,
      {
        flip: true,
        pose: {
          ...GIVE,
          armL: { at: [13, -27], z: 'front', dir: 80 },
          armR: { at: [14, -40], z: 'back', hand: 'open' },
        },
        extra: () => ({ armMid: plate(pen) }),
      },
      60,
    ),
  ]
}
