/** Stories of the street. */
import { CLOTH, DETAILS } from '../cast/inks.ts'
import { box, circle, ellipse, points, smooth } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

import { bird } from '../shapes/animals.ts'
import { tree } from '../shapes/nature.ts'
import { FEET, fineDay, outdoors, PEOPLE, somebody } from './vignette.ts'

const modelVolcano = (pen: Pen): Drawing => [
  pen.shape(box(-15, -2.6, 30, 4, 1), 'wood', 1),
  pen.shape('M-13 -2.600C-9 -5 -6 -14 -4.500 -19H4.500C6 -14 9 -5 13 -2.600z', 'stoneDark', 1.1),
  pen.shape(
    'M-4.500 -19H4.500L6 -13.500C4 -14.500 4 -9 2 -10C0 -11 0.500 -7 -1.500 -8C-3 -9 -3 -13 -5.600 -13z',
    'orange',
    0.9,
  ),
  pen.line('M-9 -5q2 -2 3 -4M7 -5q-1 -2 -2 -3', 0.7, 'brownDark'),
]

const closedUmbrella = (pen: Pen): Drawing => [
  pen.line('M0 13V19q0 4 -4 4t-4 -4', 2),
  pen.shape('M0 -26L6.500 10C4 13 2 11 0 13C-2 11 -4 13 -6.500 10z', 'black', 1.1),
  pen.line('M0 -26V-30', 0.9),
  pen.line('M0 -22L-2.600 11M0 -22L2.600 11', 0.9, 'grey'),
  pen.at(-1, -4, 1, (p) => p.shape(box(-4, -1.6, 8, 3.2, 0.5), 'tan', 0.8), { turn: 24 }),
  pen.at(1.6, 5, 1, (p) => p.shape(box(-4, -1.6, 8, 3.2, 0.5), 'tan', 0.8), { turn: -30 }),
]

const DROPS = '4,8 12,16 20,8 28,15 7,23 23,22'
/** No drop is drawn over the name of the shop. */
const DROPS_BELOW_SIGN = '4,20 16,23 29,20'

