/**
 * Makes room for everything in a scene: things move aside along their rows until each is visible, people step forward
 * from tables, and things without room are left out. Near things may cover the feet of far ones.
 */
import type { Box } from '../lettering/bounds.ts'
import type { Random } from '../page/random.ts'
import { findPicture } from '../pictures/drawing.ts'
import { round } from '../scene/marks.ts'
import type { Place, Row, SceneWish, Thing } from './composer.ts'

/** Part of the smaller of two things that both may cover: of the feet of a far one, and where one of them flies. */
const MOST_SHARED = 0.06
const MOST_SHARED_FEET = 0.22
const MOST_SHARED_AIR = 0.02
/** Rows whose feet are above this share of the frame are far; larger things there are on a table. */
const FAR = 0.6
const MOST_FAR_SCALE = 1.25
/** The corners of a thing's box are empty: its edges as parts of its sides. */
const INSET = 0.07
/** Between things of one row, mm. */
const APART = 1.5
/** A thing whose lower end is this close to the top of another looks like its hat, mm; the cost of that. */
const HEAD_ROOM = 5
const WORN = 0.8
/** Places that are tried along a row, and how often every thing is moved. */
const PLACES = 26
const SWEEPS = 6
/** All things are made smaller before many of them are left out; in a low frame from the beginning. */
const SCALES = [1, 0.9, 0.8]
const LOW_SCALES = [0.86, 0.78, 0.7]
const isLow = ({ width, height }: Box) => height < width * 0.45
/** As much of a scene may be left out before its things are made smaller. */
const MOST_LEFT_OUT = 0.12
/**
 * Distances that people step forward, and things in the air rise, as shares of the frame's height: hills are below
 * them.
 */
const FORWARD = [0, 0.04, 0.08, 0.12]
const ALOFT = [0, -0.04, -0.08]

const areaOf = (box: Box) => box.width * box.height

const inner = ({ x, y, width, height }: Box): Box => ({
  x: x + width * INSET,
  y: y + height * INSET,
  width: width * (1 - 2 * INSET),
  height: height * (1 - 2 * INSET),
})

const common = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

/** The part of the smaller of two things that both cover. */
function sharedPart(a: Thing, b: Thing): number {
  if (a.step === b.step) {
    const wide = { ...a.box, x: a.box.x - APART, width: a.box.width + 2 * APART }
    return common(wide, b.box) / Math.min(areaOf(a.box), areaOf(b.box))
  }
  const [one, other] = [inner(a.box), inner(b.box)]
  return common(one, other) / Math.min(areaOf(one), areaOf(other))
}

const rowOf = (place: Place, thing: Thing): Row | undefined => {
  const step = place.steps[thing.step]
  return step?.kind === 'row' ? step : undefined
}

/** True if the near thing covers only the feet of a far one, its lower half. */
function onlyFeet(place: Place, far: Thing, near: Thing): boolean {
  const row = rowOf(place, far)
  if (!row || row.air || row.y > FAR || row.scale > MOST_FAR_SCALE) return false
  return near.box.y > far.box.y + far.box.height * 0.45
}

/** Conflict of two things: 0 if both are visible, 1 if it is just too much. */
function trouble(place: Place, a: Thing, b: Thing): number {
  const shared = sharedPart(a, b)
  if (shared === 0) return 0
  if (a.step === b.step) return 1 + shared / MOST_SHARED
  if (rowOf(place, a)?.air || rowOf(place, b)?.air) return shared / MOST_SHARED_AIR
  const [far, near] = a.step < b.step ? [a, b] : [b, a]
  return shared / (onlyFeet(place, far, near) ? MOST_SHARED_FEET : MOST_SHARED)
}

const troubles = (place: Place, thing: Thing, others: readonly Thing[]) =>
  others.reduce((sum, other) => (other === thing ? sum : sum + trouble(place, thing, other)), 0)

/** Pairs of things of which one hides too much of the other, as `tree/horse`. Empty when all are seen. */
export const hiddenPairs = (place: Place, things: readonly Thing[]): string[] =>
  things.flatMap((a, i) =>
    things.slice(i + 1).flatMap((b) => (trouble(place, a, b) > 1 ? [`${a.picture}/${b.picture}`] : [])),
  )

