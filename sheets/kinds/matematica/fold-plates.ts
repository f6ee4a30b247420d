/** Plates beside a net: what it becomes, a guess among three solids, what the solid has, a line of help. */
import type { Box } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path } from '../../scene/marks.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { plainPaint } from './fold-puzzles.ts'
import type { Size } from './fold-rooms.ts'
import { type Model, seen } from './fold-views.ts'

export type Plate = Size & { readonly draw: (pen: Pen, room: Box) => PageMark[] }

const plate = (pen: Pen, { x, y, width, height }: Box): Drawing => pen.shape(box(x, y, width, height, 3), 'cream', 0.8)

const arrow = (pen: Pen, x: number, y: number): Drawing => [
  pen.line(`M${x - 3} ${y}h5`, 1),
  pen.line(`M${x} ${y - 2.2}l2.400 2.200l-2.400 2.200`, 1),
]

/** The net half folded, an arrow, the finished thing. */
export const becoming = (model: Model): Plate => ({
  width: 66,
  height: 32,
  draw: (pen, room) =>
    marksOf([
      plate(pen, room),
      seen(pen, model, 0.5, { x: room.x + 17, foot: room.y + 28, width: 28, height: 24 }),
      arrow(pen, room.x + 35, room.y + 17),
      seen(pen, model, 1, { x: room.x + 51, foot: room.y + 29, width: 25, height: 26 }),
    ]),
})

const ROW = 14.4

/** A line for each thing to count, with its box. */
export const counted = (rows: readonly (readonly [words: string, value: number])[]): Plate => ({
  width: Math.max(37, ...rows.map(([words]) => measureText(words, 'text', 4.4) + 20)),
  height: rows.length * ROW + 1.6,
  draw: (pen, room) => [
    ...marksOf(plate(pen, room)),
    ...rows.flatMap(([words, value], i): PageMark[] => {
      const y = room.y + 1.5 + i * ROW
      const slot = room.x + room.width - 8.2
      return [
        ...marksOf([
          pen.text(room.x + 3, y + 8.2, words, 4.4, { font: 'text', anchor: 'start' }),
          pen.shape(box(slot - 6.5, y, 13, 13, 2), 'white', 0.8),
        ]),
        writtenAnswer(slot, y + 6.5, String(value), 7.4),
      ]
    }),
  ],
})

const LETTERS = ['A', 'B', 'C']
const OPTION = 25

/** Three solids, one of which the net becomes. */
export const guessed = (solids: readonly Model[], right: number): Plate => ({
  width: OPTION * 3 + 3,
  height: 38,
  draw: (pen, room) => [
    ...marksOf(plate(pen, room)),
    ...solids.flatMap((solid, i): PageMark[] => {
      const x = room.x + 1.5 + OPTION * (i + 0.5)
      const y = room.y + 32
      const plain: Model = { ...solid, paint: plainPaint(solid.net, 'bluePale') }
      return [
        ...marksOf([
          seen(pen, plain, 1, { x, foot: room.y + 25.6, width: 20, height: 22 }),
          pen.shape(circle(x, y, 3.8), 'white', 0.7),
          pen.text(x, y + 1.7, LETTERS[i] ?? '', 4.8),
        ]),
        ...(i === right ? [answer([path(circle(x, y, 5), { stroke: ANSWER_RED, width: 1.1 })])] : []),
      ]
    }),
  ],
})

/** Some lines of help. */
export const told = (lines: readonly string[]): Plate => ({
  width: Math.max(...lines.map((line) => measureText(line, 'text', 4.4))) + 10,
  height: lines.length * 6 + 5,
  draw: (pen, room) =>
    marksOf([
      plate(pen, room),
      lines.map((line, i) => pen.text(room.x + room.width / 2, room.y + 7.4 + i * 6, line, 4.4, { font: 'text' })),
    ]),
})
