/** A scene across the page, below it a paper with its text, marked words and lines for the answers. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { Level } from '../../scene/scene.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { sceneAcross } from '../../studio/scenes/strip.ts'
import { type LinkedText, marksIn, partsOf, RELATIONS } from './linked-texts.ts'

export interface LinkTask {
  readonly level: Level
  readonly text: LinkedText
  /** Words to choose from, in their order; none where the answer is in the text. */
  readonly bank: readonly string[]
}

/** Upper edge of the scene, below the title, and its lower edge, mm. */
const [HEAD, FOOT] = [54, 157]
const PAPER = { x: 15.5, y: 162, width: 179, height: 117.5 }
const [SIZE, LEADING, GAP] = [5.5, 8.2, 26]
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
const STRIP_ROW = 8
/** Width of a scene with what is beside its middle, mm; at the farm less, for no scrap of the barn below the title. */
const widthOf = (place: string) => (place === 'sitio' ? 203 : 218)

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

/** Words to choose from in rows on a strip, each row below its label. */
function bankStrip(
  pen: Pen,
  rows: readonly (readonly [label: string, words: readonly string[]])[],
  y: number,
): Drawing {
  const labelWidth = Math.max(...rows.map(([label]) => (label ? measureText(label, 'text', 4.8) + 4 : 0)))
  const from = LEFT + 4 + labelWidth
  return [
    pen.shape(box(LEFT, y, RIGHT - LEFT, 1.6 + rows.length * STRIP_ROW, 3), 'yellowPale', 0.8),
    rows.map(([label, words], row) => {
      const base = y + 6.4 + row * STRIP_ROW
      const room = RIGHT - 4 - from
      const wide = words.reduce((sum, one) => sum + measureText(one, 'display', 5.2), 0)
      const size = Math.min(5.2, (5.2 * (room - 24)) / wide)
      const gap = (room - (wide * size) / 5.2) / (words.length - 1)
      let x = from
      return [
        label ? pen.text(LEFT + 4, base, label, 4.8, { anchor: 'start', font: 'text' }) : [],
        words.map((word, i) => {
          const at = x
          const shown = label && i < words.length - 1 ? `${word},` : word
          x += measureText(word, 'display', size) + gap
          return pen.text(at, base, shown, size, { anchor: 'start' })
        }),
      ]
    }),
  ]
}

/** A numbered line for each mark, in columns. */
function answerLines(
  pen: Pen,
  answers: readonly (readonly [label: string, answer: string])[],
  top: number,
  step: number,
  columns: number,
) {
  const half = (RIGHT - LEFT - 8 * (columns - 1)) / columns
  return answers.flatMap(([label, answer], i): PageMark[] => {
    const [x, base] = [LEFT + (i % columns) * (half + 8), top + Math.floor(i / columns) * step]
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

/** Walls behind the title, in the colour of their room; a place without one is in the open. */
const WALLS: Readonly<Record<string, Fill>> = {
  biblioteca: 'bluePale',
  escola: 'yellowPale',
  quarto: 'purplePale',
  junina: 'purplePale',
}

/** The scene of a place from the title down to a height, below it the boards of a table. */
export const sceneBehind = (
  pen: Pen,
  { place, cast }: Pick<LinkedText, 'place' | 'cast'>,
  foot: number,
): PageMark[] => [
  ...marksOf(pen.shape(box(0, 8, 214, 60), WALLS[place] ?? 'sky', null)),
  sceneAcross(place, cast, { x: 9, y: HEAD, width: 192, height: foot - HEAD }, pen.colour, widthOf(place)),
  ...marksOf([
    pen.line(`M0 ${HEAD}H214`, 1.1),
    pen.shape(box(-4, foot, 222, 297 - foot), 'woodPale', 1.1),
    pen.line(`M-4 ${foot + 2.6}H218`, 0.6, 'wood'),
  ]),
]

export function linkedPage(pen: Pen, { level, text, bank }: LinkTask): PageMark[] {
  const isGapped = level === 'desafio'
  const pieces = placed(piecesOf(text, isGapped), PAPER.y + 17.4)
  const end = Math.max(...pieces.map(({ base }) => base))
  const foot = PAPER.y + PAPER.height
  const strip = isGapped
    ? ([
        ['Palavras:', bank],
        ['Relações:', RELATIONS],
      ] as const)
    : ([['', bank]] as const)
  const hasBank = bank.length > 0
  const first = end + (hasBank ? 16.4 + strip.length * STRIP_ROW : 15)
  const columns = isGapped ? 3 : 2
  const step = Math.min(17, (foot - 6 - first) / (isGapped ? 1 : 2))
  return [
    ...sceneBehind(pen, text, FOOT),
    ...marksOf([
      notePaper(pen, PAPER),
      pen.text(105, PAPER.y + 8.8, text.title, 6.2),
      hasBank ? bankStrip(pen, strip, end + 4.6) : [],
    ]),
    ...printedText(pen, pieces),
    ...answerLines(
      pen,
      marksIn(text.text).map(({ word, answer }) => [level === 'facil' ? word.toLowerCase() : '', answer] as const),
      first,
      step,
      columns,
    ),
  ]
}
