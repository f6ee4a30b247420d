/** Square-cell maze: in at the top, out at the bottom, from one corner to the other. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { JOURNEY_THEMES, journeyOf } from '../../page/journeys.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { drawEnds, drawWalls, drawWay } from './drawing.ts'
import { type MazeFacts, makeMaze } from './maze.ts'
import { squareTiling, type Tiling } from './tiling.ts'

interface Plan {
  readonly columns: readonly [min: number, max: number]
  readonly branching: number
  readonly attempts: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { columns: [5, 6], branching: 0, attempts: 2 },
  medio: { columns: [9, 10], branching: 0.08, attempts: 4 },
  desafio: { columns: [14, 16], branching: 0.2, attempts: 10 },
}

const PICTURE = 25
const BOARD = 164

/** The gate walls and cells of the two corners. */
export function cornerGates(tiling: Tiling, columns: number, mirrored: boolean) {
  const start = mirrored ? columns - 1 : 0
  const goal = tiling.cells.length - 1 - start
  const edge = (cell: number, above: boolean) =>
    tiling.walls.find(
      (wall) =>
        wall.a === cell &&
        wall.b === null &&
        (above
          ? wall.middle.y < (tiling.cells[cell]?.y ?? 0) - 0.1
          : wall.middle.y > (tiling.cells[cell]?.y ?? 0) + 0.1),
    )
  const [entry, exit] = [edge(start, true), edge(goal, false)]
  if (!entry || !exit) throw new RangeError('a corner cell must lie at the edge')
  return { start, goal, entry, exit }
}

function drawPage(options: SheetOptions, random: Random) {
  const plan = PLANS[options.level]
  const columns = random.integer(plan.columns[0], plan.columns[1])
  const size = BOARD / columns
  const x = CONTENT.x + (CONTENT.width - BOARD) / 2
  const y = CONTENT.y + PICTURE + 2
  const tiling = squareTiling(x, y, columns, columns, size)
  const { start, goal, entry, exit } = cornerGates(tiling, columns, random.chance(0.5))
  const maze = makeMaze(tiling, random, { start, goal, gates: [entry, exit], ...plan })
  const before = { x: entry.middle.x, y: y - 2 }
  const after = { x: exit.middle.x, y: y + BOARD + 2 }
  const inPage = (px: number) =>
    Math.min(Math.max(px, CONTENT.x + PICTURE / 2), CONTENT.x + CONTENT.width - PICTURE / 2)
  const marks = [
    drawWalls(maze, options.level),
    ...drawEnds(
      journeyOf(options.theme),
      { at: { x: inPage(before.x), y: before.y - PICTURE / 2 }, size: PICTURE },
      { at: { x: inPage(after.x), y: after.y + PICTURE / 2 }, size: PICTURE },
      options.color,
    ),
  ]
  const { walls: _, ...facts } = maze
  return { marks, solved: [...marks, drawWay(tiling, maze, { before, after })], facts }
}

export const RECTANGULAR: SheetKind<PagesFacts<MazeFacts>> = {
  id: 'labirinto-retangular',
  category: 'labirinto',
  themes: JOURNEY_THEMES,
  draw: (options) => composeSheet(options, 'way', (random) => drawPage(options, random)),
}
