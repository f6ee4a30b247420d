/** The planets in a row over a table of facts on an easel, and questions that the table answers. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { PALE_GREY } from '../../scene/inks.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen, stroke } from '../../studio/pen.ts'
import { bareGround, eveningSky, notePaper, type WatchPlace, watchers } from '../../studio/places/sky-watch.ts'
import { drawnPlanet, hugeSun } from '../../studio/shapes/solar-system.ts'
import type { FactQuestion } from './fact-questions.ts'
import { kilometres, PLANETS } from './planets.ts'

const SUN = { x: 2, y: 82, r: 20 }
/** Middles and radii in the sky, from the Sun outwards. */
const ROW: readonly (readonly [x: number, r: number])[] = [
  [37, 2.6],
  [50, 4.6],
  [65, 4.9],
  [79, 3.4],
  [101, 12],
  [136, 9.6],
  [167, 7],
  [188, 6.8],
]

function skyRow(pen: Pen): Drawing {
  return [
    ROW.map(([x]) => pen.clip(box(9, 58, 192, 46), stroke(circle(SUN.x, SUN.y, x - SUN.x), PALE_GREY, 0.4))),
    hugeSun(pen, SUN.x, SUN.y, SUN.r),
    PLANETS.map(({ name }, i) => {
      const [x, r] = ROW[i] ?? [0, 0]
      return drawnPlanet(pen, name, x, SUN.y, r)
    }),
  ]
}

const TABLE = { x: 22, y: 106, width: 166, header: 13, row: 8.2 }
const HEIGHT = TABLE.header + TABLE.row * PLANETS.length
/** Left edges of the columns, from the left of the table. */
const COLUMNS = [0, 12, 50, 88, 128]
const HEADS = [
  ['nº'],
  ['planeta'],
  ['diâmetro', '(km)'],
  ['uma volta em', 'torno do Sol'],
  ['um giro em', 'torno de si'],
]
const middleOf = (column: number) => TABLE.x + ((COLUMNS[column] ?? 0) + (COLUMNS[column + 1] ?? TABLE.width)) / 2

function table(pen: Pen): Drawing {
  const { x, y, width, header, row } = TABLE
  const lines = PLANETS.map((_, i) => `M${x} ${y + header + i * row}h${width}`)
  const walls = COLUMNS.slice(1).map((left) => `M${x + left} ${y}v${HEIGHT}`)
  return [
    pen.rope(`M${x + 8} ${y + HEIGHT}l-5 28M${x + width - 8} ${y + HEIGHT}l5 28`, 3, 'woodDark', 0.9),
    pen.shape(box(x - 3, y - 3, width + 6, HEIGHT + 6, 3), 'woodPale', 1.1),
    pen.shape(box(x, y, width, HEIGHT), 'white', 0.9),
    pen.shape(box(x, y, width, header), 'yellowPale', 0.9),
    PLANETS.map((_, i) => (i % 2 ? pen.shape(box(x, y + header + i * row, width, row), 'cream', null) : [])),
    stroke(lines.join('') + walls.join(''), PALE_GREY, 0.5),
    pen.shape(box(x, y, width, HEIGHT), null, 0.9),
    HEADS.map((words, column) =>
      words.map((word, i) =>
        pen.text(middleOf(column), y + (words.length === 1 ? 8 : 5.6 + i * 5), word, 4.2, { font: 'text' }),
      ),
    ),
    pen.text(x + width / 2, y + HEIGHT + 9.4, 'No desenho, tamanhos e distâncias fora de escala.', 3.4, {
      font: 'text',
    }),
    PLANETS.map((planet, i) => {
      const base = y + header + i * row + row / 2 + 1.7
      const cells = [i + 1, planet.name, kilometres(planet.diameter), planet.yearText, planet.spinText]
      return cells.map((cell, column) =>
        pen.text(middleOf(column), base, cell, 4.8, column === 1 ? {} : { font: 'text' }),
      )
    }),
  ]
}

const notesOf = (isMirrored: boolean): Box => ({ x: isMirrored ? 44 : 54, y: 201, width: 112, height: 82 })
/** A question and, below it, the line for its answer. */
const [FIRST, STEP, TO_LINE, INDENT, SIZE] = [6.6, 15.6, 8.6, 4, 4.5]

function questionLines(pen: Pen, notes: Box, questions: readonly FactQuestion[]): PageMark[] {
  const left = notes.x + INDENT
  const right = notes.x + notes.width - INDENT
  return questions.flatMap(({ asks, answer }, i): PageMark[] => {
    const base = notes.y + FIRST + i * STEP
    const says = `${i + 1}. ${asks}`
    const size = fitTextSize(says, 'text', SIZE, right - left)
    return [
      pen.text(left, base, says, size, { font: 'text', anchor: 'start' }),
      pen.line(`M${left + 5} ${base + TO_LINE}H${right}`, 0.6),
      writtenAnswer(left + 7, base + TO_LINE - 3, answer, 5, { anchor: 'start' }),
    ]
  })
}

export function factPage(
  pen: Pen,
  place: WatchPlace,
  variant: number,
  isMirrored: boolean,
  questions: readonly FactQuestion[],
): PageMark[] {
  const notes = notesOf(isMirrored)
  return [
    ...marksOf([
      eveningSky(pen),
      skyRow(pen),
      bareGround(pen, place, 168),
      table(pen),
      notePaper(pen, notes),
      watchers(pen, variant, isMirrored),
    ]),
    ...questionLines(pen, notes, questions),
  ]
}
