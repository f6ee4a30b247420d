/** Words on ropes and wagons: lines to number, joined sentences to cut, talks to write with spaces and signs. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { actionCard } from '../../studio/cast/actions/actions.ts'
import { person } from '../../studio/cast/cast.ts'
import { CHILDREN } from '../../studio/cast/people.ts'
import { HANDS_UP } from '../../studio/cast/poses.ts'
import type { Pose } from '../../studio/cast/skeleton.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen, stroke } from '../../studio/pen.ts'
import {
  carriedBoxes,
  placeChild,
  platforms,
  type WordPlace,
  wordBoard,
  wordGround,
  wordLand,
  wordLine,
  wordMiddle,
} from '../../studio/places/word-lines.ts'
import { bubbleBeside } from '../../studio/shapes/speech-bubbles.ts'
import { letterWagon } from '../../studio/shapes/train.ts'
import { answerBox, labelled } from './papers.ts'
import { joined, type Seen, SIGNS, type Talk, type Verse, wordsOf } from './word-line-facts.ts'

const ROWS = [0, 1, 2, 3].map((i): Box => ({ x: 32, y: 67 + i * 42.5, width: 142, height: 31 }))
const [NUMBER_X, COUNT_X] = [20, 188]
const PAPER: Box = { x: 58, y: 241, width: 138, height: 41 }
const LARGEST = 7.6

/** Size in which the words of all lines fit into their row. */
function sizeOf(place: WordPlace, lines: readonly string[]): number {
  const widths = lines.map((line) => wordsOf(line).reduce((sum, word) => sum + measureText(word, 'display', 1), 0))
  const room = (line: string) => 128 - (place === 'estacao' ? 16 : 0) - wordsOf(line).length * 12
  return Math.min(LARGEST, ...lines.map((line, i) => room(line) / (widths[i] ?? 1)))
}

export function readPage(pen: Pen, { place, lines }: Verse, variant: number): PageMark[] {
  const size = sizeOf(place, lines)
  const words = lines.flatMap(wordsOf)
  const rows = lines.map((line, i) => {
    const row = ROWS[i] ?? PAPER
    const own = wordsOf(line)
    return {
      row,
      own,
      places: carriedBoxes(
        place,
        row,
        own.map((word) => measureText(word, 'display', size) + 8),
      ),
    }
  })
  const left = PAPER.x + 6
  return [
    ...marksOf([
      wordLand(pen, place, [60, ...ROWS.map(({ y, height }) => y + height + 2)]),
      wordGround(pen, place, 238),
      rows.map(({ row, own, places }, i) => [
        wordLine(pen, place, row, places, variant + i, false),
        own.map((word, n): Drawing => {
          const at = places[n] ?? row
          return pen.text(at.x + at.width / 2, wordMiddle(place, at) + size * 0.36, word, size)
        }),
      ]),
      pen.text(NUMBER_X, 66, 'linha', 4, { font: 'text' }),
      pen.text(COUNT_X, 66, 'palavras', 4, { font: 'text' }),
      placeChild(pen, place, CHILDREN[(variant * 3) % CHILDREN.length] ?? 'bia', 24, 280, { expr: 'lendo' }),
      pen.shape(box(PAPER.x, PAPER.y, PAPER.width, PAPER.height, 3), 'white', 1),
      pen.text(left, PAPER.y + 36, 'Quantas palavras há no texto todo?', 5.4, { anchor: 'start' }),
    ]),
    ...rows.flatMap(({ row, own }, i) => {
      const cy = row.y + 17
      return [...answerBox(pen, [NUMBER_X, cy], 13, `${i + 1}`), ...answerBox(pen, [COUNT_X, cy], 13, `${own.length}`)]
    }),
    ...labelled(pen, {
      label: 'Primeira palavra do texto:',
      at: [left, PAPER.y + 11],
      to: PAPER.x + PAPER.width - 6,
      size: 5.4,
      value: words[0] ?? '',
    }),
    ...labelled(pen, {
      label: 'Última palavra do texto:',
      at: [left, PAPER.y + 23],
      to: PAPER.x + PAPER.width - 6,
      size: 5.4,
      value: words.at(-1) ?? '',
    }),
    ...answerBox(pen, [PAPER.x + PAPER.width - 14, PAPER.y + 33.6], 11, String(words.length)),
  ]
}

const BANDS = [60, 134, 208]
const PHOTO = 31
const STRIP: Box = { x: 56, y: 9, width: 138, height: 17 }
const BOARD_ROW = { x: 14, width: 182 }

/** Lines between the words of a joined sentence, mm from its left end. */
function cutsOf(sentence: string, size: number): number[] {
  const words = wordsOf(sentence)
  return words.slice(1).map((_, i) => measureText(words.slice(0, i + 1).join(''), 'display', size))
}

