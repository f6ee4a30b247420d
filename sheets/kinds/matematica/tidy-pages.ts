/** Pages of tidying: a cupboard to number, things to sort into boxes, a case of holes to fill. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { box, circle } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import {
  BOARD_HEIGHT,
  BOARDS,
  CASE,
  CRATE,
  CRATES,
  caseRoom,
  crateRoom,
  cupboardRoom,
} from '../../studio/places/tidy-rooms.ts'
import { orderOf } from '../../studio/shapes/graded-things.ts'
import { RADII, SORTED, sortedThing, THIRDS, valueSign, wordOf } from '../../studio/shapes/sorted-things.ts'
import { type CaseTask, KIND_AT, type OrderTask, type SortTask } from './tidy-facts.ts'

const BOX = 13.4
const [FIRST_COLUMN, COLUMN] = [37, 45.4]

const writingBox = (pen: Pen, cx: number, cy: number, side = BOX) =>
  pen.shape(box(cx - side / 2, cy - side / 2, side, side, 2.2), 'white', 0.9)

export function orderPage(pen: Pen, task: OrderTask, who: CastName): PageMark[] {
  return [
    ...marksOf(cupboardRoom(pen, task.place, who)),
    ...task.rows.flatMap(({ series, grades, looks }, row): PageMark[] => {
      const foot = BOARDS[row] ?? BOARDS[0]
      const cy = foot + 2.2 + BOX / 2
      const label = foot + BOARD_HEIGHT - 7.2
      return [
        ...marksOf([
          pen.shape(box(56, label, 98, 6.2, 2), 'white', null),
          pen.text(105, label + 4.7, orderOf(series), 5),
        ]),
        ...grades.flatMap((grade, i): PageMark[] => {
          const x = FIRST_COLUMN + i * COLUMN
          return [
            ...marksOf([pen.at(x, foot, 1, (own) => series.draw(own, grade, looks[i] ?? 0)), writingBox(pen, x, cy)]),
            writtenAnswer(x, cy, String(grade + 1), 8),
          ]
        }),
      ]
    }),
  ]
}

const LETTERS = 'ABC'
/** Half a sign beside its word, mm. */
const SIGN = 3.6
const CELLS = { x: [45, 105, 165], y: [146, 200, 254] }

/** Turned a little, as things are that were thrown down. */
const TURNS = [-14, 9, -6, 16, -10, 5, 12, -16, 7]

export function sortPage(pen: Pen, { place, attribute, things }: SortTask): PageMark[] {
  const kind = KIND_AT[place]
  const labelY = CRATE.top + 9.6 + CRATE.plate / 2
  return [
    ...marksOf([
      crateRoom(pen, place),
      CRATES.map((cx, i) => {
        const value = THIRDS[i] ?? 0
        const word = wordOf(kind, attribute, value, pen.colour)
        return [
          pen.text(cx - 17.6, labelY + 2.7, LETTERS.charAt(i), 7.6),
          pen.text(cx - 12.6, labelY + 1.8, word, fitTextSize(word, 'display', 5, 20.8), { anchor: 'start' }),
          pen.at(cx + 15, labelY, 1, (own) => valueSign(own, kind, attribute, value, SIGN)),
        ]
      }),
    ]),
    ...things.flatMap((thing, i): PageMark[] => {
      const [x, y] = [CELLS.x[i % 3] ?? 0, CELLS.y[Math.floor(i / 3)] ?? 0]
      return [
        ...marksOf([
          pen.at(x - 9, y, 1, (own) => sortedThing(own, kind, thing), { turn: TURNS[i] ?? 0 }),
          writingBox(pen, x + 16.6, y + 5),
        ]),
        writtenAnswer(x + 16.6, y + 5, LETTERS.charAt(thing[attribute]), 8),
      ]
    }),
  ]
}

const holeOf = (i: number) => ({
  left: CASE.x + CASE.head + (i % 3) * CASE.width,
  top: CASE.y + CASE.top + Math.floor(i / 3) * CASE.row,
})

