/**
 * A board in the shape of a figure: square cells cut by its true contour. What the contour leaves of a cell at the edge
 * belongs to the cell beside it, so that no stump of a wall hangs from the contour.
 */
import { insideParts, meetingsAt, type Polygons } from '../../scene/even-odd.ts'
import { type Point, round } from '../../scene/marks.ts'
import type { Tiling, Wall } from './tiling.ts'

/** Less of an edge inside the figure is no door. */
const WIDE_ENOUGH = 0.7
/** Share of a cell's area inside above which it is a separate cell. */
const WHOLE = 0.75
const SAMPLES = 6
/** Parts of so few cells that hang on by a narrow edge belong to the cell beside them. */
const NOOK = 2

interface Lattice {
  readonly columns: number
  readonly rows: number
  readonly at: (column: number, row: number) => Point
  readonly shares: readonly number[]
}

/** Inner share of each cell; the middle column is in the middle of the figure, for gates at its tips. */
function latticeOf(polygons: Polygons, cell: number, shift: number): Lattice {
  const outline = polygons[0] ?? []
  const [xs, ys] = [outline.map((p) => p.x), outline.map((p) => p.y)]
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  const columns = 2 * Math.ceil((right - left) / cell / 2 - 0.5) + 1
  const rows = Math.ceil((bottom - top) / cell) + 1
  const x = (left + right) / 2 - (columns * cell) / 2
  const y = (top + bottom) / 2 - (rows * cell) / 2 + shift * cell
  const at = (column: number, row: number): Point => ({ x: x + column * cell, y: y + row * cell })
  // Intersections of each line of samples with the contour, found once for all cells of its row.
  const meetings = Array.from({ length: rows * SAMPLES }, (_, k) =>
    meetingsAt(polygons, at(0, Math.floor(k / SAMPLES) + ((k % SAMPLES) + 0.5) / SAMPLES).y),
  )
  const share = (column: number, row: number) => {
    let hits = 0
    for (let k = 0; k < SAMPLES; k++) {
      const line = meetings[row * SAMPLES + k] ?? []
      for (let i = 0; i < SAMPLES; i++) {
        const sample = at(column + (i + 0.5) / SAMPLES, row)
        if (line.filter((meeting) => sample.x < meeting).length % 2 === 1) hits++
      }
    }
    return hits / SAMPLES ** 2
  }
  const shares = Array.from({ length: rows * columns }, (_, i) => share(i % columns, Math.floor(i / columns)))
  return { columns, rows, at, shares }
}

/** Whole cells, less what is cut off at the edge. */
const neatness = ({ shares }: Lattice) =>
  shares.reduce((sum, share) => sum + (share >= WHOLE ? 1 : share > 0.05 ? -0.5 : 0), 0)

/** Moves of the lattice up or down, in cells: never so far that it leaves a part of the figure out. */
const SHIFTS = [0, 0.25, -0.5, -0.25] as const

interface Piece {
  readonly ends: readonly [Point, Point]
  /** Start and end along the edge, 0 to 1: the contour has cut off the rest. */
  readonly from: number
  readonly to: number
}

/** The inner part of an edge between two neighbouring squares of the lattice. */
interface Edge {
  readonly a: number
  readonly b: number
  /** Share of the edge inside. */
  readonly width: number
  readonly pieces: readonly Piece[]
}

