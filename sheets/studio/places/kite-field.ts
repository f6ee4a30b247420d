/** A kite festival on a field: kites whose corners open more or less, a tent, a folding chair and children with strings. */
import { person } from '../cast/cast.ts'
import { HANDS_UP, POINT, POINT_LEFT } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle, poly, type Spot, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { type Angled, painted, reach } from '../shapes/angles.ts'
import { bush, cloud, hill, tree, tuft } from '../shapes/nature.ts'
import { PAPER_CORNER } from './building-yard.ts'

const FEET = 283
const CHILD_SCALE = 0.62
const FIELD = 214

const OPENINGS = [50, 60, 70, 90, 110, 120, 130]

/** A tail of bows. */
export const kiteTail = (pen: Pen, [x, y]: Spot, fill: Fill, length = 22): Drawing => {
  const spots: Spot[] = [0, 1, 2, 3, 4].map((i) => [x + (i % 2 ? 3 : -1) * (i ? 1 : 0), y + (i * length) / 4])
  return [
    pen.line(smooth(spots, false), 0.8),
    [1, 2, 3].map((i) => {
      const [bx, by] = spots[i] ?? [x, y]
      return pen.shape(`M${bx} ${by}l-3.200 -1.900v3.800zM${bx} ${by}l3.200 -1.900v3.800z`, fill, 0.7)
    }),
  ]
}

const middleOf = (corners: readonly Spot[]): Spot => [
  corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
  corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
]

function kite(pen: Pen, corners: readonly Spot[], fill: Fill, spot: Fill, tail: Spot): Drawing {
  const [x, y] = middleOf(corners)
  return [kiteTail(pen, tail, spot), pen.shape(poly(corners), fill, 1.3), pen.shape(circle(x, y + 1, 4), spot, 0.9)]
}

const kiteFill = (i: number): Fill => painted(i, 'red', 'blue', 'green', 'purple', 'copper')

/** Corner of each kite, by what its shape is called. */
const AT = {
  losango: [46, 84],
  triângulo: [110, 76],
  trapézio: [150, 92],
  paralelogramo: [28, 164],
  ponta: [112, 186],
  barraca: [160, 186],
  cadeira: [84, 258],
} as const satisfies Readonly<Record<string, Spot>>

function losango(pen: Pen, degrees: number, look: number): Drawing {
  const [left, right] = [reach(AT.losango, 90 + degrees / 2, 27), reach(AT.losango, 90 - degrees / 2, 27)]
  const foot: Spot = [AT.losango[0], 2 * left[1] - AT.losango[1] + 6]
  return kite(pen, [AT.losango, right, foot, left], kiteFill(look + 0), 'yellow', foot)
}

function triangle(pen: Pen, degrees: number, look: number): Drawing {
  const [left, right] = [reach(AT.triângulo, 90 + degrees / 2, 33), reach(AT.triângulo, 90 - degrees / 2, 33)]
  return kite(pen, [AT.triângulo, right, left], kiteFill(look + 1), 'orange', [AT.triângulo[0], left[1]])
}

function trapezium(pen: Pen, degrees: number, look: number): Drawing {
  const [x, y] = AT.trapézio
  const lower = reach(AT.trapézio, degrees, 23)
  const width = 27
  const other: Spot = [2 * x + width - lower[0], lower[1]]
  return kite(pen, [AT.trapézio, [x + width, y], other, lower], kiteFill(look + 2), 'pink', [
    (lower[0] + other[0]) / 2,
    lower[1],
  ])
}

function parallelogram(pen: Pen, degrees: number, look: number): Drawing {
  const [x, y] = AT.paralelogramo
  const lower = reach(AT.paralelogramo, degrees, 24)
  const far: Spot = [lower[0] + 33, lower[1]]
  return kite(pen, [AT.paralelogramo, [x + 33, y], far, lower], kiteFill(look + 3), 'yellow', far)
}

function pointed(pen: Pen, degrees: number, look: number): Drawing {
  const [left, right] = [reach(AT.ponta, -90 - degrees / 2, 30), reach(AT.ponta, -90 + degrees / 2, 30)]
  return kite(pen, [AT.ponta, left, right], kiteFill(look + 4), 'blue', right)
}