/** A thing right above a head looks like a hat: its share that does, 0 to 1. */
function worn(a: Thing, b: Thing): number {
  const [upper, lower] = a.box.y < b.box.y ? [a.box, b.box] : [b.box, a.box]
  const room = lower.y - upper.y - upper.height
  if (room > HEAD_ROOM || room < -upper.height / 2) return 0
  const wide = Math.min(upper.x + upper.width, lower.x + lower.width) - Math.max(upper.x, lower.x)
  return Math.max(0, wide) / Math.min(upper.width, lower.width)
}

/** The thing at every place that it may take. */
function placesOf(place: Place, thing: Thing, frame: Box): Thing[] {
  const row = rowOf(place, thing)
  if (!row) return [thing]
  const { box } = thing
  const left = frame.x + row.x[0] * frame.width
  const room = (row.x[1] - row.x[0]) * frame.width - box.width
  const people = findPicture(thing.picture).facts?.table === 'people'
  const lifts = row.air ? ALOFT : people ? FORWARD : [0]
  return lifts.flatMap((lift) => {
    const y = box.y + lift * frame.height
    if (y < frame.y + 2 || y + box.height > frame.y + frame.height - 1.5) return []
    const at = (x: number): Thing => ({ ...thing, box: { ...box, x: round(x), y: round(y) } })
    if (room <= 0) return [at(left + room / 2)]
    return Array.from({ length: PLACES }, (_, i) => at(left + (room * i) / (PLACES - 1)))
  })
}

/** Moves every thing in turn to its least conflicting place, close to its own one if possible. */
function settled(place: Place, things: readonly Thing[], frame: Box, random: Random): Thing[] {
  const moved = [...things]
  const homes = new Map(things.map((thing, i) => [i, thing.box]))
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let changed = false
    for (const i of random.shuffle(moved.map((_, index) => index))) {
      const thing = moved[i]
      const home = homes.get(i)
      if (!thing || !home) continue
      const others = moved.filter((_, index) => index !== i)
      const costOf = (one: Thing) =>
        troubles(place, one, others) +
        WORN * others.reduce((sum, other) => sum + worn(one, other), 0) +
        (0.3 * Math.hypot(one.box.x - home.x, one.box.y - home.y)) / frame.width
      const start = { thing, cost: costOf(thing) }
      if (start.cost === 0) continue
      const best = placesOf(place, { ...thing, box: home }, frame)
        .map((one) => ({ thing: one, cost: costOf(one) }))
        .reduce((a, b) => (b.cost < a.cost - 1e-9 ? b : a), start)
      if (best.thing === thing) continue
      moved[i] = best.thing
      changed = true
    }
    if (!changed) break
  }
  return moved
}

const scaled = (thing: Thing, k: number, air: boolean): Thing => {
  const { x, y, width, height } = thing.box
  const [w, h] = [width * k, height * k]
  return {
    ...thing,
    box: {
      x: round(x + (width - w) / 2),
      y: round(air ? y + (height - h) / 2 : y + height - h),
      width: round(w),
      height: round(h),
    },
  }
}

/** Leaves out the most conflicting things, one by one. */
function thinned(place: Place, things: readonly Thing[], wish: SceneWish, random: Random): Thing[] {
  let left = settled(place, things, wish.frame, random)
  for (;;) {
    const worst = left.flatMap((a, i) => left.slice(i + 1).map((b) => ({ a, b, most: trouble(place, a, b) })))
    const pair = worst.reduce((x, y) => (y.most > x.most ? y : x), { a: left[0], b: left[0], most: 0 })
    if (pair.most <= 1) return left
    const free = [pair.a, pair.b].filter((one) => one && !wish.must.includes(one.picture)) as Thing[]
    const [drop] = free.sort((x, y) => troubles(place, y, left) - troubles(place, x, left))
    if (!drop) return left
    left = settled(
      place,
      left.filter((one) => one !== drop),
      wish.frame,
      random,
    )
  }
}

/** The things of a scene with room for each. */
export function cleared(place: Place, things: readonly Thing[], wish: SceneWish, random: Random): Thing[] {
  let best: Thing[] = []
  for (const [i, k] of (isLow(wish.frame) ? LOW_SCALES : SCALES).entries()) {
    const smaller = things.map((thing) => scaled(thing, k, rowOf(place, thing)?.air ?? false))
    const left = thinned(place, smaller, wish, random.fork(i))
    if (left.length > best.length) best = left
    if (left.length >= things.length * (1 - MOST_LEFT_OUT)) break
  }
  return best
}
