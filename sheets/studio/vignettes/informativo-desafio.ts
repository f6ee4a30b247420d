/** Texts of the hardest level that inform. */
import { CLOTH, DETAILS } from '../cast/inks.ts'
import { CLAP } from '../cast/poses.ts'
import { standing } from '../fit.ts'
import { box, circle, ellipse, points, scallop } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { atabaque } from '../shapes/instruments.ts'
import { maize } from '../shapes/map-places.ts'
import { tree } from '../shapes/nature.ts'
import { brightStar, crescent } from '../shapes/space.ts'
import { RIVERS, STINGLESS, treetops } from './informativo-natureza.ts'
import { fineDay, outdoors, PEOPLE, somebody, type Vignettes } from './vignette.ts'

const QUILOMBO = (pen: Pen): Drawing => [
  outdoors(pen, 'sky', 'meadow', 36),
  fineDay(pen, 160),
  treetops(pen.plane('middle'), '4,30,9 20,27,10 38,29,9 132,27,10 148,25,10 164,28,9 178,30,9', 'leafDark'),
  house(pen.plane('middle'), 78, 39, 0.9, { wall: 'white', roof: 'orange' }),
  standing(pen.plane('middle'), maize, 30, 47, 28),
  pen.plane('middle').shape(ellipse(94, 53, 68, 8.5), 'path', null),
  tree(pen.plane('middle'), 154, 46, 1),
  somebody(
    pen.plane('middle'),
    'mae',
    120,
    {
      wear: { skin: 's5', top: { tone: CLOTH.amarelo }, bottom: { tone: CLOTH.verde, kind: 'skirt' } },
      pose: {
        ...CLAP,
        turn: -28,
        armL: { at: [-9, -50], dir: -120, hand: 'flat', z: 'front', thumb: -1 },
        armR: { at: [-6, -52], dir: -150, hand: 'flat', z: 'front', thumb: 1 },
      },
    },
    51,
    0.52,
  ),
  somebody(pen.plane('middle'), 'nina', 70, { pose: { ...CLAP } }, 51, 0.5),
  somebody(
    pen,
    'mestre',
    49,
    {
      wear: { top: { tone: CLOTH.azul, kind: 'short' }, bottom: { tone: CLOTH.jeans, kind: 'pants' } },
      pose: {
        turn: 16,
        expr: 'cantar',
        plain: true,
        armL: { at: [-7, -45], z: 'front', hand: 'flat', dir: 60 },
        armR: { at: [13, -51], z: 'front', hand: 'flat', dir: 0 },
      },
    },
    57,
  ),
  pen.at(51, 60, 0.72, (p) => atabaque(p, 0, 0)),
  somebody(
    pen,
    'avo',
    92,
    {
      wear: {
        frame: DETAILS.goldFrame,
        top: { tone: CLOTH.coral, kind: 'dress', length: 22, print: 'dots', printTone: CLOTH.branco },
      },
      pose: {
        turn: -14,
        tilt: -6,
        expr: 'alegre',
        plain: true,
        armL: { at: [-22, -32], z: 'front', hand: 'fist', dir: -60 },
        armR: { at: [20, -58], hand: 'open', dir: 160, thumb: -1 },
      },
      extra: () => ({
        legs: pen
          .scaled(PEOPLE)
          .shape(
            'M-8 -36C-16 -34 -22 -33 -25 -30C-25 -20 -22 -8 -18 -5Q-12 -8 -6 -4Q0 -7 7 -4Q12 -7 15 -6C14 -16 10 -28 8 -36z',
            CLOTH.coral[0],
            1.1,
          ),
      }),
    },
    58,
  ),
  somebody(
    pen,
    'davi',
    118,
    {
      wear: { hair: 'cachos', skin: 's5', top: { tone: CLOTH.branco } },
      pose: {
        turn: -26,
        lean: -6,
        expr: 'alegre',
        plain: true,
        legL: { at: [-8, -3] },
        legR: { at: [7, -6], toe: 20 },
        armL: { at: [-15, -37], hand: 'open', dir: 200, thumb: 1, z: 'front' },
        armR: { at: [14, -30], hand: 'open', dir: 120, thumb: -1 },
      },
    },
    59,
  ),
  somebody(
    pen,
    'lia',
    146,
    {
      flip: true,
      pose: {
        expr: 'alegre',
        armL: { at: [9, -33], dir: 128, hand: 'flat', z: 'front', thumb: 1 },
        armR: { at: [12, -34.5], dir: 150, hand: 'flat', z: 'front', thumb: -1 },
      },
    },
    58,
  ),
]

const brain = (pen: Pen): Drawing => [
  pen.line('M-5 4L-6 12H-10M5 4L6 12H10', 1.6),
  pen.shape(scallop(points('-13,3 -15,-5 -12,-13 -5,-17 3,-18 11,-14 15,-6 13,3 6,6 -5,6'), 0.58), 'pink', 1.2),
  pen.line('M0 -17Q2 -13 -1 -11M-10 -11q4 -2 6 1M10 -11q-4 -2 -5 2M-13 -3q3 -1 4 1M13 -3q-3 -1 -4 1', 0.9, 'redDark'),
  pen.spot(-4, -3.4, 1.4),
  pen.spot(4, -3.4, 1.4),
  pen.line('M-2.600 0.400q2.600 2.600 5.200 0', 1),
  pen.shade(ellipse(-7.4, -0.4, 1.8, 1.2) + ellipse(7.4, -0.4, 1.8, 1.2), 'red', 0.5),
]

