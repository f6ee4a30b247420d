/** Vignettes of the recipes for those who read well. */
import type { FigurePen } from '../cast/figure-pen.ts'
import { CLOTH } from '../cast/inks.ts'
import { standing } from '../fit.ts'
import { box, circle, ellipse, points, scallop } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { bird } from '../shapes/animals.ts'
import { bush } from '../shapes/nature.ts'
import { blender } from '../shapes/then-and-now.ts'
import { waterJug } from '../shapes/vessels.ts'
import { bowlOf, cooker, jarOf, jarShelf, kitchen, packet } from './cooking.ts'
import { ADULT_BEHIND, AT_TABLE, BEHIND, board, TOP, tableWith } from './gatherings.ts'
import { indoors, outdoors, somebody, type Vignettes } from './vignette.ts'

/** An open microwave in which a mug of cake has run over its rim and down onto the plate. */
const spilledOven = (pen: Pen, x: number, foot: number): Drawing => [
  pen.shape(box(x - 22, foot - 25, 44, 25, 1.6), 'greyPale', 1),
  pen.shape(box(x - 19, foot - 22, 29, 19, 1), 'yellowPale', 0.9),
  pen.shape(box(x + 13, foot - 22, 6.4, 5, 0.6), 'lime', 0.7),
  [0, 1, 2].map((i) => pen.shape(circle(x + 16.2, foot - 13 + i * 4, 1.4), 'white', 0.6)),
  pen.shape(ellipse(x - 4.5, foot - 4, 12, 1.7), 'foam', 0.7),
  pen.shape(
    `M${x - 14} ${foot - 3.6}Q${x - 14} ${foot - 5.6} ${x - 9} ${foot - 5.4}H${x - 1}Q${x + 4} ${foot - 5.4} ${x + 3} ${foot - 3.6}z`,
    'brown',
    0.7,
  ),
  pen.line(`M${x} ${foot - 12}q4 0 4 3t-4 3`, 1.2),
  pen.shape(box(x - 10, foot - 14, 10, 9.6, 1.2), 'red', 0.9),
  pen.shape(
    `M${x - 11} ${foot - 13}C${x - 12.5} ${foot - 19} ${x - 8} ${foot - 20.5} ${x - 5} ${foot - 20}C${x - 1} ${foot - 20.6} ${x + 2.5} ${foot - 18} ${x + 1.2} ${foot - 13}Q${x + 1} ${foot - 11.5} ${x - 0.8} ${foot - 12}V${foot - 8}Q${x - 2} ${foot - 6.6} ${x - 3} ${foot - 8}V${foot - 12}H${x - 6}V${foot - 9.5}Q${x - 7} ${foot - 8.5} ${x - 8} ${foot - 9.5}V${foot - 12}L${x - 8.6} ${foot - 5}H${x - 12}z`,
    'brown',
    0.9,
  ),
  pen.shape(`M${x - 19} ${foot - 22}L${x - 31} ${foot - 19}V${foot + 1}L${x - 19} ${foot - 3}z`, 'greyDark', 0.9),
  pen.shape(`M${x - 21.5} ${foot - 18.6}L${x - 28.5} ${foot - 16.6}V${foot - 4}L${x - 21.5} ${foot - 6}z`, 'grey', 0.7),
]

const mug = (pen: Pen): Drawing => [
  pen.line('M5 -8q4 0 4 3t-4 3', 1.2),
  pen.shape(box(-5, -11, 10, 11, 1.2), 'teal', 0.9),
  pen.shape('M-5 -10.500Q-4 -14 0 -14Q4 -14 5 -10.500z', 'brownDark', 0.8),
]

/** A sheet with lines of writing on it, held by two hands, in the lengths of a person. */
const _notes = (near: FigurePen, x: number, y: number): Drawing => [
  near.shape(`M${x - 7},${y - 9}H${x + 7}V${y + 8}H${x - 7}Z`, CLOTH.branco),
  near.ink(
    `M${x - 4.6},${y - 5.4}H${x + 4}M${x - 4.6},${y - 2.4}H${x + 4.6}M${x - 4.6},${y + 0.6}H${x + 2.6}M${x - 4.6},${y + 3.6}H${x + 4}`,
  ),
]

/** A pot for couscous: a tall lower part, a waist, a lid. */
const couscousPot = (pen: Pen): Drawing => [
  pen.shape('M-8 -20H8L9.500 -11Q6 -10 6 -9L9 0H-9L-6 -9Q-6 -10 -9.500 -11z', 'metal', 1),
  pen.line('M-6 -9.500H6', 0.8),
  pen.shape('M-9 -20Q-8 -25 0 -25Q8 -25 9 -20z', 'greyPale', 0.9),
  pen.shape(box(-2, -28, 4, 3.4, 1), 'greyDark', 0.8),
  pen.rope('M9.500 -15H14', 2, 'greyDark', 0.7),
]

