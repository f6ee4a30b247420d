/**
 * A place from above, cut into square corridors, from the clearing in one corner to the one in the opposite: the route alone; with
 * the letters of a word on it; with numbers to add.
 */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { answer } from '../../scene/answers.ts'
import type { SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf } from '../../studio/pen.ts'
import { drawActor, drawGoal } from './actors.ts'
import { clearing, outerSides, spotIn } from './clearings.ts'
import { cornerBoard } from './corner-board.ts'
import { drawWay, journeyAndSize, MAZE_THEMES, type Size } from './drawing.ts'
import { type MazeFacts, makeMaze } from './maze.ts'
import { mazeLand, mazePlate, mazeTitle, token } from './maze-picture.ts'
import { placedMaze, placeMargin, placeOf } from './place-walls.ts'
import { type WayTokens, wayTokens } from './way-tokens.ts'

interface Plan {
  readonly columns: number
  readonly rows: number
  /** Cells across the corner scenes. */
  readonly block: number
  readonly branching: number
  /** Fewest cells of the path. */
  readonly way: number
  readonly tokens?: 'letters' | 'numbers'
}

const QUESTIONS = { letters: 'Palavra:', numbers: 'Total:' } as const

/** Height of the maze above the children, and of one that fills the page, mm. */
const [ABOVE_CHILDREN, FILLING] = [186, 216]
const PLATE = { x: 52, y: 261, width: 106, height: 17 }

const PLANS: Readonly<Record<Size, Plan>> = {
  facil: { columns: 6, rows: 6, block: 1, branching: 0, way: 15 },
  medio: { columns: 10, rows: 10, block: 2, branching: 0.08, way: 34, tokens: 'letters' },
  desafio: { columns: 16, rows: 16, block: 3, branching: 0.18, way: 60, tokens: 'numbers' },
  gigante: { columns: 30, rows: 36, block: 5, branching: 0.1, way: 165 },
}

function drawPage(options: SheetOptions, random: Random, index: number, sheet: Random) {
  const { color } = options
  const { journey, size } = journeyAndSize(options.theme, options.level)
  const place = placeOf(journey)
  const plan = PLANS[size]
  const mirrored = random.chance(0.5)
  const margin = placeMargin(size)
  const isFilling = size === 'gigante'
  const board = cornerBoard(plan.columns, plan.rows, plan.block, mirrored, isFilling ? FILLING : ABOVE_CHILDREN, margin)
  const { start, goal, entry, exit, before, after, startBox, goalBox, tiling, cell } = board
  const maze = makeMaze(tiling, random, { start, goal, gates: [entry, exit], ...plan })
  const clearings = [startBox, goalBox].map((corner) => clearing(corner, place, color))
  const more = outerSides(startBox, true, !mirrored) + outerSides(goalBox, false, mirrored)
  const [from, to] = [spotIn(startBox, margin), spotIn(goalBox, margin)]
  const found =
    plan.tokens &&
    wayTokens(plan.tokens, maze, random.fork('tokens'), {
      index,
      sheet,
      said: `${options.title} ${options.instruction}`,
      traveller: journey.start,
      most: 20,
    })
  const tokens = [...(found?.onWay ?? []), ...(found?.beside ?? [])].flatMap(([at, content]) => {
    const middle = tiling.cells[at]
    return middle ? token(middle, content, cell) : []
  })
  const marks = marksOf([
    mazeLand(place, color, index + (journey.start.length % 4), isFilling ? 'none' : plan.tokens ? 'plate' : 'open'),
    placedMaze(
      { journey, size, area: board.box, tiling, cell, maze, gates: [entry, exit], clearings, more },
      color,
      random,
    ),
    drawActor(journey.start, from, { x: to.x, y: to.foot }, color),
    drawGoal(journey.goal, to, color),
  ])
  const { walls: _, ...facts } = maze
  const way = drawWay(tiling, maze, { before, after }, Math.min(1.8, cell * 0.22))
  return {
    marks: [
      ...marks,
      answer([way]),
      ...tokens,
      ...(found && plan.tokens ? mazePlate(PLATE, QUESTIONS[plan.tokens], found.answer, color) : []),
      ...mazeTitle(options, color),
    ],
    facts: { ...facts, corridor: cell, ...(found && { tokens: found }) },
    whole: true,
  }
}

export interface SquareFacts extends MazeFacts {
  readonly tokens?: WayTokens
}

export const labirintoRetangular: SheetKind<PagesFacts<SquareFacts>> = {
  id: 'labirinto-retangular',
  category: 'labirinto',
  themes: MAZE_THEMES,
  draw: (options) => composeSheet(options, 'way', (random, index, sheet) => drawPage(options, random, index, sheet)),
}
