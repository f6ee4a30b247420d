/** Vignettes of the poems. */
import { CLOTH } from '../cast/inks.ts'
import { centred, standing } from '../fit.ts'
import { box, circle, drop, ellipse, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { FINDS } from '../shapes/finds.ts'
import { flyingBird } from '../shapes/flying-birds.ts'
import { jumpingFrog, walkingDog } from '../shapes/jumpers.ts'
import { cloud, tree, tuft } from '../shapes/nature.ts'
import { cat, frog } from '../shapes/pets.ts'
import { lily, reed } from '../shapes/plants.ts'
import { openUmbrella, pot, puddle, stove } from '../shapes/rooms.ts'
import { coffeeCup } from '../shapes/vessels.ts'
import { rain, table } from '../tales/panel.ts'
import { held, opening, pottedPlant } from './paper.ts'
import { POEMA_DESAFIO } from './poema-desafio.ts'
import { POEMA_MEDIO } from './poema-medio.ts'
import { indoors, outdoors, somebody, type Vignettes } from './vignette.ts'

const drops = (pen: Pen, spots: string, r = 1): Drawing =>
  points(spots).map(([x, y]) => pen.shape(drop(x, y, r), 'waterDeep', 0.6))

/** A roof of tiles with a gutter, over a house front. */
const rainyHouse = (pen: Pen): Drawing => [
  pen.shape(box(48, 22, 100, 35), 'yellowPale', 1),
  pen.shape('M36 25L52 3H146L160 25z', 'orange', 1.2),
  pen.line(
    'M44 18Q47 21 50 18T56 18T62 18T68 18T74 18T80 18T86 18T92 18T98 18T104 18T110 18T116 18T122 18T128 18T134 18T140 18T146 18T152 18M50 11Q53 14 56 11T62 11T68 11T74 11T80 11T86 11T92 11T98 11T104 11T110 11T116 11T122 11T128 11T134 11T140 11T146 11',
    0.8,
    'redDark',
  ),
  pen.shape(box(34, 24, 128, 3.4, 1.6), 'metal', 0.9),
  pen.rope('M150 27V52L154 55', 2, 'metal', 0.8),
]

/** A shoe that somebody lost, about its foot, 48 long, its toe to the right. */
const lostShoe = (pen: Pen): Drawing => [
  pen.shape(ellipse(-13, -27, 10, 3.4), 'brownDark', 1),
  pen.shape('M-24 -4C-23 -14 -25 -20 -23 -28Q-13 -21 -3.500 -28Q-2 -22 4 -17Q10 -13 18 -12Q25 -10 24 -4z', 'red', 1.2),
  pen.shape('M12 -13Q25 -12 24 -4H10Q8 -9 12 -13z', 'cream', 0.9),
  pen.shape('M-24 -12Q-17 -13 -17 -4H-24z', 'redDark', 0.9),
  pen.shape(box(-25.5, -4.6, 51, 5, 2.2), 'white', 1),
  pen.line('M-4 -21L2 -24M-1 -17.500L5 -20.500M3.500 -14.500L9 -17.500', 1.3, 'cream'),
  pen.line('M2 -24q5 -1 6 2M2 -24q0 -4 4 -4', 0.9),
  pen.line('M-20 -2H20', 0.6, 'stoneDark'),
]

const kite = (pen: Pen): Drawing => [
  pen.shape('M0 -15L11 -2L0 16L-11 -2z', 'red', 1.1),
  pen.shape('M0 -15L11 -2H-11z', 'yellow', 0.9),
  pen.line('M0 -15V16', 0.8),
  pen.spot(-3.6, -5, 1),
  pen.spot(3.6, -5, 1),
  pen.line('M-2.600 -2.200Q0 0.600 2.600 -2.200', 0.9),
  pen.line('M0 16q5 4 1 8t1 8', 0.9),
  pen.shape('M-1 24l-4 -2v4zM-1 24l4 -2v4z', 'blue', 0.7),
]

export const POEMA: Vignettes = {
  ...POEMA_MEDIO,
  ...POEMA_DESAFIO,
  'Chuva no telhado': (pen) => [
    outdoors(pen, 'greyPale', 'meadow', 42),
    cloud(pen.plane('far', 'stoneDark'), 22, 10, 0.8),
    cloud(pen.plane('far', 'stoneDark'), 168, 12, 0.8),
    rainyHouse(pen),
    pen.shape(box(60, 32, 16, 25, 1), 'teal', 0.9),
    pen.shape(box(106, 31, 24, 17, 1), 'wood', 0.9),
    pen.shape(box(108, 33, 20, 13), 'glow', 0.7),
    pen.clip(
      box(108, 20, 20, 26),
      somebody(
        pen,
        'avo',
        117,
        {
          pose: {
            expr: 'carinho',
            turn: 14,
            armR: { at: [18, -46], z: 'front', hand: 'open' },
            armL: { at: [-10, -36] },
          },
        },
        70,
        0.48,
      ),
    ),
    [
      pen.shape('M106 31L97 29V50L106 48z', 'green', 0.9),
      pen.shape('M130 31L137 29.500V49.500L130 48z', 'green', 0.9),
      pen.line('M99 36l5 .6M99 41l5 .4M132 36l4 -.6M132 41l4 -.4', 0.6),
    ],
    pen.shape(box(103, 47.5, 30, 2.6, 1), 'woodPale', 0.8),
    puddle(pen, 32, 60, 22),
    puddle(pen, 142, 60, 18),
    pen.shape(box(20, 40, 20, 18), 'woodPale', 0.9),
    pen.line('M24 40V58M28.500 40V58M33 40V58M37 40V58', 0.7),
    pen.shape(box(18, 38, 24, 3, 1), 'wood', 0.8),
    cat(pen, 31, 38.4, 0.44),
    drops(pen, '31,17', 1.5),
    pen.line('M26 20l-2 -2M36 20l2 -2', 0.8),
    pottedPlant(pen, 140, 58, 1.25),
    openUmbrella(pen, 60, 57, 0.42, 'blue', 'yellow'),
    somebody(
      pen,
      'yumi',
      86,
      {
        pose: {
          turn: 16,
          face: 14,
          expr: 'surpreso',
          plain: true,
          armL: { at: [-3, -25], z: 'front', hand: 'fist', dir: 60 },
          armR: { at: [11, -28], z: 'front', hand: 'fist', dir: -40 },
        },
        extra: held(
          pen,
          (own) => [
            own.shape('M-10 0Q-10 -6 0 -6T10 0Q10 3 7 3H-7Q-10 3 -10 0z', 'tan', 0.9),
            own.line('M-5 -4l2 3M0 -5l2 3M5 -4l2 3', 0.7),
          ],
          [6, -29],
          21,
        ),
      },
      58,
    ),
    drops(pen, '95,33', 1.3),
    drops(pen, '38,31 52,31 74,31 98,31 112,30 138,31 155,31', 1),
    rain(pen, '8,8 18,22 28,6 4,34 14,48 44,4 164,22 172,34 156,4 176,50 166,48 160,36 46,34 26,26 48,46 152,40'),
  ],
  'O sapato do sapo': (pen) => [
    outdoors(pen),
    cloud(pen.plane('far', 'hillLine'), 60, 12, 0.6),
    cloud(pen.plane('far', 'hillLine'), 132, 9, 0.45),
    tree(pen.plane('middle'), 20, 46, 0.8),
    pen.shape('M104 41Q150 40 184 44V66H92Q124 58 112 52Q102 46 104 41z', 'water', 1),
    pen.line('M126 46q2 -2 4 0t4 0M146 52q2 -2 4 0t4 0M120 60q2 -2 4 0t4 0', 0.7, 'waterLine'),
    [reed(pen, 116, 50, 0.5, -4), reed(pen, 120, 52, 0.42, 6), reed(pen, 160, 50, 0.5, 4)],
    lily(pen, 138, 58, 0.75),
    frog(pen, 138, 55, 0.52),
    pen.shape(ellipse(52, 56, 15, 4.4), 'stone', 1),
    pen.shape(ellipse(50, 52.4, 9, 2.6), 'greyPale', 0.7),
    standing(pen, lostShoe, 86, 59, 50),
    standing(pen, jumpingFrog, 53, 53, 27),
    pen.line('M64 26q1.500 -6 5 -8M70 30q4 -3 8 -3', 0.8),
    tuft(pen, 30, 60, 0.6),
    tuft(pen, 112, 62, 0.5),
  ],
  'Quem mexe na panela?': (pen) => [
    indoors(pen, 'redPale'),
    pen.plane('middle').shape(box(-2, 26, 184, 17.4), 'white', 0.6),
    pen
      .plane('middle')
      .line(
        'M-2 34.500H182M8 26v17M26 26v17M44 26v17M62 26v17M80 26v17M116 26v17M134 26v17M152 26v17',
        0.5,
        'stoneDark',
      ),
    opening(pen, 58, 3, [20, 16]),
    stove(pen, 102, 57, 0.74),
    pot(pen, 102, 27.4, 0.86, 'blue'),
    pen.shape(box(74, 47, 14, 3, 1), 'wood', 0.9),
    pen.rope('M76.500 50L75 58M85.500 50L87 58', 1.8, 'wood', 0.8),
    pen.rope('M88 22.500L99 15', 1.5, 'wood', 0.7),
    somebody(
      pen,
      'sofia',
      79,
      {
        pose: {
          turn: 30,
          expr: 'alegre',
          plain: true,
          armL: { at: [14, -41], z: 'front', hand: 'fist', dir: 110 },
          armR: { at: [17, -42], z: 'back', hand: 'fist' },
          legL: { at: [-3, -4], toe: 40 },
          legR: { at: [5, -4], toe: 40 },
        },
      },
      48,
    ),
    somebody(
      pen,
      'vovo',
      40,
      {
        pose: {
          turn: 18,
          expr: 'surpreso',
          hide: ['legL', 'legR'],
          armL: { at: [-11, -34], z: 'front', hand: 'open', dir: 120 },
          armR: { at: [16, -46], z: 'front', hand: 'open' },
        },
        wear: { skin: 's2', top: { tone: CLOTH.coral, kind: 'long' } },
      },
      64,
      0.54,
    ),
    table(pen, 22, 38, 44, 'yellowPale'),
    [
      pen.shape('M40 39H56Q55 44 51 44H45Q41 44 40 39z', 'teal', 0.9),
      pen.shape(ellipse(48, 39, 8, 1.8), 'orange', 0.8),
      pen.shape(circle(49.5, 36, 2.6), 'tan', 0.8),
      pen.line('M45 36.500l-2 -1.500M54 36.500l2 -1.500M46.500 33.500l-1 -2M52.500 33.500l1 -2', 0.8, 'orange'),
    ],
    somebody(pen, 'avo', 134, {
      flip: true,
      pose: {
        turn: 26,
        expr: 'carinho',
        armL: { at: [14, -33], z: 'front', hand: 'fist', dir: 80 },
        armR: { at: [19, -34], z: 'front', hand: 'fist' },
      },
      extra: held(
        pen,
        (own) => [
          standing(own, coffeeCup, -6, 0, 11),
          standing(own, coffeeCup, 6, 0, 11),
          own.shape(box(-13, -0.6, 26, 2.6, 1), 'metal', 0.9),
        ],
        [18, -39],
        26,
      ),
    }),
    cat(pen, 64, 58.6, 0.44),
    [pen.shape(ellipse(72, 59, 5, 1.4), 'white', 0.8), pen.shape(ellipse(72, 58, 3.4, 1.2), 'straw', 0.7)],
    pen.at(152, 58, 0.52, (own) => standing(own, walkingDog, 0, 0, 40), { turn: -24 }),
    pen.line('M143 40q-2 -2 0 -4M161 44q3 -1 3 -4', 0.9),
  ],
  'A pipa e o pássaro': (pen) => [
    outdoors(pen, 'sky', 'grass', 50),
    pen.plane('far', 'hillLine').line('M124 42h24q5 0 5 -4t-4 -4q-3 0 -2.500 3M134 47h26q4 0 4 4', 0.9),
    cloud(pen.plane('middle'), 146, 20, 0.95),
    [pen.spot(142, 15, 0.8), pen.spot(149, 15, 0.8), pen.line('M143.500 17.500q2 2 4 0', 0.8)],
    tree(pen.plane('middle'), 130, 56, 0.6),
    tree(pen.plane('middle'), 146, 56, 0.8, 'lime'),
    pen.line('M51 33.500Q84 44 108 22', 0.8),
    pen.at(110, 19, 0.98, kite, { turn: 24 }),
    centred(pen, flyingBird, 72, 14, 27, { flip: true }),
    somebody(
      pen,
      'caio',
      43,
      {
        pose: {
          turn: 26,
          nod: -1,
          expr: 'alegre',
          armR: { at: [14, -40], hand: 'open', dir: 130, z: 'front' },
          armL: [-14, 4],
        },
      },
      59,
    ),
    tuft(pen, 66, 60, 0.5),
    tuft(pen, 100, 61, 0.6),
    standing(pen.plane('middle'), FINDS.tulipa, 84, 60, 7),
  ],
}