function edgesOf(polygons: Polygons, { columns, rows, at }: Lattice): Edge[] {
  const edges: Edge[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      for (const down of [false, true]) {
        const [c, r] = down ? [column, row + 1] : [column + 1, row]
        const [a, b] = [row * columns + column, r * columns + c]
        if (c >= columns || r >= rows) continue
        const [p, q] = [at(down ? column : column + 1, down ? row + 1 : row), at(column + 1, row + 1)]
        const on = (t: number): Point => ({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t })
        const parts = insideParts(polygons, p, q)
        if (parts.length === 0) continue
        edges.push({
          a,
          b,
          width: parts.reduce((sum, [from, to]) => sum + to - from, 0),
          pieces: parts.map(([from, to]) => ({ ends: [on(from), on(to)], from, to })),
        })
      }
  return edges
}

/** The inner end of a piece, when the contour has cut off its other end. */
function tipOf({ ends: [p, q], from, to }: Piece): Point | undefined {
  const isCut = [from > 0, to < 1]
  if (isCut[0] === isCut[1]) return undefined
  return isCut[0] ? q : p
}

/** Gives every square that `isOrphan` to the owner with which it shares the widest edge, from neighbour to neighbour. */
function adopt(edges: readonly Edge[], owner: Map<number, number>, isOrphan: (square: number) => boolean) {
  const sorted = edges.toSorted((e, f) => f.width - e.width)
  for (;;) {
    const next = sorted.find(({ a, b }) => {
      const [mine, other] = [isOrphan(a), isOrphan(b)]
      return mine !== other && owner.has(mine ? b : a)
    })
    if (!next) return
    const [orphan, parent] = isOrphan(next.a) ? [next.a, next.b] : [next.b, next.a]
    owner.set(orphan, owner.get(parent) ?? parent)
  }
}

/** Parts that hang together, the largest first. */
function partsOf(owners: ReadonlySet<number>, doors: readonly (readonly [number, number])[]): ReadonlySet<number>[] {
  const beside = new Map([...owners].map((one): [number, number[]] => [one, []]))
  for (const [a, b] of doors) {
    beside.get(a)?.push(b)
    beside.get(b)?.push(a)
  }
  const left = new Set(owners)
  const parts: Set<number>[] = []
  for (const first of owners) {
    if (!left.has(first)) continue
    const part = new Set([first])
    for (const one of part) for (const other of beside.get(one) ?? []) part.add(other)
    for (const one of part) left.delete(one)
    parts.push(part)
  }
  return parts.sort((p, q) => q.size - p.size)
}

/** The cells of the largest part that hangs together; walls that cannot be opened have b = null. Holes follow the outline. */
export function contourBoard(polygons: Polygons, cell: number): Tiling {
  const lattices = SHIFTS.map((shift) => latticeOf(polygons, cell, shift))
  const lattice = lattices.reduce((best, one) => (neatness(one) > neatness(best) ? one : best))
  const { columns, at, shares } = lattice
  const edges = edgesOf(polygons, lattice)
  const owner = new Map<number, number>()
  shares.forEach((share, i) => {
    if (share >= WHOLE) owner.set(i, i)
  })
  const own = (square: number) => owner.get(square) === square
  const isDoor = ({ a, b, width }: Edge) => own(a) && own(b) && width >= WIDE_ENOUGH
  const parts = () =>
    partsOf(
      new Set([...owner].filter(([a, b]) => a === b).map(([a]) => a)),
      edges.filter(isDoor).map(({ a, b }) => [a, b] as const),
    )
  const nooks = new Set(parts().flatMap((part, i) => (i > 0 && part.size <= NOOK ? [...part] : [])))
  for (const nook of nooks) owner.delete(nook)
  adopt(edges, owner, (square) => !owner.has(square))
  const largest = parts()[0] ?? new Set<number>()
  const index = new Map([...largest].sort((a, b) => a - b).map((one, i) => [one, i]))
  const cells = [...index.keys()].map((one) => at((one % columns) + 0.5, Math.floor(one / columns) + 0.5))
  // All edges between the same two cells are one wall: it opens as a whole.
  const between = Map.groupBy(
    edges.filter(({ a, b }) => owner.get(a) !== owner.get(b)),
    ({ a, b }) => [owner.get(a) ?? -1, owner.get(b) ?? -1].sort((m, n) => m - n).join(' '),
  )
  const data = (pieces: readonly Piece[]) =>
    pieces.map(({ ends: [p, q] }) => `M${round(p.x)} ${round(p.y)}L${round(q.x)} ${round(q.y)}`).join('')
  const wall = (at: Edge, pieces: readonly Piece[], isDoorway: boolean): Wall[] => {
    const [a, b] = [index.get(owner.get(at.a) ?? -1), index.get(owner.get(at.b) ?? -1)]
    const [p, q] = [at.pieces[0]?.ends[0], at.pieces.at(-1)?.ends[1]]
    if ((a === undefined && b === undefined) || !p || !q) return []
    const tip = pieces[0] && pieces.length === 1 ? tipOf(pieces[0]) : undefined
    const middle = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }
    const joins = isDoorway && a !== undefined && b !== undefined
    return [{ a: a ?? b ?? 0, b: joins ? b : null, d: data(pieces), middle, ...(tip && { tip }) }]
  }
  const walls = [...between.values()].flatMap((side) => {
    const door = side.find(isDoor)
    if (door)
      return wall(
        door,
        side.flatMap(({ pieces }) => pieces),
        true,
      )
    return side.flatMap((edge) => edge.pieces.flatMap((piece) => wall(edge, [piece], false)))
  })
  return { cells, walls }
}
