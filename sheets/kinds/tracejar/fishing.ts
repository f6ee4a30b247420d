/** Lines of rods from a pier to the fish: upright at first, then slanted, at last crossed by those of the neighbours. */
import { type Box, overlaps } from '../../lettering/bounds.ts'
import { gapOf, type Point } from '../../scene/marks.ts'
import { resample } from '../../scene/path-data.ts'
import type { Level } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import type { Pose } from '../../studio/cast/skeleton.ts'
import { box, circle, points } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { backdrop, ripples } from '../../studio/scenes/ground.ts'
import { cloud, hill } from '../../studio/shapes/nature.ts'
import { coral, fish, rock, seaweed } from '../../studio/shapes/sea.ts'
import { below } from './land.ts'
import { type Drawn, type Scene, spaced } from './straight-scene.ts'
import type { Stroke } from './stroke.ts'

const FILLS: readonly Fill[] = ['orange', 'pink', 'purple', 'lime', 'yellow']

/** Both hands on a rod that points to the right. */
const FISHES: Pose = {
  turn: 30,
  expr: 'alegre',
  plain: true,
  armL: { at: [9, -24], z: 'front', dir: 70, hand: 'fist' },
  armR: { at: [14, -26], z: 'back', dir: 70, hand: 'fist' },
}

const DECK = 104
/** Of a rod's tip: beside the pier's edge, above the water. */
const TIP = 88
const SURFACE = 124
/** Of the first dot: below the deck. */
const START = 118

/** A rod from the hands to its tip. */
const rod = (pen: Pen, [x, y]: readonly [number, number], tip: number): Drawing => [
  pen.line(`M${x} ${y}Q${(x + tip) / 2} ${Math.min(y, TIP) - 3} ${tip} ${TIP}`, 1.5, 'woodDark'),
  pen.line(`M${x - 1.5} ${y + 1.2}L${x + 3} ${y - 2.6}`, 2.4, 'brownDark'),
]

/** Spots at which four neighbouring rods, three or two, have their fish: all lines slant. */
const CROSSED: Readonly<Record<number, readonly number[]>> = { 2: [1, 0], 3: [1, 2, 0], 4: [2, 3, 0, 1] }
const GROUPS: Readonly<Record<number, readonly number[]>> = { 7: [4, 3], 9: [4, 2, 3], 11: [4, 3, 4] }

/** Fish before whose mouths the lines end: for the rod at each place, the place of its fish. */
function targets(level: Level, count: number, first: number): number[] {
  if (level !== 'desafio') return Array.from({ length: count }, (_, i) => i)
  const groups = GROUPS[count] ?? []
  let from = 0
  return (first === 0 ? groups : groups.toReversed()).flatMap((size) => {
    const start = from
    from += size
    return (CROSSED[size] ?? []).map((to) => start + to)
  })
}

/** Drift of a line to its side, mm. */
const DRIFT: Readonly<Record<Level, number>> = { facil: 0, medio: 15, desafio: 5 }
const COUNT: Readonly<Record<Level, number>> = { facil: 3, medio: 5, desafio: 7 }
/** Depths of the fish, from the left. */
const DEPTHS: Readonly<Record<Level, readonly number[]>> = {
  facil: [196, 226, 206],
  medio: [190, 232, 206, 238, 186],
  desafio: [196, 242, 219, 232, 207, 247, 186],
}

interface Caught extends Point {
  /** It looks to the right. */
  readonly flip: boolean
}

/** Of a fish of full size: from its mouth to its tail, up to its fin, down to its fin; and white around it; mm. */
const [LONG, UP, DOWN, WHITE] = [36, 13, 17, 0.8]

function bodyOf({ x, y, flip }: Caught, size: number): Box {
  const width = LONG * size + WHITE
  return { x: flip ? x - width : x, y: y - UP * size - WHITE, width, height: (UP + DOWN) * size + 2 * WHITE }
}

const crosses = (body: Box, from: Point, to: Point) =>
  resample([from, to], 1).some((p) => overlaps(body, { ...p, width: 0, height: 0 }))

/** Of the ring before its mouth, and the white around it. */
const RING = 5
/** From a crossing of two lines to a third, mm. */
const ALONE = 4.5
/** Between two lines that cross, in radians: closer ones run together. */
const LEAST_ANGLE = 0.14

type Line = readonly [from: Point, to: Point]

/** The point at which two lines cross, and how far their directions differ. */
function crossing([a, b]: Line, [c, d]: Line): (Point & { readonly angle: number }) | undefined {
  const [p, q] = [
    { x: b.x - a.x, y: b.y - a.y },
    { x: d.x - c.x, y: d.y - c.y },
  ]
  const turn = p.x * q.y - p.y * q.x
  if (Math.abs(turn) < 1e-6) return undefined
  const t = ((c.x - a.x) * q.y - (c.y - a.y) * q.x) / turn
  const u = ((c.x - a.x) * p.y - (c.y - a.y) * p.x) / turn
  if (t < 0 || t > 1 || u < 0 || u > 1) return undefined
  const angle = Math.abs(Math.atan2(turn, p.x * q.x + p.y * q.y))
  return { x: a.x + p.x * t, y: a.y + p.y * t, angle }
}

/** No two lines run together where they cross, and no third one runs through the crossing. */
function areClear(lines: readonly Line[]): boolean {
  const pairs = lines.flatMap((one, i) =>
    lines.slice(i + 1).flatMap((other) => {
      const at = crossing(one, other)
      return at ? [{ at, one, other }] : []
    }),
  )
  return pairs.every(
    ({ at, one, other }) =>
      at.angle > LEAST_ANGLE && lines.every((line) => line === one || line === other || gapTo(line, at) > ALONE),
  )
}

