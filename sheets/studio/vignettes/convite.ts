/** Vignettes of the invitations. */
import { CLOTH } from '../cast/inks.ts'
import { GIVE } from '../cast/poses.ts'
import { standing } from '../fit.ts'
import { circle, ellipse, points } from '../paths.ts'
import { bunting } from '../shapes/built.ts'
import { FRUIT } from '../shapes/fruit.ts'
import { popcorn } from '../shapes/handy.ts'
import { lettuce } from '../shapes/kitchen-garden.ts'
import { FOODS } from '../shapes/meal.ts'
import { bush, tree } from '../shapes/nature.ts'
import { cake } from '../shapes/party.ts'
import { duck } from '../shapes/pets.ts'
import { fence } from '../shapes/plants.ts'
import { waterJug } from '../shapes/vessels.ts'
import { openBasket } from '../shapes/woven.ts'
import { HARD_INVITATIONS } from './convite-desafio.ts'
import { MEDIUM_INVITATIONS } from './convite-medio.ts'
import { NIGHT_INVITATIONS } from './convite-noite.ts'
import { balloons, booth, carrotTops, ipe, oldSock, pulledCarrot, sockJacare, tomatoes } from './convite-things.ts'
import { AT_TABLE, BEHIND, groundCloth, held, SIT, TOP, tableWith } from './gatherings.ts'
import type { Vignettes } from './vignette.ts'
import { fineDay, indoors, outdoors, somebody } from './vignette.ts'

