/** Stories of the middle level. */
import { CLOTH, DETAILS } from '../cast/inks.ts'
import { HANDS_UP, KICK, RUN } from '../cast/poses.ts'
import { standing } from '../fit.ts'
import { box, circle, ellipse, points, scallop } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

import { backpack } from '../shapes/handy.ts'
import { walkingCat } from '../shapes/jumpers.ts'
import { tree } from '../shapes/nature.ts'
import { cake } from '../shapes/party.ts'
import { bowl, fridge, stove } from '../shapes/rooms.ts'
import { BUS, SOUNDS } from './conto-rua.ts'
import { AT_TABLE } from './gatherings.ts'
import { fineDay, indoors, STAGE, somebody, type Vignettes } from './vignette.ts'

const ball = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(
    `M${x - 4} ${y - 1}C${x - 4.5} ${y - 5} ${x - 2} ${y - 6.4} ${x + 0.5} ${y - 5.6}C${x + 3} ${y - 6} ${x + 5} ${y - 4} ${x + 4.4} ${y - 1}C${x + 4} ${y + 1} ${x - 3.6} ${y + 1} ${x - 4} ${y - 1}z`,
    'white',
    1,
  ),
  pen.solid(`M${x - 1} ${y - 3.6}l2 -0.600l1 1.600l-1.600 1.200l-1.800 -0.600z`),
  pen.line(`M${x - 3.4} ${y - 3}l2.400 0M${x + 2} ${y - 2.6}l2 -0.600`, 0.6),
]

const TEAM = (pen: Pen): Drawing => [
  pen.shape(box(-2, -2, STAGE.width + 4, STAGE.height + 4), 'sky', null),
  fineDay(pen, 120),
  pen.plane('middle').shape(box(-2, 6, 58, 30), 'yellowPale', 0.8),
  pen.plane('middle').shape(box(-2, 2, 62, 5), 'orange', 0.8),
  [6, 24, 42].map((x) => pen.plane('middle').shape(box(x, 13, 10, 9), 'bluePale', 0.7)),
  tree(pen.plane('middle'), 166, 36, 1.1),
  pen.plane('middle').shape(box(-2, 34, 186, 30), 'stone', 0.8),
  pen.plane('middle').shape('M84 27H150V39H84z', 'teal', 0.7),
  pen.plane('far').line('M116 27V39M86 30v6h5v-6M143 30v6h5v-6', 0.7),
  [
    [97, 'redPale'],
    [108, 'yellow'],
    [128, 'redPale'],
    [136, 'yellow'],
  ].map(([x, fill]) => [
    pen.plane('far').shape(`M${Number(x) - 1.6} 30h3.200v4h-3.200z`, fill === 'yellow' ? 'yellow' : 'redPale', 0.6),
    pen.plane('far').shape(circle(Number(x), 28, 1.7), 'brownPale', 0.6),
    pen.plane('far').line(`M${Number(x) - 1} 34v2.600M${Number(x) + 1} 34v2.600`, 0.8),
  ]),
  pen.line('M-2 42H184', 0.7, 'stoneDark'),
  somebody(pen.plane('middle'), 'sofia', 45, { pose: { ...RUN } }, 46, 0.44),
  somebody(
    pen.plane('middle'),
    'yumi',
    103,
    { pose: { ...RUN, armR: { at: [15, -40], hand: 'open', z: 'back' } }, flip: true },
    47,
    0.46,
  ),
  somebody(pen.plane('middle'), 'gil', 70, { pose: { ...HANDS_UP, turn: 20 } }, 46, 0.44),
  somebody(pen.plane('middle'), 'lia', 119, { pose: { turn: 30, expr: 'alegre' }, flip: true }, 48, 0.46),
  somebody(pen, 'theo', 57, { pose: { ...RUN, expr: 'alegre' } }, 58),
  somebody(pen, 'nina', 34, { pose: { ...RUN, armL: { at: [-14, -40], hand: 'open', dir: 190 } } }, 60),
  standing(pen, (p) => backpack(p, 0, 0, 1, 'red'), 125, 53, 13),
  somebody(
    pen,
    'malu',
    138,
    {
      pose: {
        turn: -22,
        lean: 4,
        expr: 'firme',
        hip: [0, -19],
        legL: { at: [-9, -3] },
        legR: { at: [9, -3] },
        armL: { at: [-17, -30], hand: 'open', dir: 235, thumb: 1 },
        armR: { at: [17, -32], hand: 'open', dir: 130, thumb: -1 },
      },
    },
    56,
  ),
  standing(pen, (p) => backpack(p, 0, 0, 1, 'blue'), 150, 60.5, 15),
  somebody(
    pen,
    'caio',
    86,
    { wear: { frame: DETAILS.goldFrame, top: { tone: CLOTH.coral } }, pose: { ...KICK, plain: true } },
    59,
  ),
  ball(pen, 101, 55),
  pen.line('M95.500 49l-2 -2M99 47.500v-2.500', 0.9),
]

