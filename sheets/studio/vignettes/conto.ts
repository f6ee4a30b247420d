/** Vignettes of the stories. */
import { CLOTH, DETAILS } from '../cast/inks.ts'
import { KNEEL } from '../cast/poses.ts'
import { standing } from '../fit.ts'
import { box, points, smooth } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { wateringCan } from '../shapes/keepsakes.ts'
import { bush, flower, tree, tuft } from '../shapes/nature.ts'
import { fence } from '../shapes/plants.ts'
import { MONSTER, SOCK } from './conto-casa.ts'
import { STORIES_OF_DARE } from './conto-desafio.ts'
import { STORIES_OF_MIDDLE } from './conto-medio.ts'
import { AT_TABLE } from './gatherings.ts'
import { fineDay, outdoors, PEOPLE, somebody, type Vignettes } from './vignette.ts'

const bite = (pen: Pen): Drawing => [
  pen.shape('M0 -5C-5 -8 -8 -3 -7 1C-6 6 -2 7 0 6C2 7 7 6 8 1C8 -2 7 -4 5.500 -5C3 -6 1.500 -5.600 0 -5z', 'red', 1.1),
  pen.shape('M0 -5C0.500 -8 2 -9 3.600 -10', null, 1.1),
  pen.shape('M2 -7.500q4 -4 6 -1q-2.600 3 -6 1z', 'leaf', 0.8),
]

const TOOTH = (pen: Pen): Drawing => [
  pen.shape(box(-2, -2, 184, 66), 'sky', null),
  fineDay(pen, 160),
  pen.plane('middle').shape(box(-2, 8, 62, 40), 'yellowPale', 0.8),
  pen.plane('middle').shape(box(-2, 3, 66, 6), 'orange', 0.8),
  [8, 32].map((x) => [
    pen.plane('middle').shape(box(x, 15, 16, 13, 1), 'bluePale', 0.8),
    pen.line(`M${x + 8} 15v13M${x} 21.500h16`, 0.6),
  ]),
  pen.plane('middle').shape(`${smooth(points('-6,40 60,38 120,40 186,38'), false)}V66H-6z`, 'meadow'),
  tree(pen.plane('middle'), 148, 42, 1.05),
  somebody(
    pen.plane('middle'),
    'yumi',
    152,
    { pose: { turn: -30, expr: 'surpreso', armL: { at: [-16, -38], hand: 'open', dir: 200, thumb: 1 } } },
    53,
    0.52,
  ),
  somebody(
    pen,
    'gil',
    56,
    {
      pose: {
        ...AT_TABLE,
        turn: 26,
        lean: 12,
        expr: 'surpreso',
        armL: { at: [2, -19.5], z: 'front', dir: 60 },
        armR: { at: [17, -20], z: 'front', dir: 60 },
      },
    },
    65,
    0.86,
  ),
  somebody(
    pen,
    'malu',
    124,
    {
      pose: {
        ...AT_TABLE,
        turn: -26,
        lean: -10,
        expr: 'surpreso',
        armL: { at: [-17, -20], z: 'front', dir: -60 },
        armR: { at: [-2, -19.5], z: 'front', dir: -60 },
      },
    },
    65,
    0.86,
  ),
  somebody(
    pen,
    'nina',
    90,
    {
      pose: {
        ...AT_TABLE,
        expr: 'dentes',
        tilt: -7,
        armL: { at: [-8, -30], z: 'front', hand: 'fist', dir: 130, thumb: 1 },
        armR: { at: [9.5, -30], z: 'front', hand: 'fist', dir: 220, thumb: -1 },
      },
      extra: () => ({ head: pen.scaled(0.86).at(0.5, -33.5, 1.05, bite) }),
    },
    65,
    0.86,
  ),
  pen.line('M76 21.500l-4.500 -2.500M74.500 27h-5M104 21.500l4.500 -2.500M105.500 27h5', 1.1),
  pen.shape(box(18, 49, 146, 5, 1.5), 'wood'),
  pen.shape(box(26, 54, 5, 12), 'woodDark', 0.9),
  pen.shape(box(150, 54, 5, 12), 'woodDark', 0.9),
  pen.at(34, 49, 1, (p) => [p.shape(box(-6, -8, 12, 8, 1.5), 'teal', 1), p.line('M-6 -5H6M-2 -8q2 -3.500 4 0', 0.8)]),
  pen.at(148, 49, 1, (p) => [p.shape('M-3.500 -10H3.500L2.600 0H-2.600z', 'bluePale', 1), p.line('M1 -10L3 -15', 1)]),
]