/** A bottle on a string with two wooden spoons across it, seeds inside. */
const feeder = (pen: Pen): Drawing => [
  pen.line('M0 -30V-44', 1),
  pen.shape('M-3 -30H3V-26Q9 -24 9 -18V-2Q9 0 7 0H-7Q-9 0 -9 -2V-18Q-9 -24 -3 -26z', 'foam', 1),
  pen.shape(
    'M-8.500 -15Q-4 -17 0 -15.500Q5 -17 8.500 -15V-2Q8.500 -0.500 7 -0.500H-7Q-8.500 -0.500 -8.500 -2z',
    'strawDark',
    0.7,
  ),
  pen.line('M-5 -12h1M-1 -10h1M4 -12h1M-4 -3h1M2 -2.500h1M5 -9h1', 0.8, 'brown'),
  pen.shape(box(-3.6, -33, 7.2, 4, 1), 'blue', 0.8),
  pen.rope('M-20 -5.500L12 -7', 1.8, 'wood', 0.8),
  pen.shape(ellipse(15.5, -7, 5, 2.2), 'woodPale', 0.8),
  pen.rope('M20 -11.500L-11 -13', 1.8, 'wood', 0.8),
  pen.shape(ellipse(-15, -13, 5, 2.2), 'woodPale', 0.8),
]

const branch = (pen: Pen): Drawing => [
  pen.shape('M60 -4C90 2 120 8 150 6L186 -2V8C150 16 120 14 90 8Q70 4 56 2z', 'brown', 0.9),
  pen.shape(scallop(points('36,-6 100,-8 190,-8 190,6 172,2 150,4 128,0 106,3 84,-1 62,4 44,2'), 0.58), 'leaf', 0.9),
]

const avocado = (pen: Pen): Drawing => [
  pen.shape('M0 -15C4 -15 4 -10 6 -7C9 -3 6 0 0 0C-6 0 -9 -3 -6 -7C-4 -10 -4 -15 0 -15z', 'leafDark', 0.9),
  pen.shape(
    'M0 -13C2.500 -13 3 -9 4.500 -6.500C7 -3 4.500 -1.400 0 -1.400C-4.500 -1.400 -7 -3 -4.500 -6.500C-3 -9 -2.500 -13 0 -13z',
    'lime',
    0.6,
  ),
  pen.shape(circle(0, -4.8, 2.6), 'brown', 0.7),
]

/** A glass of something green in a hand, in the lengths of a person. */
const greenGlass = (near: FigurePen, x: number, y: number): Drawing => [
  near.shape(`M${x - 3.4},${y - 10}H${x + 3.4}L${x + 2.6},${y}H${x - 2.6}Z`, CLOTH.branco),
  near.fill(`M${x - 2.9},${y - 7}H${x + 2.9}L${x + 2.3},${y - 0.4}H${x - 2.3}Z`, CLOTH.verde),
]

