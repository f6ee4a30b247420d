/** Square-cell maze over the whole paper, from the scene in one corner to the scene in the opposite one. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { answer } from '../../scene/answers.ts'
import type { SheetKind, SheetOptions } from '../../scene/scene.ts'
import { cornerBoard } from './corner-board.ts'
import { drawScenes, drawWalls, drawWay, journeyAndSize, MAZE_THEMES, type Size, wallMargin } from './drawing.ts'
import { boxData, mazeFloor } from './ground.ts'
import { type MazeFacts, makeMaze } from './maze.ts'

interface Plan {
  readonly columns: number
  readonly rows: number
  /** Cells across the corner scenes. */
  readonly block: number
  readonly branching: number
  /** Fewest cells of the path. */
  readonly way: number
}

const PLANS: Readonly<Record<Size, Plan>> = {
  facil: { columns: 6, rows: 7, block: 1, branching: 0, way: 17 },
  medio: { columns: 10, rows: 12, block: 2, branching: 0.08, way: 40 },
  desafio: { columns: 18, rows: 22, block: 3, branching: 0.18, way: 76 },
  gigante: { columns: 30, rows: 36, block: 5, branching: 0.1, way: 165 },
}

function drawPage(options: SheetOptions, random: Random) {
  const { journey, size } = journeyAndSize(options.theme, options.level)
  const plan = PLANS[size]
  const board = cornerBoard(plan.columns, plan.rows, plan.block, random.chance(0.5), CONTENT.height, wallMargin(size))
  const { start, goal, entry, exit, before, after } = board
  const maze = makeMaze(board.tiling, random, { start, goal, gates: [entry, exit], ...plan })
  const marks = [
    ...mazeFloor(journey.place, boxData(board.box), options.color),
    ...drawWalls(maze, size, journey.place, options.color),
    ...drawScenes(journey, board.startBox, board.goalBox, options.color, wallMargin(size)),
  ]
  const { walls: _, ...facts } = maze
  const way = drawWay(board.tiling, maze, { before, after }, Math.min(1.8, board.cell * 0.22))
  return { marks: [...marks, answer([way])], facts: { ...facts, corridor: board.cell } }
}

export const labirintoRetangular: SheetKind<PagesFacts<MazeFacts>> = {
  id: 'labirinto-retangular',
  category: 'labirinto',
  themes: MAZE_THEMES,
  draw: (options) => composeSheet(options, 'way', (random) => drawPage(options, random)),
}