export const BUS = (pen: Pen): Drawing => [
  pen.shape(box(-2, -2, 184, 50), 'yellowPale', null),
  [
    [34, 30],
    [70, 34],
    [110, 34],
    [150, 34],
  ].map(([x = 0, width = 0], i) => [
    pen.shape(box(x, 6, width, 26, 3), 'cloudShade', 1),
    pen.clip(box(x, 6, width, 26, 3), [
      i === 2
        ? [
            pen.plane('far').shape(box(112, 15, 30, 20), 'cream', 0.7),
            pen.plane('far').shape(box(110, 11, 34, 6, 0.6), 'redPale', 0.7),
            pen.text(127, 15.6, 'PADARIA', 4.4),
            pen.plane('far').shape(box(116, 21, 8, 12) + box(129, 21, 9, 6), 'bluePale', 0.6),
          ]
        : [
            pen.plane('far').shape(`M${x + 3} 34V21L${x + width / 2 - 2} 14L${x + width - 8} 21V34z`, 'greyPale', 0.6),
            pen.plane('far').shape(box(x + 9, 23, 5, 5), 'white', 0.5),
          ],
      pen.shape(box(x - 1, 29, width + 2, 4), 'water', 0.6),
      pen.line(
        points(i === 2 ? DROPS_BELOW_SIGN : DROPS)
          .map(([px, py]) => `M${x + px} ${py}l-1.800 5.500`)
          .join(''),
        0.8,
        'waterLine',
      ),
    ]),
  ]),
  pen.shape('M-4 -4H26L16 34H-4z', 'cloudShade', 1.1),
  pen.line('M4 2l-2 6M14 4l-2 6M8 14l-2 6M18 14l-2 6M2 24l-1.600 5M12 24l-2 6', 0.8, 'waterLine'),
  pen.line('M2 33L17 12', 1.6),
  pen.shape('M-4 34H20L26 46V56H-4z', 'greyDark', 1),
  pen.shape(box(-2, 46, 184, 18), 'stone', 0.9),
  pen.line('M-2 51H184M-2 57H184', 0.6, 'stoneDark'),
  pen.shape(box(-2, 36, 186, 3, 1), 'orange', 0.8),
  pen.rope('M66 -2V46M106 -2V46', 2, 'yellow', 0.9),
  pen.rope('M28 3H184', 1.6, 'yellow', 0.8),
  [162].map((x) => pen.line(`M${x} 3v4M${x - 2.4} 12l2.400 -5l2.400 5z`, 0.9)),
  pen.rope('M24 47L31 31', 2, 'greyDark', 1),
  pen.shape(ellipse(32, 30, 3.4, 9.5), null, 2),
  pen.shape(box(40, 22, 7, 26, 3), 'teal', 1.1),
  pen.shape(box(40, 43, 24, 6, 2), 'teal', 1.1),
  pen.shape(box(48, 49, 8, 8), 'greyDark', 1),
  somebody(
    pen,
    'pai',
    54,
    {
      wear: {
        skin: 's5',
        hair: 'curto',
        beard: false,
        top: { tone: CLOTH.ceu },
        bottom: { tone: CLOTH.marinho, kind: 'pants' },
      },
      pose: {
        turn: 28,
        expr: 'carinho',
        plain: true,
        hip: [-2, -24],
        legL: { at: [12, -4] },
        legR: { at: [16, -4] },
        armL: { at: [15, -46], z: 'front', hand: 'fist', dir: 70 },
        armR: { at: [13, -36], z: 'back', hand: 'fist', dir: 60 },
      },
      extra: () => ({ armMid: pen.scaled(PEOPLE).at(23, -46, 1.5, closedUmbrella, { turn: 18 }) }),
    },
    FEET,
  ),
  somebody(pen, 'sofia', 95, {
    wear: {
      skin: 's4',
      hair: 'pompons',
      hairColour: 'preto',
      top: { tone: CLOTH.ceu, kind: 'long' },
      bottom: { tone: CLOTH.rosa, kind: 'pants' },
      clip: CLOTH.coral,
    },
    pose: {
      turn: -22,
      expr: 'surpreso',
      plain: true,
      legL: { at: [-5, -3] },
      legR: { at: [4, -3] },
      armL: { at: [-15, -14.5], z: 'front', hand: 'mitten', dir: 70 },
      armR: { at: [13, -14.5], z: 'front', hand: 'mitten', dir: -70 },
    },
    extra: () => ({ armMid: pen.scaled(PEOPLE).at(-1, -13, 1.15, modelVolcano) }),
  }),
  pen.shape(box(140, 42, 22, 6, 2), 'teal', 1.1),
  somebody(
    pen,
    'avo',
    146,
    {
      wear: { frame: DETAILS.goldFrame },
      pose: {
        turn: -24,
        expr: 'carinho',
        plain: true,
        hip: [2, -21],
        legL: { at: [-12, -4] },
        legR: { at: [-8, -4] },
        armL: { at: [-8, -28], z: 'front', hand: 'fist', dir: -60 },
        armR: { at: [-3, -27], z: 'front', hand: 'fist', dir: -60 },
      },
    },
    FEET,
  ),
  pen.shape(box(155, 24, 7, 24, 3), 'teal', 1.1),
]

const arcs = (pen: Pen, x: number, y: number, turn: number, count = 3): Drawing =>
  pen.at(
    x,
    y,
    1,
    (p) =>
      p.line(
        Array.from({ length: count }, (_, i) => `M${i * 3} ${-2.4 - i}Q${i * 3 + 2.4} 0 ${i * 3} ${2.4 + i}`).join(''),
        1.1,
        'orange',
      ),
    { turn },
  )

const iceCart = (pen: Pen): Drawing => [
  pen.rope('M4 -24V-46', 1.6, 'wood', 0.8),
  pen.shape('M-17 -41C-13 -52 21 -52 25 -41Q20 -44 15 -41Q10 -44 4 -41Q-2 -44 -7 -41Q-12 -44 -17 -41z', 'yellow', 1),
  pen.line('M4 -49.500Q-5 -47 -7 -41M4 -49.500Q13 -47 15 -41', 0.8),
  pen.shape(box(-13, -25, 34, 19, 2), 'bluePale', 1.1),
  pen.shape(box(-15, -27.5, 38, 4, 1.5), 'white', 1),
  pen.at(4, -15, 1, (p) => [p.shape('M-3 -5q3 -3.500 6 0v6h-6z', 'pink', 0.9), p.line('M0 1v5', 1.4)]),
  pen.shape(circle(-4, -4.5, 4.5) + circle(13, -4.5, 4.5), 'greyDark', 1),
  pen.shape(circle(-4, -4.5, 1.6) + circle(13, -4.5, 1.6), 'white', 0.7),
]