function tent(pen: Pen, degrees: number, look: number): Drawing {
  const [left, right] = [reach(AT.barraca, 90 + degrees / 2, 44), reach(AT.barraca, 90 - degrees / 2, 44)]
  const [x, y] = AT.barraca
  const foot = left[1]
  return [
    pen.shape(poly([AT.barraca, right, left]), painted(look, 'teal', 'copper', 'pink', 'lime'), 1.4),
    pen.shape(
      `M${x} ${y + (foot - y) * 0.5}L${x + (right[0] - x) * 0.34} ${foot}H${x - (right[0] - x) * 0.34}z`,
      'yellowPale',
      1,
    ),
    pen.line(`M${left[0]} ${foot}l-5 2M${right[0]} ${foot}l5 2`, 0.9),
  ]
}

function chair(pen: Pen, degrees: number, look: number): Drawing {
  const [x, y] = AT.cadeira
  const back = reach(AT.cadeira, -degrees, 27)
  return [
    pen.rope(`M${x + 2} ${y + 1}L${x + 20} ${y + 21}M${x + 20} ${y + 1}L${x + 2} ${y + 21}`, 1.6, 'metal', 0.8),
    pen.rope(`M${x} ${y}L${back[0]} ${back[1]}`, 3.2, painted(look, 'red', 'blue', 'green', 'orange'), 1),
    pen.rope(`M${x} ${y}H${x + 23}`, 3.2, painted(look, 'red', 'blue', 'green', 'orange'), 1),
  ]
}

export const KITES: readonly Angled[] = [
  { name: 'losango', degrees: OPENINGS, at: AT.losango, from: (d) => 90 - d / 2, badge: () => [0, -11], draw: losango },
  {
    name: 'triângulo',
    degrees: OPENINGS,
    at: AT.triângulo,
    from: (d) => 90 - d / 2,
    badge: () => [0, -10.5],
    draw: triangle,
  },
  {
    name: 'trapézio',
    degrees: [70, 90, 110, 120, 130],
    at: AT.trapézio,
    from: () => 0,
    badge: () => [3, -11],
    draw: trapezium,
  },
  {
    name: 'paralelogramo',
    degrees: OPENINGS,
    at: AT.paralelogramo,
    from: () => 0,
    badge: () => [-4, -11],
    draw: parallelogram,
  },
  { name: 'ponta', degrees: OPENINGS, at: AT.ponta, from: (d) => -90 - d / 2, badge: () => [0, 11], draw: pointed },
  {
    name: 'barraca',
    degrees: [60, 70, 90, 110, 120],
    at: AT.barraca,
    from: (d) => 90 - d / 2,
    badge: () => [0, -11],
    draw: tent,
  },
  {
    name: 'cadeira',
    degrees: [90, 110, 120, 130],
    at: AT.cadeira,
    from: (d) => -d,
    badge: () => [-11, 6],
    draw: chair,
  },
]

export const ON_THE_GROUND: ReadonlySet<string> = new Set(['barraca', 'cadeira'])

const FLYERS = [
  ['yumi', 'bia'],
  ['theo', 'nina'],
  ['sofia', 'davi'],
  ['caio', 'malu'],
] as const

/** Hands of the two children, where strings end. */
const HANDS: readonly Spot[] = [
  [40, 261],
  [171, 261],
]

/** Hands that hold the strings of the kites. */
const BRIDLES: readonly Spot[] = [
  [46, 102],
  [110, 90],
  [163, 102],
  [52, 176],
  [112, 172],
]

const strings = (pen: Pen, bridles: readonly Spot[]): Drawing =>
  bridles.map(([x, y]) => {
    const [hx, hy] = HANDS[x > 100 ? 1 : 0] ?? [0, 0]
    return pen.line(`M${x} ${y}Q${(x + hx) / 2 + (x > 100 ? 8 : -8)} ${(y + hy) / 2 + 16} ${hx} ${hy}`, 0.5, 'greyDark')
  })

const pairOf = (variant: number) => inTurn(FLYERS, variant)