export const CONVITE: Vignettes = {
  'A festa da Iara': (pen) => [
    indoors(pen, 'pinkPale', 'woodPale', 47),
    bunting(pen, [-4, 3], [184, 3], 3.4, ['yellow', 'teal', 'red', 'blue'], { size: 5.4, gap: 3 }),
    balloons(pen, 34, 32, 3),
    booth(pen, 138, 57),
    balloons(pen, 163, 40, 3, 2),
    somebody(
      pen,
      'malu',
      43,
      {
        pose: {
          ...AT_TABLE,
          turn: 22,
          expr: 'dentes',
          armL: { at: [4, -36], z: 'front', hand: 'fist', dir: 150, thumb: 1 },
        },
      },
      BEHIND,
    ),
    tableWith(pen, 22, 44, 'yellowPale'),
    cake(pen, 56, TOP - 0.6, 0.36, 7),
    popcorn(pen, 31, TOP - 0.6, 0.36),
    somebody(pen, 'davi', 79, {
      pose: {
        turn: 30,
        lean: -8,
        expr: 'dentes',
        plain: true,
        armL: { at: [11, -32], z: 'front', hand: 'open', dir: 150, thumb: 1 },
        armR: { at: [-12, -19], z: 'front', hand: 'fist', dir: 0 },
      },
      extra: (near) => ({
        armFront: oldSock(near, -12, -18),
      }),
    }),
    somebody(pen, 'iara', 112, {
      pose: {
        turn: -26,
        expr: 'alegre',
        plain: true,
        armL: { at: [-15, -34], z: 'front', hand: 'none', dir: -100 },
        armR: { at: [11, -26], z: 'back', hand: 'fist' },
      },
      extra: (near) => ({ top: pen.at(-13, -34, 1, () => sockJacare(near)) }),
    }),
  ],
  'Piquenique no parque': (pen) => [
    outdoors(pen, 'sky', 'grass', 34),
    fineDay(pen, 150),
    pen.plane('middle').shape('M66 41C72 35 120 33 150 36C172 38 172 47 140 49C104 51 62 48 66 41z', 'water', 0.9),
    pen.line('M106 38.500h8M112 46h9M140 39h8M74 44h6', 0.6, 'waterLine'),
    standing(pen, (p) => duck(p, 0, 0), 84, 41.5, 9),
    standing(pen, (p) => duck(p, 0, 0), 96, 44, 10),
    standing(pen, (p) => duck(p, 0, 0), 128, 43, 9, { flip: true }),
    tree(pen.plane('middle'), 22, 44, 1.35),
    bush(pen, 172, 46, 0.8),
    groundCloth(pen, 90, 53.5, 112, 12, 'redPale'),
    somebody(
      pen,
      'mae',
      53,
      {
        pose: {
          turn: 30,
          expr: 'carinho',
          hip: [-10, -8],
          lean: 8,
          plain: true,
          legL: { at: [8, -3], face: 1 },
          legR: { at: [12, -3], face: 1 },
          armL: { at: [19, -16], z: 'front', dir: 60, hand: 'fist' },
          armR: { at: [17, -19], z: 'back', dir: 60 },
        },
      },
      54,
    ),
    somebody(
      pen,
      'sofia',
      32,
      { pose: { ...GIVE, expr: 'alegre' }, extra: () => ({ armMid: held(pen, FRUIT.banana, 15, -21, 15) }) },
      55,
    ),
    somebody(
      pen,
      'gil',
      112,
      {
        pose: { ...SIT, expr: 'carinho', armL: { at: [9, -20], z: 'front', dir: 80, hand: 'fist' } },
        flip: true,
        extra: () => ({ armMid: held(pen, FRUIT.maca, 12, -20, 9) }),
      },
      54.5,
    ),
    somebody(
      pen,
      'bia',
      146,
      {
        pose: {
          ...GIVE,
          turn: -32,
          armL: { at: [-17, -24], z: 'back', dir: -70 },
          armR: { at: [-11, -25], z: 'front', dir: -70, thumb: -1 },
        },
        extra: () => ({ armMid: held(pen, FRUIT.abacaxi, -14, -22, 18) }),
      },
      57,
    ),
    standing(pen, FRUIT.melancia, 70, 53, 12),
    standing(pen, waterJug, 84, 53, 13),
    standing(pen, FOODS['pão francês'], 95, 53, 9),
    standing(pen, FRUIT.maca, 77, 57.4, 6),
    standing(pen, FOODS['pão francês'], 88, 58.4, 9),
    standing(pen, FRUIT.laranja, 101, 58.4, 6),
  ],
  'Vamos colher!': (pen) => [
    outdoors(pen, 'sky', 'grass', 36),
    fineDay(pen, 88),
    fence(pen.plane('middle'), -4, 184, 41, 9, 'cream'),
    ipe(pen, 152, 50),
    pen.shape('M-4 50Q40 46 104 49Q112 55 110 64H-4z', 'soil', 1),
    pen.line('M22 55q3 -2 6 0M46 60q3 -2 6 0M92 59q3 -2 6 0', 0.7, 'brownDark'),
    pen.shade(ellipse(38, 57, 9, 1.6) + ellipse(94, 54, 7, 1.2), 'bluePale', 0.5),
    tomatoes(pen, 14, 53),
    tomatoes(pen, 29, 52),
    carrotTops(pen, '58,53 46,53'),
    somebody(pen, 'theo', 72, {
      wear: { shoes: CLOTH.amarelo },
      pose: {
        turn: 34,
        lean: -18,
        hip: [-3, -19],
        expr: 'alegre',
        plain: true,
        armL: { at: [12, -20], z: 'front', hand: 'fist', dir: 60 },
        armR: { at: [13, -22], z: 'back', hand: 'fist', dir: 60 },
        legL: { at: [-9, -3] },
        legR: { at: [10, -3] },
      },
      extra: () => ({ armMid: pulledCarrot(pen) }),
    }),
    somebody(
      pen,
      'vovo',
      124,
      {
        wear: { shoes: CLOTH.verde, top: { tone: CLOTH.azul, kind: 'long' } },
        pose: {
          turn: -28,
          expr: 'dentes',
          plain: true,
          armL: { at: [-17, -42], z: 'front', hand: 'open', dir: -160, thumb: 1 },
          armR: { at: [16, -40], z: 'mid', hand: 'open', dir: 165, thumb: -1 },
        },
      },
      57,
    ),
    standing(
      pen,
      (p) => [
        p.at(-7, -13, 0.8, (q) => lettuce(q, 0, 0, 1)),
        [0, 8].map((x) => p.shape(circle(x + 1, -15, 4.4), 'red', 0.9)),
        p.at(0, 0, 1, (q) => openBasket(q, 0, 0)),
      ],
      103,
      60,
      17,
    ),
    points('42,60 53,59.5').map(([x, y]) => standing(pen, (p) => lettuce(p, 0, 0, 1), x, y, 10)),
  ],
  ...NIGHT_INVITATIONS,
  ...MEDIUM_INVITATIONS,
  ...HARD_INVITATIONS,
}
