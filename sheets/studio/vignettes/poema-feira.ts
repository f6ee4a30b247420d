/** The vignette of the market in verses. */
import { CLOTH } from '../cast/inks.ts'
import { BEHIND_TABLE } from '../cast/poses.ts'
import { standing } from '../fit.ts'
import { box, circle, ellipse } from '../paths.ts'
import { FRUIT } from '../shapes/fruit.ts'
import { corn } from '../shapes/june.ts'
import { held } from './paper.ts'
import { orangeTower, stall, stallRoof } from './poema-places.ts'
import { STAGE, somebody, type Vignettes } from './vignette.ts'

export const POEMA_FEIRA: Vignettes = {
  'Feira em versos': (pen) => [
    pen.shape(box(-2, -2, STAGE.width + 4, 52), 'yellowPale', null),
    pen.shape(box(-2, 48, STAGE.width + 4, 18), 'greyPale', 0.9),
    [
      [-4, 20, 22],
      [112, 16, 10],
      [158, 18, 28],
    ].map(([x = 0, y = 0, w = 20]) => pen.plane('far', 'sandLine').shape(box(x, y, w, 50 - y), 'skyLow')),
    stallRoof(pen, 26, 34, ['green', 'white']),
    stallRoof(pen, 68, 42, ['red', 'white']),
    stallRoof(pen, 120, 36, ['blue', 'white']),
    somebody(
      pen,
      'avo',
      41,
      {
        wear: { skin: 's4' },
        pose: {
          hide: ['legL', 'legR'],
          turn: 20,
          expr: 'carinho',
          armL: { at: [-9, -42], z: 'front', hand: 'flat', dir: 110 },
          armR: { at: [17, -46], z: 'front', hand: 'flat', dir: 110 },
        },
      },
      60,
      0.54,
    ),
    [pen.at(46, 32, 0.22, (own) => corn(own, 0, 0, 1, 60))],
    somebody(
      pen,
      'mestre',
      76,
      {
        wear: { top: { tone: CLOTH.vermelho, apron: CLOTH.creme } },
        pose: {
          ...BEHIND_TABLE,
          turn: 14,
          expr: 'cantar',
          armL: { at: [-13, -58], z: 'front', hand: 'flat', dir: 160 },
          armR: { at: [22, -46], z: 'mid' },
        },
      },
      62,
      0.54,
    ),
    somebody(
      pen,
      'mae',
      139,
      {
        wear: { skin: 's5', hair: 'coque', top: { tone: CLOTH.amarelo, kind: 'long', apron: CLOTH.branco } },
        pose: {
          hide: ['legL', 'legR'],
          turn: -16,
          nod: 1,
          expr: 'alegre',
          armL: { at: [-20, -44], z: 'front', hand: 'fist' },
          armR: { at: [12, -38], z: 'front' },
        },
      },
      60,
      0.54,
    ),
    stall(pen, 26, 34, 'lime'),
    stall(pen, 68, 42, 'orange'),
    stall(pen, 120, 36, 'bluePale'),
    [30, 36, 50, 56].map((x, i) => pen.at(x, 40.5 - (i % 2), 0.3, (own) => corn(own, 0, 0, 1, 20 - i * 12))),
    orangeTower(pen, 92, 41.4),
    [
      pen.at(73, 38, 0.38, FRUIT.melancia),
      standing(
        pen,
        (own) => [own.shape(circle(0, -4, 4.4), 'red', 0.9), own.line('M-2 -7.500L0 -6L2 -7.500', 0.9, 'leafDeep')],
        108,
        41.5,
        7,
      ),
    ],
    [
      pen.shape('M120 36H134L131 41.500H123z', 'greyDark', 0.9),
      pen.rope('M134 37L141 35', 1.2, 'greyDark', 0.6),
      pen.shape('M123 36Q124 32.500 127 33T131 36z', 'straw', 0.8),
      pen.line('M124 30q2 -3 0 -6t0 -6M130 30q2 -3 0 -6t0 -6M136 32q2 -3 0 -6', 1, 'stoneDark'),
    ],
    [146, 151].map((x) => pen.shape(`M${x - 4} 41.500Q${x - 4} 36 ${x} 36T${x + 4} 41.500z`, 'straw', 0.8)),
    somebody(
      pen,
      'vovo',
      114,
      {
        flip: true,
        wear: { skin: 's1', beard: false, top: { tone: CLOTH.ceu, kind: 'long' } },
        pose: {
          turn: 26,
          expr: 'lendo',
          armL: { at: [14, -52], z: 'front', hand: 'fist', dir: 120 },
          armR: { at: [12, -36], z: 'back' },
        },
        extra: held(
          pen,
          (own) => own.shape('M-8 2Q-9 -1 -6 -2Q0 -3 7 -2Q10 -1 8 1.500Q0 4 -8 2z', 'green', 0.9),
          [16, -56],
          17,
          -40,
          'top',
        ),
      },
      61,
      0.54,
    ),
    somebody(
      pen,
      'davi',
      150,
      {
        wear: { hair: 'cachos', skin: 's3', top: { tone: CLOTH.coral } },
        flip: true,
        pose: {
          turn: 24,
          nod: 1.6,
          expr: 'impaciente',
          armL: { at: [9, -26], z: 'front', hand: 'flat', dir: 80 },
          armR: { at: [14, -30], z: 'front', hand: 'fist' },
        },
        extra: held(
          pen,
          (own) => [-3, 1, 4].map((x, i) => own.shape(ellipse(x, -i, 2.4, 1.3), 'yellow', 0.6)),
          [9, -29],
          9,
          0,
          'top',
        ),
      },
      61,
    ),
    somebody(
      pen,
      'sofia',
      62,
      {
        flip: true,
        pose: {
          turn: 26,
          expr: 'alegre',
          armL: { at: [14, -34], z: 'front', hand: 'open', dir: 90 },
          armR: { at: [12, -30], z: 'back' },
        },
      },
      61,
      0.56,
    ),
  ],
}
