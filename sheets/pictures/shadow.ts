/** The shadows of pictures: their areas, and how well a child can recognise them. */
import { boxOfPoints } from '../lettering/bounds.ts'
import { kept } from '../scene/kept.ts'
import type { Point } from '../scene/marks.ts'
import { flattenPath } from '../scene/path-data.ts'
import { findArt } from './art.ts'
import type { Art } from './art-record.ts'
import { ART_BOX } from './layers.ts'
import type { PictureFacts } from './records/read.ts'

/** Area of a picture, as path data in the art's box; holes are open. `color`: the coloured drawing. */
export const shadowData = (art: Art, color: boolean): string =>
  (color && art.colors && (art.colorShadow ?? art.colorOutline)) || (art.shadow ?? art.outline)

export type Rings = readonly (readonly Point[])[]

const contours = new Map<string, Rings>()

/** The contours of a shadow in the art's box, holes among them; each curve in so many pieces. */
export const shadowRings = (facts: PictureFacts, color: boolean, pieces = 6): Rings =>
  kept(contours, `${facts.id} ${color} ${pieces}`, () =>
    flattenPath(shadowData(findArt(facts.table, facts.id), color), pieces),
  )

export interface ShadowReach {
  /** Of the shadow, as shares of the picture's size. */
  readonly width: number
  readonly height: number
  /** The shadow's middle, from the middle of the picture's box. */
  readonly cx: number
  readonly cy: number
}

const reaches = new WeakMap<Rings, ShadowReach>()

/** Extent of the shadow in the picture's box. */
export function shadowReach(facts: PictureFacts, color: boolean): ShadowReach {
  const rings = shadowRings(facts, color)
  return kept(reaches, rings, () => {
    const { x, y, width, height } = boxOfPoints(rings.flat())
    return {
      width: width / ART_BOX,
      height: height / ART_BOX,
      cx: (x + width / 2) / ART_BOX - 0.5,
      cy: (y + height / 2) / ART_BOX - 0.5,
    }
  })
}

/** Cells of a shadow's grid along one side. */
const SIDE = 56
/** Room for turning: the grid is so much larger than the art's box. */
const REACH = 1420
const STEP = REACH / SIDE

/** 1 inside the shadow, row by row. */
type Cells = Uint8Array

interface Crossing {
  readonly x: number
  /** Of the edge: 1 downwards, -1 upwards. */
  readonly turn: number
}

/** Edges of the rings that cross the middle of each row. */
function crossingsOf(rings: Rings): Crossing[][] {
  const rows = Array.from({ length: SIDE }, (): Crossing[] => [])
  for (const ring of rings)
    for (let i = 0; i < ring.length; i++) {
      const a = ring[i] as Point
      const b = ring[(i + 1) % ring.length] as Point
      const turn = a.y < b.y ? 1 : -1
      const [high, low] = turn > 0 ? [a.y, b.y] : [b.y, a.y]
      const last = Math.min(SIDE - 1, Math.ceil(low / STEP - 0.5) - 1)
      for (let row = Math.max(0, Math.ceil(high / STEP - 0.5)); row <= last; row++) {
        const y = (row + 0.5) * STEP
        rows[row]?.push({ x: a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x), turn })
      }
    }
  return rows
}

/** Cells whose middle is inside the rings (nonzero). */
function cellsOf(rings: Rings): Cells {
  const cells = new Uint8Array(SIDE * SIDE)
  crossingsOf(rings).forEach((crossings, row) => {
    crossings.sort((a, b) => a.x - b.x)
    let winding = 0
    crossings.forEach(({ x, turn }, i) => {
      winding += turn
      const next = crossings[i + 1]?.x
      if (winding === 0 || next === undefined) return
      for (let column = Math.max(0, Math.ceil(x / STEP - 0.5)); column < SIDE && (column + 0.5) * STEP < next; column++)
        cells[row * SIDE + column] = 1
    })
  })
  return cells
}

/** The rings after a clockwise turn about a spot on the diagonal of their box. */
export function turned(rings: Rings, degrees: number, middle = 0): Rings {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return rings.map((ring) =>
    ring.map(({ x, y }) => ({
      x: middle + (x - middle) * cos - (y - middle) * sin,
      y: middle + (x - middle) * sin + (y - middle) * cos,
    })),
  )
}