const soilMound = (pen: Pen, x: number, foot: number, width: number): Drawing => [
  pen.shape(
    `M${x - width / 2} ${foot}C${x - width / 2 + 2} ${foot - 6} ${x - width / 4} ${foot - 7} ${x} ${foot - 7}S${x + width / 2 - 2} ${foot - 6} ${x + width / 2} ${foot}Q${x} ${foot + 3} ${x - width / 2} ${foot}z`,
    'soil',
    1,
  ),
  pen.line(`M${x - width / 4} ${foot - 2}q3 -2 6 0M${x + width / 8} ${foot - 3}q3 -2 5 0`, 0.7, 'brownDark'),
]

const SEED = (pen: Pen): Drawing => [
  outdoors(pen, 'sky', 'meadow', 40),
  fineDay(pen, 112),
  house(pen.plane('middle'), 34, 45, 0.95, { wall: 'yellowPale', roof: 'red' }),
  fence(pen.plane('middle'), 52, 186, 45, 10, 'cream'),
  tree(pen.plane('middle'), 164, 46, 1.2),
  somebody(
    pen.plane('middle'),
    'bia',
    146,
    {
      pose: {
        turn: -34,
        nod: 1,
        lean: -8,
        expr: 'carinho',
        armL: { at: [-15, -24], z: 'front', hand: 'fist', dir: -60 },
        armR: { at: [-12, -22], z: 'front', hand: 'fist', dir: -60 },
      },
      extra: () => ({ armMid: standing(pen.scaled(0.5), wateringCan, -19, -14, 20, { flip: false }) }),
    },
    52,
    0.5,
  ),
  soilMound(pen.plane('middle'), 127, 53, 16),
  somebody(pen, 'vovo', 62, {
    wear: { frame: DETAILS.goldFrame },
    pose: {
      turn: 24,
      expr: 'carinho',
      plain: true,
      armR: { at: [21, -44], z: 'front', hand: 'open', dir: 130 },
      armL: { at: [-12, -36], z: 'mid', hand: 'fist', dir: 10 },
    },
    extra: () => ({ behind: pen.scaled(PEOPLE).rope('M-13 0V-54', 2.2, 'wood', 1) }),
  }),
  somebody(pen, 'davi', 91, {
    wear: { hair: 'curto', top: { tone: CLOTH.vermelho, print: 'stripes', printTone: CLOTH.branco } },
    pose: {
      ...KNEEL,
      face: 24,
      expr: 'contrariado',
      armL: { at: [5, -15], z: 'front', hand: 'fist', dir: 20 },
      armR: { at: [18, -18], z: 'front', dir: 60, hand: 'mitten' },
    },
  }),
  soilMound(pen, 112, 58.5, 27),
  standing(pen, wateringCan, 134, 60.5, 14),
  flower(pen, 30, 60, 1.2, 'pink'),
  bush(pen, 12, 61, 0.9, 'leaf'),
  standing(pen, (p) => tuft(p, 0, 0), 46, 61, 7),
]

export const CONTO: Vignettes = {
  'A meia sumida': SOCK,
  'O dente da Nina': TOOTH,
  'O monstro do armário': MONSTER,
  'A semente do vovô': SEED,
  ...STORIES_OF_MIDDLE,
  ...STORIES_OF_DARE,
}
