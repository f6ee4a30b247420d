/** Vignettes of the notes. */

import { person } from '../cast/cast.ts'
import { CLOTH, DETAILS } from '../cast/inks.ts'
import type { Person } from '../cast/person.ts'
import { POINT_LEFT, RUN } from '../cast/poses.ts'
import { centred, standing } from '../fit.ts'
import { box, circle, ellipse, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { FINDS } from '../shapes/finds.ts'
import { goal } from '../shapes/map-places.ts'
import { sun } from '../shapes/nature.ts'
import { cat } from '../shapes/pets.ts'
import { bookcase, stove } from '../shapes/rooms.ts'
import { table } from '../tales/panel.ts'
import { BILHETE_DESAFIO } from './bilhete-desafio.ts'
import { BILHETE_MEDIO } from './bilhete-medio.ts'
import { held, ledge, mat, opening, pottedPlant, sheet } from './paper.ts'
import { indoors, outdoors, somebody, type Vignettes } from './vignette.ts'

const fridge = (pen: Pen): Drawing => [
  pen.shape(box(46, 5, 31, 50, 2.5), 'bluePale'),
  pen.line('M46 20.500H77', 1),
  pen.rope('M50 10V16M50 25V38', 1.5, 'white', 0.7),
  pen.shape(box(48, 54, 5, 2.4) + box(70, 54, 5, 2.4), 'greyDark', 0.8),
  centred(pen, sheet(15, 17, 5), 64.5, 32, 17),
  pen.shape(circle(64.5, 24.6, 1.7), 'red', 0.8),
  pen.shape(circle(59, 13, 1.7), 'yellow', 0.7),
  pen.shape(circle(69, 12, 1.7), 'teal', 0.7),
]

/** Fubá cake on a plate, its foot at the origin, 22 wide. */
const maizeCake = (pen: Pen): Drawing => [
  pen.shape(ellipse(0, -0.6, 15, 1.6), 'white', 0.8),
  pen.shape('M-11 -1.500C-12.500 -8 -9 -11 0 -11C9 -11 12.500 -8 11 -1.500z', 'yellow', 1),
  pen.shape(
    'M-10.800 -6.500C-9 -11 -4 -11.800 0 -11.800C4 -11.800 9 -11 10.800 -6.500Q8 -4.600 6 -6.600Q3 -4.200 0 -6.400Q-3 -4.200 -6 -6.600Q-8 -4.600 -10.800 -6.500z',
    'copper',
    0.8,
  ),
  pen.shape(ellipse(0, -10.4, 3, 1), 'brown', 0.7),
]

/** Somebody grown with the looks of a librarian. */
const ZILDA: Partial<Person> = {
  hair: 'coque',
  hairColour: 'branco',
  aids: ['glasses'],
  frame: DETAILS.redFrame,
  top: { tone: CLOTH.agua, kind: 'long' },
}

export const BILHETE: Vignettes = {
  ...BILHETE_MEDIO,
  ...BILHETE_DESAFIO,
  'O bilhete da geladeira': (pen) => [
    indoors(pen, 'yellowPale'),
    pen.plane('middle').shape(box(-2, 27, 184, 16.4), 'white', 0.6),
    pen
      .plane('middle')
      .line('M-2 35.200H182M8 27v16M24 27v16M40 27v16M88 27v16M104 27v16M120 27v16M136 27v16', 0.5, 'stoneDark'),
    opening(pen, 96, 3, [26, 19], 'sky', [
      pen.shape(box(94, 15, 30, 10), 'grass', 0.7),
      person(pen.plane('middle'), 'pai', 112, 29, 0.3, {
        pose: { turn: 20, armL: { at: [12, -42], z: 'front', hand: 'fist' } },
      }),
      pen.rope('M116.500 5L117 24', 0.9, 'wood', 0.5),
    ]),
    [
      pen.shape(box(-4, 36, 44, 20), 'woodPale', 0.9),
      pen.shape(box(-4, 34, 46, 3, 1), 'stoneDark', 0.9),
      pen.line('M10 40v14M25 40v14', 0.7),
    ],
    pottedPlant(pen, 30, 34),
    fridge(pen),
    stove(pen, 152, 55, 0.72),
    pen.line('M142 21q2 -2.500 0 -5t0 -5M152 20q2 -2.500 0 -5t0 -5M162 21q2 -2.500 0 -5t0 -5', 1, 'orange'),
    table(pen, 101, 34, 43, 'redPale'),
    standing(pen, maizeCake, 118, 42.4, 25),
    somebody(pen, 'caio', 85, { pose: { ...POINT_LEFT, expr: 'alegre', nod: 0.4 } }),
  ],
  'Quem cuida do Mingau?': (pen) => [
    indoors(pen, 'bluePale'),
    opening(pen, 34, 5, [24, 20], 'sky', pen.shape('M30 22Q44 14 62 22V30H30z', 'hillFar', 0.6)),
    mat(pen, 66, 57, 84, 'yellowPale'),
    ledge(pen, 26, 38, 22),
    [30, 44].map((x) => pen.rope(`M${x} 40V50`, 1.6, 'wood', 0.7)),
    [
      pen.shape(box(29, 25, 13, 13, 2), 'blue', 1),
      pen.shape(box(27.5, 22.5, 16, 4, 1.6), 'blueDark', 0.9),
      centred(
        pen,
        (own) => [own.shape('M-4 0Q0 -4 4 0L7 -3V3L4 0Q0 4 -4 0z', 'white', 0.7), own.spot(-2, -0.4, 0.5)],
        35.5,
        32.4,
        8,
      ),
    ],
    points('32,55 47,56.5').map(([x, y], i) => [
      pen.shape(`M${x - 6} ${y - 4}H${x + 6}L${x + 5} ${y}H${x - 5}z`, i ? 'teal' : 'red', 0.9),
      pen.shape(ellipse(x, y - 4, 6, 1.5), i ? 'foam' : 'brown', 0.8),
    ]),
    pen.shape(box(94, 3, 52, 52, 1.5), 'wood'),
    pen.shape(box(98, 7, 22, 44), 'brownDark', 0.9),
    pen.line('M98 12H120', 1.2, 'woodPale'),
    (['red', 'yellow', 'teal'] as const).map((fill, i) =>
      pen.shape(`M${102 + i * 6.4} 12L${99.6 + i * 6.4} 15V30H${105.2 + i * 6.4}V15z`, fill, 0.8),
    ),
    [pen.shape(box(99, 46.5, 20, 4.5, 1.6), 'pinkPale', 0.8), pen.shape(box(100, 43, 18, 4, 1.6), 'lime', 0.8)],
    cat(pen, 109, 44, 0.52),
    [pen.shape(box(120, 7, 22, 44, 1), 'woodPale', 0.9), pen.shape(circle(124, 30, 1.1), 'yellow', 0.7)],
    pen.shape('M98 7L87 4V58L98 51z', 'woodPale', 0.9),
    pen.shape(circle(89.5, 31, 1), 'yellow', 0.7),
    pottedPlant(pen, 156, 55, 1.3),
    somebody(pen, 'lia', 66, {
      pose: {
        expr: 'surpreso',
        armL: { at: [8, -29], z: 'front', hand: 'fist', dir: 80 },
        armR: { at: [20, -36], z: 'back', hand: 'open', dir: 100 },
      },
      extra: held(pen, sheet(11, 13, 4), [12, -32], 14, 8),
    }),
  ],
  'O livro esquecido': (pen) => [
    indoors(pen, 'purplePale'),
    pen.at(18, 50, 0.7, (own) => bookcase(own.plane('middle'), 0, 0)),
    pen.at(63, 50, 0.7, (own) => bookcase(own.plane('middle'), 3, 0)),
    pen.shape(box(126, 5, 30, 46), 'wood', 0.9),
    pen.shape(box(129, 8, 24, 43), 'sky', 0.8),
    pen.clip(box(129, 8, 24, 43), [
      pen.shape(box(127, 34, 30, 20), 'grass', 0.7),
      centred(pen.plane('middle'), FINDS.bolaDeFutebol, 150, 46, 5),
    ]),
    somebody(
      pen,
      'davi',
      141,
      {
        pose: { ...RUN, expr: 'alegre' },
        wear: { hair: 'curto', top: { tone: CLOTH.coral }, bottom: { tone: CLOTH.jeans, kind: 'shorts' } },
      },
      50.5,
      0.5,
    ),
    mat(pen, 92, 57, 64, 'tan'),
    [
      pen.rope('M100 45V58M119 45V58', 2, 'green', 0.8),
      pen.shape(box(97, 22, 25, 18, 3), 'green', 1),
      pen.shape(box(95.5, 41, 28, 5, 1.6), 'green', 1),
    ],
    pen.at(110, 57.6, 1, (own) => [
      own.shape('M-8 0V-3.600H8V0z', 'white', 0.8),
      own.line('M-7 -1.200H8M-7 -2.400H8', 0.5),
      own.shape('M9 -4.800H-8Q-10 -4.800 -10 -2.100T-8 0.600H9V-0.600H-7.400V-3.600H9z', 'blue', 0.9),
      own.shape('M3 -3.600L8 -3.600L8 -1.200z', 'glow', 0.6),
    ]),
    somebody(pen, 'mae', 74, {
      wear: ZILDA,
      pose: {
        turn: 34,
        expr: 'surpreso',
        hip: [-4, -18],
        lean: 34,
        nod: 1,
        legL: { at: [-18, -4], toe: 24 },
        legR: { at: [2, -3.4] },
        armL: { at: [34, -10], z: 'front', dir: 80 },
        armR: { at: [20, -14], z: 'back', dir: 40 },
      },
    }),
  ],
  'Treino de quarta': (pen) => [
    outdoors(pen),
    sun(pen.plane('middle'), 148, 11, 0.55),
    standing(pen.plane('middle'), goal, 143, 54, 36),
    pen.plane('middle').shape('M-2 43H52L40 64H-2z', 'greyPale', 0.9),
    pen.line('M-2 47H30Q38 47 36 53T24 60', 1, 'white'),
    [
      pen.shape('M6 46Q18 22 38 46z', 'sandLine', 0.9),
      pen.rope('M22 12L26 32', 1.2, 'wood', 0.7),
      pen.shape('M23 31L28.500 30L29.500 36Q27 38 25 36z', 'metal', 0.8),
    ],
    [
      pen.rope('M22 40V59M50 40V59', 2, 'greyDark', 0.8),
      pen.shape(box(17, 41, 38, 7, 1), 'white', 0.9),
      [20, 29, 38, 47].map((x) => pen.shape(`M${x} 41H${x + 4}L${x + 1} 48H${x - 3}z`, 'red', 0.7)),
    ],
    somebody(
      pen,
      'yumi',
      50,
      {
        wear: { hair: 'bone', cap: CLOTH.azul, bottom: { tone: CLOTH.marinho, kind: 'shorts' } },
        pose: {
          turn: 24,
          expr: 'surpreso',
          armL: [-14, 4],
          armR: { at: [17, -38], hand: 'open', dir: 110, z: 'back' },
        },
      },
      53,
      0.54,
    ),
    somebody(pen, 'davi', 68, {
      pose: {
        turn: 24,
        expr: 'alegre',
        plain: true,
        armL: { at: [-7, -22], z: 'front', dir: 60 },
        armR: { at: [11, -22], z: 'front', dir: -60 },
      },
      extra: held(pen, FINDS.bolaDeFutebol, [2, -23], 17),
    }),
    somebody(
      pen,
      'bia',
      87,
      {
        pose: { turn: 24, expr: 'alegre', armR: { at: [16, -32], z: 'front', hand: 'fist' } },
        wear: { hair: 'bone', cap: CLOTH.verde },
        extra: held(
          pen,
          (own) => [
            own.shape('M-3 8V-4L-1.500 -7H1.500L3 -4V8z', 'sky', 0.9),
            own.shape(box(-2, -10, 4, 3, 0.8), 'blue', 0.8),
          ],
          [17, -36],
          19,
        ),
      },
      58,
    ),
    somebody(pen, 'professora', 113, {
      pose: {
        turn: 20,
        face: -18,
        expr: 'alegre',
        armR: { at: [28, -58], z: 'front', dir: 95 },
        armL: { at: [-14, -36], hand: 'fist', z: 'front' },
      },
      wear: { top: { tone: CLOTH.azul }, bottom: { tone: CLOTH.marinho, kind: 'pants' } },
      extra: held(pen, FINDS.apito, [1, -46], 6),
    }),
  ],
}
