/** Shadows as contours: as they are, as in a mirror, or without one of their parts, an ear, a handle, a wheel. */
import { boxOfPoints } from '../../lettering/bounds.ts'
import { ART_BOX } from '../../pictures/layers.ts'
import type { PictureFacts } from '../../pictures/records/read.ts'
import { type Rings, ringArea, shadowRings, turned } from '../../pictures/shadow.ts'
import { contains } from '../../scene/even-odd.ts'
import { gapOf, type Point, polylineData, round } from '../../scene/marks.ts'

/** Pieces of a curve, and the shortest and longest straight piece: parts are cut off between points. */
const [PIECES, SHORTEST, LONGEST] = [8, 11, 30]

type Ring = Rings[number]

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

/** The ring with points along its long straight pieces, and without those that crowd in its curves. */
function refined(ring: Ring): Point[] {
  const thinned: Point[] = []
  for (const point of ring) {
    const last = thinned.at(-1)
    if (!last || gapOf(last, point) >= SHORTEST) thinned.push(point)
  }
  return thinned.flatMap((a, i) => {
    const b = thinned[(i + 1) % thinned.length] ?? a
    const count = Math.ceil(gapOf(a, b) / LONGEST)
    return Array.from({ length: count }, (_, step) => between(a, b, step / count))
  })
}

/** The contours of a picture's shadow. */
export const plainShape = (facts: PictureFacts, color: boolean): Rings => shadowRings(facts, color, PIECES)

/** The same as in a mirror. */
export const mirroredShape = (rings: Rings): Rings =>
  rings.map((ring) => ring.map(({ x, y }) => ({ x: ART_BOX - x, y })).reverse())

/** Of the width that a narrowed shadow keeps. */
const NARROWED = 0.55

/** The same, but slimmer. */
export const narrowShape = (rings: Rings): Rings =>
  rings.map((ring) => ring.map(({ x, y }) => ({ x: x * NARROWED, y })))

interface Part {
  readonly from: number
  readonly to: number
  /** Larger for a part that sticks out far over a narrow foot. */
  readonly reach: number
}

/** Of the whole shadow: a part that goes is neither a speck nor half the thing. */
const PART_AREA = { least: 0.06, most: 0.11 }
/** The contour of a part is so many times as long as its foot at least. */
const SLENDER = 2.6
/** A longer foot would be a straight cut through the thing: share of the side of a square of its size. */
const LONGEST_FOOT = 0.3
/** Points of the foot that lie inside the shadow. */
const FOOT = [0.15, 0.35, 0.5, 0.65, 0.85]

/** Stretches of a ring that leave it and come back. */
function partsOf(ring: Ring): Part[] {
  const count = ring.length
  const at = (i: number) => ring[i % count] as Point
  const whole = ringArea(ring)
  const longest = Math.sqrt(Math.abs(whole)) * LONGEST_FOOT
  const lengths = [0]
  const areas = [0]
  for (let i = 0; i < 2 * count; i++) {
    const [a, b] = [at(i), at(i + 1)]
    lengths.push((lengths[i] ?? 0) + gapOf(a, b))
    areas.push((areas[i] ?? 0) + (a.x * b.y - b.x * a.y) / 2)
  }
  const parts: Part[] = []
  for (let from = 0; from < count; from++) {
    for (let to = from + 4; to < from + count / 2; to++) {
      const [a, b] = [at(from), at(to)]
      const foot = gapOf(a, b)
      const length = (lengths[to] ?? 0) - (lengths[from] ?? 0)
      if (foot < 20 || foot > longest || length < SLENDER * foot) continue
      const share = ((areas[to] ?? 0) - (areas[from] ?? 0) + (b.x * a.y - a.x * b.y) / 2) / whole
      if (share < PART_AREA.least || share > PART_AREA.most) continue
      parts.push({ from, to, reach: (share * Math.abs(whole)) / (foot * foot) })
    }
  }
  return parts
}

/** The part's foot is inside the shadow: it sticks out, and is no bay. */
const sticksOut = (ring: Ring, { from, to }: Part) => {
  const [a, b] = [ring[from % ring.length] as Point, ring[to % ring.length] as Point]
  return FOOT.every((place) => contains([ring], between(a, b, place)))
}

