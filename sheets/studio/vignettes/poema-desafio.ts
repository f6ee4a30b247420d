/** Vignettes of the poems of the hardest level. */
import { CLOTH } from '../cast/inks.ts'
import { POINT } from '../cast/poses.ts'
import { centred } from '../fit.ts'
import { box, ellipse, points, scallop } from '../paths.ts'
import { bird } from '../shapes/animals.ts'
import { canoe } from '../shapes/boats.ts'
import { house } from '../shapes/built.ts'
import { grasshopper } from '../shapes/food-web.ts'
import { songbird } from '../shapes/heroes.ts'
import { cloud, tree, tuft } from '../shapes/nature.ts'
import { pocketWatch } from '../shapes/then-and-now.ts'
import { POEMA_FEIRA } from './poema-feira.ts'
import { pinkDolphin, scrapBike, umbu } from './poema-places.ts'
import { fineDay, outdoors, somebody, type Vignettes } from './vignette.ts'

export const POEMA_DESAFIO: Vignettes = {
  ...POEMA_FEIRA,
  'O rio que fala': (pen) => [
    outdoors(pen, 'sky', 'grass', 34),
    cloud(pen.plane('far', 'hillLine'), 84, 9, 0.55),
    cloud(pen.plane('far', 'hillLine'), 146, 12, 0.5),
    pen.plane('middle').shape('M18 46L44 14Q50 6 56 12L66 20L76 10Q82 4 88 12L117 41L113 44.600L105 46z', 'hill', 0.9),
    pen.shape(
      'M66.500 20.500Q69 25 66 28T74 34Q88 37 86 42Q84 48 104 47Q146 43 186 47V68H64Q44 62 58 53Q68 46 62 41Q55 36 61 31Q66 27 65 21z',
      'water',
      1,
    ),
    [
      [61, 24, 2.6],
      [71, 25, 2.2],
      [58, 31, 2],
      [75, 31, 2],
    ].map(([x = 0, y = 0, r = 2]) => pen.shape(ellipse(x, y, r * 1.2, r), 'stone', 0.8)),

    pen.shape('M186 34H128Q116 38 109 45.600Q146 42.600 186 45.600z', 'meadow', null),
    house(pen.plane('middle'), 140, 40, 0.5),
    [150, 156, 162, 168].map((x) =>
      pen.plane('middle').line(`M${x} 41v-6q2 -2 2 -4M${x} 38q-2 -1 -2.500 -3`, 0.9, 'leafDeep'),
    ),
    pen.line(
      'M66 33q2 1 3 0M72 40q3 2 6 1M76 56q3 -2 6 0t6 0M92 52q3 -2 6 0M148 62q3 -2 6 0t6 0M80 63q3 -2 6 0',
      0.7,
      'waterLine',
    ),
    pen.shape('M-4 66V52Q18 48 36 58Q40 63 38 66z', 'grass', 0.9),
    pen.at(103, 57, 0.86, (own) =>
      canoe(own, [
        { shirt: 'red', skin: 'brownPale' },
        { shirt: 'yellow', skin: 'brown' },
      ]),
    ),
    pen.at(144, 56, 0.85, pinkDolphin),
    pen.shape('M10 64Q16 44 10 26H18Q20 34 30 30L32 33Q22 40 24 64z', 'brown', 1.1),
    pen.shape(scallop(points('-4,28 -6,14 4,2 20,-4 34,2 42,12 40,24 28,28 14,30'), 0.6), 'leaf', 1.1),
    points('31,28 39,25').map(([x, y]) => pen.rope(`M${x} ${y}q1.200 2.500 -.4 5`, 1.8, 'lime', 0.6)),
    pen.rope('M20 41Q34 41 52 37.500', 2, 'brown', 0.8),
    bird(pen, 47, 37.3, 0.52, 'copper'),
    tuft(pen, 30, 62, 0.6),
  ],
  'Cordel da bicicleta voadora': (pen) => [
    outdoors(pen, 'skyLow', 'sand', 42),
    fineDay(pen, 34),
    umbu(pen.plane('middle'), 158, 46),
    [
      pen.shape(box(120, 36, 26, 1.6), 'wood', 0.6),
      pen.shape(box(120, 40, 26, 1.6), 'wood', 0.6),
      [121, 129, 137, 144].map((x) => pen.plane('middle').shape(box(x, 33, 2, 11), 'woodDark', 0.7)),
    ],
    pen.shape('M-2 56Q60 56 104 57Q140 59 184 70H-2z', 'path', 1),
    pen.shape('M150 66Q150 52 160 50Q170 46 178 54L186 66z', 'stone', 1),
    pen.line('M158 56q4 -3 8 -2M166 60q3 -2 6 0', 0.7, 'stoneDark'),
    somebody(
      pen,
      'pai',
      44,
      {
        wear: { skin: 's4', top: { tone: CLOTH.creme, kind: 'long' } },
        pose: {
          turn: 26,
          lean: -8,
          expr: 'dentes',
          armL: { at: [7, -44], z: 'front', dir: 80 },
          armR: { at: [26, -54], z: 'back', dir: 95 },
        },
      },
      57,
      0.54,
    ),
    somebody(
      pen,
      'malu',
      30,
      {
        wear: { aids: [] },
        pose: {
          turn: 26,
          lean: 10,
          expr: 'dentes',
          armL: { at: [6, -24], z: 'front', dir: 70 },
          armR: { at: [9, -24], z: 'front', dir: -70 },
        },
      },
      58,
      0.56,
    ),
    scrapBike(pen),
    somebody(
      pen,
      'nina',
      82,
      {
        wear: {
          skin: 's4',
          clip: CLOTH.vermelho,
          top: { tone: CLOTH.amarelo, kind: 'dress', print: 'dots', printTone: CLOTH.coral },
        },
        pose: {
          turn: 30,
          face: 14,
          hip: [-2, -33],
          expr: 'alegre',
          plain: true,
          armL: { at: [12, -42], z: 'front', hand: 'fist', dir: 90 },
          armR: { at: [16, -43], z: 'back', hand: 'fist' },
          legL: { at: [3, -14], toe: 16 },
          legR: { at: [9, -16], toe: 10 },
        },
      },
      58,
    ),
    somebody(
      pen,
      'gil',
      126,
      { flip: true, pose: { ...POINT, expr: 'dentes', armR: { at: [18, -34], z: 'front', dir: 95 } } },
      60,
      0.58,
    ),
    somebody(
      pen,
      'bia',
      143,
      {
        flip: true,
        pose: {
          turn: 24,
          lean: -8,
          expr: 'dentes',
          armL: { at: [-1, -24], z: 'front', dir: 60 },
          armR: { at: [9, -25], z: 'front', dir: -60 },
        },
      },
      61,
      0.58,
    ),
  ],
  'Manual para ouvir o silêncio': (pen) => [
    outdoors(pen, 'foam', 'grass', 42),
    [
      [-2, 46, 1],
      [18, 44, 0.7],
      [150, 44, 0.75],
      [176, 47, 1],
    ].map(([x = 0, y = 0, scale = 1]) => tree(pen.plane('far', 'hillLine'), x, y, scale, 'hill')),
    pen.shape('M-2 56Q50 48 92 53T184 54V66H-2z', 'meadow', 0.9),
    pen.shape(
      'M70 58Q80 42 74 24L64 16L67 13L80 20L82 8H92L93 20L108 14L110 18Q96 26 95 34Q95 48 104 58Q88 62 70 58z',
      'brown',
      1.2,
    ),
    pen.shape(
      scallop(points('34,20 30,8 40,-4 62,-9 92,-11 122,-8 140,-2 146,10 138,20 122,22 106,18 90,21 72,18 54,23'), 0.6),
      'leaf',
      1.2,
    ),
    points('48,25 66,22 118,25 130,22').map(([x, y]) => [
      pen.line(`M${x} ${y - 5}v3`, 0.8),
      pen.shape(ellipse(x, y, 2.6, 3.3), 'orange', 0.8),
    ]),
    pen.line('M38 6q8 -5 16 0t14 -1q4 -3 2 -5M84 4q8 -5 16 0t16 -1M112 12q8 -4 14 -1', 0.9, 'lime'),
    pen.rope('M95 31Q118 32 142 27', 2, 'brown', 0.9),
    centred(pen, songbird, 134, 20.6, 15, { flip: true }),
    somebody(
      pen,
      'yumi',
      88,
      {
        pose: {
          hip: [0, -6.4],
          expr: 'calmo',
          plain: true,
          legL: { at: [3, -3], face: 1, toe: 8 },
          legR: { at: [-3, -3], face: -1, toe: -8 },
          armL: { at: [-2, -17], z: 'front', dir: 60, hand: 'flat' },
          armR: { at: [3, -14.5], z: 'front', dir: -70, hand: 'flat' },
        },
      },
      56,
      0.7,
    ),
    pen.at(121, 59, 0.26, (own) => pocketWatch(own)),
    grasshopper(pen, 54, 60, 0.5, { flip: true }),
    pen.line('M64 50q2 2 0 4M67 48q4 3 0 8', 0.8),
    pen.at(120, 41, 1, (own) => [own.shape('M-5 2Q-3 -4 5 -3Q3 3 -5 2z', 'lime', 0.8), own.line('M-5 2L3 -2', 0.6)], {
      turn: -14,
    }),
    pen.line('M112 33q6 -1 5 3', 0.8, 'hillLine'),
    tuft(pen, 36, 60, 0.6),
    tuft(pen, 144, 60, 0.6),
  ],
}
