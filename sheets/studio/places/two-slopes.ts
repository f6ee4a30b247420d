/** Two slopes in the same rain: one bare, with gullies and stumps, one with forest, both cut open at the foot. */
import { box, ellipse, points, type Spot, smooth } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { bush, cloud, tree, tuft } from '../shapes/nature.ts'

/** Ridge of the slope from the outer edge to the valley, in the lengths of its half. */
const RIDGE: readonly Spot[] = points('-8,92 14,90 34,100 54,124 74,148 98,160')
const CUT = 30
/** Grass above the roots. */
const TURF = 7
/** Below the foot of the page. */
const FOOT = 300

const outline = (dy: number): string =>
  smooth(
    RIDGE.map(([x, y]): Spot => [x, y + dy]),
    false,
  )
const body = (dy: number, foot: number) => `${outline(dy)}V${foot}H-8z`

const stump = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(`M${x - 4} ${y}q1 -3 1 -6h6q0 3 1 6z`, 'wood', 0.8),
  pen.shape(ellipse(x, y - 6, 3, 1.2), 'woodPale', 0.7),
]

const GULLIES = [
  'M16 92C24 104 28 112 44 130C56 144 66 154 88 166L84 172C62 166 50 152 40 142C26 128 20 108 12 93z',
  'M40 106C50 118 62 126 70 138C76 146 84 152 94 158L90 162C76 156 70 152 62 142C54 130 46 118 36 104z',
]

const bareSlope = (pen: Pen): Drawing => [
  pen.shape(body(0, FOOT), 'tan', 1.2),
  pen.shape(body(CUT, FOOT), 'copper', 0.9),
  GULLIES.map((d) => pen.shape(d, 'brownPale', 0.9)),
  pen.line('M26 103l8 9M44 121l9 9M62 138l9 8M54 118l7 8M70 139l8 8', 0.9, 'brownDark'),
  stump(pen, 14, 92),
  stump(pen, 47, 113),
  points('20,136 40,156 58,174 28,172 12,160 72,186').map(([x, y]) => pen.shape(ellipse(x, y, 3, 2), 'stone', 0.6)),
  // Runoff: short arrows down the slope.
  pen.line('M56 130l6 7m0 -3.500v3.500h-3.500M72 150l7 5m-1 -3.500l1 3.500l-3.600 0.400', 1.1, 'blueDark'),
]

const root = (x: number, y: number) =>
  `M${x} ${y}q-1 8 -6 13M${x} ${y}q0 9 0.500 17M${x} ${y}q2 8 7 12M${x - 3} ${y + 7}l-5 2M${x + 3} ${y + 6}l5 1`

const TREES: readonly Spot[] = points('6,95 22,97 38,108 52,127 66,144')

const forestSlope = (pen: Pen): Drawing => [
  pen.shape(body(0, FOOT), 'meadow', 1.2),
  pen.shape(body(TURF, FOOT), 'earth', 0.9),
  pen.line(TREES.map(([x, y]) => root(x, y + 3)).join(''), 0.9, 'brownDark'),
  pen.shape('M-8 186Q14 182 34 190T74 200Q88 202 98 198V300H-8z', 'water', 0.8),
  pen.line(
    'M14 136v14m-2.500 -3l2.500 3l2.500 -3M34 148v16m-2.500 -3l2.500 3l2.500 -3M54 166v14m-2.500 -3l2.500 3l2.500 -3',
    1.1,
    'blueDark',
  ),
  TREES.map(([x, y], i) => tree(pen, x, y + 3, 0.92 - i * 0.03, i % 2 ? 'lime' : 'leaf')),
  bush(pen, 78, 158, 0.4),
  bush(pen, 31, 106, 0.34, 'leafDark'),
  tuft(pen, 60, 140, 0.5),
]

const rain = (pen: Pen, spots: string): Drawing =>
  pen.line(
    points(spots)
      .map(([x, y]) => `M${x} ${y}l-1.500 7`)
      .join(''),
    0.9,
    'waterLine',
  )

export function twoSlopes(pen: Pen, isForestLeft: boolean): Drawing {
  const far = pen.plane('middle')
  const [left, right] = isForestLeft ? [forestSlope, bareSlope] : [bareSlope, forestSlope]
  const [muddyLeft, muddyRight] = [!isForestLeft, isForestLeft]
  return [
    pen.shape(box(0, 0, 214, 220), 'dusk', null),
    rain(
      pen,
      '30,82 48,80 66,84 84,82 74,98 92,102 80,116 96,120 60,104 94,140 120,82 138,84 156,80 174,82 118,104 134,100 128,118 116,124 150,106 116,142',
    ),
    far.at(9, 0, 1, left),
    far.at(201, 0, 1, right, { flip: true }),
    // Both rivers, cut open in the valley.
    pen.shape('M80 158Q92 161 105 161V188Q88 186 80 158z', muddyLeft ? 'brownPale' : 'waterDeep', 0.9),
    pen.shape('M130 158Q118 161 105 161V188Q122 186 130 158z', muddyRight ? 'brownPale' : 'waterDeep', 0.9),
    [muddyLeft ? 94 : 116].map((x) =>
      points('-6,4 0,7 5,3 -4,12 3,13 -1,19 6,9').map(([dx, dy]) => pen.spot(x + dx, 162 + dy, 0.6)),
    ),
    pen.line('M105 88V204', 1.1, 'greyDark', [3, 3]),
    cloud(pen, 56, 80, 1.7),
    cloud(pen, 154, 80, 1.7),
    cloud(pen, 105, 78, 1.8),
  ]
}