export const SOUNDS = (pen: Pen): Drawing => [
  outdoors(pen, 'sky', 'meadow', 34),
  fineDay(pen, 150),
  tree(pen.plane('middle'), 70, 42, 1.05),
  bird(pen.plane('middle'), 67, 17, 0.62, 'green'),
  bird(pen.plane('middle'), 76, 19, 0.58, 'lime', { flip: true }),
  arcs(pen, 84, 11, -20, 2),
  pen.shape(`${smooth(points('-6,47 60,44 120,45 186,43'), false)}V66H-6z`, 'stone', 1),
  pen.line('M60 45L52 62M96 44.500V62M132 45L140 62', 0.6, 'stoneDark'),
  pen.shape(box(-4, -2, 36, 54), 'redPale', 1),
  pen.shape('M-4 -4H46L40 8H-4z', 'orange', 1),
  pen.rope('M38 8V53', 2.4, 'wood', 1),
  pen.shape(box(-4, 51, 60, 5, 1), 'woodPale', 1),
  pen.shape(box(-4, 56, 56, 8), 'stoneDark', 1),
  pen.shape(box(2, 16, 15, 35), 'teal', 0.9),
  pen.shape(box(24, 20, 5, 30, 2), 'wood', 1),
  pen.shape(box(24, 42, 24, 4, 1.5), 'wood', 1),
  pen.line('M28 46V51M45 46V51', 1.6),
  somebody(
    pen,
    'vovo',
    36,
    {
      wear: { frame: DETAILS.goldFrame },
      pose: {
        turn: 16,
        tilt: -16,
        lean: -6,
        expr: 'sono',
        plain: true,
        hip: [-2, -18],
        legL: { at: [7, -3] },
        legR: { at: [13, -3] },
        armL: { at: [-2, -22], z: 'front', hand: 'fist', dir: 60 },
        armR: { at: [8, -22], z: 'front', hand: 'fist', dir: -60 },
      },
    },
    51,
  ),
  arcs(pen, 45, 15, -36),
  somebody(pen, 'iara', 88, {
    wear: {
      hair: 'ondulado',
      hairColour: 'castanho',
      skin: 's4',
      top: { tone: CLOTH.lilas, print: 'dots', printTone: CLOTH.branco },
      bottom: { tone: CLOTH.marinho, kind: 'shorts' },
    },
    pose: {
      turn: 22,
      expr: 'calmo',
      tilt: 8,
      plain: true,
      legL: { at: [-5, -3] },
      legR: { at: [6, -3] },
      armR: { at: [18, -33], z: 'front', hand: 'fist', dir: 90 },
      armL: { at: [-10, -24], z: 'front', hand: 'fist', dir: -20 },
    },
    extra: () => ({
      behind: [
        pen.scaled(PEOPLE).rope('M-11 -25L-21 1', 1.5, 'white', 0.9),
        pen.scaled(PEOPLE).line('M-19.500 -3L-21 1', 2.2, 'red'),
      ],
      armMid: pen
        .scaled(PEOPLE)
        .at(21, -36, 1.3, (p) => [
          p.shape(box(-5, -7, 11, 15, 1.5), 'red', 1),
          p.shape(circle(-1.6, -2, 2.1) + circle(3.4, -2, 2.1), 'white', 0.7),
          p.line('M-2 3.500h6', 1),
          p.rope('M6 -4L13 -7', 1.6, 'greyDark', 0.7),
          p.shape(circle(15, -8, 3.2), 'greyDark', 0.9),
        ]),
    }),
  }),
  pen.at(146, 58, 0.74, iceCart),
  somebody(pen, 'pai', 125, {
    wear: {
      skin: 's2',
      hair: 'bone',
      beard: false,
      cap: CLOTH.branco,
      top: { tone: CLOTH.branco },
      bottom: { tone: CLOTH.jeans, kind: 'pants' },
    },
    pose: {
      turn: -26,
      expr: 'soprar',
      plain: true,
      armL: { at: [-8, -62], z: 'front', hand: 'fist', dir: 130 },
      armR: { at: [14, -38], z: 'front', hand: 'fist', dir: 70 },
    },
  }),
  arcs(pen, 113, 21, 196),
]
