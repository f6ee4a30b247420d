/** Pieces cut out of the chart of 100, pinned to the cork board of a classroom. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { taskTitle } from '../../page/picture-page.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { rect } from '../../scene/marks.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { CHILDREN, castOfPage } from '../../studio/cast/people.ts'
import { box, circle } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { CORK, corkBoard } from '../../studio/places/cork-board.ts'
import { type ChartPiece, COLUMNS, columnOf, GIVEN_GREY, rowOf, square } from './chart-of-100.ts'
import { clueOf } from './whole-chart.ts'

/** Of the paper around the numbers of a piece; in the chart two of them may meet at a corner. */
const [MARGIN, MARGIN_IN_CHART] = [1.6, 0.3]
const LARGEST = 17
const CHART_SIDE = 16.6

/** A square with a calculation; its result is written below it. */
function clueSquare(n: number, x: number, y: number, side: number, pen: Pen): PageMark[] {
  return [
    rect(x, y, side, side, { width: 0.5, fill: GIVEN_GREY }),
    answer([], marksOf(pen.text(x + side / 2, y + side * 0.34, clueOf(n, 'desafio'), side * 0.26))),
    writtenAnswer(x + side / 2, y + side * 0.66, String(n), side * 0.46),
  ]
}

interface Cut {
  /** Of a square, and of the paper around the squares, mm. */
  readonly side: number
  readonly margin: number
  /** The numbers that are given are calculations. */
  readonly clues?: boolean
}

/** The paper of a piece with its pin, and its squares; the square of number 1 would have its corner at (x, y). */
function pinned(pen: Pen, piece: ChartPiece, x: number, y: number, { side, margin, clues = false }: Cut): PageMark[] {
  const at = (n: number) => ({ x: x + columnOf(n) * side, y: y + rowOf(n) * side })
  const paper = piece.numbers.map((n) =>
    box(at(n).x - margin, at(n).y - margin, side + 2 * margin, side + 2 * margin, 0.6),
  )
  const [first = 1] = piece.numbers
  return [
    ...marksOf(pen.union(paper, 'white', 0.6)),
    ...piece.numbers.flatMap((n) =>
      clues && piece.given.includes(n)
        ? clueSquare(n, at(n).x, at(n).y, side, pen)
        : square(n, at(n).x, at(n).y, side, { given: piece.given.includes(n), color: pen.colour }),
    ),
    pen.shape(circle(at(first).x + side / 2, at(first).y - margin - 0.8, 1.4), 'red', 0.6),
  ]
}

/** The whole chart in pale lines: each piece is where it was cut. */
function inChart(page: readonly ChartPiece[], pen: Pen): PageMark[] {
  const whole = CHART_SIDE * COLUMNS
  const [left, top] = [CORK.x + (CORK.width - whole) / 2, CORK.y + (CORK.height - whole) / 2]
  const lines = Array.from({ length: COLUMNS - 1 }, (_, i) => {
    const step = (i + 1) * CHART_SIDE
    return `M${left + step} ${top}v${whole}M${left} ${top + step}h${whole}`
  })
  return [
    pen.shape(box(left, top, whole, whole), 'white', 0.8),
    pen.line(lines.join(''), 0.3, 'grey', pen.colour ? undefined : [1, 1.4]),
    ...page.flatMap((piece) => pinned(pen, piece, left, top, { side: CHART_SIDE, margin: MARGIN_IN_CHART })),
  ]
}

function inCell(pen: Pen, piece: ChartPiece, cell: Box, clues: boolean): PageMark[] {
  const [columns, rows] = [piece.numbers.map(columnOf), piece.numbers.map(rowOf)]
  const [left, top] = [Math.min(...columns), Math.min(...rows)]
  const [wide, high] = [Math.max(...columns) - left + 1, Math.max(...rows) - top + 1]
  const side = Math.min(LARGEST, (cell.width - 6) / wide, (cell.height - 10) / high)
  const x = middleX(cell) - (wide / 2 + left) * side
  const y = middleY(cell) + 1.2 - (high / 2 + top) * side
  return pinned(pen, piece, x, y, { side, margin: MARGIN, clues })
}

export function drawPieces(
  options: SheetOptions,
  page: readonly ChartPiece[],
  [columns, rows]: readonly [number, number],
  seed: number,
): PageMark[] {
  const pen = new Pen(options.color)
  const cells = cellsOf(columns, rows, { box: CORK, gap: 2 })
  return [
    ...marksOf(corkBoard(pen, castOfPage(CHILDREN, seed), seed)),
    ...taskTitle(pen, options),
    ...(options.level === 'facil'
      ? inChart(page, pen)
      : eachCell(page, cells, (piece, cell) => inCell(pen, piece, cell, options.level === 'desafio')).flat()),
  ]
}