/** The best parts that do not overlap. */
function bestParts(ring: Ring, most: number): Part[] {
  const taken: Part[] = []
  const covers = (part: Part, i: number) =>
    (i >= part.from && i <= part.to) || (i + ring.length >= part.from && i + ring.length <= part.to)
  for (const part of partsOf(ring).sort((one, other) => other.reach - one.reach)) {
    if (taken.length === most) break
    const isApart = taken.every(
      (other) => !covers(other, part.from) && !covers(other, part.to) && !covers(part, other.from),
    )
    if (isApart && sticksOut(ring, part)) taken.push(part)
  }
  return taken
}

/** Softly closed in place of a part: nothing looks cut. */
function without(ring: Ring, { from, to }: Part): Point[] {
  const count = ring.length
  const kept = Array.from({ length: count - (to - from) + 1 }, (_, i) => ring[(to + i) % count] as Point)
  const [end, start] = [kept.at(-1) as Point, kept[0] as Point]
  const tip = ring[Math.floor((from + to) / 2) % count] as Point
  const middle = between(end, start, 0.5)
  const away = gapOf(middle, tip) || 1
  const bulge = between(middle, tip, Math.min(0.3, (gapOf(end, start) * 0.3) / away))
  const curve = [0.25, 0.5, 0.75].map((t) => between(between(end, bulge, t), between(bulge, start, t), t))
  return [...kept, ...curve]
}

/** Most parts of a thing that may go, each in its own shadow. */
const MOST_PARTS = 3

/** The shadow without one of its parts, for each part that sticks out. */
export function lackingShapes(rings: Rings): Rings[] {
  const [largest] = rings.toSorted((a, b) => Math.abs(ringArea(b)) - Math.abs(ringArea(a)))
  if (!largest) return []
  const ring = refined(largest)
  return bestParts(ring, MOST_PARTS).map((part) =>
    rings.map((other) => (other === largest ? without(ring, part) : other)),
  )
}

interface Placing {
  readonly cx: number
  /** Height of the shadow's middle, or with `foot` of its lowest point. */
  readonly cy: number
  readonly foot?: boolean
  readonly turn?: number
}

/** The scale at which the contours fill a box. */
export function shapeScale(rings: Rings, room: { readonly width: number; readonly height: number }): number {
  const { width, height } = boxOfPoints(rings.flat())
  return Math.min(room.width / width, room.height / height)
}

/** The scale at which the contours fill a circle of this radius, however they lie. */
export function scaleInCircle(rings: Rings, radius: number): number {
  const { x, y, width, height } = boxOfPoints(rings.flat())
  const middle = { x: x + width / 2, y: y + height / 2 }
  return radius / Math.max(...rings.flat().map((point) => gapOf(point, middle)))
}

/** Area within the largest of the contours. */
export const largestArea = (rings: Rings): number => Math.max(1, ...rings.map((ring) => Math.abs(ringArea(ring))))

/** The lowest part of a shadow, as a share of its height. */
const LOWEST = 0.06

/** Ends of the foot of contours, measured from the middle of the whole. */
export function footOf(rings: Rings): { readonly from: number; readonly to: number } {
  const { x, y, width, height } = boxOfPoints(rings.flat())
  const foot = rings.flat().filter((point) => point.y > y + height * (1 - LOWEST))
  const across = foot.map((point) => point.x - x - width / 2)
  return { from: Math.min(0, ...across), to: Math.max(0, ...across) }
}

/** Path data of the contours on the page. */
export function shapeData(rings: Rings, scale: number, { cx, cy, foot = false, turn = 0 }: Placing): string {
  const lying = turn === 0 ? rings : turned(rings, turn)
  const box = boxOfPoints(lying.flat())
  const [x, y] = [box.x + box.width / 2, box.y + box.height * (foot ? 1 : 0.5)]
  return lying
    .map((ring) =>
      polylineData(
        ring.map((point) => ({ x: round(cx + (point.x - x) * scale), y: round(cy + (point.y - y) * scale) })),
        true,
      ),
    )
    .join('')
}
