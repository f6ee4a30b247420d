/** Two slopes in the same rain, cut open: one bare, torn by gullies, one with forest; the river between them. */
import { box, ellipse, points, type Spot, smooth } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { bush, cloud, tree, tuft } from '../shapes/nature.ts'
import { fern, palm } from '../shapes/plants.ts'

/** Ridges from the outer edge down to the bed of the river, in the lengths of their half. */
const FOREST_RIDGE = points('-8,92 14,90 34,100 54,124 70,145 84,164 98,174')
/** Rain has torn gullies into it; soil that it took away fills the bed of the river. */
const BARE_RIDGE = points(
  '-8,92 12,90 21,92 25,101 30,97 39,106 43,118 48,114 54,124 58,136 64,133 70,144 74,153 80,155 88,161 98,163',
)
const CUT = 26
/** Grass above the roots. */
const TURF = 7
/** Below the foot of the page. */
const FOOT = 300
const WATER = 150

const outline = (ridge: readonly Spot[], dy: number): string =>
  smooth(
    ridge.map(([x, y]): Spot => [x, y + dy]),
    false,
  )
const body = (ridge: readonly Spot[], dy: number) => `${outline(ridge, dy)}V${FOOT}H-8z`

/** Behind the ridge, that covers its foot. */
const stump = (pen: Pen, [x, y]: Spot): Drawing => [
  pen.shape(`M${x - 4} ${y + 9}q1 -8 1 -13h6q0 6 1 13z`, 'wood', 0.8),
  pen.shape(ellipse(x, y - 4, 3, 1.2), 'woodPale', 0.7),
  pen.line(ringOf(x, y), 0.5, 'woodDark'),
]
const ringOf = (x: number, y: number) => ellipse(x, y - 4, 1.4, 0.5)

/** A trunk that fire has left. */
const burnt = (pen: Pen, [x, y]: Spot): Drawing => [
  pen.rope(
    `M${x} ${y + 9}V${y - 13}M${x} ${y - 4}L${x + 5} ${y - 11}M${x} ${y - 7}L${x - 4} ${y - 12}`,
    2.2,
    'greyDark',
    0.7,
  ),
]

const TRUNKS: readonly Spot[] = points('9,89 32,97 47.5,112')

const bareSlope = (pen: Pen, isSecond: boolean): Drawing => [
  TRUNKS.map((spot) => (isSecond ? burnt : stump)(pen, spot)),
  pen.shape(body(BARE_RIDGE, 0), 'tan', 1.2),
  pen.shape(body(points('-8,92 14,90 34,102 54,128 74,152 88,160 98,162'), CUT), 'copper', 0.9),
  points('4,140 30,152 52,178 24,172 8,162 66,186').map(([x, y]) => pen.shape(ellipse(x, y, 3, 2), 'stone', 0.6)),
  // Grains of the soil without cover.
  points('8,102 16,106 34,112 46,126 57,142 66,148 10,112 80,160 90,167').map(([x, y]) => pen.spot(x, y, 0.5)),
  // Run-off on top of the soil.
  pen.colour ? pen.line(outline(BARE_RIDGE.slice(2), -1.5), 1.8, 'waterLine') : [],
  pen.line(
    points('18,83 37,95 55,116 66,132')
      .map(([x, y]) => `M${x} ${y}l5.500 9m0.400 -3.800l-0.400 3.800l-3.500 -1.400`)
      .join(''),
    1.2,
    'blueDark',
  ),
]

const root = (x: number, y: number) =>
  `M${x} ${y}q-1 8 -6 13M${x} ${y}q0 9 0.500 17M${x} ${y}q2 8 7 12M${x - 3} ${y + 7}l-5 2M${x + 3} ${y + 6}l5 1`

const TREES: readonly Spot[] = points('6,95 22,97 38,108 52,127 66,144')

const trees = (pen: Pen, isSecond: boolean): Drawing =>
  TREES.map(([x, y], i) =>
    isSecond && i % 2
      ? palm(pen, x, y + 3, 0.56)
      : tree(pen, x, y + 3, 0.92 - i * 0.03, i % 2 || isSecond ? 'lime' : 'leaf'),
  )

const forestSlope = (pen: Pen, isSecond: boolean): Drawing => [
  pen.shape(body(FOREST_RIDGE, 0), 'meadow', 1.2),
  pen.shape(body(FOREST_RIDGE, TURF), 'earth', 0.9),
  pen.line(TREES.map(([x, y]) => root(x, y + 3)).join(''), 0.9, 'brownDark'),
  pen.shape('M-8 186Q14 182 34 190T74 200Q88 202 98 198V300H-8z', 'water', 0.8),
  pen.line(
    'M14 136v14m-2.500 -3l2.500 3l2.500 -3M34 148v16m-2.500 -3l2.500 3l2.500 -3M54 166v14m-2.500 -3l2.500 3l2.500 -3',
    1.1,
    'blueDark',
  ),
  trees(pen, isSecond),
  bush(pen, 75, 152, 0.4),
  isSecond ? fern(pen, 31, 104, 0.4) : bush(pen, 31, 106, 0.34, 'leafDark'),
  tuft(pen, 60, 138, 0.5),
]

const rain = (pen: Pen, spots: string): Drawing =>
  pen.line(
    points(spots)
      .map(([x, y]) => `M${x} ${y}l-1.500 7`)
      .join(''),
    0.9,
    'waterLine',
  )

/** A second sheet has other trees, and trunks that a fire left. */
export function twoSlopes(pen: Pen, isForestLeft: boolean, isSecond: boolean): Drawing {
  const far = pen.plane('middle')
  const forest = (own: Pen) => forestSlope(own, isSecond)
  const bare = (own: Pen) => bareSlope(own, isSecond)
  const [left, right] = isForestLeft ? [forest, bare] : [bare, forest]
  const muddy = isForestLeft ? 105 : 70
  return [
    pen.shape(box(0, 0, 214, 220), 'dusk', null),
    rain(
      pen,
      '30,82 48,80 66,84 84,82 74,98 92,102 80,116 96,120 60,100 94,140 120,82 138,84 156,80 174,82 118,104 134,100 128,118 116,124 150,100 116,142',
    ),
    // The river fills the valley: muddy under the bare slope.
    pen.shape(box(70, WATER, 70, 30), 'waterDeep', 0.9),
    pen.shape(box(muddy, WATER, 35, 30), 'brownPale', 0.9),
    points('20,3 14,3 26,5 18,7 31,3 23,9 30,10 12,6').map(([dx, dy]) =>
      pen.spot(isForestLeft ? 138 - dx : 72 + dx, WATER + dy, 0.6),
    ),
    far.at(7, 0, 1, left),
    far.at(203, 0, 1, right, { flip: true }),
    pen.line('M105 88V204', 1.1, 'greyDark', [3, 3]),
    cloud(pen, 56, 80, 1.7),
    cloud(pen, 154, 80, 1.7),
    cloud(pen, 105, 78, 1.8),
  ]
}
