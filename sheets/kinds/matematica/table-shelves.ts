/** Facts of a table in order on the shelves of a confectioner: as many trays as its first factor, and the sweets of each. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { middleX } from '../../page/cells.ts'
import { taskTitle } from '../../page/picture-page.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { WHITE } from '../../scene/inks.ts'
import { answerBox, centredText, circle, text } from '../../scene/marks.ts'
import type { Mark, SheetOptions } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { type Bay, baysOf, SLATE, sweetShelves } from '../../studio/places/sweet-shelves.ts'
import { PARTY_SWEETS } from '../../studio/shapes/party-sweets.ts'
import { evenLines } from './even-lines.ts'
import type { NumberRiddle } from './number-riddle.ts'
import { drawSentence, sentenceWidth, type Term } from './operations.ts'

interface ShelvedFact {
  /** Trays, and sweets of each. */
  readonly a: number
  readonly b: number
  readonly result: number
  readonly blank: 'a' | 'b' | 'result'
  readonly terms: readonly Term[]
}

/** Around the sweets of a tray, mm; between two trays, mm and of the room that one has. */
const TRAY_MARGIN = 0.8
const [BETWEEN_TRAYS, BETWEEN_SHARE] = [4, 0.14]
const LARGEST_PITCH = 17

const TRAYS: readonly [Fill, ...Fill[]] = ['redPale', 'bluePale', 'yellowPale', 'pinkPale', 'hillFar', 'purplePale']

const gapOf = (room: number) => Math.min(BETWEEN_TRAYS, room * BETWEEN_SHARE)

/** The pitch of sweets in so many lines, mm. */
const pitchIn = ({ a, b }: ShelvedFact, { width, height }: Box, lines: number) =>
  Math.min(
    (width / a - gapOf(width / a) - 2 * TRAY_MARGIN) / Math.ceil(b / lines),
    (height - 2 * TRAY_MARGIN) / lines,
    LARGEST_PITCH,
  )

const LINES = [1, 2, 3, 4, 5]

/** Lines that let the sweets be largest. */
const linesOf = (one: ShelvedFact, room: Box): number =>
  LINES.filter((lines) => lines <= one.b).reduce((best, lines) =>
    pitchIn(one, room, lines) > pitchIn(one, room, best) + 0.01 ? lines : best,
  )

/** Sweets of the shelves from above, as children call them. */
export const SWEET_NAMES = ['brigadeiro', 'beijinho', 'paçoca', 'cocada', 'quindim'] as const

/** Trays side by side, sweets in lines on their ledges: the meaning of the fact, to look at and to count. */
function drawTrays(pen: Pen, one: ShelvedFact, room: Box, index: number): Drawing {
  const { a, b } = one
  const lines = linesOf(one, room)
  const pitch = pitchIn(one, room, lines)
  const columns = Math.ceil(b / lines)
  const width = pitch * columns + 2 * TRAY_MARGIN
  const step = Math.min(room.width / a, width + gapOf(room.width / a) * 2)
  const left = middleX(room) - (step * a) / 2
  const foot = room.y + room.height
  const top = foot - pitch * lines - 2 * TRAY_MARGIN
  const middle = pen.plane('middle')
  const sweet = inTurn(PARTY_SWEETS, index)
  return Array.from({ length: a }, (_, tray): Drawing => {
    const x = left + step * (tray + 0.5) - width / 2
    return [
      middle.shape(box(x, top, width, foot - top, 1.6), inTurn(TRAYS, index), 0.7),
      Array.from({ length: b }, (_, i) => {
        const line = Math.floor(i / columns)
        const inLine = Math.min(columns, b - line * columns)
        const cx = x + width / 2 + ((i % columns) - (inLine - 1) / 2) * pitch
        return middle.at(cx, foot - TRAY_MARGIN - (lines - 1 - line) * pitch - pitch * 0.04, pitch / 10.6, sweet)
      }),
    ]
  })
}

/** Easier facts that a table is made of, as the two factors of the trays; the table of 9 takes one tray from ten. */
const SPLIT: Readonly<Record<number, readonly [one: number, sign: '+' | '−', other: number]>> = {
  ...{ 2: [1, '+', 1], 3: [2, '+', 1], 4: [2, '+', 2], 5: [4, '+', 1], 6: [3, '+', 3], 7: [5, '+', 2] },
  ...{ 8: [4, '+', 4], 9: [10, '−', 1], 10: [5, '+', 5] },
}

/** Middle of the fact and left edge of the other reckoning on a wide board, mm from its left edge. */
const [FACT_AT, CHECK_AT] = [52, 97]
const CHECK = 'Confira:'

/** The same number by two easier facts. The table of 1 has none: its factors change places. */
function checkOf({ a, b }: ShelvedFact): string {
  const [one, sign, other] = SPLIT[a] ?? []
  if (one === undefined || other === undefined) return `${b} × ${a} =`
  const times = (count: number) => (count === 1 ? String(b) : `${count} × ${b}`)
  return `${times(one)} ${sign} ${times(other)} =`
}

