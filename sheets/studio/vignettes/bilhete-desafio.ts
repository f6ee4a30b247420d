/** Vignettes of the notes of the hardest level. */

import { CLOTH } from '../cast/inks.ts'
import { ON_GROUND, POINT, SEATED } from '../cast/poses.ts'
import { centred, standing } from '../fit.ts'
import { box, circle } from '../paths.ts'
import { guitar } from '../shapes/big-things.ts'
import { longNeck, volcano } from '../shapes/dinosaurs.ts'
import { crescent } from '../shapes/space.ts'
import { digitalCamera } from '../shapes/then-and-now.ts'
import {
  busSeat,
  drawing,
  flask,
  lostPack,
  lostThings,
  melody,
  nightWindow,
  pencilCase,
  shoe,
  wallClock,
} from './bilhete-lost-things.ts'
import { books, held, ledge, opening, pottedPlant, stars } from './paper.ts'
import { indoors, STAGE, somebody, type Vignettes } from './vignette.ts'

export const BILHETE_DESAFIO: Vignettes = {
  'A caixa de achados e perdidos': (pen) => [
    indoors(pen, 'foam'),
    pen.shape(box(24, 11, 30, 3, 1) + box(128, 11, 30, 3, 1), 'wood', 0.8),
    [28, 35, 42, 49, 132, 139, 146, 153].map((x) => pen.line(`M${x} 13v3q0 1.600 1.800 1.600`, 1.1)),
    [pen.shape('M70 34L60 29L80 26z', 'woodDark', 0.9), pen.shape('M114 34L125 29L106 26z', 'woodDark', 0.9)],
    lostThings(pen),
    pen.shape(box(68, 34, 48, 24, 1), 'wood'),
    pen.shape('M68 34L57 41L60 46L70 38zM116 34L127 41L124 46L114 38z', 'woodPale', 0.9),
    pen.shape(box(86, 34, 12, 7), 'woodPale', 0.7),
    pen.line('M72 52H82M72 49h6', 0.7),
    pen.shape('M80 33L77 46L81.500 47L86 36zM104 33L106 44L110 43L109 33z', 'purple', 0.9),
    somebody(pen, 'sofia', 133, {
      flip: true,
      pose: {
        turn: 34,
        lean: -14,
        hip: [-2, -20],
        expr: 'alegre',
        plain: true,
        armL: { at: [13, -34], z: 'front', hand: 'fist', dir: 80 },
        armR: { at: [16, -35], z: 'front', hand: 'fist' },
        legL: { at: [-6, -3] },
        legR: { at: [9, -3] },
      },
    }),
    pen.shape('M124 35Q117 31 112 27L115 23.500Q120 28 126 32z', 'red', 0.9),
    somebody(pen, 'gil', 58, {
      wear: { top: { tone: CLOTH.coral }, bottom: { tone: CLOTH.jeans, kind: 'pants' }, hairColour: 'preto' },
      pose: {
        turn: 34,
        lean: 16,
        hip: [-4, -20],
        expr: 'aperto',
        armL: { at: [18, -31], z: 'front', hand: 'flat', dir: 120 },
        armR: { at: [20, -36], z: 'back', hand: 'flat' },
        legL: { at: [-14, -3] },
        legR: { at: [3, -3] },
      },
    }),
    standing(pen, shoe, 34, 59, 13),
    standing(pen, pencilCase('lime'), 122, 60, 13),
    standing(pen, flask('orange'), 145, 58, 12),
  ],
  'Antes da visita ao museu': (pen) => [
    indoors(pen, 'skyLow', 'greyPale'),
    [
      pen.shape(box(132, 6, 26, 22, 1), 'wood', 0.9),
      pen.shape(box(134, 8, 22, 18), 'night', 0.7),
      pen.clip(
        box(134, 8, 22, 18),
        standing(pen.plane('middle'), (own) => volcano(own, 0, 0), 145, 27, 19),
      ),
    ],
    pen.shape(box(62, 47, 76, 6, 1), 'stone', 1),
    longNeck(pen, 92, 47.4, 0.53),
    [60, 86, 114, 140].map((x) => [
      pen.rope(`M${x} 58V44`, 1.4, 'yellow', 0.7),
      pen.shape(circle(x, 43, 1.5), 'yellow', 0.7),
    ]),
    pen.line('M60 45Q73 53 86 45Q100 53 114 45Q127 53 140 45', 1.4, 'redDark'),
    somebody(pen, 'mae', 37, {
      wear: { skin: 's5', hair: 'cacheado', top: { tone: CLOTH.amarelo, kind: 'long' } },
      pose: {
        turn: 24,
        expr: 'alegre',
        armL: { at: [8, -54], z: 'front', hand: 'fist', dir: 120 },
        armR: { at: [17, -56], z: 'front', hand: 'fist', dir: 200 },
      },
      extra: held(pen, digitalCamera, [14, -59], 15),
    }),
    somebody(
      pen,
      'nina',
      72,
      {
        pose: {
          ...ON_GROUND,
          nod: -0.6,
          turn: 20,
          expr: 'surpreso',
          armR: { at: [10, -13], z: 'front', hand: 'fist', dir: 10 },
        },
        extra: drawing(pen),
      },
      61,
    ),
    somebody(
      pen,
      'caio',
      122,
      {
        flip: true,
        pose: { ...ON_GROUND, turn: 16, nod: 1.6, armR: { at: [8, -12], z: 'front', hand: 'fist', dir: 10 } },
        extra: drawing(pen),
      },
      61,
    ),
    somebody(
      pen,
      'theo',
      150,
      { flip: true, pose: { ...POINT, expr: 'alegre', armR: { at: [18, -44], dir: 120, z: 'back' } } },
      59,
    ),
  ],
  'Achado na linha 208': (pen) => [
    pen.shape(box(-2, -2, STAGE.width + 4, 50), 'skyLow', null),
    pen.shape(box(-2, 46, STAGE.width + 4, 18), 'greyPale', 0.9),
    pen.shape(box(-2, 33, STAGE.width + 4, 13), 'yellow', 0.8),
    [-8, 20, 48, 76, 104, 132, 160].map((x) => nightWindow(pen.plane('middle'), x)),
    pen.rope('M-2 5H182', 1.6, 'metal', 0.7),
    [62, 90, 118].map((x) => [
      pen.line(`M${x} 6V10`, 0.9),
      pen.shape(`M${x} 10L${x - 2.5} 15H${x + 2.5}z`, 'orange', 0.8),
    ]),
    [30, 56, 134].map((x) => pen.at(x, 55, 1, busSeat)),
    pen.shape(box(151, -2, 34, 68), 'yellow', 1),
    pen.shape(box(157, 9, 30, 21, 2), 'night', 0.9),
    pen.line('M151 46H184M157 38H184', 0.7),
    pen.rope('M44 5V56', 1.6, 'orange', 0.7),
    [pen.shape(box(25, 1, 22, 9, 1), 'yellow', 0.9), pen.text(36, 8, '208', 7)],
    pen.at(108, 55, 1, busSeat),
    standing(pen, lostPack, 107, 41, 20),
    somebody(
      pen,
      'pai',
      80,
      {
        wear: { top: { tone: CLOTH.ceu, kind: 'long' }, skin: 's4', beard: false, hairColour: 'branco' },
        pose: {
          turn: 30,
          lean: 8,
          expr: 'surpreso',
          armR: { at: [31, -50], z: 'front', hand: 'open', dir: 80 },
          armL: { at: [-12, -44], z: 'front', hand: 'open' },
          legL: { at: [-10, -3] },
          legR: { at: [8, -3] },
        },
      },
      59,
    ),
  ],
  'Sobre o barulho das nove': (pen) => [
    pen.shape(box(-2, -2, STAGE.width + 4, STAGE.height + 4), 'night', null),
    stars(pen, '6,10 14,24 20,6 10,42 166,8 174,22 160,34 170,46 163,18'),
    crescent(pen, 168, 14, 0.4),
    pen.shape(box(22, -3, 136, 70), 'copper', 1),
    pen.shape(box(25, -3, 130, 33), 'yellowPale', 0.9),
    pen.shape(box(25, 33, 130, 27), 'bluePale', 0.9),
    [
      opening(pen, 34, 6, [16, 14], 'night', stars(pen, '38,10 44,9 47,15')),
      opening(pen, 34, 38, [16, 13], 'night', stars(pen, '37,41 46,42 41,47')),
    ],
    [wallClock(pen, 64, 9), wallClock(pen, 64, 41)],
    [ledge(pen, 122, 16, 26), books(pen, 124, 16, 6, 8), pottedPlant(pen, 146, 30, 0.8)],
    [
      pen.rope('M74 30L76 19M80 30L78 19', 1, 'greyDark', 0.6),
      pen.shape('M69 14H83L85 20H71z', 'white', 0.8),
      pen.line('M72 16h9M72.500 18h9', 0.5),
    ],
    [pen.shape(box(92, 22, 11, 2, 0.8), 'wood', 0.8), pen.line('M94 24V29M101 24V29', 1.2)],
    somebody(
      pen,
      'iara',
      97,
      {
        pose: {
          ...SEATED,
          turn: -24,
          hip: [1, -17],
          expr: 'neutro',
          nod: 1,
          legL: { at: [-6, -3] },
          legR: { at: [-1, -3] },
          armL: { at: [-14, -29], z: 'front', hand: 'fist' },
          armR: { at: [6, -22], z: 'front', hand: 'fist', dir: -60 },
        },
        extra: () => ({ armMid: centred(pen.scaled(0.5), guitar, -2, -24, 44, { turn: 62 }) }),
      },
      29,
      0.5,
    ),
    melody(pen, '108,14 115,22 112,8 68,27', 0.5),
    pen.shape(box(24, 29, 132, 4.6), 'stone', 0.9),
    [pen.shape(box(82, 37, 32, 23, 2), 'wood', 0.9), pen.shape(box(84, 40, 28, 14, 4), 'white', 0.8)],
    somebody(
      pen,
      'pai',
      98,
      {
        wear: {
          beard: false,
          skin: 's2',
          hair: 'curto',
          hairColour: 'castanho',
          top: { tone: CLOTH.azul, kind: 'long' },
        },
        pose: {
          hip: [0, -8],
          expr: 'aperto',
          hide: ['legL', 'legR'],
          armL: { at: [-14, -43], z: 'front', hand: 'flat', dir: 170 },
          armR: { at: [14, -43], z: 'front', hand: 'flat', dir: 190 },
        },
        extra: (near) => ({
          head: near.shape(
            'M-9,-33Q-17,-34 -17,-44Q-17,-52 -9,-51Q-12,-42 -9,-33ZM9,-33Q17,-34 17,-44Q17,-52 9,-51Q12,-42 9,-33Z',
            CLOTH.branco,
          ),
        }),
      },
      61,
      0.4,
    ),
    pen.shape('M80 60V54Q98 49 116 54V61H80z', 'teal', 0.9),
    pen.line('M88 54.500v5M98 53v7M108 54.500v5', 0.6),
    melody(pen, '72,53 121,52 126,44 76,45', 0.42),
    [
      pen.line('M138 37v2', 1.2),
      pen.shape('M134 40L130 43L131.500 47L134 46V55H143V46L145.500 47L147 43L143 40Q138.500 42 134 40z', 'lime', 0.8),
      pen.line('M138.500 42V48', 0.6),
    ],
  ],
}
