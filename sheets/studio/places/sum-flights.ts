/** Rockets that fly to planets with numbers; kites whose strings end at children with numbers. In mm. */
import type { Box } from '../../lettering/bounds.ts'
import { round as r } from '../../scene/marks.ts'
import { person } from '../cast/cast.ts'
import type { Pose } from '../cast/skeleton.ts'
import { inTurn } from '../in-turn.ts'
import { box, points, poly, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bush, cloud, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { brightStar, crater, planet } from '../shapes/space.ts'
import { rocket } from '../shapes/vehicles.ts'
import { kiteTail } from './kite-field.ts'
import { around, oneOf, type Slot, type StageWish, type SumStage } from './sum-stage.ts'

const [LEFT, RIGHT] = [13, 197]

const spread = (count: number, from = LEFT, to = RIGHT): number[] =>
  Array.from({ length: count }, (_, i) => r(from + ((to - from) * (i + 0.5)) / count))

/** A zigzag in two lines. */
const zigzag = (count: number, high: number, low: number, from?: number, to?: number): Spot[] =>
  spread(count, from, to).map((x, i) => [x, i % 2 ? low : high])

type World = readonly [fill: Fill, mark: 'ring' | 'bands', other: Fill]
const WORLDS: readonly [World, ...World[]] = [
  ['orange', 'ring', 'yellow'],
  ['teal', 'bands', 'bluePale'],
  ['pink', 'bands', 'pinkPale'],
  ['yellow', 'bands', 'orange'],
  ['blue', 'bands', 'bluePale'],
  ['red', 'bands', 'redPale'],
  ['green', 'bands', 'lime'],
  ['purple', 'ring', 'purplePale'],
]
/** Half of a planet's ring, mm. */
const RING = 30
/** From the upper planets down to the others. */
const NEXT = 45
const NUMBER = { width: 20, height: 14 }

/** Two lines, the lower one between the things of the upper one, so that lines pass. */
function twoLines(count: number) {
  const columns = Math.ceil(count / 2)
  const pitch = (RIGHT - LEFT) / (count % 2 ? columns : columns + 0.5)
  return { columns, xOf: (i: number, isLower: boolean) => r(LEFT + pitch * (isLower ? i + 1 : i + 0.5)) }
}

/** Planets by turns of the upper and the lower line. */
function worldsOf(count: number): Spot[] {
  const { xOf } = twoLines(count)
  return Array.from({ length: count }, (_, i) => [xOf(Math.floor(i / 2), i % 2 === 1), i % 2 ? 83 + NEXT : 83])
}

/** Rockets on their pads, each flies to the planet that has the result. */
export function rocketBase(pen: Pen, { sums, results, isCounted, turn }: StageWish): SumStage {
  const far = pen.plane('far', 'greyDark')
  const middle = pen.plane('middle')
  const worlds = worldsOf(results)
  const size = 1.2
  const xs = spread(sums)
  const width = Math.min(46, (RIGHT - LEFT) / sums - 1.6)
  const height = isCounted ? 36 : 19
  const pads = xs.map((x, i): Box => ({ x: x - width / 2, y: 277 - height - (i % 2 ? 10 : 0), width, height }))
  const scale = Math.min(0.6, width / 52)
  const stars = points('18,60 60,58 104,60 150,59 24,166 66,162 112,168 152,163 190,167')
  return {
    isUpright: true,
    marks: [
      pen.shape(box(0, 0, 210, 300), 'dusk', null),
      stars.map(([x, y], i) => brightStar(far, x, y, i % 3 ? 1.5 : 2.3)),
      [22, 188].map((x, i) => brightStar(far, x, 33, i ? 4 : 5)),
      hill(far, points('-6,236 40,228 90,236 140,227 180,235 216,229'), 'greyPale'),
      crater(far, 52, 243, 22),
      crater(far, 160, 247, 16),
      worlds.map(([x, y], i) => {
        const [fill, mark, other] = inTurn(WORLDS, i + turn)
        // No ring where the frame or a neighbour would cut it.
        const isFree = x - RING > LEFT - 2 && x + RING < RIGHT + 2 && results < 7 && i % 2 === 0
        return planet(middle, x, y, size, fill, mark === 'ring' && !isFree ? 'bands' : mark, other)
      }),
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
    results: worlds.map(
      (at, i): Slot => ({
        box: around(at, NUMBER.width, NUMBER.height),
        dot: [at[0], at[1] + 15 * size + 6],
        ...(i % 2 === 0 && { lead: NEXT }),
      }),
    ),
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

/** From the upper kites down to the others. */
const BELOW = 74

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
    kiteTail(pen.plane('middle'), [x, y + down], other, 12),
  ]
}

/** Kites over a field; whoever has the result holds the string. */
export function kiteDay(pen: Pen, { sums, results, isCounted, isWide, who, turn }: StageWish): SumStage {
  const far = pen.plane('far', 'hillLine')
  const { columns, xOf } = twoLines(sums)
  const high = isCounted ? 93 : 83
  // Strings of the upper kites pass between the lower ones.
  const kites = Array.from({ length: sums }, (_, i): Spot => {
    const isLower = i >= columns
    const x = xOf(isLower ? i - columns : i, isLower)
    return [x, isLower ? high + BELOW : high]
  })
  const [half, up, down] = isCounted ? [36.5, 35, 34] : [26, 27, 31]
  const plate = isCounted ? { width: 42, height: 28 } : { width: 37, height: 13.5 }
  const feet = zigzag(results, 272, 281, 12, 198)
  const scale = Math.min(0.78, 4.3 / results)
  const card = { width: Math.min(20, 184 / results - 4), height: 13.5 }
  return {
    isUpright: true,
    marks: [
      pen.shape(box(0, 0, 210, 300), 'sky', null),
      isWide ? [] : [sun(far, 190, 31, 0.46), cloud(far, 24, 34, 0.6)],
      hill(far, points('-6,232 40,222 90,231 140,221 180,230 216,223'), 'hillFar'),
      tree(far, 16, 240, 0.8),
      tree(far, 195, 239, 0.7, 'lime'),
      hill(far, points('-6,243 50,237 110,242 160,236 216,241'), 'meadow'),
      bush(far, 70, 244, 0.5),
      tuft(far, 128, 250, 0.6),
      kites.map((at, i) => [
        kite(pen.plane('middle'), at, half, up, down, i + turn),
        pen.shape(sheet(around(at, plate.width, plate.height)), 'white', 0.8),
      ]),
      feet.map(([x, foot], i) => person(pen.plane('middle'), oneOf(who, i, 'bia'), x, foot, scale, { pose: SPOOL })),
    ],
    sums: kites.map(
      (at, i): Slot => ({
        box: around(at, plate.width, plate.height),
        dot: [at[0] - 5.4, at[1] + down - 0.5],
        ...(i < columns && { lead: BELOW }),
      }),
    ),
    results: feet.map(([x, foot]): Slot => {
      const spool = around([x, foot - 21.6 * scale], card.width, card.height)
      return { box: spool, dot: [x, foot - 62 * scale - 4] }
    }),
  }
}