/** Sky over a meadow that begins at `ground`. */
function openField(pen: Pen, variant: number, ground: number): Drawing {
  const far = pen.plane('far', 'hillLine')
  const ridge = ([-5, 40, 105, 170, 215] as const).map((x, i): Spot => [x, ground - (i % 2 ? 17 : 8)])
  return [
    pen.shape(box(0, 0, 210, ground), variant % 2 ? 'skyLow' : 'sky', null),
    hill(far, ridge, 'hillFar', ground + 2),
    tree(far, 14, ground + 2, 0.8),
    tree(far, 198, ground + 1, 0.75, 'lime'),
    pen.shape(box(-4, ground, 220, 90), 'meadow', 1.1),
  ]
}

/** The field with kites on their strings, which pass before all things on the ground. */
export function kitesInTheAir(
  pen: Pen,
  variant: number,
  { kites, ground }: { readonly kites: Drawing; readonly ground: Drawing },
): Drawing {
  const far = pen.plane('far', 'hillLine')
  const [left, right] = pairOf(variant)
  return [
    openField(pen, variant, FIELD),
    cloud(far, 82, 128, 0.6),
    cloud(far, 24, 126, 0.45),
    cloud(far, 186, 146, 0.55),
    bush(pen.plane('middle'), 36, FIELD + 3, 0.5, 'leaf', 'pink'),
    tuft(pen, 62, 240, 0.7),
    tuft(pen, 130, 274, 0.7),
    tuft(pen, 120, 236, 0.6),
    ground,
    strings(pen, BRIDLES),
    kites,
    person(pen, left, 26, FEET, CHILD_SCALE, { pose: POINT }),
    person(pen, right, 184, FEET, CHILD_SCALE, { pose: POINT_LEFT }),
  ]
}

const MIDDLE = 105
const SKY_GROUND = 226
const SKY_CHILD = 0.6
/** From the middle of the page to each of the two children who fly kites. */
const APART = 15
const GRIP: Spot = [12, -46]

const FLY: Pose = { turn: 16, expr: 'alegre', armR: { at: GRIP, hand: 'fist', dir: 170, z: 'front' }, armL: [-14, 4] }
const FLY_LEFT: Pose = {
  ...FLY,
  turn: -16,
  armR: [14, 4],
  armL: { at: [-GRIP[0], GRIP[1]], hand: 'fist', dir: 190, z: 'front' },
}

/** The string of a kite runs down between the two columns, the higher the nearer to the middle. */
function longString(pen: Pen, [x, y]: Spot, order: number): Drawing {
  const side = x < MIDDLE ? -1 : 1
  const lane = MIDDLE + side * (1.6 + order * 2)
  const hand: Spot = [MIDDLE + side * (APART - GRIP[0] * SKY_CHILD), FEET + GRIP[1] * SKY_CHILD]
  return pen.line(
    `M${x} ${y}C${lane - side * -6} ${y + 8} ${lane} ${y + 18} ${lane} ${y + 40}L${hand[0]} ${hand[1]}`,
    0.6,
    'greyDark',
  )
}

/** Kites at `middles` on the strings of two children; `drawn` is behind the strings. */
export function kiteSky(pen: Pen, variant: number, middles: readonly Spot[], drawn: Drawing = []): Drawing {
  const [left, right] = pairOf(variant)
  const [measuring, cheering] = pairOf(variant + 1)
  const rows = [...new Set(middles.map(([, y]) => y))]
  return [
    openField(pen, variant, SKY_GROUND),
    tuft(pen, 56, 262, 0.7),
    tuft(pen, 152, 274, 0.7),
    tuft(pen, 62, 281, 0.6),
    drawn,
    middles.map((middle) => longString(pen, middle, rows.indexOf(middle[1]))),
    person(pen, measuring, 32, FEET, SKY_CHILD, PAPER_CORNER),
    person(pen, left, MIDDLE - APART, FEET, SKY_CHILD, { pose: FLY }),
    person(pen, right, MIDDLE + APART, FEET, SKY_CHILD, { pose: FLY_LEFT }),
    person(pen, cheering, 178, FEET, SKY_CHILD, { pose: HANDS_UP }),
  ]
}