const memory = (pen: Pen, x: number, y: number, turn: number, shown: (pen: Pen) => Drawing): Drawing =>
  pen.at(x, y, 1, (p) => [p.shape(box(-5.5, -4.5, 11, 9, 0.8), 'white', 0.9), shown(p)], { turn })

const school = (pen: Pen): Drawing => pen.shape('M-3 3V-0.500L0 -3L3 -0.500V3z', 'orange', 0.7)

const face = (pen: Pen): Drawing => [
  pen.shape(circle(0, 0, 3), 'tan', 0.7),
  pen.spot(-1, -0.4, 0.5),
  pen.spot(1, -0.4, 0.5),
  pen.line('M-1 1.200q1 0.800 2 0', 0.6),
]

const addition = (pen: Pen): Drawing => pen.text(0, 2, '2+3', 5.2)

const cabinet = (pen: Pen, x: number, foot: number): Drawing => [
  pen.shape(box(x, foot - 32, 22, 32, 1), 'teal', 1.2),
  [-30, -10].map((y) => [
    pen.shape(box(x + 2, foot + y, 18, 8, 0.6), 'bluePale', 0.9),
    pen.line(`M${x + 9} ${foot + y + 4}h4`, 1.2),
  ]),
  pen.shape(box(x + 2, foot - 20, 18, 8), 'brownDark', 0.9),
  [4, 8, 12].map((dx, i) => pen.shape(box(x + dx - 7, foot - 22 - (i % 2), 8, 8), 'white', 0.7)),
  pen.shape(`M${x - 6} ${foot - 17}H${x + 16}L${x + 13} ${foot - 8}H${x - 6}z`, 'bluePale', 1),
  pen.line(`M${x + 2} ${foot - 12}h5`, 1.2),
]

const SLEEP = (pen: Pen): Drawing => [
  pen.shape(box(-2, -2, 184, 56), 'dusk', null),
  pen.shape(box(-2, 53, 184, 12), 'brownPale', 0.9),
  pen.shape(box(-2, 51, 184, 2.6), 'cream', 0.7),
  pen.shape(box(27, 5, 26, 24, 1.5), 'wood', 1),
  pen.shape(box(30, 8, 20, 18), 'night', 0.9),
  pen.at(38, 17, 0.42, (p) => crescent(p, 0, 0)),
  brightStar(pen, 46, 13, 1.6),
  pen.line('M40 8v18M30 17h20', 0.8),
  pen.shape(box(25, 28.5, 30, 3, 1), 'woodPale', 0.9),
  pen.shape(box(24, 33, 6, 27, 2), 'wood', 1.2),
  pen.shape(box(29, 46, 72, 9, 1), 'white', 1.1),
  pen.shape(box(29, 53, 72, 4, 1), 'wood', 1),
  pen.shape('M31 46C28 36 34 32 42 32.500C50 32 55 37 54 46z', 'cream', 1.1),
  pen.at(75, 42.5, 1, (p) =>
    somebody(
      p,
      'theo',
      0,
      { turn: -90, wear: { aids: [] }, pose: { expr: 'dormindo', barefoot: true, armL: [-8, -4], armR: [8, 4] } },
      0,
    ),
  ),
  pen.shape('M57 55C55 47 56 39 60 36.500C74 33 92 36 101 40V55z', 'blue', 1.2),
  points('70,42 82,46 93,43 76,51 89,52').map(([x, y]) => pen.shape(circle(x, y, 1.7), 'yellow', 0.7)),
  pen.shape('M57 55C55.500 49 55.400 42 58.500 37.500C62.500 40 63 48 62 55z', 'white', 1),
  pen.shape(box(100, 40, 6, 20, 2), 'wood', 1.2),
  pen.shape(circle(57, 30, 1.8) + circle(62, 24.5, 2.6) + circle(69.5, 18.5, 3.6), 'cloud', 0.9),
  pen.shape(
    scallop(
      points('80,34 76,22 82,10 92,3 110,0 130,0 148,3 158,12 160,26 156,38 146,45 128,47 112,45 96,42 86,40'),
      0.56,
    ),
    'glow',
    1.2,
  ),
  cabinet(pen, 128, 42),
  pen.at(104, 29, 0.94, brain),
  pen.line('M116 26L121 24M91 26L87 20', 1.6),
  memory(pen, 121, 20.5, 12, school),
  memory(pen, 88, 16, -14, face),
  memory(pen, 104, 7.4, 6, addition),
  pen.line('M93 11q3 -4 6 -4M110 7q6 2 8 7M126 22q2 1 3 3', 0.8, undefined, [1.4, 1.6]),
]

export const INFORMING_OF_DARE: Vignettes = {
  'Os rios que voam': RIVERS,
  'Abelhas que não picam': STINGLESS,
  'Quilombos: ontem e hoje': QUILOMBO,
  'O que o cérebro faz enquanto você dorme': SLEEP,
}
