/** A board of numbers or letters: the child colours the path from sign to sign, counting on or along a times table. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { JOURNEY_THEMES, journeyOf } from '../../page/journeys.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { BLACK, SOFT_GREY, WHITE, YELLOW } from '../../scene/inks.ts'
import { centredText, rect } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { cornerBoard } from './corner-board.ts'
import { drawScenes, placeInk } from './drawing.ts'
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

/** Below the board: the band with the hint. */
const HINT_ROOM = 17
const HINT_HEIGHT = 12
const GAP = 1.4

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

function drawHint(hint: string, color: boolean, ink: Ink): Mark[] {
  const top = CONTENT.y + CONTENT.height - HINT_HEIGHT
  const width = 150
  const x = CONTENT.x + (CONTENT.width - width) / 2
  return [
    rect(x, top, width, HINT_HEIGHT, { radius: 4, width: 0.5, stroke: BLACK, fill: color ? ink : WHITE }),
    centredText(
      CONTENT.x + CONTENT.width / 2,
      top + HINT_HEIGHT / 2,
      hint,
      fitTextSize(hint, 'display', 6, width - 10),
    ),
  ]
}

function drawPage(options: SheetOptions, random: Random, index: number) {
  const { level, color } = options
  const theme = options.theme ?? SIGN_THEMES[0] ?? ''
  const task = signTask(theme, level)
  const plan = PLANS[level]
  const board = cornerBoard(plan.columns, plan.rows, plan.block, random.chance(0.5), CONTENT.height - HINT_ROOM)
  const { tiling, cell, start, goal } = board
  const [least, most] = task.order === 'in order' ? [task.signs.length, task.signs.length] : plan.way
  const asked = { start, goal, least, most, apart: task.order === 'together' }
  const { way, signs, rows } = makeBoard(task, tiling, asked, random)
  const journeys = random.fork('journey').shuffle(JOURNEY_THEMES)
  const journey = journeyOf(journeys[index % journeys.length])
  const ink = placeInk(journey.place)
  const on = new Set(way)
  const side = cell - GAP
  // Numbers of any page may reach a hundred: no page has larger ones than the next.
  const widest = level === 'medio' && signs.every((sign) => /^\d+$/.test(sign)) ? [...signs, '100'] : signs
  const size = Math.min(cell * 0.5, ...widest.map((sign) => fitTextSize(sign, 'display', cell * 0.5, side * 0.72)))
  const stones = tiling.cells.flatMap(({ x, y }, i): PageMark[] => {
    const end = i === start || i === goal
    const stone = (fill: Ink) =>
      rect(x - side / 2, y - side / 2, side, side, { radius: side * 0.24, width: end ? 1 : 0.5, fill })
    const painted = color ? YELLOW : SOFT_GREY
    const blank = end ? (color ? ink : SOFT_GREY) : WHITE
    return [answer([stone(on.has(i) ? painted : WHITE)], [stone(blank)]), centredText(x, y, signs[i] ?? '', size)]
  })
  const marks = [
    ...stones,
    ...drawScenes(journey, board.startBox, board.goalBox, color),
    ...drawHint(task.hint, color, ink),
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
  return { marks, facts, items: way.map((i) => signs[i] ?? '') }
}

export const labirintoDeSinais: SheetKind<PagesFacts<SignFacts>> = {
  id: 'labirinto-de-sinais',
  category: 'labirinto',
  themes: SIGN_THEMES,
  draw: (options) => composeSheet(options, 'way', (random, index) => drawPage(options, random, index)),
}