/** The reckoning beside a fact; with a factor missing, a question about the trays. */
function drawCheck(fact: ShelvedFact, { x, width }: Bay, cy: number): PageMark[] {
  const { result, blank } = fact
  const style = { font: 'text', anchor: 'start' } as const
  if (blank !== 'result') return [text(x + CHECK_AT, cy + 1.8, 'Quantos doces em cada bandeja?', 4.9, style)]
  const right = x + width - 3
  return [
    text(x + CHECK_AT, cy + 1.8, CHECK, 4.6, style),
    text(right - 17, cy + 2, checkOf(fact), 5.6, { anchor: 'end' }),
    answerBox(right - 15, cy - 6.5, 15, 13),
    writtenAnswer(right - 7.5, cy, String(result), 7),
  ]
}

/** Letters that no answer has, for shelves whose letter it does not need. */
const SPARE = 'DJKYZWX'

const letterOf = ({ letters }: NumberRiddle, i: number) => letters[i] || SPARE.charAt(i % SPARE.length)

/** A letter on a round label. */
const drawLetter = (letter: string, cx: number, cy: number): Mark[] => [
  circle(cx, cy, 5.2, { width: 0.8, fill: WHITE }),
  centredText(cx, cy, letter, 6.6),
]

const BOX = { side: 13, step: 15 }
const HINT = 'O número embaixo da caixa é o que você escreveu na conta da letra.'

/** The riddle, and a box for each letter with the number of sweets on its shelf. */
function drawSlate({ question, answer, places }: NumberRiddle): PageMark[] {
  const { x, y, width } = SLATE
  const cx = middleX(SLATE)
  const asked = `O que é, o que é? ${question}`
  const lines = evenLines(asked, 4.9, width - 12)
  const left = cx - (answer.length * BOX.step) / 2
  const top = y + 18.4
  return [
    ...lines.map((words, i) =>
      text(
        x + width / 2,
        y + (lines.length > 1 ? 7.4 : 10) + i * 5.6,
        words,
        fitTextSize(words, 'text', 4.9, width - 8),
        {
          font: 'text',
        },
      ),
    ),
    ...places.flatMap((number, i): PageMark[] => {
      const at = left + BOX.step * (i + 0.5)
      return [
        answerBox(at - BOX.side / 2, top - 3, BOX.side, BOX.side),
        writtenAnswer(at, top - 3 + BOX.side / 2, answer.charAt(i), 8),
        text(at, top + BOX.side + 2.2, String(number), 5.4),
      ]
    }),
    text(cx, y + 37.6, HINT, fitTextSize(HINT, 'text', 4, width - 8), { font: 'text' }),
  ]
}

/** Scale of the fact on a board, and the margin inside a bay, mm. */
const SCALE = 0.76
const INSIDE = 2.5
/** White paper beside the fact, mm. */
const LABEL = 3

/** A page of so many facts is in one column of shelves, the first half of a longer one in the left of two. */
const ONE_COLUMN = 5

function drawBoard(one: ShelvedFact, bay: Bay, letter: string, isWide: boolean): PageMark[] {
  const cy = bay.shelf + 0.4 + bay.board / 2
  const wide = sentenceWidth(one.terms) * SCALE
  const middle = isWide ? bay.x + FACT_AT : bay.x + bay.width / 2 + 6
  return [
    ...(letter ? drawLetter(letter, bay.x + 8.4, cy) : []),
    ...drawSentence(one.terms, { x: middle - wide / 2, y: cy - 7, width: wide, height: 14 }, SCALE),
    ...(isWide ? drawCheck(one, bay, cy) : []),
  ]
}

/** White paper for what is written on a board. */
const paper = (pen: Pen, bay: Bay): Drawing =>
  pen.shape(box(bay.x + LABEL - 1, bay.shelf + 0.9, bay.width - 2 * LABEL + 2, bay.board - 0.8, 2), 'white', null)

export function drawShelves(
  page: readonly ShelvedFact[],
  riddle: NumberRiddle | null,
  look: number,
  options: SheetOptions,
): PageMark[] {
  const pen = new Pen(options.color)
  const columns = page.length > ONE_COLUMN ? 2 : 1
  const bays = baysOf(Math.ceil(page.length / columns), columns)
  const shown = page.flatMap((one, i) => {
    const bay = bays[i]
    if (!bay) return []
    const { x, y, shelf, width } = bay
    const room = { x: x + INSIDE, y: y + 1.2, width: width - 2 * INSIDE, height: shelf - y - 1.6 }
    return [{ one, bay, room, letter: riddle ? letterOf(riddle, i) : '' }]
  })
  return [
    ...marksOf(sweetShelves(pen, look, bays)),
    ...taskTitle(pen, options),
    ...shown.flatMap(({ one, bay, room, letter }, i) => [
      ...marksOf([drawTrays(pen, one, room, i), paper(pen, bay)]),
      ...drawBoard(one, bay, letter, columns === 1),
    ]),
    ...(riddle ? drawSlate(riddle) : []),
  ]
}