function gapTo([a, b]: Line, { x, y }: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const t = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(a.x + dx * t - x, a.y + dy * t - y)
}

/** A line that runs over the fish or its ring. */
const crossesOne = (one: Caught, size: number, from: Point, to: Point) =>
  crosses(bodyOf(one, size), from, to) ||
  crosses({ x: one.x - RING, y: one.y - RING, width: 2 * RING, height: 2 * RING }, from, to)

/** Depth and side of each fish whose mouth is at `xs` and whose line starts at `starts`: no line runs over another's fish. */
function apart(
  xs: readonly number[],
  starts: readonly number[],
  depths: readonly number[],
  size: number,
  first: number,
): Caught[] {
  const startOf = (i: number) => ({ x: starts[i] ?? 0, y: START })
  const lines = (all: readonly Caught[]) => all.map((one, i): Line => [startOf(i), one])
  const next = (done: readonly Caught[]): readonly Caught[] | undefined => {
    const i = done.length
    const x = xs[i]
    if (x === undefined) return done
    const sides = x > 170 || (i % 2 === 1 && x > 50) ? [true, false] : [false, true]
    for (const k of depths.keys())
      for (const flip of sides) {
        const one: Caught = { x, y: depths[(i + first + k) % depths.length] ?? 210, flip }
        const body = bodyOf(one, size)
        if (body.x < 12 || body.x + body.width > 198) continue
        const isFree = done.every((other, j) => {
          return (
            !overlaps(body, bodyOf(other, size)) &&
            gapOf(one, other) > 2 * RING &&
            !crossesOne(other, size, startOf(i), one) &&
            !crossesOne(one, size, startOf(j), other)
          )
        })
        const all = isFree && areClear(lines([...done, one])) && next([...done, one])
        if (all) return all
      }
    return undefined
  }
  const all = next([])
  if (!all) throw new RangeError('no room for so many fish')
  return [...all]
}

export function fishing({ pen, level, index, random, who }: Scene): Drawn {
  const count = COUNT[level] + (level === 'desafio' ? 2 * Math.min(index, 2) : index % 2)
  const middle = pen.plane('middle')
  const far = pen.plane('far', 'waterLine')
  const gap = 184 / count
  const tips = spaced(count, 22, 200).map((x) => x - 3)
  const scale = Math.min(0.54, gap / 46)
  const to = targets(level, count, random.integer(0, 1))
  const size = Math.min(1, gap / 26) * 0.72
  const fishes = apart(
    tips.map((x, i) => Math.min(186, Math.max(24, x + (i % 2 ? 1 : -1) * DRIFT[level]))),
    tips.map((_, i) => tips[to.indexOf(i)] ?? 0),
    DEPTHS[level],
    size,
    index,
  )
  const strokes = tips.map((x, i): Stroke => {
    const goal = fishes[to[i] ?? i] ?? { x, y: 210 }
    return [
      { x, y: START },
      { x: goal.x, y: goal.y },
    ]
  })
  const anglers = tips.map((x, i): Drawing => {
    const hand: readonly [number, number] = [x - gap * 0.42 + 14 * scale * 0.4, DECK - 25 * scale]
    return [rod(middle, hand, x), person(middle, who(i), hand[0] - 11 * scale, DECK, scale, { pose: FISHES })]
  })
  return {
    picture: [
      backdrop(pen, 'sky'),
      [cloud(far, 186, 60, 0.5), cloud(far, 22, 62, 0.42)],
      hill(pen.plane('far', 'hillLine'), points('-8,108 40,96 100,106 160,94 218,108'), 'hillFar'),
      far.shape(box(-6, 107, 222, 200), 'foam', 0.7),
      tips.flatMap((x, i) => (i % 2 ? [] : far.shape(box(x - gap / 2 - 2.5, DECK + 6, 5, 30), 'wood', 0.7))),
      far.shape(
        below(points(`-6,${SURFACE + 2} 40,${SURFACE - 2} 100,${SURFACE + 2} 160,${SURFACE - 2} 218,${SURFACE + 2}`)),
        'water',
      ),
      ripples(far, `12,${SURFACE + 14} 186,${SURFACE + 15}`),
      far.shape(below(points('-6,266 60,260 130,268 218,260')), 'sand', 0.7),
      seaweed(far, 22, 278, 0.66, 'leaf'),
      seaweed(far, 118, 280, 0.5, 'lime'),
      coral(far, 190, 279, 0.38, 'pink'),
      rock(far, 66, 279, 0.5),
      middle.shape(box(-5, DECK, 220, 7), 'woodPale'),
      middle.line([34, 76, 118, 160].map((x) => `M${x} ${DECK}v7`).join(''), 0.7, 'wood'),
      anglers,
      fishes.map(({ x, y, flip }, i) => {
        const fill = FILLS[(i + index) % FILLS.length] ?? 'orange'
        return fish(middle, x + (flip ? -15 : 15) * size, y + 3 * size, size, fill, 'white', { flip })
      }),
      strokes.map(([from], i) => pen.line(`M${tips[i]} ${TIP}L${from?.x} ${from?.y}`, 0.6)),
      tips.map((x) => pen.shape(circle(x, TIP, 1.1), 'metal', 0.7)),
    ],
    strokes,
    shows: ['peixe', 'criança', 'vara de pescar'],
  }
}
