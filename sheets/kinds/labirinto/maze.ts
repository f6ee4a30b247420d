/**
 * Carves a maze into a board and finds its path. A maze is a spanning tree of the cells: exactly one path joins any
 * two.
 */
import type { Random } from '../../page/random.ts'
import type { Tiling, Wall } from './tiling.ts'

/** Claims of a maze; the tests solve it again from these facts. */
export interface MazeFacts {
  readonly cellCount: number
  /** Pairs of cells without a wall between them. */
  readonly open: readonly (readonly [number, number])[]
  readonly start: number
  readonly goal: number
  /** Cells from start to goal. */
  readonly path: readonly number[]
  /** Width of the corridors, mm. */
  readonly corridor?: number
  /** Fewest cells of a path on this board, where boards differ. */
  readonly way?: number
}

export interface Maze extends MazeFacts {
  /** The remaining walls, without the gates. */
  readonly walls: readonly Wall[]
}

export interface CarveOptions {
  readonly start: number
  readonly goal: number
  /** Edge walls taken away at start and goal. */
  readonly gates: readonly Wall[]
  /** 0 = long winding corridors, 1 = many short dead ends. */
  readonly branching: number
  /** Fewest cells of the path; the most are `LONGEST` times as many, so that the pages of a sheet are equally hard. */
  readonly way: number
  /** No corridor goes on from the goal: every dead end can be met before it. */
  readonly endsAtGoal?: boolean
}

function carve(tiling: Tiling, random: Random, options: CarveOptions): Set<Wall> {
  const { start, goal, branching, endsAtGoal = false } = options
  const around: Wall[][] = tiling.cells.map(() => [])
  for (const wall of tiling.walls) {
    if (wall.b === null) continue
    around[wall.a]?.push(wall)
    around[wall.b]?.push(wall)
  }
  const seen = new Set([start])
  const active = [start]
  const open = new Set<Wall>()
  while (active.length > 0) {
    const at = random.chance(branching) ? random.integer(0, active.length - 1) : active.length - 1
    const cell = active[at] ?? start
    const ways = (around[cell] ?? []).filter((wall) => !seen.has(wall.a === cell ? (wall.b ?? cell) : wall.a))
    if (ways.length === 0) {
      active.splice(at, 1)
      continue
    }
    const wall = random.pick(ways)
    const next = wall.a === cell ? (wall.b ?? cell) : wall.a
    open.add(wall)
    seen.add(next)
    if (next !== goal || !endsAtGoal) active.push(next)
  }
  return open
}

/** The shortest path by breadth-first search; null when the goal cannot be reached. */
export function findPath(open: MazeFacts['open'], start: number, goal: number): number[] | null {
  const next = new Map<number, number[]>()
  for (const [a, b] of open) {
    next.set(a, [...(next.get(a) ?? []), b])
    next.set(b, [...(next.get(b) ?? []), a])
  }
  const from = new Map<number, number | null>([[start, null]])
  const queue = [start]
  for (const cell of queue) {
    if (cell === goal) break
    for (const neighbour of next.get(cell) ?? []) {
      if (from.has(neighbour)) continue
      from.set(neighbour, cell)
      queue.push(neighbour)
    }
  }
  if (!from.has(goal)) return null
  const path: number[] = []
  for (let cell: number | null = goal; cell !== null; cell = from.get(cell) ?? null) path.unshift(cell)
  return path
}

/** Longest path of a level, relative to its shortest one. */
export const LONGEST = 1.45
const ATTEMPTS = 150

/** A maze on the board with a path of the right length, or null. */
export function tryMaze(tiling: Tiling, random: Random, options: CarveOptions): Maze | null {
  const { start, goal, way } = options
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const opened = carve(tiling, random, options)
    if (opened.size !== tiling.cells.length - 1) throw new RangeError('the board of a maze must be in one piece')
    const open = [...opened].map((wall) => [wall.a, wall.b ?? wall.a] as const)
    const path = findPath(open, start, goal) ?? []
    if (path.length < way || path.length > way * LONGEST) continue
    const walls = tiling.walls.filter((wall) => !opened.has(wall) && !options.gates.includes(wall))
    return { cellCount: tiling.cells.length, open, start, goal, path, walls }
  }
  return null
}

/** A maze on the board. Throws RangeError for a board in several pieces or without a path of the right length. */
export function makeMaze(tiling: Tiling, random: Random, options: CarveOptions): Maze {
  const maze = tryMaze(tiling, random, options)
  if (!maze) throw new RangeError(`no way of ${options.way} cells found`)
  return maze
}