export const HARD_RECIPES: Vignettes = {
  'O bolo que deu errado (e depois deu certo)': (pen) => [
    kitchen(pen, 'yellowPale', 126),
    jarShelf(pen, 32),
    somebody(
      pen,
      'malu',
      112,
      {
        wear: { top: { tone: CLOTH.lilas, kind: 'long' } },
        pose: {
          ...AT_TABLE,
          turn: -22,
          expr: 'surpreso',
          armL: { at: [-12, -34], z: 'front', hand: 'open', dir: -150, thumb: 1 },
          armR: { at: [11, -26], z: 'front', hand: 'fist', dir: -60 },
        },
      },
      BEHIND,
    ),
    board(pen, 30, 120),
    spilledOven(pen, 76, TOP - 1.2),
    pen.shape('M112 47.600L126 46.600L132 48.600L116 49z', 'white', 0.8),
    pen.line('M117 47.800l8 -0.500M119 48.400l8 -0.5', 0.5),
    pen.rope('M126 45.500L132 42', 1.2, 'yellow', 0.7),
    standing(pen, mug, 144, TOP - 1, 10),
    pen.rope('M144 37L148 32', 1.1, 'metal', 0.7),
    standing(pen, packet('orange'), 38, TOP - 1, 11),
  ],
  'O cuscuz da minha avó': (pen) => [
    kitchen(pen, 'pinkPale', 102),
    cooker(pen, 140, 58),
    standing(pen, couscousPot, 140, 30.6, 18),
    somebody(
      pen,
      'avo',
      88,
      {
        wear: { aids: [] },
        pose: {
          ...AT_TABLE,
          turn: -8,
          expr: 'calmo',
          armL: { at: [-12, -36], z: 'front', hand: 'flat', dir: 20 },
          armR: { at: [3, -35], z: 'front', hand: 'flat', dir: -20 },
        },
      },
      ADULT_BEHIND,
    ),
    somebody(
      pen,
      'bia',
      48,
      {
        pose: {
          ...AT_TABLE,
          turn: 26,
          lean: 4,
          expr: 'inquieto',
          armL: { at: [12, -28], z: 'front', hand: 'fist', dir: 90 },
          armR: { at: [-4, -22], z: 'front', hand: 'fist', dir: 60 },
        },
        extra: (near) => ({
          armMid: [
            near.shape('M11,-33H20V-25.600Q20,-24 18.400,-24H12.600Q11,-24 11,-25.6Z', CLOTH.coral),
            near.rope('M20,-31.600Q23.600,-31.600 23,-28.600Q22.600,-26.600 20,-27', CLOTH.coral, 1.2),
          ],
        }),
      },
      57,
    ),
    tableWith(pen, 34, 78, 'purplePale'),
    standing(
      pen,
      bowlOf('orange', pen.shape('M-11.500 -9Q-6 -12 0 -11.500Q6 -12 11.500 -9z', 'yellow', 0.8)),
      84.5,
      TOP - 1,
      23,
    ),
    points('78,37 81,39.6 88,38 91,40.4 85,40').map(([x, y]) => pen.shape(circle(x, y, 0.7), 'yellow', 0.5)),
    standing(pen, packet('yellow'), 104, TOP - 1, 11),
    pen.shape('M44 48.600L47 46.8H58L56 48.600z', 'white', 0.8),
    pen.rope('M55 47L59 43.5', 1, 'red', 0.7),
    standing(pen, waterJug, 68, TOP - 1, 9),
  ],
  'Como montar um comedouro de pássaros': (pen) => [
    outdoors(pen, 'sky', 'grass', 42),
    bush(pen.plane('middle'), 150, 52, 1),
    pen.shape(box(-4, -4, 88, 70), 'yellowPale', 1),
    pen.shape(box(-4, 56, 88, 10), 'orange', 0.8),
    pen.shape(box(30, 11, 46, 36, 1), 'wood', 1),
    pen.shape(box(33, 14, 40, 30), 'purplePale', 0.8),
    pen.clip(box(33, 14, 40, 30), [
      somebody(pen, 'mae', 46, { pose: { turn: 28, expr: 'carinho' } }, 66),
      somebody(
        pen,
        'davi',
        62,
        { pose: { turn: 30, expr: 'surpreso', armL: { at: [10, -24], z: 'front', hand: 'flat', dir: 120 } } },
        59,
      ),
    ]),
    pen.shape(box(28, 44.5, 50, 3.4, 1), 'woodPale', 0.9),
    branch(pen),
    standing(pen, feeder, 112, 48, 38),
    pen.at(92, 11, 0.62, (p) => bird(p, 0, 0, 1, 'yellow'), { flip: true }),
    pen.at(134, 13.5, 0.7, (p) => bird(p, 0, 0, 1, 'brownPale')),
    pen.at(149, 14, 0.62, (p) => bird(p, 0, 0, 1, 'yellow')),
  ],
  'Uma vitamina para trinta': (pen) => [
    indoors(pen, 'bluePale', 'woodPale', 47),
    pen.shape(box(48, 3, 64, 27, 1), 'wood', 0.9),
    pen.shape(box(50, 5, 60, 23), 'leafDark', 0.7),
    pen.text(80, 19, '× 10', 12, { fill: 'white' }),
    somebody(
      pen,
      'yumi',
      62,
      {
        wear: { hair: 'rabo', top: { tone: CLOTH.coral }, clip: CLOTH.amarelo },
        pose: {
          ...AT_TABLE,
          turn: 12,
          expr: 'aperto',
          armL: { at: [-13, -35], z: 'front', hand: 'open', dir: 190, thumb: 1 },
          armR: { at: [14, -30], z: 'front', hand: 'fist', dir: 160 },
        },
        extra: (near) => ({ armMid: greenGlass(near, 15, -27) }),
      },
      BEHIND,
    ),
    somebody(
      pen,
      'caio',
      104,
      {
        wear: { skin: 's4', aids: [], hairColour: 'preto', top: { tone: CLOTH.amarelo } },
        pose: {
          ...AT_TABLE,
          turn: -22,
          expr: 'surpreso',
          armL: { at: [-10, -24], z: 'front', hand: 'fist', dir: -60 },
          armR: { at: [12, -27], z: 'front', hand: 'open', dir: 150, thumb: -1 },
        },
      },
      BEHIND,
    ),
    somebody(pen, 'nina', 138, { pose: { ...AT_TABLE, turn: -24, expr: 'dentes' } }, BEHIND),
    board(pen, 28, 128),
    standing(pen, blenderWithGreen, 84, TOP - 1, 23),
    points('34,48 42,48').map(([x, y]) => standing(pen, avocado, x, y, 9)),
    standing(pen, jarOf('white'), 116, TOP - 1, 9),
    standing(pen, waterJug, 51, TOP - 1, 11),
  ],
}

function blenderWithGreen(pen: Pen): Drawing {
  return [blender(pen), pen.shape('M-8.500 -15L-10 -27Q0 -25 10 -27L8.500 -15z', 'lime', 0.9)]
}
