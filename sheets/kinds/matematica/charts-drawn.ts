/** Charts and tables as marks: columns of squares, a field of things to count, a table with two entries. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, eachCell, middleX } from '../../page/cells.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { BLUE, GREY, ORANGE, PALE_GREY, SAND, tint } from '../../scene/inks.ts'
import { answerBox, centredText, line, rect, text } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'

/** Columns of a chart, and its highest value. */
export const [COLUMNS, MOST] = [5, 10]
export const TABLE_ROWS = ['1º ano', '2º ano', '3º ano'] as const

/** The words around a chart or a table. */
export interface ChartWords {
  readonly title: string
  /** Beside the numbers, and below the pictures. */
  readonly axes: readonly [up: string, along: string]
  /** Origin of the numbers. */
  readonly source?: string
}

export interface ChartLook {
  readonly color: boolean
  readonly words: ChartWords
  /** Empty squares up to the top, to be coloured. */
  readonly blank: boolean
  /** Draws the columns. */
  readonly ink: ((column: number) => Ink) | null
}

/** Room for the title, and for the name of an axis or the source, mm. */
const [TITLE, AXIS] = [8, 6]

const small = (x: number, y: number, words: string, anchor: 'start' | 'middle' | 'end') =>
  text(x, y, words, 3.9, { font: 'text', anchor })

const titleOver = (box: Box, { title }: ChartWords) => text(middleX(box), box.y + 4.6, title, 5.4)

/** A column chart with squares to count, the pictures below their columns. */
export function drawChart(pictures: readonly Picture[], counts: readonly number[], box: Box, look: ChartLook): Mark[] {
  const { axes, source } = look.words
  const [axis, foot] = [10, 20 + AXIS]
  const top = box.y + TITLE + AXIS
  const ground = box.y + box.height - foot
  const step = (ground - top) / MOST
  const width = (box.width - axis) / pictures.length
  const left = box.x + axis
  const bottom = box.y + box.height - 1
  return [
    titleOver(box, look.words),
    small(box.x, top - 4, axes[0], 'start'),
    small(left + (box.width - axis) / 2, bottom, axes[1], 'middle'),
    ...(source ? [small(box.x + box.width, bottom, source, 'end')] : []),
    ...Array.from({ length: MOST + 1 }, (_, n): Mark[] => [
      line(left, ground - n * step, box.x + box.width, ground - n * step, {
        stroke: n === 0 ? GREY : PALE_GREY,
        width: 0.35,
      }),
      text(left - 2.5, ground - n * step + 1.4, String(n), 4, { font: 'text', anchor: 'end' }),
    ]).flat(),
    ...pictures.flatMap((picture, i): Mark[] => {
      const x = left + i * width + width * 0.2
      const count = counts[i] ?? 0
      return [
        ...Array.from({ length: look.blank ? MOST : count }, (_, n) =>
          rect(x, ground - (n + 1) * step, width * 0.6, step, {
            width: 0.4,
            stroke: GREY,
            ...(look.ink && n < count && { fill: look.ink(i) }),
          }),
        ),
        drawPicture(picture, {
          cx: x + width * 0.3,
          cy: ground + (foot - AXIS) / 2 + 0.5,
          size: foot - AXIS - 3,
          color: look.color,
        }),
      ]
    }),
    line(left, top - 2, left, ground, { width: 0.8 }),
    line(left, ground, box.x + box.width, ground, { width: 0.8 }),
  ]
}

/** All things in one field, without touching each other: the child counts them and crosses them out. */
export function drawField(
  pictures: readonly Picture[],
  counts: readonly number[],
  box: Box,
  color: boolean,
  random: Random,
): Mark[] {
  const [columns, rows] = [10, 3]
  const cells = random.shuffle(
    cellsOf(columns, rows, {
      box: { x: box.x + 4, y: box.y + 4, width: box.width - 8, height: box.height - 8 },
      gap: 2,
    }),
  )
  const all = pictures.flatMap((picture, i) => Array.from({ length: counts[i] ?? 0 }, () => picture))
  return [
    rect(box.x, box.y, box.width, box.height, { radius: 5, width: 0.6, ...(color && { fill: tint(SAND, 0.4) }) }),
    ...eachCell(all, cells, (picture, cell) =>
      drawPicture(picture, {
        cx: middleX(cell),
        cy: cell.y + cell.height / 2,
        size: Math.min(cell.width, cell.height) * 0.96,
        color,
      }),
    ),
  ]
}

export function drawTable(
  pictures: readonly Picture[],
  counts: readonly (readonly number[])[],
  area: Box,
  color: boolean,
  words: ChartWords,
): Mark[] {
  const box = { ...area, y: area.y + TITLE, height: area.height - TITLE - AXIS }
  const header = 26
  const first = 34
  const width = (box.width - first) / pictures.length
  const height = (box.height - header) / TABLE_ROWS.length
  return [
    titleOver(area, words),
    small(box.x, box.y + box.height + 4.6, words.source ?? '', 'start'),
    rect(box.x, box.y, box.width, header, { width: 0.5, ...(color && { fill: tint(BLUE, 0.4) }) }),
    text(box.x + first / 2, box.y + header / 2 + 2, 'Turma', 5.2),
    ...pictures.flatMap((picture, i): Mark[] => [
      drawPicture(picture, { cx: box.x + first + (i + 0.5) * width, cy: box.y + 9.5, size: 16, color }),
      text(box.x + first + (i + 0.5) * width, box.y + header - 2.6, picture.name, 4.6, { font: 'text' }),
    ]),
    ...TABLE_ROWS.flatMap((name, r): Mark[] => {
      const y = box.y + header + r * height
      return [
        rect(box.x, y, first, height, { width: 0.5, ...(color && { fill: tint(ORANGE, 0.4) }) }),
        centredText(box.x + first / 2, y + height / 2, name, 5.6),
        ...pictures.flatMap((_, i): Mark[] => [
          rect(box.x + first + i * width, y, width, height, { width: 0.5 }),
          centredText(box.x + first + (i + 0.5) * width, y + height / 2, String(counts[r]?.[i] ?? 0), 7),
        ]),
      ]
    }),
    rect(box.x, box.y, box.width, box.height, { width: 1 }),
  ]
}

/** Boxes for the number of each thing, below the chart that is coloured. */
export function drawTotals(
  pictures: readonly Picture[],
  counts: readonly number[],
  box: Box,
  color: boolean,
): PageMark[] {
  return eachCell(pictures, cellsOf(pictures.length, 1, { box, gap: 4 }), (picture, cell, i): PageMark[] => [
    drawPicture(picture, { cx: cell.x + 8, cy: cell.y + cell.height / 2, size: 13, color }),
    answerBox(cell.x + 17, cell.y + (cell.height - 13) / 2, 13, 13),
    writtenAnswer(cell.x + 23.5, cell.y + cell.height / 2, String(counts[i]), 7.4),
  ]).flat()
}
