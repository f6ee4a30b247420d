/** Stories of what was. */
import { CLOTH, DETAILS } from '../cast/inks.ts'
import { ON_GROUND } from '../cast/poses.ts'
import { faded } from '../fit.ts'
import { box, circle, ellipse, points, scallop } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { tree } from '../shapes/nature.ts'
import { PEOPLE, STAGE, somebody } from './vignette.ts'

const HOLE = '114,6 126,3 141,7 150,14 155,27 149,39 137,46 121,44 111,37 106,24 109,13'

const brickWall = (pen: Pen): Drawing => [
  pen.shape(scallop(points(HOLE), 0.7), 'orange', 1),
  pen.clip(scallop(points(HOLE), 0.7), [
    pen.line([10, 17, 24, 31, 38].map((y) => `M100 ${y}H160`).join(''), 0.7, 'redDark'),
    pen.line(
      [3, 10, 17, 24, 31, 38]
        .map((y, i) => [104, 116, 128, 140, 152].map((x) => `M${x + (i % 2) * 6} ${y}v7`).join(''))
        .join(''),
      0.7,
      'redDark',
    ),
    pen.shape('M120 15L132 13L140 18L143 27L136 34L124 33L118 25z', 'brownDark', 1),
  ]),
]

const rustyTin = (pen: Pen): Drawing => [
  pen.shape('M-7 -12H7V0Q0 2.500 -7 0z', 'copper', 1.1),
  pen.shape(ellipse(0, -12, 7, 2.4), 'brownDark', 1),
  pen.line('M-7 -8Q0 -5.600 7 -8M-7 -3.500Q0 -1 7 -3.500', 0.7),
  pen.shade(ellipse(3, -6, 2.4, 1.6) + ellipse(-4, -2.6, 1.6, 1), 'redDark', 0.7),
]

export const LETTER = (pen: Pen): Drawing => [
  pen.shape(box(-2, -2, 184, 52), 'bluePale', null),
  pen.shape(box(-2, 46, 184, 20), 'stone', 0.9),
  pen.line('M-2 52H182M30 46L22 62M76 46L74 62M104 46L106 62M160 46L168 62', 0.6, 'stoneDark'),
  pen.shape(box(26, 4, 18, 20, 1) + box(52, 4, 18, 20, 1), 'foam', 0.9),
  pen.line('M35 4v20M26 14h18M61 4v20M52 14h18', 0.7),
  pen.shape(box(24, 23, 22, 2.6, 0.8) + box(50, 23, 22, 2.6, 0.8), 'cream', 0.8),
  brickWall(pen),
  points('110,50 118,53 151,51 144,54 156,55').map(([x, y], i) =>
    pen.at(x, y, 1, (p) => p.shape(box(-4, -2.4, 8, 4.8, 0.5), 'orange', 0.9), { turn: i * 37 }),
  ),
  pen.shape(scallop(points('104,54 112,50 122,49 131,51 134,55'), 0.6), 'redPale', 0.8),
  somebody(pen, 'mae', 92, {
    wear: { skin: 's3', hair: 'coque', top: { tone: CLOTH.verde, kind: 'long' } },
    pose: {
      turn: -16,
      nod: 1.2,
      expr: 'lendo',
      plain: true,
      armL: { at: [-13, -49], z: 'front', hand: 'fist', dir: 150 },
      armR: { at: [9, -49], z: 'front', hand: 'fist', dir: 210 },
    },
    extra: () => ({
      armMid: pen
        .scaled(PEOPLE)
        .at(-2, -48, 1, (p) => [
          p.shape('M-14 -12C-6 -10 6 -13 14 -11L13 10C6 12 -6 9 -13 11z', 'straw', 1),
          p.line(
            'M-10 -7.500q10 1.600 20 -0.400M-10 -3.500q10 1.600 20 -0.400M-10 0.500q10 1.600 20 -0.400',
            0.7,
            'brown',
          ),
          p.solid(circle(7, 6.6, 1.5) + circle(5, 4.4, 0.7) + circle(6.6, 3.6, 0.7) + circle(8.4, 3.8, 0.7)),
        ]),
    }),
  }),
  pen.at(118, 58.5, 1, rustyTin, { turn: -8 }),
  somebody(
    pen,
    'sofia',
    68,
    {
      wear: { hair: 'pompons', hairColour: 'preto', skin: 's5', top: { tone: CLOTH.amarelo } },
      pose: {
        turn: 30,
        nod: -1,
        expr: 'pedir',
        plain: true,
        armL: { at: [-13.5, -45], hand: 'open', dir: 186, thumb: 1, z: 'front' },
        armR: { at: [10, -22] },
      },
    },
    57,
  ),
  somebody(
    pen,
    'theo',
    44,
    {
      pose: {
        ...ON_GROUND,
        face: 26,
        expr: 'surpreso',
        armL: { at: [-8, -9], z: 'front', dir: 20 },
      },
    },
    60,
  ),
  somebody(
    pen,
    'yumi',
    144,
    {
      pose: {
        turn: -32,
        expr: 'surpreso',
        plain: true,
        armL: { at: [-6, -31], z: 'front', hand: 'fist', dir: 150 },
        armR: { at: [3, -31], z: 'front', hand: 'fist', dir: -150 },
      },
    },
    59,
  ),
]

