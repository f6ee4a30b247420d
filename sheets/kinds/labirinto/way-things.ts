/** Things on the route through a maze, for small children to count, and others beside it that do not count. */
import type { Random } from '../../page/random.ts'
import type { Maze } from './maze.ts'

export interface WayThings {
  readonly thing: string
  /** By cell. */
  readonly onWay: readonly number[]
  readonly beside: readonly number[]
}

/** Fewest and most of them, on the route and beside it. */
const [ON_WAY, BESIDE] = [
  [3, 5],
  [2, 4],
] as const

export function wayThings(thing: string, maze: Maze, random: Random, isRoomy: (cell: number) => boolean): WayThings {
  const way = new Set(maze.path)
  const inner = maze.path.slice(1, -1).filter(isRoomy)
  const outer = Array.from({ length: maze.cellCount }, (_, i) => i).filter((cell) => !way.has(cell) && isRoomy(cell))
  const some = (cells: readonly number[], [least, most]: readonly [number, number]) =>
    random.sample(cells, Math.min(cells.length, random.integer(least, most)))
  return { thing, onWay: some(inner, ON_WAY), beside: some(outer, BESIDE) }
}
