/** The shadows of pictures: their areas, and how well a child can recognise them. */
import type { Point } from '../scene/marks.ts'
import { flattenPath } from '../scene/path-data.ts'
import { findArt } from './art.ts'
import type { Art } from './art-record.ts'
import type { PictureFacts } from './records/read.ts'

/** Area of a picture, as path data in the art's box; holes are open. `color`: the coloured drawing. */
export const shadowData = (art: Art, color: boolean): string =>
  (color && art.colors && (art.colorShadow ?? art.colorOutline)) || (art.shadow ?? art.outline)

/** The contours of a shadow in the art's box, holes among them; each curve in so many pieces. */
export const shadowRings = (facts: PictureFacts, color: boolean, pieces = 6) =>
  flattenPath(shadowData(findArt(facts.table, facts.id), color), pieces)

export interface ShadowReach {
  /** Of the shadow, as shares of the picture's size. */
  readonly width: number
  readonly height: number
  /** The shadow's middle, from the middle of the picture's box. */
  readonly cx: number
  readonly cy: number
}

/** Side of the art's box. */
const BOX = 1000
const reaches = new Map<string, ShadowReach>()

/** Extent of the shadow in the picture's box after a clockwise turn. */
export function shadowReach(facts: PictureFacts, color: boolean, degrees = 0): ShadowReach {
  const key = `${facts.id} ${color} ${degrees}`
  const known = reaches.get(key)
  if (known) return known
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const points = shadowRings(facts, color)
    .flat()
    .map((p) => ({ x: p.x - BOX / 2, y: p.y - BOX / 2 }))
    .map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }))
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)]
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  const reach = {
    width: (right - left) / BOX,
    height: (bottom - top) / BOX,
    cx: (left + right) / 2 / BOX,
    cy: (top + bottom) / 2 / BOX,
  }
  reaches.set(key, reach)
  return reach
}

/** Cells of a shadow's grid along one side. */
const SIDE = 56
/** Room for turning: the grid is so much larger than the art's box. */
const REACH = 1420
const STEP = REACH / SIDE

/** True inside the shadow, row by row. */
type Cells = Uint8Array

export type Rings = readonly (readonly Point[])[]

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

function turned(rings: Rings, degrees: number): Rings {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const middle = REACH / 2
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

/** Turns compared when two shadows may lie in any direction, degrees. */
const TURN_STEP = 20
const balancedRings = new Map<string, Rings>()
const lying = new Map<string, Cells>()

/** The cells that a shadow covers, turned about its middle. */
function cellsTurned(facts: PictureFacts, color: boolean, degrees: number): Cells {
  const key = `${facts.id} ${color}`
  const known = lying.get(`${key} ${degrees}`)
  if (known) return known
  const rings = balancedRings.get(key) ?? balanced(shadowRings(facts, color))
  balancedRings.set(key, rings)
  const cells = cellsOf(degrees === 0 ? rings : turned(rings, degrees))
  lying.set(`${key} ${degrees}`, cells)
  return cells
}

/** The part that two shadows share of what both cover together: 1 for the same. */
function sharedPart(a: Cells, b: Cells): number {
  let [both, either] = [0, 0]
  for (let i = 0; i < a.length; i++) {
    const [inA, inB] = [a[i] === 1, b[i] === 1]
    if (inA && inB) both++
    if (inA || inB) either++
  }
  return either === 0 ? 1 : both / either
}

/** Likeness of two shadows, 0 to 1: upright, or, with `anyTurn`, in the most similar of their turns. */
export function shadowLikeness(a: PictureFacts, b: PictureFacts, color: boolean, anyTurn = false): number {
  const one = cellsTurned(a, color, 0)
  const turns = anyTurn ? Array.from({ length: 360 / TURN_STEP }, (_, i) => i * TURN_STEP) : [0]
  return turns.reduce((most, turn) => Math.max(most, sharedPart(one, cellsTurned(b, color, turn))), 0)
}

/** Cells of contours: those of a changed shadow are asked for again and again. */
const uprightCells = new WeakMap<Rings, Cells>()
const turnedCells = new WeakMap<Rings, readonly Cells[]>()

function kept<T>(cells: WeakMap<Rings, T>, rings: Rings, make: () => T): T {
  const known = cells.get(rings)
  if (known) return known
  const made = make()
  cells.set(rings, made)
  return made
}

const upright = (rings: Rings): Cells => kept(uprightCells, rings, () => cellsOf(balanced(rings)))

const allTurns = (rings: Rings): readonly Cells[] =>
  kept(turnedCells, rings, () => {
    const middle = balanced(rings)
    return Array.from({ length: 360 / TURN_STEP }, (_, i) => cellsOf(turned(middle, i * TURN_STEP)))
  })

/** Turns between two of the compared ones, degrees: a shadow that is a little askew is the same. */
const BETWEEN = [-10, -5, 5]

/** Likeness of two shadows by their contours, 0 to 1: upright, or with the second in the most similar of all turns. */
export function ringsLikeness(a: Rings, b: Rings, anyTurn = false): number {
  const own = upright(a)
  if (!anyTurn) return sharedPart(own, upright(b))
  const coarse = allTurns(b).map((cells, i) => ({ degrees: i * TURN_STEP, like: sharedPart(own, cells) }))
  const best = coarse.sort((one, other) => other.like - one.like).slice(0, 2)
  const middle = balanced(b)
  const fine = best.flatMap(({ degrees }) =>
    BETWEEN.map((by) => sharedPart(own, cellsOf(turned(middle, degrees + by)))),
  )
  return Math.max(...best.map(({ like }) => like), ...fine)
}

/** Likeness of a shadow and itself turned, 0 to 1: a wheel does not change. */
export const turnedLikeness = (facts: PictureFacts, degrees: number, color: boolean): number =>
  sharedPart(cellsTurned(facts, color, 0), cellsTurned(facts, color, degrees))

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
  return Math.abs(hull.reduce((sum, a, i) => sum + turnOf({ x: 0, y: 0 }, a, hull[(i + 1) % hull.length] ?? a), 0)) / 2
}

/** Detail of a shadow, 0 to 1: the open part of its convex hull. Ears, legs, handles and gaps add to it. */
export function shadowDetail(facts: PictureFacts, color: boolean): number {
  const rings = shadowRings(facts, color)
  const area = rings.reduce(
    (sum, ring) =>
      sum + ring.reduce((part, a, i) => part + turnOf({ x: 0, y: 0 }, a, ring[(i + 1) % ring.length] ?? a), 0) / 2,
    0,
  )
  return 1 - Math.abs(area) / hullArea(rings.flat())
}