const shopFront = (pen: Pen, x: number, width: number, wall: Fill, band: Fill, sign: string, top: number): Drawing => [
  pen.shape(box(x, top, width, 46 - top), wall, 0.9),
  pen.shape(box(x - 2, top, width + 4, 8, 1), band, 0.9),
  pen.text(x + width / 2, top + 6.2, sign, 5.4),
]

const oldCinema = (pen: Pen): Drawing => [
  pen.shape('M34 25V10L42 4H62L70 10V25z', 'purplePale', 0.9),
  pen.shape(box(30, 18, 44, 5, 1), 'red', 0.9),
  pen.shape(circle(52, 11, 5), 'yellow', 0.8),
  points('52,8.400 54.600,11 52,13.600 49.400,11').map(([x, y]) => pen.shape(circle(x, y, 1.1), 'white', 0.6)),
]

export const MAP = (pen: Pen): Drawing => [
  pen.shape(box(-2, -2, STAGE.width + 4, STAGE.height + 4), 'sky', null),
  tree(pen.plane('middle'), 14, 46, 1),
  faded(pen, oldCinema(pen), 'sky'),
  shopFront(pen.plane('middle'), 32, 40, 'greyPale', 'stone', 'BANCO', 25),
  pen.plane('middle').shape(box(46, 35, 12, 11), 'bluePale', 0.9),
  pen.plane('middle').line('M52 35v11', 0.8),
  pen.plane('middle').shape(box(36, 35, 7, 6) + box(61, 35, 7, 6), 'bluePale', 0.8),
  shopFront(pen.plane('middle'), 114, 40, 'cream', 'lime', 'FARMÁCIA', 14),
  pen.plane('middle').shape(box(118, 27, 16, 12), 'bluePale', 0.8),
  pen.plane('middle').shape('M124.500 29h3v2.500h2.500v3h-2.500v2.500h-3v-2.500h-2.500v-3h2.500z', 'red', 0.7),
  pen.plane('middle').shape(box(138, 27, 12, 19), 'teal', 0.8),
  tree(pen.plane('middle'), 168, 46, 1, 'leafDark'),
  pen.shape(box(-2, 45, 184, 20), 'stone', 0.9),
  pen.line('M20 45L10 62M56 45L50 62M92 45V62M128 45L134 62M162 45L172 62M-2 52H182', 0.6, 'stoneDark'),
  somebody(pen, 'vovo', 83, {
    wear: { frame: DETAILS.goldFrame, top: { tone: CLOTH.creme, kind: 'long' } },
    pose: {
      turn: -24,
      nod: -1,
      expr: 'carinho',
      plain: true,
      armL: { at: [-27, -58], z: 'back', dir: -120 },
      armR: { at: [11, -34], z: 'front', hand: 'mitten', dir: 30 },
    },
    extra: () => ({
      top: pen
        .scaled(PEOPLE)
        .at(-1, -72, 1, (p) => [
          p.shape(
            'M-15 0C-12 4 12 4 15 0C16 -2.500 10 -3 9 -3C8.500 -10 5.500 -11.500 0 -11.500S-8.500 -10 -9 -3C-10 -3 -16 -2.500 -15 0z',
            'stoneDark',
            1.1,
          ),
          p.shape('M-9 -3C-5 -1.200 5 -1.200 9 -3L8.600 -6C4.500 -4.400 -4.500 -4.400 -8.600 -6z', 'greyDark', 0.9),
        ]),
    }),
  }),
  somebody(pen, 'bia', 105, {
    wear: {
      hair: 'trancas',
      top: { tone: CLOTH.coral },
      clip: CLOTH.amarelo,
      bottom: { tone: CLOTH.jeans, kind: 'pants' },
    },
    pose: {
      turn: -24,
      nod: -0.6,
      expr: 'alegre',
      plain: true,
      armL: { at: [-11, -26], z: 'front', hand: 'fist', dir: 40 },
      armR: { at: [0, -29], z: 'front', hand: 'fist', dir: -140 },
    },
    extra: () => ({
      armMid: pen
        .scaled(PEOPLE)
        .at(-10, -26, 1, (p) => [
          p.shape('M-14 5L10 8L11 -8L-13 -11z', 'red', 1),
          p.shape('M-13 3L9 6L10 -8.500L-12 -11.500z', 'white', 0.9),
          p.line('M-9 -8L7 -6M-10 -3L6 -1M-10 1L6 3M-2 -10L-3 4', 0.8, 'blueDark'),
          p.shape('M-6 -6.500l4 0.500v2.600l-4 -0.400z', 'yellow', 0.5),
        ]),
      top: pen.scaled(PEOPLE).line('M1 -31L-6 -26', 1.8, 'orange'),
    }),
  }),
]
