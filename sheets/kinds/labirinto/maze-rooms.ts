/** Plots of a maze as rooms: each is one large cell, and the path leads through some of them. */
import type { Random } from '../../page/random.ts'
import { type CarveOptions, type Maze, type MazeFacts, tryMaze } from './maze.ts'
import type { Plot } from './maze-plots.ts'
import type { Tiling } from './tiling.ts'

export interface Room {
  readonly cell: number
  readonly letter: string
}

interface Lattice {
  readonly x: number
  readonly y: number
  readonly cell: number
}

/** Doors of a room are so near the middle of its side, cells: a path crosses the room instead of one of its corners. */
const DOOR = 0.6

/** The board with a cell for each plot; the walls at the middle of each side of a plot may be doors. */
export function withRooms({ cells, walls }: Tiling, plots: readonly Plot[], { x, y, cell }: Lattice): Tiling {
  const isOn = (plot: Plot, px: number, py: number) =>
    px > x + plot.column * cell - 0.1 &&
    px < x + (plot.column + plot.width) * cell + 0.1 &&
    py > y + plot.row * cell - 0.1 &&
    py < y + (plot.row + plot.height) * cell + 0.1 &&
    Math.min(
      Math.abs(px - x - (plot.column + plot.width / 2) * cell),
      Math.abs(py - y - (plot.row + plot.height / 2) * cell),
    ) <
      DOOR * cell
  return {
    cells: [
      ...cells,
      ...plots.map((plot) => ({
        x: x + (plot.column + plot.width / 2) * cell,
        y: y + (plot.row + plot.height / 2) * cell,
      })),
    ],
    walls: walls.map((wall) => {
      if (wall.b !== null) return wall
      const at = plots.findIndex((plot) => isOn(plot, wall.middle.x, wall.middle.y))
      return at < 0 ? wall : { ...wall, b: cells.length + at }
    }),
  }
}

/** A path leaves a room by another side than it came from. */
function crossesRooms({ walls }: Tiling, path: readonly number[], rooms: number, cell: number): boolean {
  const doorOf = (a: number | undefined, b: number | undefined) =>
    walls.find((wall) => (wall.a === a && wall.b === b) || (wall.a === b && wall.b === a))?.middle
  return path.every((at, i) => {
    if (at < rooms) return true
    const [came, goes] = [doorOf(path[i - 1], at), doorOf(at, path[i + 1])]
    return came !== undefined && goes !== undefined && Math.hypot(came.x - goes.x, came.y - goes.y) > 2 * cell
  })
}

/** Fewest and most rooms that the path leads through. */
const [FEWEST, MOST] = [3, 4]
const TRIES = 60

/** A maze whose path leads through some of the rooms, which are the last cells of the board, but not through all; or null. */
export function mazeThrough(
  tiling: Tiling,
  rooms: number,
  cell: number,
  random: Random,
  carve: CarveOptions,
): Maze | null {
  const first = tiling.cells.length - rooms
  for (let i = 0; i < TRIES; i++) {
    const maze = tryMaze(tiling, random, carve)
    if (!maze) return null
    const met = maze.path.filter((at) => at >= first).length
    const isWell = met >= FEWEST && met <= Math.min(MOST, rooms - 1)
    if (isWell && crossesRooms(tiling, maze.path, first, cell)) return maze
  }
  return null
}

/** Letters of the rooms, which are the last cells of the board, in no order that gives the path away. */
export const letteredRooms = (cellCount: number, count: number, random: Random): Room[] =>
  random.shuffle([...'ABCDEFGH'].slice(0, count)).map((letter, i) => ({ letter, cell: cellCount - count + i }))

/** Letters of the rooms on the path, in its order. */
export const roomsOnWay = ({ path }: Pick<MazeFacts, 'path'>, rooms: readonly Room[]): string[] =>
  path.flatMap((cell) => rooms.find((room) => room.cell === cell)?.letter ?? [])