const jar = (pen: Pen, x: number, foot: number, label: string, fill: 'white' | 'pinkPale', turn = 0): Drawing =>
  pen.at(
    x,
    foot,
    1,
    (p) => [
      p.shape(box(-6.6, -12, 13.2, 12, 2), fill, 1),
      p.shape(box(-5, -15, 10, 3.6, 1), 'redDark', 0.9),
      p.text(0, -4.6, label, label.length > 4 ? 2.6 : 5),
    ],
    { turn },
  )

const CAKE = (pen: Pen): Drawing => [
  indoors(pen, 'yellowPale', 'woodPale', 46),
  pen.shape(box(-2, 28, 184, 16), 'white', 0.7),
  pen.line(
    'M-2 36H184M8 28V44M22 28V44M36 28V44M50 28V44M64 28V44M78 28V44M92 28V44M106 28V44M120 28V44M134 28V44M148 28V44M162 28V44M176 28V44',
    0.5,
    'stoneDark',
  ),
  standing(pen.plane('middle'), (p) => fridge(p, 0, 0), 32, 54, 50),
  standing(pen.plane('middle'), (p) => stove(p, 0, 0), 140, 52, 30),
  pen.at(
    51,
    16,
    1,
    (p) => [
      p.shape(box(-6, -9, 12, 18, 0.6), 'white', 0.8),
      cake(p, 0, 3, 0.17),
      p.line('M-4 5.400h8M-4 7.200h5', 0.5, 'grey'),
    ],
    {
      turn: -4,
    },
  ),
  pen.shape(box(106, 19, 52, 2.6, 1), 'wood', 0.9),
  jar(pen.plane('middle'), 118, 19, 'AÇÚCAR', 'pinkPale'),
  pen.shape(box(131, 8, 8, 11, 1), 'bluePale', 0.9),
  pen.shape(box(143, 10, 9, 9, 1), 'lime', 0.9),
  somebody(
    pen,
    'davi',
    80,
    {
      wear: { hair: 'cachos', top: { tone: CLOTH.azul, apron: CLOTH.branco } },
      pose: {
        ...AT_TABLE,
        expr: 'aperto',
        tilt: 9,
        plain: true,
        armL: { at: [-13, -20], z: 'front', dir: 40, hand: 'open' },
        armR: { at: [10, -29], z: 'front', dir: 205, hand: 'fist', thumb: -1 },
      },
      extra: () => ({
        top: pen.scaled(0.8).line('M8 -32.500L4.500 -36', 2.6, 'brown'),
        head: pen.scaled(0.8).shape('M-3 -40.500H3V-36.500Q3 -33.500 0 -33.500Q-3 -33.500 -3 -36.500z', 'pink', 0.9),
      }),
    },
    62,
    0.8,
  ),
  pen.line('M64 18l-4.500 -2.500M63 24h-4.500M97.500 16l4 -3M99.500 22h4.500', 1.1),
  pen.at(66, 49, 0.82, (p) => bowl(p, 0, 0)),
  pen.shape(scallop(points('56,36 62,34.500 69,34.500 76,36'), 0.6), 'cream', 0.8),
  jar(pen, 104, 48.5, 'SAL', 'white', 8),
  pen.shape(ellipse(104, 34.6, 5, 1.5), 'white', 0.8),
  pen.shape(box(93, 45.5, 4, 3, 1.4), 'redDark', 0.8),
  pen.shape(ellipse(47, 46.4, 2.4, 3) + ellipse(52, 46.6, 2.4, 3), 'brownPale', 0.9),
  pen.shape(box(38, 48.5, 84, 5, 1.5), 'wood'),
  pen.shape(box(44, 53.5, 5, 12) + box(111, 53.5, 5, 12), 'woodDark', 0.9),
  standing(pen, walkingCat, 146, 58, 24),
  pen.line('M126 50h5M124 54h5.500M127 58h4', 1),
]

export const STORIES_OF_MIDDLE: Vignettes = {
  'O guarda-chuva emprestado': BUS,
  'A menina que colecionava sons': SOUNDS,
  'O time dos reservas': TEAM,
  'O bolo mais famoso da rua': CAKE,
}