function headings(pen: Pen, { place, attributes: [rows, columns] }: CaseTask): PageMark[] {
  const kind = KIND_AT[place]
  return marksOf(
    THIRDS.map((value) => {
      const [left, top] = [CASE.x + CASE.head + value * CASE.width, CASE.y + CASE.top + value * CASE.row]
      const [rowWord, columnWord] = [wordOf(kind, rows, value, pen.colour), wordOf(kind, columns, value, pen.colour)]
      return [
        pen.shape(box(left + 1.6, CASE.y + 1, CASE.width - 3.2, CASE.top - 2, 2), 'white', 0.8),
        pen.at(left + 9, CASE.y + CASE.top / 2, 1, (own) => valueSign(own, kind, columns, value, SIGN)),
        pen.text(left + 16, CASE.y + CASE.top / 2 + 1.8, columnWord, fitTextSize(columnWord, 'display', 5, 30), {
          anchor: 'start',
        }),
        pen.shape(box(CASE.x + 1, top + 1.6, CASE.head - 2, CASE.row - 3.2, 2), 'white', 0.8),
        pen.at(CASE.x + CASE.head / 2, top + 13, 1, (own) => valueSign(own, kind, rows, value, 6)),
        pen.text(CASE.x + CASE.head / 2, top + 28, rowWord, fitTextSize(rowWord, 'display', 5, CASE.head - 6)),
      ]
    }),
  )
}

const LOOSE_X = [36, 82, 128, 174]
const LOOSE_Y = 222
const NOTE = { x: 15, y: 256, width: 180, height: 25 }
/** In a hole: middle of the thing, and of the box, from its left upper corner. */
const [THING_AT, BOX_AT] = [
  [17.4, 18],
  [40.1, 26.8],
] as const
/** A large thing has room beside it. */
const HOLE_BOX = 11.6

export function casePage(pen: Pen, task: CaseTask): PageMark[] {
  const kind = KIND_AT[task.place]
  const { article, name } = SORTED[kind]
  return [
    ...marksOf([
      caseRoom(pen, task.place),
      pen.shape(box(NOTE.x, NOTE.y, NOTE.width, NOTE.height, 3), 'white', 1),
      pen.text(105, NOTE.y + 10, `Um lugar fica sem número: ${article} ${name} não está na mesa.`, 5.6, {
        font: 'text',
      }),
      pen.text(105, NOTE.y + 19, `Desenhe ${article === 'a' ? 'essa' : 'esse'} ${name} no lugar.`, 5.6),
    ]),
    ...headings(pen, task),
    ...task.things.flatMap((thing, i): PageMark[] => {
      const { left, top } = holeOf(i)
      const number = task.loose.indexOf(i) + 1
      const isOpen = number > 0 || i === task.missing
      const at = (dx: number, dy: number) => pen.at(left + dx, top + dy, 1, (own) => sortedThing(own, kind, thing))
      if (!isOpen) return marksOf(at(CASE.width / 2, CASE.row / 2))
      return [
        ...marksOf(writingBox(pen, left + BOX_AT[0], top + BOX_AT[1], HOLE_BOX)),
        number > 0
          ? writtenAnswer(left + BOX_AT[0], top + BOX_AT[1], String(number), 7)
          : answer(marksOf(at(...THING_AT))),
      ]
    }),
    ...marksOf(
      task.loose.map((i, n) => {
        const thing = task.things[i]
        const x = LOOSE_X[n] ?? 0
        return [
          thing ? pen.at(x + 4, LOOSE_Y, 1, (own) => sortedThing(own, kind, thing), { turn: TURNS[n] ?? 0 }) : [],
          pen.shape(circle(x + 4 - RADII[2] - 6.6, LOOSE_Y - 12, 4.8), 'yellow', 0.9),
          pen.text(x + 4 - RADII[2] - 6.6, LOOSE_Y - 9.7, n + 1, 6.4),
        ]
      }),
    ),
  ]
}
