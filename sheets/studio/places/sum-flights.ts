/** Rockets that fly to planets with numbers; kites whose strings end at children with numbers. In mm. */
import type { Box } from '../../lettering/bounds.ts'
import { round as r } from '../../scene/marks.ts'
import { person } from '../cast/cast.ts'
import type { Pose } from '../cast/skeleton.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle, points, poly, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bush, cloud, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { brightStar, crater } from '../shapes/space.ts'
import { rocket } from '../shapes/vehicles.ts'
import { around, oneOf, type Slot, type StageWish, type SumStage } from './sum-stage.ts'

const [LEFT, RIGHT] = [13, 197]

const spread = (count: number, from = LEFT, to = RIGHT): number[] =>
  Array.from({ length: count }, (_, i) => r(from + ((to - from) * (i + 0.5)) / count))

/** A zigzag in two lines. */
const zigzag = (count: number, high: number, low: number, from?: number, to?: number): Spot[] =>
  spread(count, from, to).map((x, i) => [x, i % 2 ? low : high])

type World = readonly [
  fill: Fill,
  mark: 'ring' | 'bands' | 'spots' | 'lands' | 'stripes' | 'cap' | 'storm',
  other: Fill,
]
/** Each of a page is told from the others without colour as well. */
const WORLDS: readonly [World, ...World[]] = [
  ['orange', 'bands', 'yellow'],
  ['teal', 'spots', 'foam'],
  ['blue', 'lands', 'green'],
  ['pink', 'stripes', 'pinkPale'],
  ['yellow', 'storm', 'orange'],
  ['red', 'cap', 'redPale'],
  ['purple', 'ring', 'purplePale'],
]
const RADIUS = 16
const NUMBER = { width: 20, height: 14 }
/** Middles of the upper and the lower planets, and their dots, all on one line. */
const [UPPER, LOWER, BEACONS] = [81, 115, 140] as const

const INSIDE: Readonly<Record<World[1], string>> = {
  ring: 'M-16 -11Q0 -6 16 -11V-9Q0 -4 -16 -9z',
  bands: 'M-16 -11Q0 -6 16 -11V-8Q0 -3 -16 -8zM-16 7Q0 12 16 7V10Q0 15 -16 10z',
  spots: circle(-5, -10.4, 2.6) + circle(5, -9.4, 1.8) + circle(-7, 10, 2) + circle(3, 11, 2.8) + circle(13, 0, 2.4),
  lands: 'M-12 -16q-2 8 5 9q6 0 4 -9zM2 -16q2 6 14 9v-9zM-16 5q8 1 12 5q-1 6 -8 6zM4 8q6 -2 12 0v8h-10z',
  stripes: 'M-10 -16h3v32h-3zM-1.500 -16h3v32h-3zM7 -16h3v32h-3z',
  storm: `${circle(6, 11, 3)}M-16 -8h32v1.600h-32zM-16 -12h32v1.600h-32z`,
  cap: 'M-16 -16h32v7.600q-4 -3 -8 0t-8 0t-8 0t-8 0zM-6 16q6 -7 12 0z',
}
const RING = 'M-19.500 0a19.500 5 0 1 0 39 0a19.500 5 0 1 0 -39 0zM-17 0a17 2.600 0 1 1 34 0a17 2.600 0 1 1 -34 0z'

function world(pen: Pen, [x, y]: Spot, [fill, mark, other]: World): Drawing {
  const middle = pen.plane('middle')
  const disc = circle(0, 0, RADIUS)
  return middle.at(x, y, 1, (own) => [
    own.shape(disc, fill, null),
    own.clip(disc, own.shape(INSIDE[mark], other, 0.9)),
    own.shape(disc, null, 1.1),
    mark === 'ring' ? own.shape(RING, other, 0.9) : [],
  ])
}

/** A signal of lights from a planet to its dot, between those below. */
const signal = (pen: Pen, [x, y]: Spot): Drawing => {
  const from = y + RADIUS + 2
  const count = Math.floor((BEACONS - 3 - from) / 4)
  return pen.line(Array.from({ length: count }, (_, i) => `M${x} ${r(from + i * 4)}v2`).join(''), 0.9, 'greyDark')
}

const worldsOf = (count: number): Spot[] => zigzag(count, UPPER, LOWER, LEFT + 7, RIGHT - 7)

/** Rockets on their pads, each flies to the planet that has the result. */
export function rocketBase(pen: Pen, { sums, results, isCounted, turn }: StageWish): SumStage {
  const far = pen.plane('far', 'greyDark')
  const middle = pen.plane('middle')
  const worlds = worldsOf(results)
  const xs = spread(sums)
  const width = Math.min(46, (RIGHT - LEFT) / sums - 1.6)
  const height = isCounted ? 36 : 19
  const pads = xs.map((x, i): Box => ({ x: x - width / 2, y: 277 - height - (i % 2 ? 10 : 0), width, height }))
  const scale = Math.min(0.6, width / 52)
  const stars = points('20,60 190,60 24,172 66,158 112,176 152,160 190,174')
  return {
    isUpright: true,
    marks: [
      pen.shape(box(0, 0, 210, 300), 'dusk', null),
      stars.map(([x, y], i) => brightStar(far, x, y, i % 3 ? 1.5 : 2.3)),
      [22, 188].map((x, i) => brightStar(far, x, 33, i ? 4 : 5)),
      hill(far, points('-6,236 40,228 90,236 140,227 180,235 216,229'), 'greyPale'),
      crater(far, 52, 243, 22),
      crater(far, 160, 247, 16),
      worlds.map((at, i) => [signal(far, at), world(pen, at, inTurn(WORLDS, i + turn))]),
      pads.map(({ x, y, height: high }, i) => [
        rocket(middle, xs[i] ?? 0, y - 3, scale, false),
        middle.shape(box(x - 0.4, y - 3.4, width + 0.8, 3.4, 1.2), oneOf<Fill>(['orange', 'teal'], i, 'teal'), 0.9),
        middle.shape(box(x, y, width, high, 2), 'metal', 1),
        [x + 3, x + width - 7].map((at) => middle.shape(box(at, y + high, 4, 4.4), 'greyDark', 0.9)),
        middle.shape(box(x + 1.8, y + 2, width - 3.6, high - 4, 1.6), 'white', 0.7),
      ]),
    ],
    sums: pads.map(
      ({ x, y, height: high }, i): Slot => ({
        box: { x: x + 2.4, y: y + 2, width: width - 4.8, height: high - 4 },
        dot: [xs[i] ?? 0, y - 3 - 78 * scale - 4],
      }),
    ),
    results: worlds.map((at): Slot => ({ box: around(at, NUMBER.width, NUMBER.height), dot: [at[0], BEACONS] })),
  }
}

