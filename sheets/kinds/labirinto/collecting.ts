/** Square-cell maze with things lying in it: the child counts those on the right way. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { JOURNEY_THEMES, journeyOf } from '../../page/journeys.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { answerBox, centredText } from '../../scene/marks.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { drawEnds, drawWalls, drawWay } from './drawing.ts'
import { type MazeFacts, makeMaze } from './maze.ts'
import { cornerGates } from './rectangular.ts'
import { squareTiling } from './tiling.ts'

interface Plan {
  readonly columns: number
  readonly branching: number
  readonly attempts: number
  /** Things on the way and beside it. */
  readonly onWay: readonly [min: number, max: number]
  readonly beside: readonly [min: number, max: number]
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { columns: 6, branching: 0, attempts: 3, onWay: [2, 4], beside: [1, 2] },
  medio: { columns: 8, branching: 0.08, attempts: 5, onWay: [4, 6], beside: [3, 4] },
  desafio: { columns: 12, branching: 0.15, attempts: 10, onWay: [7, 10], beside: [5, 8] },
}

const THINGS = ['star', 'apple', 'flower', 'heart', 'drop', 'strawberry', 'balloon', 'leaf'] as const
const PICTURE = 25
const BOARD = 164

export interface CollectingFacts extends MazeFacts {
  readonly onWay: readonly number[]
  readonly beside: readonly number[]
}

function drawPage(options: SheetOptions, random: Random) {
  const plan = PLANS[options.level]
  const journey = journeyOf(options.theme)
  const size = BOARD / plan.columns
  const x = CONTENT.x + (CONTENT.width - BOARD) / 2
  const y = CONTENT.y + PICTURE + 1
  const tiling = squareTiling(x, y, plan.columns, plan.columns, size)
  const mirrored = random.chance(0.5)
  const { start, goal, entry, exit } = cornerGates(tiling, plan.columns, mirrored)
  const maze = makeMaze(tiling, random, { start, goal, gates: [entry, exit], ...plan })
  const inner = maze.path.slice(1, -1)
  const off = tiling.cells.map((_, i) => i).filter((cell) => !maze.path.includes(cell))
  const onWay = random.sample(inner, Math.min(inner.length, random.integer(plan.onWay[0], plan.onWay[1])))
  const beside = random.sample(off, Math.min(off.length, random.integer(plan.beside[0], plan.beside[1])))
  const thing = random.pick(THINGS.filter((name) => name !== journey.start && name !== journey.goal))
  const things = [...onWay, ...beside].flatMap((cell) => {
    const at = tiling.cells[cell]
    return at ? [drawPicture(thing, { cx: at.x, cy: at.y, size: size * 0.72, color: options.color, stroke: 0.55 })] : []
  })
  const inPage = (px: number) =>
    Math.min(Math.max(px, CONTENT.x + PICTURE / 2), CONTENT.x + CONTENT.width - PICTURE / 2)
  const bottom = y + BOARD + 3
  const boxSide = mirrored ? CONTENT.x + CONTENT.width - 58 : CONTENT.x + 8
  const count = { cx: boxSide + 38, cy: bottom + 12 }
  const marks = [
    drawWalls(maze, options.level),
    ...things,
    ...drawEnds(
      journey,
      { at: { x: inPage(entry.middle.x), y: y - 2 - PICTURE / 2 }, size: PICTURE },
      { at: { x: inPage(exit.middle.x), y: bottom - 1 + PICTURE / 2 }, size: PICTURE },
      options.color,
    ),
    drawPicture(thing, { cx: boxSide + 10, cy: count.cy, size: 16, color: options.color }),
    centredText(boxSide + 23, count.cy, '=', 9),
    answerBox(count.cx - 9, count.cy - 9, 20, 18),
  ]
  const { walls: _, ...facts } = maze
  const before = { x: entry.middle.x, y: y - 2 }
  const after = { x: exit.middle.x, y: bottom - 1 }
  const answer = centredText(count.cx + 1, count.cy, String(onWay.length), 10, { fill: ANSWER_RED })
  const way = drawWay(tiling, maze, { before, after })
  return { marks, solved: [way, ...marks, answer], facts: { ...facts, onWay, beside } }
}

export const COLLECTING: SheetKind<PagesFacts<CollectingFacts>> = {
  id: 'labirinto-coleta',
  category: 'labirinto',
  themes: JOURNEY_THEMES,
  draw: (options) => composeSheet(options, 'way', (random) => drawPage(options, random)),
}
