/** A scene across the page, below it a paper with its text, marked words and lines for the answers. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { Level, Mark } from '../../scene/scene.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { sceneAcross } from '../../studio/scenes/strip.ts'
import { type LinkedText, marksIn, partsOf, RELATIONS } from './linked-texts.ts'

export interface LinkTask {
  readonly level: Level
  readonly text: LinkedText
  /** Words to choose from, in their order; none where the answer is in the text. */
  readonly bank: readonly string[]
}

/** Lower edge of the scene, mm. */
const FOOT = 162
const PAPER = { x: 15.5, y: 157.5, width: 179, height: 125 }
const [SIZE, LEADING, GAP] = [5.5, 8.7, 27]
const [LEFT, RIGHT] = [PAPER.x + 5, PAPER.x + PAPER.width - 5]

interface Piece {
  readonly words: string
  readonly width: number
  /** Number of its mark, from 1. */
  readonly number?: number
  readonly isGap?: boolean
  /** No space before it. */
  readonly joins?: boolean
}

const NUMBER = 6

/** The text in pieces between spaces; a mark keeps its words together. */
function piecesOf({ text }: LinkedText, isGapped: boolean): Piece[] {
  let number = 0
  let joins = false
  return partsOf(text).flatMap((part): Piece[] => {
    if ('word' in part) {
      number += 1
      const width = NUMBER + (isGapped ? GAP : measureText(part.word, 'text', SIZE))
      const piece = { words: part.word, width, number, isGap: isGapped, joins }
      joins = false
      return [piece]
    }
    const startsJoined = !part.plain.startsWith(' ')
    joins = !part.plain.endsWith(' ')
    return part.plain
      .trim()
      .split(' ')
      .map((words, i) => ({
        words,
        width: measureText(words, 'text', SIZE),
        joins: i === 0 && startsJoined,
      }))
  })
}

interface Placed extends Piece {
  readonly x: number
  readonly base: number
}

/** Pieces in lines; one that joins the piece before stays on its line. */
function placed(pieces: readonly Piece[], top: number): Placed[] {
  const space = measureText('n n', 'text', SIZE) - 2 * measureText('n', 'text', SIZE)
  let [x, base] = [LEFT + 5, top]
  return pieces.map((piece, i) => {
    const next = pieces[i + 1]
    const needed = piece.width + (next?.joins ? next.width : 0)
    const gap = piece.joins || x === LEFT ? 0 : space
    if (!piece.joins && x + gap + needed > RIGHT) [x, base] = [LEFT, base + LEADING]
    else x += i === 0 ? 0 : gap
    const at = { ...piece, x, base }
    x += piece.width
    return at
  })
}

const tag = (pen: Pen, x: number, base: number, number: number): Drawing => [
  pen.shape(circle(x, base - 1.8, 2.3), 'yellow', 0.6),
  pen.text(x, base - 0.6, number, 3.5),
]

function printedText(pen: Pen, pieces: readonly Placed[]): PageMark[] {
  return pieces.flatMap(({ words, width, number, isGap, x, base }): PageMark[] => {
    if (number === undefined) return [pen.text(x, base, words, SIZE, { font: 'text', anchor: 'start' })]
    const [from, to] = [x + NUMBER, x + width]
    return [
      ...marksOf([
        tag(pen, x + 3.2, base, number),
        pen.line(`M${from} ${base + 1.4}H${to}`, 0.8),
        isGap ? [] : pen.text(from, base, words, SIZE, { font: 'text', anchor: 'start' }),
      ]),
      ...(isGap ? [writtenAnswer((from + to) / 2, base - 1.8, words, 5)] : []),
    ]
  })
}

/** Words to choose from in a row on a strip. */
function bankStrip(pen: Pen, bank: readonly string[], y: number): Drawing {
  const size = Math.min(
    5.2,
    (5.2 * (RIGHT - LEFT - 30)) / bank.reduce((sum, one) => sum + measureText(one, 'display', 5.2), 0),
  )
  const widths = bank.map((one) => measureText(one, 'display', size))
  const gap = (RIGHT - LEFT - 8 - widths.reduce((sum, one) => sum + one, 0)) / (bank.length - 1)
  let x = LEFT + 4
  return [
    pen.shape(box(LEFT, y, RIGHT - LEFT, 10, 3), 'yellowPale', 0.8),
    bank.map((word, i) => {
      const at = x
      x += (widths[i] ?? 0) + gap
      return pen.text(at, y + 6.7, word, size, { anchor: 'start' })
    }),
  ]
}

/** A numbered line for each mark, in two columns. */
function answerLines(
  pen: Pen,
  answers: readonly (readonly [label: string, answer: string])[],
  top: number,
  step: number,
) {
  const half = (RIGHT - LEFT - 8) / 2
  return answers.flatMap(([label, answer], i): PageMark[] => {
    const [x, base] = [LEFT + (i % 2) * (half + 8), top + Math.floor(i / 2) * step]
    const from = x + 8 + (label ? measureText(label, 'text', 5) + 2 : 0)
    return [
      ...marksOf([
        tag(pen, x + 3, base, i + 1),
        label ? pen.text(x + 8, base, label, 5, { font: 'text', anchor: 'start' }) : [],
        pen.line(`M${from} ${base + 1}H${x + half}`, 0.7),
      ]),
      writtenAnswer(
        (from + x + half) / 2,
        base - 2.8,
        answer,
        fitTextSize(answer, 'display', 5.2, x + half - from - 2),
      ),
    ]
  })
}

/** Relations to choose from, in the free cell of the last row. */
function relationList(pen: Pen, base: number): Mark[] {
  const x = (LEFT + RIGHT) / 2 + 8
  return [RELATIONS.slice(0, 3), RELATIONS.slice(3)].map((row, i) =>
    pen.text(x, base - 4.4 + i * 6.4, row.join(', '), 4.8, { anchor: 'start' }),
  )
}

export function linkedPage(pen: Pen, { level, text, bank }: LinkTask): PageMark[] {
  const isGapped = level === 'desafio'
  const pieces = placed(piecesOf(text, isGapped), PAPER.y + 19)
  const end = Math.max(...pieces.map(({ base }) => base))
  const foot = PAPER.y + PAPER.height
  const asked = marksIn(text.text)
  const hasBank = bank.length > 0
  const first = end + (hasBank ? 25.5 : 17)
  const step = Math.min(20, (foot - 6 - first) / 2)
  return [
    sceneAcross(text.place, text.cast, { x: 9, y: 19, width: 192, height: FOOT - 19 }, pen.colour),
    ...marksOf([
      pen.shape(box(0, FOOT - 1, 214, 130), 'cream', null),
      notePaper(pen, PAPER),
      pen.text(105, PAPER.y + 9.6, text.title, 6.4),
      hasBank ? bankStrip(pen, bank, end + 5) : [],
    ]),
    ...printedText(pen, pieces),
    ...(isGapped ? relationList(pen, first + 2 * step) : []),
    ...answerLines(
      pen,
      asked.map(({ word, answer }) => [level === 'facil' ? word.toLowerCase() : '', answer] as const),
      first,
      step,
    ),
  ]
}
