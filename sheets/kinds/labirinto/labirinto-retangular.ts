/** A place from above, cut into square ways: from the clearing in one corner to the clearing in the opposite one. */
import type { Box } from '../../lettering/bounds.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { answer } from '../../scene/answers.ts'
import { round } from '../../scene/marks.ts'
import type { Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { drawActor, drawGoal, type Spot } from './actors.ts'
import { cornerBoard } from './corner-board.ts'
import { drawWay, journeyAndSize, MAZE_THEMES, type Size } from './drawing.ts'
import { boxData } from './ground.ts'
import { type MazeFacts, makeMaze } from './maze.ts'
import { clearingOf, type PlaceName, placedMaze, placeMargin, placeOf } from './place-walls.ts'

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

/** Outer sides of a corner that holds no cells: the walls around the whole place go on there. */
function outerSides({ x, y, width, height }: Box, top: boolean, left: boolean): string {
  const [across, along] = [top ? y : y + height, left ? x : x + width]
  return `M${round(x)} ${round(across)}L${round(x + width)} ${round(across)}M${round(along)} ${round(y)}L${round(along)} ${round(y + height)}`
}

/** The ground of a corner without cells. */
function clearing(box: Box, place: PlaceName, color: boolean): Mark[] {
  return color ? [new Pen(true).shape(boxData(box), clearingOf(place), null)] : []
}

/** Of a clearing, for whoever is in it. */
const FILLED = 0.8

function spotIn({ x, y, width, height }: Box, margin: number): Spot {
  const size = (Math.min(width, height) - 2 * margin) * FILLED
  return { x: x + width / 2, foot: y + height / 2 + size * 0.5, size }
}

function drawPage(options: SheetOptions, random: Random) {
  const { color } = options
  const { journey, size } = journeyAndSize(options.theme, options.level)
  const place = placeOf(journey)
  const plan = PLANS[size]
  const mirrored = random.chance(0.5)
  const margin = placeMargin(size)
  const board = cornerBoard(plan.columns, plan.rows, plan.block, mirrored, CONTENT.height, margin)
  const { start, goal, entry, exit, before, after, startBox, goalBox, tiling, cell } = board
  const maze = makeMaze(tiling, random, { start, goal, gates: [entry, exit], ...plan })
  const clearings = [startBox, goalBox].map((corner) => clearing(corner, place, color))
  const more = outerSides(startBox, true, !mirrored) + outerSides(goalBox, false, mirrored)
  const [from, to] = [spotIn(startBox, margin), spotIn(goalBox, margin)]
  const marks = marksOf([
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
  return { marks: [...marks, answer([way])], facts: { ...facts, corridor: cell } }
}

export const labirintoRetangular: SheetKind<PagesFacts<MazeFacts>> = {
  id: 'labirinto-retangular',
  category: 'labirinto',
  themes: MAZE_THEMES,
  draw: (options) => composeSheet(options, 'way', (random) => drawPage(options, random)),
}
