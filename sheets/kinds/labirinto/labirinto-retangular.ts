/**
 * A place from above, cut into square corridors, from the clearing in one corner to the one in the opposite: the route alone; with
 * the letters of a word on it; with numbers to add.
 */
import type { Box } from '../../lettering/bounds.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { answer } from '../../scene/answers.ts'
import type { SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf } from '../../studio/pen.ts'
import { drawActor, drawGoal } from './actors.ts'
import { aerialFloor, aerialLand, grown, parkedCars } from './aerial.ts'
import { PLATE_HEIGHT, sumPlate, wordPlate } from './answer-plates.ts'
import { clearing, outerSides, spotIn } from './clearings.ts'
import { cornerBoard } from './corner-board.ts'
import { drawWay, journeyAndSize, MAZE_THEMES, type Size } from './drawing.ts'
import { type MazeFacts, makeMaze } from './maze.ts'
import { mazeTitle, token } from './maze-picture.ts'
import { rowMargin, rowWidth, tokenCell, wallRows } from './maze-rows.ts'
import { placeOf } from './place-walls.ts'
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

/** Height of the maze above a plate, and of one that fills the page, mm. */
const [ABOVE_PLATE, FILLING] = [194, 221]
/** Foot of the land inside the frame, mm. */
const FOOT = 283
/** Widths of the plates for a word and for a sum, mm. */
const PLATE_WIDTH = { letters: 104, numbers: 150 } as const

const PLANS: Readonly<Record<Size, Plan>> = {
  facil: { columns: 6, rows: 7, block: 1, branching: 0, way: 16 },
  medio: { columns: 10, rows: 11, block: 2, branching: 0.08, way: 36, tokens: 'letters' },
  desafio: { columns: 14, rows: 15, block: 3, branching: 0.18, way: 54, tokens: 'numbers' },
  gigante: { columns: 30, rows: 36, block: 5, branching: 0.1, way: 165 },
}

function drawPage(options: SheetOptions, random: Random, index: number, sheet: Random) {
  const { color } = options
  const { journey, size } = journeyAndSize(options.theme, options.level)
  const place = placeOf(journey)
  const plan = PLANS[size]
  const mirrored = random.chance(0.5)
  const margin = rowMargin(size)
  const height = plan.tokens ? ABOVE_PLATE : FILLING
  const board = cornerBoard(plan.columns, plan.rows, plan.block, mirrored, height, margin)
  const { start, goal, entry, exit, before, after, startBox, goalBox, tiling, cell } = board
  const maze = makeMaze(tiling, random, { start, goal, gates: [entry, exit], ...plan })
  const wall = rowWidth(cell)
  const clearings = [startBox, goalBox].map((corner) => clearing(corner, place, color))
  const sides = outerSides(startBox, true, !mirrored) + outerSides(goalBox, false, mirrored)
  const [from, to] = [spotIn(startBox, wall / 2), spotIn(goalBox, wall / 2)]
  const found =
    plan.tokens &&
    wayTokens(plan.tokens, maze, random.fork('tokens'), {
      index,
      sheet,
      said: `${options.title} ${options.instruction}`,
      traveller: journey.start,
      most: 20,
    })
  const marked = [...(found?.onWay ?? []), ...(found?.beside ?? [])]
  const tokens = marked.flatMap(([at, content]) => {
    const middle = tiling.cells[at]
    return middle ? token(middle, content, tokenCell(cell)) : []
  })
  const area: Box = board.box
  const plateWidth = plan.tokens ? PLATE_WIDTH[plan.tokens] : 0
  const plate = { x: 105 - plateWidth / 2, y: FOOT - PLATE_HEIGHT - 2, width: plateWidth, height: PLATE_HEIGHT }
  const walls = maze.walls.map(({ d }) => d).join('') + sides
  const way = { tiling, maze }
  const marks = marksOf([
    aerialLand(place, options, [grown(area, wall), ...(plan.tokens ? [plate] : [])], color, random.fork('land')),
    aerialFloor(place, area, cell, way, color),
    clearings,
    place === 'rua' && size !== 'gigante' ? parkedCars(way, cell - wall, new Set(marked.map(([at]) => at)), color) : [],
    wallRows(walls, wall, place, journey.goal, color, random.fork('walls')),
    drawActor(journey.start, from, { x: to.x, y: to.foot }, color),
    drawGoal(journey.goal, to, color),
  ])
  const { walls: _, ...facts } = maze
  const route = drawWay(tiling, maze, { before, after }, Math.min(1.8, cell * 0.22))
  return {
    marks: [
      ...marks,
      answer([route]),
      ...tokens,
      ...(found && plan.tokens === 'letters' ? wordPlate(plate, 'Palavra:', found.answer, color) : []),
      ...(found && plan.tokens === 'numbers' ? sumPlate(plate, 'Conta:', found, color) : []),
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
