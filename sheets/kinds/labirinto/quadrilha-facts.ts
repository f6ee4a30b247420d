/** A dance through a maze: the one path, the figures on it and beside it, and the commands that lead along it. */
import type { Random } from '../../page/random.ts'
import type { Level } from '../../scene/scene.ts'
import { FIGURE_IDS, type FigureId } from '../../studio/shapes/dance-figures.ts'
import { type Maze, type MazeFacts, makeMaze } from './maze.ts'
import { squareTiling, type Tiling } from './tiling.ts'

interface Plan {
  readonly columns: number
  readonly rows: number
  /** Side of a square, and upper edge of the board, mm. */
  readonly cell: number
  readonly top: number
  readonly way: number
  /** Figures on the path, and in dead ends. */
  readonly danced: number
  readonly strays: number
}

const WIDTH = 180
const LEFT = 15

export const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { columns: 6, rows: 6, cell: WIDTH / 6, top: 98, way: 13, danced: 4, strays: 2 },
  medio: { columns: 8, rows: 6, cell: WIDTH / 8, top: 96, way: 21, danced: 5, strays: 3 },
  desafio: { columns: 9, rows: 6, cell: WIDTH / 9, top: 95, way: 22, danced: 3, strays: 0 },
}

export type Direction = 'cima' | 'baixo' | 'esquerda' | 'direita'

/** So many squares in a direction. */
export interface Command {
  readonly count: number
  readonly direction: Direction
}

export interface Placed {
  readonly id: FigureId
  readonly cell: number
}

export interface QuadrilhaFacts extends MazeFacts {
  readonly columns: number
  /** In the order of the dance. */
  readonly danced: readonly Placed[]
  readonly strays: readonly Placed[]
  /** Commands up to each figure and from the last one to the end; empty where none are asked for. */
  readonly legs: readonly (readonly Command[])[]
}

export interface Quadrilha {
  readonly maze: Maze
  readonly facts: QuadrilhaFacts
  readonly tiling: Tiling
  /** Squares of other pairs that dance, off the path. */
  readonly others: readonly number[]
}

const directionOf = (from: number, to: number, columns: number): Direction =>
  to === from + 1 ? 'direita' : to === from - 1 ? 'esquerda' : to === from + columns ? 'baixo' : 'cima'

/** A path as commands, one for each straight part. */
export function commandsOf(path: readonly number[], columns: number): Command[] {
  const commands: Command[] = []
  for (let i = 1; i < path.length; i++) {
    const direction = directionOf(path[i - 1] ?? 0, path[i] ?? 0, columns)
    const last = commands.at(-1)
    if (last?.direction === direction) commands[commands.length - 1] = { ...last, count: last.count + 1 }
    else commands.push({ count: 1, direction })
  }
  return commands
}

/** Indices in the path of cells that are spread over it, off its ends. */
const spread = (length: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => Math.round(((i + 1) * (length - 1)) / (count + 1)))

/** Indices in the path of the turns that part its commands into so many groups of about the same size. */
function turns(commands: readonly Command[], count: number): number[] {
  const ends: number[] = []
  for (let i = 1; i <= count; i++) {
    const until = Math.round((i * commands.length) / (count + 1))
    ends.push(commands.slice(0, until).reduce((sum, command) => sum + command.count, 0))
  }
  return ends
}

/** Most pairs that dance beside the path. */
const OTHERS = 3

/** Fewest and most commands of a route: no leg has more than fit beside its name. */
const [FEWEST, MOST, MOST_OF_LEG] = [8, 16, 4] as const

/** Dead ends off the path first, then other cells off it, never beside one another. */
function strayCells(
  random: Random,
  { open, path, cellCount, start, goal }: MazeFacts,
  columns: number,
  count: number,
): number[] {
  const apart = (a: number, b: number) =>
    Math.abs((a % columns) - (b % columns)) + Math.abs(Math.floor(a / columns) - Math.floor(b / columns))
  const degree = (cell: number) => open.filter(([a, b]) => a === cell || b === cell).length
  const off = random.shuffle(Array.from({ length: cellCount }, (_, i) => i).filter((cell) => !path.includes(cell)))
  const cells: number[] = []
  for (const cell of [...off.filter((one) => degree(one) === 1), ...off.filter((one) => degree(one) > 1)]) {
    if (cells.length === count) break
    const isNear = cells.some((other) => apart(other, cell) < 2)
    if (!isNear && apart(start, cell) > 2 && apart(goal, cell) > 1) cells.push(cell)
  }
  return cells
}

/** A dance of a level. Throws RangeError where no maze has a path that suits. */
export function quadrilhaOf(random: Random, level: Level): Quadrilha {
  const { columns, rows, cell, top, way, danced, strays } = PLANS[level]
  const tiling = squareTiling(LEFT, top, columns, rows, cell)
  const last = columns * rows - 1
  const isFlipped = random.chance(0.5)
  const [start, goal] = isFlipped ? [columns - 1, last - columns + 1] : [0, last]
  for (let attempt = 0; attempt < 40; attempt++) {
    const own = random.fork(`maze ${attempt}`)
    const maze = makeMaze(tiling, own, { start, goal, gates: [], branching: 0.12, way, endsAtGoal: true })
    const commands = commandsOf(maze.path, columns)
    const isCoded = level === 'desafio'
    if (isCoded && (commands.length < FEWEST || commands.length > MOST)) continue
    const stops = isCoded ? turns(commands, danced) : spread(maze.path.length, danced)
    const legs = isCoded
      ? [...stops, maze.path.length - 1].map((stop, i) =>
          commandsOf(maze.path.slice(i === 0 ? 0 : stops[i - 1], stop + 1), columns),
        )
      : []
    if (legs.some(({ length }) => length > MOST_OF_LEG || length === 0)) continue
    const ids = own.sample(FIGURE_IDS, danced + strays)
    const free = strayCells(own, maze, columns, strays + OTHERS)
    if (free.length < strays) continue
    const cells = free.slice(0, strays)
    const { walls: _, ...rest } = maze
    return {
      maze,
      tiling,
      others: free.slice(strays),
      facts: {
        ...rest,
        way,
        columns,
        danced: stops.map((stop, i) => ({ id: ids[i] ?? 'roda', cell: maze.path[stop] ?? 0 })),
        strays: cells.map((one, i) => ({ id: ids[danced + i] ?? 'roda', cell: one })),
        legs,
      },
    }
  }
  throw new RangeError(`no dance for ${level}`)
}
