/** Stones in a river with numbers or letters: the child colours the path across, counting on or along a times table. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { composeSheet, type PagesFacts, withNames } from '../../page/compose.ts'
import { journeyOf } from '../../page/journeys.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { SOFT_GREY, tint, WHITE, YELLOW } from '../../scene/inks.ts'
import { centredText, path, rect } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, inkOf, marksOf, Pen } from '../../studio/pen.ts'
import { drawActor, drawGoal, type Spot } from './actors.ts'
import { type CornerBoard, cornerBoard } from './corner-board.ts'
import { mazeLand, mazeTitle } from './maze-picture.ts'
import { makeBoard } from './sign-board.ts'
import { SIGN_THEMES, signTask } from './sign-tasks.ts'

interface Plan {
  readonly columns: number
  readonly rows: number
  readonly block: number
  /** Cells of a path along the members of a group. */
  readonly way: readonly [least: number, most: number]
}

/** Columns and rows are odd together: rows of signs are even, and so are the paths from corner to corner. */
const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { columns: 6, rows: 7, block: 1, way: [12, 14] },
  medio: { columns: 8, rows: 9, block: 2, way: [22, 26] },
  desafio: { columns: 11, rows: 12, block: 2, way: [38, 44] },
}

/** Below the board: the band with what helps. */
const HELP_ROOM = 17
const HELP_HEIGHT = 12
/** Water between two stones, as a share of a cell. */
const GAP = 0.14
/** The river beyond its stones, mm. */
const SHORE = 2.6
/** Those who cross a river for what they like. */
const CROSSING = ['coelho', 'cachorro', 'gato', 'rato', 'tartaruga', 'pato', 'sapo', 'caracol', 'joaninha']

export interface SignFacts {
  readonly theme: string
  /** The sign of every cell. */
  readonly signs: readonly string[]
  /** The same in place, in capitals; '' outside the board. */
  readonly rows: readonly (readonly string[])[]
  /** Cells with a common side. */
  readonly beside: readonly (readonly [number, number])[]
  readonly path: readonly number[]
  readonly cellCount: number
  /** The paths of a theme differ by the length of its row. */
  readonly way: number
}

function drawHelp(help: string, pen: Pen): Mark[] {
  const top = CONTENT.y + CONTENT.height - HELP_HEIGHT
  const width = 150
  const x = CONTENT.x + (CONTENT.width - width) / 2
  return [
    pen.shape(box(x, top, width, HELP_HEIGHT, 4), 'white', 0.8),
    centredText(
      CONTENT.x + CONTENT.width / 2,
      top + HELP_HEIGHT / 2,
      help,
      fitTextSize(help, 'display', 6, width - 10),
    ),
  ]
}

/** The river under all stones, and a bank in each of the two corners. */
function drawRiver({ box: board, startBox, goalBox }: CornerBoard, pen: Pen): Drawing {
  const wide = (by: number, { x, y, width, height }: Box) => box(x - by, y - by, width + 2 * by, height + 2 * by, 7)
  return [
    path(wide(SHORE, board), { fill: pen.colour ? inkOf('water') : tint(SOFT_GREY, 0.5), width: 1 }),
    [startBox, goalBox].map((corner) => pen.shape(wide(-0.6, corner), 'meadow', 1)),
  ]
}

/** On a bank. */
const spotIn = ({ x, y, width, height }: Box): Spot => ({
  x: x + width / 2,
  foot: y + height * 0.87,
  size: width * 0.72,
})

function drawPage(options: SheetOptions, random: Random, index: number) {
  const { level, color, title, instruction } = options
  const theme = options.theme ?? SIGN_THEMES[0] ?? ''
  const task = signTask(theme, level)
  const plan = PLANS[level]
  const [help, stretch] = task.order === 'together' ? [task.help, ''] : [undefined, task.stretch]
  const named = { trecho: stretch }
  const height = CONTENT.height - (help ? HELP_ROOM : 0)
  const board = cornerBoard(plan.columns, plan.rows, plan.block, random.chance(0.5), height)
  const { tiling, cell, start, goal } = board
  const [least, most] = task.order === 'in order' ? [task.signs.length, task.signs.length] : plan.way
  const asked = { start, goal, least, most, apart: task.order === 'together' }
  const { way, signs, rows } = makeBoard(task, tiling, asked, random)
  const crossing = random.fork('journey').shuffle(CROSSING)
  const journey = journeyOf(crossing[index % crossing.length])
  const pen = new Pen(color)
  const on = new Set(way)
  const side = cell * (1 - GAP)
  // Numbers of any page may reach a hundred: no page has larger ones than the next.
  const widest = level === 'medio' && signs.every((sign) => /^\d+$/.test(sign)) ? [...signs, '100'] : signs
  const size = Math.min(cell * 0.5, ...widest.map((sign) => fitTextSize(sign, 'display', cell * 0.5, side * 0.72)))
  const stones = tiling.cells.flatMap(({ x, y }, i): PageMark[] => {
    const end = i === start || i === goal
    const stone = (fill: Ink) =>
      rect(x - side / 2, y - side / 2, side, side, { radius: side * 0.36, width: end ? 1.2 : 0.7, fill })
    const painted = color ? YELLOW : SOFT_GREY
    const blank = end ? (color ? inkOf('lime') : SOFT_GREY) : WHITE
    return [answer([stone(on.has(i) ? painted : WHITE)], [stone(blank)]), centredText(x, y, signs[i] ?? '', size)]
  })
  const [from, to] = [spotIn(board.startBox), spotIn(board.goalBox)]
  const marks = [
    ...mazeLand('agua', color, index, 'none'),
    ...marksOf(drawRiver(board, pen)),
    ...stones,
    ...marksOf([drawActor(journey.start, from, { x: to.x, y: to.foot }, color), drawGoal(journey.goal, to, color)]),
    ...(help ? drawHelp(help, pen) : []),
    ...mazeTitle({ title, instruction: withNames(instruction, named) }, color),
  ]
  const facts: SignFacts = {
    theme,
    signs,
    rows,
    beside: tiling.walls.flatMap(({ a, b }) => (b === null ? [] : [[a, b] as const])),
    path: way,
    cellCount: tiling.cells.length,
    way: least,
  }
  return {
    marks,
    whole: true,
    facts,
    items: way.map((i) => signs[i] ?? ''),
    named,
  }
}

export const labirintoDeSinais: SheetKind<PagesFacts<SignFacts>> = {
  id: 'labirinto-de-sinais',
  category: 'labirinto',
  themes: SIGN_THEMES,
  draw: (options) => composeSheet(options, 'way', (random, index) => drawPage(options, random, index)),
}