/** Both hands at a board before the body. */
const SPOOL: Pose = {
  expr: 'alegre',
  plain: true,
  armL: { at: [-14, -22], z: 'front', dir: 60, hand: 'fist' },
  armR: { at: [14, -22], z: 'front', dir: -60, hand: 'fist' },
}
const PAPERS: readonly (readonly [Fill, Fill])[] = [
  ['red', 'yellow'],
  ['blue', 'orange'],
  ['yellow', 'green'],
  ['green', 'pink'],
  ['orange', 'blue'],
  ['purple', 'yellow'],
]

/** Ends of all strings, on one line. */
const ENDS = 184

const sheet = ({ x, y, width, height }: Box) => box(x, y, width, height, 2.5)

/** A kite with a white to print in, broad enough for it. */
function kite(pen: Pen, [x, y]: Spot, half: number, up: number, down: number, look: number): Drawing {
  const [fill, other] = oneOf(PAPERS, look, ['red', 'yellow'] as const)
  return [
    pen.shape(
      poly([
        [x, y - up],
        [x + half, y],
        [x, y + down],
        [x - half, y],
      ]),
      fill,
      1.2,
    ),
    pen.shape(
      poly([
        [x, y - up],
        [x + half, y],
        [x, y],
      ]),
      other,
      0.8,
    ),
    pen.shape(
      poly([
        [x, y + down],
        [x - half, y],
        [x, y],
      ]),
      other,
      0.8,
    ),
  ]
}

/** The string of a kite with three bows, down to its dot. */
function string(pen: Pen, x: number, from: number, fill: Fill): Drawing {
  const middle = pen.plane('middle')
  return [
    middle.line(`M${r(x)} ${r(from)}V${ENDS}`, 0.8),
    [5, 12, 19].map((down) =>
      middle.shape(
        `M${r(x)} ${r(from + down)}l-2.800 -1.800v3.600zM${r(x)} ${r(from + down)}l2.800 -1.800v3.600z`,
        fill,
        0.7,
      ),
    ),
  ]
}

/** Kites over a field; whoever has the result holds the string. */
export function kiteDay(pen: Pen, { sums, results, isCounted, isWide, who, turn }: StageWish): SumStage {
  const far = pen.plane('far', 'hillLine')
  const [half, up, down] = isCounted ? [33, 34, 33] : [22.6, 28, 30]
  const plate = isCounted ? { width: 40, height: 26 } : { width: 35, height: 13.5 }
  // Strings of the upper kites hang between the lower ones.
  const [from, to] = [LEFT + half, RIGHT - half]
  const kites = Array.from({ length: sums }, (_, i): Spot => {
    const x = sums > 1 ? from + ((to - from) * i) / (sums - 1) : (from + to) / 2
    return [r(x), i % 2 ? ENDS - 26 - down : 58 + up]
  })
  const feet = zigzag(results, 276, 281, 12, 198)
  const scale = Math.min(0.78, 4.3 / results)
  const card = { width: Math.min(20, 184 / results - 4), height: 13.5 }
  return {
    isUpright: true,
    marks: [
      pen.shape(box(0, 0, 210, 300), 'sky', null),
      isWide ? [] : [sun(far, 190, 31, 0.46), cloud(far, 24, 34, 0.6)],
      hill(far, points('-6,232 40,222 90,231 140,221 180,230 216,223'), 'hillFar'),
      tree(far, 14, 238, 0.46),
      tree(far, 196, 238, 0.42, 'lime'),
      hill(far, points('-6,243 50,237 110,242 160,236 216,241'), 'meadow'),
      bush(far, 70, 244, 0.5),
      tuft(far, 128, 250, 0.6),
      kites.map((at, i) => [
        string(pen, at[0], at[1] + down, oneOf(PAPERS, i + turn, ['red', 'yellow'] as const)[1]),
        kite(pen.plane('middle'), at, half, up, down, i + turn),
        pen.shape(sheet(around(at, plate.width, plate.height)), 'white', 0.8),
      ]),
      feet.map(([x, foot], i) => person(pen.plane('middle'), oneOf(who, i, 'bia'), x, foot, scale, { pose: SPOOL })),
    ],
    sums: kites.map(
      (at): Slot => ({
        box: around(at, plate.width, plate.height),
        dot: [at[0], ENDS],
      }),
    ),
    results: feet.map(([x, foot]): Slot => {
      const spool = around([x, foot - 21.6 * scale], card.width, card.height)
      return { box: spool, dot: [x, 276 - 66 * scale - 3.4] }
    }),
  }
}