function seenBand(pen: Pen, place: WordPlace, seen: Seen, y: number, which: number): PageMark[] {
  const words = wordsOf(seen.sentence)
  const row: Box = { x: 14, y: y + 38, width: 182, height: 28 }
  const places = carriedBoxes(
    place,
    row,
    words.map((word) => Math.max(26, 14 + measureText(word, 'display', 7))),
  )
  const whole = joined(seen.sentence)
  const size = fitTextSize(whole, 'display', 9.4, STRIP.width - 14)
  const isYard = place === 'quintal'
  const stripX = isYard ? STRIP.x : STRIP.x - 37
  const photoX = isYard ? 17 : 161
  const from = stripX + (STRIP.width - measureText(whole, 'display', size)) / 2
  const middle = y + STRIP.y + STRIP.height / 2
  const red = cutsOf(seen.sentence, size).map((at) =>
    stroke(`M${(from + at).toFixed(1)} ${middle - 6.5}V${middle + 6.5}`, ANSWER_RED, 0.9),
  )
  return [
    ...marksOf([
      wordBoard(pen, place, row, { ...BOARD_ROW, y: y + (isYard ? 2 : -1), height: 38 }),
      pen.shape(box(photoX, y + 2, PHOTO + 2, PHOTO + 2, 2), 'white', 1),
      actionCard(pen, seen.action, photoX + 2, y + 4, PHOTO - 2, { who: seen.who, fitted: true }),
      pen.shape(
        box(stripX, y + (isYard ? 3 : STRIP.y), STRIP.width, isYard ? STRIP.height + 6 : STRIP.height, 2),
        'white',
        1,
      ),
      isYard
        ? [photoX + 5, photoX + 28, stripX + 8, stripX + STRIP.width - 8].map((at, i) =>
            pen.plane('middle').shape(box(at - 1.2, i < 2 ? y - 2.6 : y, 2.4, 6, 0.8), 'red', 0.6),
          )
        : [],
      pen.text(from, middle + size * 0.36, whole, size, { anchor: 'start' }),
      wordLine(pen, place, row, places, which, true),
    ]),
    answer(red),
    ...words.map((word, i) => {
      const at = places[i] ?? row
      const fitted = fitTextSize(word, 'display', 7, at.width - 12)
      return writtenAnswer(at.x + at.width / 2, wordMiddle(place, at), word, fitted)
    }),
  ]
}

export function cutPage(pen: Pen, place: WordPlace, seen: readonly Seen[], variant: number): PageMark[] {
  return [
    ...marksOf([wordLand(pen, place, [60, ...BANDS.map((y) => y + 70)])]),
    ...BANDS.flatMap((y, i) => {
      const one = seen[i]
      return one ? seenBand(pen, place, one, y, variant + i) : []
    }),
  ]
}

/** Bodies of a question, a plain sentence and a cry. */
const BODIES: readonly Pose[] = [
  {
    expr: 'inquieto',
    armR: { at: [13.5, -25], hand: 'open', dir: 100 },
    armL: { at: [-13.5, -25], hand: 'open', dir: -100 },
  },
  { expr: 'neutro' },
  { ...HANDS_UP, plain: true, expr: 'surpreso' },
]
/** Orders in which question, answer and cry are heard. */
export const TURNS = [
  [0, 1, 2],
  [2, 0, 1],
] as const

const BUBBLE = { width: 128, height: 20 }
const LINE = { width: 134, height: 31 }
const TALK_WAGONS = ['teal', 'orange', 'green'] as const

/** A towel on its rope or a wagon, with its left end at `x` and its foot at `foot`. */
function carrier(pen: Pen, place: WordPlace, x: number, foot: number, which: number): Drawing {
  const { width, height } = LINE
  if (place === 'estacao') return letterWagon(pen.plane('middle'), x, foot, width, inTurn(TALK_WAGONS, which), 27)
  const top = foot - height
  return [
    wordLine(pen, place, { x: x - 2, y: top - 2, width: width + 4, height: height + 4 }, [], which, false),
    pen.shape(box(x + 3, top + 2, width - 6, height - 5, 1.5), 'bluePale', 1),
    pen.shape(box(x + 7, top + 6.5, width - 14, 17.5, 1.6), 'white', 0.7),
    [x + 12, x + width / 2, x + width - 12].map((at) => pen.shape(box(at - 1.2, top - 1, 2.4, 6, 0.8), 'red', 0.7)),
  ]
}

export function talkPage(pen: Pen, { place, said, who }: Talk, turns: readonly number[], variant: number): PageMark[] {
  const isYard = place === 'quintal'
  const feet = BANDS.map((y) => y + 63)
  return [
    ...marksOf([wordLand(pen, place, [60, ...BANDS.map((y) => y + 70)]), isYard ? [] : platforms(pen, feet)]),
    ...BANDS.flatMap((y, i): PageMark[] => {
      const turn = turns[i] ?? 0
      const atLeft = i % 2 === 0
      const x = atLeft ? 60 : 16
      const words = said[turn] ?? ''
      const size = fitTextSize(joined(words), 'display', 8.4, BUBBLE.width - 14)
      const foot = isYard ? y + 64 : y + 58.6
      const middle = isYard ? foot - 15.6 : foot - 16.9
      const bubbleX = atLeft ? x + 5 : x + 1
      const [from, to] = [x + 11, x + LINE.width - 29]
      return [
        ...marksOf([
          carrier(pen, place, x, foot, variant + i),
          person(pen, who[turn] ?? 'bia', atLeft ? 34 : 177, y + 69, 0.94, { pose: BODIES[turn] ?? {} }),
          pen.shape(bubbleBeside({ x: bubbleX, y: y + 3, ...BUBBLE }, atLeft ? -1 : 1, y + 16, 6), 'white', 1),
          pen.text(bubbleX + BUBBLE.width / 2, y + 13 + size * 0.36, joined(words), size),
          pen.line(`M${from} ${middle + 5}H${to}`, 0.6),
        ]),
        ...answerBox(pen, [x + LINE.width - 18, middle], 14, SIGNS[turn]),
        writtenAnswer((from + to) / 2, middle, words, fitTextSize(words, 'display', 7, to - from - 4)),
      ]
    }),
  ]
}