/** The rings moved so that what they enclose balances in the middle of the grid. */
function balanced(rings: Rings): Rings {
  let [area, mx, my] = [0, 0, 0]
  for (const ring of rings)
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length] ?? a
      const part = a.x * b.y - b.x * a.y
      area += part
      mx += (a.x + b.x) * part
      my += (a.y + b.y) * part
    })
  const [dx, dy] = [REACH / 2 - mx / (3 * area), REACH / 2 - my / (3 * area)]
  return rings.map((ring) => ring.map(({ x, y }) => ({ x: x + dx, y: y + dy })))
}

interface Lying {
  readonly rings: Rings
  /** By degrees. */
  readonly cells: Map<number, Cells>
}

const lying = new WeakMap<Rings, Lying>()

/** The cells that contours cover, turned about their middle. */
function cellsTurned(contour: Rings, degrees: number): Cells {
  const { rings, cells } = kept(lying, contour, () => ({ rings: balanced(contour), cells: new Map() }))
  return kept(cells, degrees, () => cellsOf(degrees === 0 ? rings : turned(rings, degrees, REACH / 2)))
}

/** The part that two shadows share of what both cover together: 1 for the same. */
function sharedPart(a: Cells, b: Cells): number {
  let [both, either] = [0, 0]
  a.forEach((inA, i) => {
    const inB = b[i] ?? 0
    both += inA & inB
    either += inA | inB
  })
  return either === 0 ? 1 : both / either
}

/** Turns compared when two shadows may lie in any direction, degrees, and those between two of them. */
const [TURN_STEP, BETWEEN] = [20, [-10, -5, 5, 10]]
const ALL_TURNS = Array.from({ length: 360 / TURN_STEP }, (_, i) => i * TURN_STEP)

/** Likeness of two shadows by their contours, 0 to 1: upright, or with the second in the most similar of all turns. */
export function ringsLikeness(a: Rings, b: Rings, anyTurn = false): number {
  const own = cellsTurned(a, 0)
  const like = (degrees: number) => sharedPart(own, cellsTurned(b, (degrees + 360) % 360))
  if (!anyTurn) return like(0)
  const best = ALL_TURNS.map((degrees) => ({ degrees, like: like(degrees) }))
    .sort((one, other) => other.like - one.like)
    .slice(0, 2)
  return Math.max(...best.flatMap(({ degrees }) => [0, ...BETWEEN].map((by) => like(degrees + by))))
}

/** The same of two pictures' shadows, upright. */
export const shadowLikeness = (a: PictureFacts, b: PictureFacts, color: boolean): number =>
  ringsLikeness(shadowRings(a, color), shadowRings(b, color))

/** Likeness of a shadow and itself turned, 0 to 1: a wheel does not change. */
export function turnedLikeness(facts: PictureFacts, degrees: number, color: boolean): number {
  const rings = shadowRings(facts, color)
  return sharedPart(cellsTurned(rings, 0), cellsTurned(rings, degrees))
}

/** Twice the area of the triangle; positive for a turn to the left. */
const turnOf = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

/** Area of the smallest convex shape around the points. */
function hullArea(points: readonly Point[]): number {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  const chain = (list: readonly Point[]) => {
    const hull: Point[] = []
    for (const p of list) {
      while (hull.length > 1 && turnOf(hull.at(-2) as Point, hull.at(-1) as Point, p) <= 0) hull.pop()
      hull.push(p)
    }
    return hull.slice(0, -1)
  }
  const hull = [...chain(sorted), ...chain(sorted.reverse())]
  return Math.abs(ringArea(hull))
}

/** Area that a ring encloses; less than 0 for one that runs the other way, as holes do. */
export const ringArea = (ring: Rings[number]): number =>
  ring.reduce((sum, a, i) => sum + turnOf({ x: 0, y: 0 }, a, ring[(i + 1) % ring.length] ?? a), 0) / 2

const details = new WeakMap<Rings, number>()

/** Detail of a shadow, 0 to 1: the open part of its convex hull. Ears, legs, handles and gaps add to it. */
export function shadowDetail(facts: PictureFacts, color: boolean): number {
  const rings = shadowRings(facts, color)
  return kept(details, rings, () => {
    const area = rings.reduce((sum, ring) => sum + ringArea(ring), 0)
    return 1 - Math.abs(area) / hullArea(rings.flat())
  })
}
