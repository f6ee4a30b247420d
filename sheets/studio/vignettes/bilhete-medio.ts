/** Vignettes of the notes of the middle level. */
import { CLOTH } from '../cast/inks.ts'
import { BEHIND_TABLE, GIVE, KNEEL } from '../cast/poses.ts'
import { centred, standing } from '../fit.ts'
import { box, circle, ellipse, points } from '../paths.ts'
import { handPrint } from '../shapes/equal-groups.ts'
import { FRUIT } from '../shapes/fruit.ts'
import { strawHat } from '../shapes/june.ts'
import { wateringCan } from '../shapes/keepsakes.ts'
import { sun, tree, tuft } from '../shapes/nature.ts'
import { dog } from '../shapes/pets.ts'
import { fence } from '../shapes/plants.ts'
import { saladBowl, tallPot } from '../shapes/vessels.ts'
import {
  counter,
  fallenArm,
  hullFinger,
  limpLettuce,
  peelBucket,
  pliers,
  tallySheet,
  tinRobot,
  tomatoPlant,
  wireRoll,
} from './bilhete-things.ts'
import { desk, held, ledge, opening, sheet } from './paper.ts'
import { indoors, outdoors, somebody, type Vignettes } from './vignette.ts'

export const BILHETE_MEDIO: Vignettes = {
  'Recado da horta': (pen) => [
    outdoors(pen),
    sun(pen.plane('middle'), 142, 10, 0.5),
    fence(pen.plane('middle'), -4, 82, 46, 15, 'cream'),
    fence(pen.plane('middle'), 106, 184, 46, 15, 'cream'),
    [80, 105].map((x) => pen.shape(box(x, 19, 3.4, 32, 1), 'wood', 0.9)),
    [83.5, 89, 94.5, 100].map((x) => pen.shape(box(x, 24, 4.6, 25, 1), 'woodPale', 0.8)),
    pen.rope('M83 28H105M83 45H105', 1.8, 'wood', 0.7),
    pen.line('M88 30L94 25L100 30', 0.7),
    centred(pen, tallySheet, 94, 36.4, 18),
    [
      pen.rope('M36 46V30', 2.6, 'greyDark', 0.8),
      pen.rope('M36 33H42V36', 1.8, 'metal', 0.8),
      pen.line('M36 29V27M33.500 27H38.500', 1.1),
    ],
    pen.shape('M-4 64V54Q30 44 66 55L68 64z', 'earth', 0.9),
    points('14,54 33,53.6 52,55.6').map(([x, y]) => standing(pen, limpLettuce, x, y + 2, 20)),
    [handPrint(pen, 45, 46, 0.24, 'orange'), handPrint(pen, 52, 47, 0.24, 'orange', true)],
    somebody(pen, 'vovo', 71, {
      wear: { top: { tone: CLOTH.vermelho, kind: 'long' }, skin: 's4' },
      pose: {
        turn: 26,
        expr: 'alegre',
        armR: { at: [24, -42], z: 'front', dir: 90 },
        armL: { at: [-13, -32], z: 'front', hand: 'fist' },
      },
      extra: held(pen, (own) => strawHat(own, 0, 0, 1, 'green'), [2, -76], 32, 0, 'top'),
    }),
    pen.shape('M122 64V56Q146 49 184 55V64z', 'earth', 0.9),
    [134, 149, 164].map((x) => standing(pen, tomatoPlant, x, 57.5, 34)),
    somebody(
      pen,
      'yumi',
      117,
      {
        flip: true,
        pose: {
          ...GIVE,
          expr: 'surpreso',
          armL: { at: [6, -22], z: 'front', hand: 'fist', dir: 20 },
          armR: { at: [17, -32], z: 'back', hand: 'open', dir: 100 },
        },
        extra: held(pen, (own) => own.at(0, 0, 1, wateringCan, { flip: true }), [10, -13], 19, 0, 'top'),
      },
      59,
    ),
    tuft(pen, 110, 60, 0.5),
  ],
  'Aos vizinhos do prédio': (pen) => [
    outdoors(pen, 'dusk', 'stone', 44),
    sun(pen.plane('middle'), 158, 31, 0.5),
    tree(pen.plane('middle'), 146, 48, 0.9),
    pen.shape(box(-4, -4, 96, 52), 'redPale', 1),
    [
      [4, 6],
      [24, 6],
      [76, 6],
    ].map(([x = 0, y = 0]) => [
      pen.shape(box(x, y, 12, 14), 'glow', 0.9),
      pen.line(`M${x + 6} ${y}v14M${x} ${y + 6}h12`, 0.6),
    ]),
    [4, 24].map((x) => [pen.shape(box(x, 27, 12, 14), 'glow', 0.9), pen.line(`M${x + 6} 27v14M${x} 33h12`, 0.6)]),
    pen.shape(box(44, 4, 25, 45), 'wood', 1),
    pen.shape(box(47, 7, 19, 42), 'glow', 0.8),
    pen.line('M56.500 7V49', 0.7),
    centred(pen, sheet(8, 10, 4), 51.6, 21, 10),
    pen.shape('M40 8H73L70 3H43z', 'teal', 0.9),
    pen.shape(box(-4, 47, 190, 20), 'greyPale', 0.9),
    pen.line('M10 47L0 62M50 47L44 62M94 47L94 62M138 47L144 62', 0.5, 'stoneDark'),
    somebody(
      pen,
      'mae',
      80,
      {
        wear: { skin: 's2', hair: 'chanel', hairColour: 'castanho', top: { tone: CLOTH.lilas, kind: 'long' } },
        pose: {
          turn: 26,
          expr: 'carinho',
          armL: { at: [12, -38], z: 'front', hand: 'fist', dir: 60 },
          armR: { at: [22, -44], z: 'front', hand: 'open', dir: 80 },
        },
      },
      56,
    ),
    pen.line('M88 33.500Q92 42 101 44', 1, 'redDark'),
    dog(pen, 104, 57, 0.66, 'greyDark'),
    somebody(
      pen,
      'theo',
      131,
      {
        flip: true,
        pose: {
          ...KNEEL,
          expr: 'carinho',
          armL: { at: [13, -19], z: 'front', dir: 80, hand: 'open' },
          armR: { at: [8, -16], z: 'back' },
        },
      },
      58,
    ),
    somebody(
      pen,
      'malu',
      147,
      {
        flip: true,
        pose: { turn: 24, expr: 'alegre', armL: { at: [9, -33], z: 'front', hand: 'fist', dir: 190 } },
        extra: () => ({ top: hullFinger(pen) }),
      },
      56,
    ),
  ],
  'O robô de sucata': (pen) => [
    indoors(pen, 'bluePale'),
    opening(pen, 28, 5, [24, 18], 'skyLow', sun(pen.plane('middle'), 45, 16, 0.3)),
    ledge(pen, 122, 19, 44),
    [
      pen.shape(box(126, 9, 7, 10, 1.4), 'water', 0.8),
      pen.shape(box(125.4, 7.4, 8.2, 2.4, 0.8), 'red', 0.7),
      pen.shape('M139 9H143V12L148 18.600H134L139 12z', 'lime', 0.8),
      pen.shape(box(152, 8, 8, 11, 1.4), 'yellowPale', 0.8),
      pen.shape(box(151.4, 6.4, 9.2, 2.4, 0.8), 'blue', 0.7),
    ],
    [pen.shape(circle(78, 13, 7), 'white', 0.9), pen.line('M78 13V8.600M78 13L75.400 14.500', 0.9)],
    desk(pen, 60, 66, 43),
    standing(pen, tinRobot, 96, 43, 37),
    standing(pen, fallenArm, 116, 43.6, 16),
    standing(pen, wireRoll, 71, 43.2, 13),
    standing(pen, pliers, 74, 45.6, 12),
    somebody(pen, 'nina', 48, {
      pose: {
        ...GIVE,
        expr: 'surpreso',
        armL: { at: [8, -27], z: 'front', hand: 'fist', dir: 70 },
        armR: { at: [16, -29], z: 'back', dir: 60 },
      },
      extra: held(pen, sheet(12, 14, 5), [13, -31], 15, 6),
    }),
    somebody(pen, 'davi', 138, {
      flip: true,
      pose: {
        ...GIVE,
        expr: 'receio',
        armL: { at: [19, -27], z: 'front', hand: 'open', dir: 80 },
        armR: { at: [18, -38], z: 'back', hand: 'open', dir: 120 },
      },
    }),
  ],
  'Para a equipe da merenda': (pen) => [
    indoors(pen, 'yellowPale'),
    pen.plane('middle').shape(box(60, -3, 104, 48), 'cream', 0.9),
    pen.plane('middle').line('M60 12H164M60 27H164M78 -3V45M96 -3V45M114 -3V45M132 -3V45M150 -3V45', 0.5, 'stone'),
    somebody(
      pen,
      'mae',
      84,
      {
        wear: { top: { tone: CLOTH.agua, kind: 'long', apron: CLOTH.branco }, skin: 's5' },
        pose: {
          ...BEHIND_TABLE,
          turn: -22,
          lean: -10,
          expr: 'carinho',
          armL: { at: [-24, -40], z: 'front', dir: -80 },
          armR: { at: [4, -44], z: 'front', dir: -60 },
        },
      },
      58,
      0.56,
    ),
    somebody(
      pen,
      'vovo',
      112,
      {
        wear: { top: { tone: CLOTH.verde, kind: 'long', apron: CLOTH.branco }, skin: 's2' },
        pose: {
          ...BEHIND_TABLE,
          turn: -16,
          expr: 'alegre',
          armL: { at: [-11, -34], z: 'front', dir: 40 },
          armR: { at: [17, -54], z: 'front', hand: 'fist' },
        },
        extra: held(
          pen,
          (own) => [own.rope('M0 10V-6', 1.6, 'metal', 0.8), own.shape('M-5 -8Q-5 -2 0 -2T5 -8z', 'metal', 0.9)],
          [17, -60],
          18,
        ),
      },
      58,
      0.56,
    ),
    somebody(
      pen,
      'professora',
      140,
      {
        wear: { top: { tone: CLOTH.coral, kind: 'long', apron: CLOTH.branco } },
        pose: {
          ...BEHIND_TABLE,
          turn: -24,
          expr: 'dentes',
          armL: { at: [-9, -46], z: 'front', dir: 150, hand: 'flat' },
          armR: { at: [9, -46], z: 'front', dir: 200, hand: 'flat' },
        },
      },
      58,
      0.56,
    ),
    counter(pen),
    standing(pen, tallPot, 150, 41.4, 15),
    standing(pen, FRUIT.banana, 127, 41.6, 10),
    standing(pen, saladBowl, 104, 41.4, 15),
    points('100,33.8 104,33 108,33.8').map(([x, y]) => [
      pen.shape(ellipse(x, y, 2.4, 1.8), 'yellowPale', 0.7),
      pen.spot(x, y, 0.4),
    ]),
    somebody(pen, 'bia', 56, {
      pose: {
        ...GIVE,
        armR: { at: [20, -34], z: 'front', dir: 80, hand: 'fist' },
        armL: { at: [9, -30], z: 'front', dir: 40 },
      },
      extra: held(
        pen,
        (own) => [sheet(12, 15, 4)(own), own.shape('M0 4.600C-4 1.600 -3 -.6 0 1C3 -.6 4 1.600 0 4.600z', 'red', 0.6)],
        [24, -40],
        17,
        10,
      ),
    }),
    somebody(pen, 'gil', 36, {
      pose: {
        turn: 24,
        expr: 'alegre',
        armL: { at: [-2, -20], z: 'front', hand: 'fist', dir: 20 },
        armR: { at: [9, -20], z: 'front', hand: 'fist' },
      },
      extra: held(pen, peelBucket, [4, -12], 22, 0, 'top'),
    }),
  ],
}
