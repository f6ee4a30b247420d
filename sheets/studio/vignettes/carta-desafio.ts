/** Vignettes of the letters of the hardest level. */
import { CLOTH } from '../cast/inks.ts'
import { SEATED } from '../cast/poses.ts'
import { standing } from '../fit.ts'
import { box, circle } from '../paths.ts'
import { house } from '../shapes/built.ts'
import { horse } from '../shapes/farm.ts'
import { FINDS } from '../shapes/finds.ts'
import { glueBottle } from '../shapes/measuring.ts'
import { tuft } from '../shapes/nature.ts'
import { frog } from '../shapes/pets.ts'
import { fence } from '../shapes/plants.ts'
import { fishBowl } from '../shapes/recital-things.ts'
import { bed, bookcase } from '../shapes/rooms.ts'
import { boat } from '../shapes/seaside.ts'
import { keeper, labelled, notebooks, overcast, photo, pintoFoal } from './carta-places.ts'
import { AT_TABLE } from './gatherings.ts'
import { books, chair, envelope, held, ledge, mat, opening, pottedPlant, sheet, spark } from './paper.ts'
import { indoors, outdoors, STAGE, somebody, type Vignettes } from './vignette.ts'

export const CARTA_DESAFIO: Vignettes = {
  'Carta para mim mesma': (pen) => [
    indoors(pen, 'purplePale'),
    opening(pen, 28, 5, [22, 19], 'skyLow', pen.shape('M26 20Q36 12 52 21V30H26z', 'hillFar', 0.6)),
    pen.at(132, 14, 1, photo),
    pen.at(142, 57, 0.6, (own) => bed(own, 0, 0, 90)),
    [
      [66, 12, -4],
      [84, 14, 4],
      [104, 12, -2],
    ].map(([x = 0, y = 0, turn = 0], i) =>
      pen.at(
        x,
        y,
        1,
        (own) => [
          own.shape(box(-7, -6, 14, 12, 0.5), 'white', 0.8),
          i === 0
            ? own.line('M-4 2Q0 -6 4 2M-4 2H4M0 -2v4', 0.8)
            : i === 1
              ? [own.line(circle(0, 0, 3.6), 0.8), own.line('M0 -3V0L2 1', 0.7)]
              : own.line('M-5 3q2 -7 5 -2t5 -3', 0.8),
        ],
        { turn },
      ),
    ),
    mat(pen, 92, 58, 84, 'yellowPale'),
    standing(pen, chair('red'), 72, 58, 24),
    [pen.rope('M92 46V58M130 46V58', 2.2, 'wood', 0.8)],
    somebody(
      pen,
      'iara',
      75,
      {
        wear: { top: { tone: CLOTH.verde }, bottom: { tone: CLOTH.marinho, kind: 'shorts' } },
        pose: {
          ...SEATED,
          turn: 32,
          expr: 'lendo',
          nod: 1,
          lean: 8,
          armL: { at: [14, -27], z: 'front', hand: 'fist', dir: 90 },
          armR: { at: [20, -27], z: 'back', dir: 80 },
        },
        extra: (near) => ({
          legs: [
            near.shape('M3.600,-15.400L8.600,-17L9.600,-13.800L4.600,-12.200Z', CLOTH.creme, near.inner),
            near.ink('M6,-15.400l1,2.200M7.600,-15.800l-2.400,1'),
          ],
        }),
      },
      57,
    ),
    pen.shape(box(80, 42, 54, 3.4, 1), 'wood', 0.9),
    pen.shape('M83 42L87 39.500H99L96 42z', 'white', 0.8),
    pen.rope('M85.500 40.500L88 34', 1.3, 'yellow', 0.6),
    notebooks(pen, 101, 42),
    standing(pen, fishBowl, 126, 42.6, 15),
    pen.at(112, 31.5, 0.8, (own) => envelope(own), { turn: -6 }),
  ],
  'Carta de quem ficou': (pen) => [
    outdoors(pen, 'greyPale', 'grass', 40),
    overcast(pen),
    house(pen.plane('middle'), 142, 44, 1.15, { wall: 'cream', roof: 'redDark', door: 'blue' }),
    fence(pen.plane('middle'), -4, 78, 46, 10, 'woodPale'),
    fence(pen.plane('middle'), 112, 132, 46, 10, 'woodPale'),
    pen.shape('M-2 58Q10 50 34 52Q52 54 58 60Q50 66 -2 66z', 'water', 0.9),
    pen.line('M8 57q2 -1.500 4 0t4 0M26 56q2 -1.500 4 0M34 60q2 -1.500 4 0t4 0', 0.7, 'waterLine'),
    frog(pen, 45, 59, 0.36),
    frog(pen, 30, 62, 0.42),
    horse(pen.plane('middle'), 44, 50, 0.62),
    standing(pen, pintoFoal, 74, 57, 18),
    [pen.shape(box(85, 34, 5.6, 26, 1.4), 'brown', 1), pen.shape(box(116, 34, 5.6, 26, 1.4), 'brown', 1)],
    pen.rope('M91 38L116 38M91 45H116M91 52H116M92 52L115 38', 2, 'wood', 0.8),
    pen.line('M86.500 46l1.500 2l1.500 -2', 0.6),
    somebody(
      pen,
      'theo',
      88,
      {
        wear: {
          aids: [],
          hair: 'curto',
          skin: 's4',
          top: { tone: CLOTH.vermelho, print: 'stripes', printTone: CLOTH.creme },
          bottom: { tone: CLOTH.jeans, kind: 'pants' },
        },
        pose: {
          ...SEATED,
          turn: 20,
          expr: 'lendo',
          nod: 1,
          hip: [0, -16],
          legL: { at: [5, -3.5] },
          legR: { at: [9, -3.5] },
          armL: { at: [2, -26], z: 'front', hand: 'fist', dir: 60 },
          armR: { at: [13, -26], z: 'front', hand: 'fist', dir: -60 },
        },
        extra: held(pen, sheet(13, 14, 5), [7.5, -29], 15),
      },
      42.5,
    ),
    [
      pen.rope('M128 58V32M158 58V30', 2.2, 'brown', 0.9),
      pen.line('M128 34L134 39M158 34L150 39', 0.9),
      pen.shape('M133 38C137 53 147 53 151 38C147 46 137 46 133 38z', 'orange', 0.9),
      pen.line('M137 43.500v3.500M142 45v4M147 43.500v3.500', 0.7),
    ],
    somebody(
      pen,
      'pai',
      166,
      {
        flip: true,
        wear: { skin: 's4', top: { tone: CLOTH.creme, kind: 'long' }, bottom: { tone: CLOTH.jeans, kind: 'pants' } },
        pose: {
          turn: 26,
          expr: 'neutro',
          nod: 1,
          armL: { at: [16, -50], z: 'front', hand: 'fist' },
          armR: { at: [20, -52], z: 'back', hand: 'fist' },
        },
      },
      59,
      0.5,
    ),
    tuft(pen, 108, 60, 0.5),
  ],
  'Carta ao fabricante de lápis': (pen) => [
    indoors(pen, 'bluePale'),
    [-12, 124].map((x) => pen.at(x, 46, 0.66, (own) => bookcase(own.plane('middle'), x % 7, 0))),
    opening(pen, 38, 5, [22, 19], 'skyLow', pen.shape('M36 22Q46 12 62 22V28H36z', 'leaf', 0.6)),
    ledge(pen, 74, 17, 36),
    books(pen, 77, 17, 5, 10),
    pottedPlant(pen, 102, 17, 0.9),
    somebody(
      pen,
      'iara',
      88,
      {
        wear: { top: { tone: CLOTH.amarelo, kind: 'long' } },
        pose: {
          ...AT_TABLE,
          expr: 'lendo',
          nod: 1,
          tilt: -5,
          armL: { at: [-11, -22], z: 'front', dir: 60 },
          armR: { at: [7, -24], z: 'front', hand: 'fist', dir: -30 },
        },
      },
      55,
    ),
    [
      pen.rope('M50 48V59M130 48V59', 2.2, 'wood', 0.8),
      pen.shape('M44 41H136L142 48H38z', 'woodPale', 1),
      pen.shape(box(38, 47, 104, 3.6, 1), 'wood', 0.9),
    ],
    pen.shape('M77 41.500H99L102 47.400H76z', 'white', 0.9),
    pen.line('M79 43.200H89M78.500 45H91', 0.55, 'greyDark'),
    pen.line('M98 42l3 .4M98.600 43.400l3 .4M99.200 44.800l3 .4M99.800 46.200l3 .4', 0.9),
    pen.rope('M90 44.500L95 34.500', 1.6, 'red', 0.7),
    pen.line('M89.400 45.600l.5 -1', 1),
    standing(pen, FINDS.tesoura, 112, 47, 12, { turn: 64 }),
    [
      pen.shape(box(53, 33, 11, 12, 1), 'teal', 0.9),
      [54.5, 57, 59.5, 62].map((x, i) =>
        pen.rope(
          `M${x} 32.500V${24 + (i % 2) * 2}`,
          1.4,
          (['red', 'yellow', 'green', 'blue'] as const)[i] ?? 'red',
          0.6,
        ),
      ),
      pen.shape(box(53, 33, 11, 12, 1), 'teal', 0.9),
    ],
    standing(pen, glueBottle, 124, 45.6, 12),
    labelled(pen, 62, 46, 'orange'),
  ],
  'Última carta do faroleiro': (pen) => [
    pen.shape(box(-2, -2, STAGE.width + 4, STAGE.height + 4), 'dusk', null),
    pen.shape('M-2 26Q60 20 92 24T184 22V46H-2z', 'skyLow', null),
    pen.shape('M78 22L-4 6V40L78 36z', 'glow', null),
    pen.shape('M102 22L184 6V40L102 36z', 'glow', null),
    [spark(pen, 34, 9, 1.8), spark(pen, 142, 7, 1.8), spark(pen, 120, 13, 1.3)],
    pen.shape(box(-2, 42, STAGE.width + 4, 24), 'waterDeep', 0.9),
    pen.line(
      'M8 48q2 -2 4 0t4 0M34 54q2 -2 4 0t4 0M44 46q2 -2 4 0M132 56q2 -2 4 0t4 0M150 50q2 -2 4 0t4 0',
      0.7,
      'waterLine',
    ),
    pen.plane('far', 'hillLine').shape('M128 43Q140 34 152 35T184 30V43z', 'hill'),
    [
      [138, 41],
      [146, 39.5],
      [154, 41],
      [162, 38],
    ].map(([x = 0, y = 0], i) => [
      pen
        .plane('middle')
        .shape(`M${x - 3} ${y}V${y - 4}L${x} ${y - 6.5}L${x + 3} ${y - 4}V${y}z`, i % 2 ? 'cream' : 'yellowPale', 0.7),
      pen.shape(box(x - 1, y - 3, 2, 2), i === 1 ? 'yellow' : 'greyDark', 0.5),
    ]),
    boat(pen.plane('middle'), 38, 45, 0.36),
    pen.at(16.2, 0.6, 0.82, (own) => keeper(own)),
  ],
}
