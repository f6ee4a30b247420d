/** Boards for mazes: cells and the walls between them, as rectangles, rings, hexagons or the inside of a figure. */
import type { Point } from '../../scene/marks.ts'
import { round } from '../../scene/marks.ts'

export interface Wall {
  /** The cell on one side. */
  readonly a: number
  /** The cell on the other side; null at the edge of the board. */
  readonly b: number | null
  /** Path data of the wall. */
  readonly d: string
  /** Its middle: where a line from a to b crosses it. */
  readonly middle: Point
  /** The free end of a wall too short to part anything. */
  readonly tip?: Point
}

export interface Tiling {
  /** Centre of each cell. */
  readonly cells: readonly Point[]
  readonly walls: readonly Wall[]
}

const straight = (a: number, b: number | null, p: Point, q: Point): Wall => ({
  a,
  b,
  d: `M${round(p.x)} ${round(p.y)}L${round(q.x)} ${round(q.y)}`,
  middle: { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 },
})

/** Square cells with the top left corner of the board at (x, y); `inside` leaves cells out. */
export function squareTiling(
  x: number,
  y: number,
  columns: number,
  rows: number,
  size: number,
  inside: (column: number, row: number) => boolean = () => true,
): Tiling {
  const index = new Map<string, number>()
  const cells: Point[] = []
  const places: { column: number; row: number }[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (!inside(column, row)) continue
      index.set(`${column},${row}`, cells.length)
      cells.push({ x: x + (column + 0.5) * size, y: y + (row + 0.5) * size })
      places.push({ column, row })
    }
  const walls: Wall[] = []
  places.forEach(({ column, row }, a) => {
    const corner = (dc: number, dr: number): Point => ({ x: x + (column + dc) * size, y: y + (row + dr) * size })
    const sides = [
      [0, -1, corner(0, 0), corner(1, 0)],
      [1, 0, corner(1, 0), corner(1, 1)],
      [0, 1, corner(0, 1), corner(1, 1)],
      [-1, 0, corner(0, 0), corner(0, 1)],
    ] as const
    for (const [dc, dr, p, q] of sides) {
      const b = index.get(`${column + dc},${row + dr}`)
      if (b === undefined) walls.push(straight(a, null, p, q))
      else if (b > a) walls.push(straight(a, b, p, q))
    }
  })
  return { cells, walls }
}

/**
 * Rings around a round middle cell (index 0). `counts[r]` cells in ring r, `counts[0]` = 1; each count divides the next.
 * `hub`: radius of the middle cell, mm.
 * The first cell of every ring is centred on the top when the counts are equal.
 */
export function ringTiling(
  cx: number,
  cy: number,
  ringWidth: number,
  counts: readonly number[],
  hub = ringWidth,
): Tiling {
  const inner = (r: number) => hub + (r - 1) * ringWidth
  const first = counts.map((_, r) => counts.slice(0, r).reduce((sum, n) => sum + n, 0))
  const outer = counts.at(-1) ?? 1
  const turn = -Math.PI / 2 - Math.PI / outer
  const at = (radius: number, angle: number): Point => ({
    x: cx + Math.cos(angle) * radius,
    y: cy + Math.sin(angle) * radius,
  })
  const arc = (a: number, b: number | null, radius: number, from: number, to: number): Wall => {
    const [p, q] = [at(radius, from), at(radius, to)]
    const r = round(radius)
    return {
      a,
      b,
      d: `M${round(p.x)} ${round(p.y)}A${r} ${r} 0 0 1 ${round(q.x)} ${round(q.y)}`,
      middle: at(radius, (from + to) / 2),
    }
  }
  const cells: Point[] = []
  const walls: Wall[] = []
  counts.forEach((count, r) => {
    const step = (2 * Math.PI) / count
    const start = first[r] ?? 0
    for (let k = 0; k < count; k++) {
      const [from, to] = [turn + k * step, turn + (k + 1) * step]
      cells.push(r === 0 ? { x: cx, y: cy } : at(inner(r) + ringWidth / 2, (from + to) / 2))
      if (r === 0) continue
      const below = counts[r - 1] ?? 1
      walls.push(arc((first[r - 1] ?? 0) + Math.floor((k * below) / count), start + k, inner(r), from, to))
      const wall = straight(start + k, start + ((k + 1) % count), at(inner(r), to), at(inner(r + 1), to))
      walls.push(wall)
      if (r === counts.length - 1) walls.push(arc(start + k, null, inner(r + 1), from, to))
    }
  })
  return { cells, walls }
}

/** To the neighbours of a cell of six sides. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const
/** From the middle to the farthest cell that is tried, mm. */
const FARTHEST = 150
/** A cell with fewer neighbours would stick out of its board. */
const FEWEST_NEIGHBOURS = 2

const hexAt = (middle: Point, side: number, q: number, r: number): Point => ({
  x: middle.x + Math.sqrt(3) * side * (q + r / 2),
  y: middle.y + 1.5 * side * r,
})

/** The centre of a cell near to a point. */
export function hexNear(middle: Point, side: number, { x, y }: Point): Point {
  const r = Math.round((y - middle.y) / (1.5 * side))
  return hexAt(middle, side, Math.round((x - middle.x) / (Math.sqrt(3) * side) - r / 2), r)
}

/** Hexagonal cells (a tip up) around `middle`, as many as are inside; `side` of a cell in mm. */
export function hexTiling(middle: Point, side: number, inside: (centre: Point) => boolean): Tiling {
  const at = (q: number, r: number) => hexAt(middle, side, q, r)
  const held = new Set<string>()
  const most = Math.ceil(FARTHEST / side)
  for (let r = -most; r <= most; r++) for (let q = -most; q <= most; q++) if (inside(at(q, r))) held.add(`${q},${r}`)
  const index = new Map<string, number>()
  const cells: Point[] = []
  const places: { q: number; r: number }[] = []
  for (const place of held) {
    const [q = 0, r = 0] = place.split(',').map(Number)
    if (DIRECTIONS.filter(([dq, dr]) => held.has(`${q + dq},${r + dr}`)).length < FEWEST_NEIGHBOURS) continue
    index.set(place, cells.length)
    cells.push(at(q, r))
    places.push({ q, r })
  }
  const walls: Wall[] = []
  places.forEach(({ q, r }, a) => {
    const centre = cells[a] ?? middle
    DIRECTIONS.forEach(([dq, dr], k) => {
      const tip = (turn: number): Point => ({
        x: centre.x + side * Math.cos(((turn * 60 - 30) * Math.PI) / 180),
        y: centre.y + side * Math.sin(((turn * 60 - 30) * Math.PI) / 180),
      })
      const b = index.get(`${q + dq},${r + dr}`)
      if (b === undefined) walls.push(straight(a, null, tip(k), tip(k + 1)))
      else if (b > a) walls.push(straight(a, b, tip(k), tip(k + 1)))
    })
  })
  return { cells, walls }
}
