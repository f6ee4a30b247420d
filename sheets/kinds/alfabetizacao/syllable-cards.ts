/** Cards with the syllables of words out of order: beside things in tiers, or on a board above them. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { writingLine } from '../../lettering/writing-lines.ts'
import type { Random } from '../../page/random.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, tint, WHITE } from '../../scene/inks.ts'
import { centredText, circle, line, rect, round, text } from '../../scene/marks.ts'
import type { Ink, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { turnOf, widestWord } from './drawn-words.ts'
import { NUMBER_FRONT, numberAt, RING } from './numbered.ts'
import { onSceneBoard } from './scene-board.ts'
import { placeHolding } from './word-place.ts'
import { groundOf, lastTask, panel, tierPlace, tierRooms } from './word-tiers.ts'

export interface OrderTask {
  readonly word: string
  /** As printed. */
  readonly syllables: readonly string[]
  /** order[i] = place of the i-th printed syllable in the word, from 1; 0 for one that is left over. */
  readonly order: readonly number[]
}

export interface LevelRule {
  readonly rows: number
  readonly syllables: readonly number[]
  /** Radius of the ring for a number, the widest card, and the widest place for a letter, mm. */
  readonly ring: number
  readonly card: number
  readonly slot: number
  /** Largest letters of the cards, and the thing beside them, mm. */
  readonly letters: number
  readonly thing: number
  /** At the foot of the page: its height, and one more thing to write. */
  readonly strip: number
  readonly request: string
  /** True if a word is mixed enough with so many of its syllables in place. */
  readonly mixes: (inPlace: number, of: number) => boolean
  /** Some words are printed in order: only reading shows these. */
  readonly someInOrder?: true
  /** One syllable of each row is left over. */
  readonly extra?: true
}

/** White above and below the ring on its card, mm. */
const CARD_MARGIN = 2

interface Look {
  readonly fill: Ink
  readonly rule: LevelRule
  /** Letters of the cards: one size on a page, so that a small syllable is no hint. */
  readonly letters: number
}

/** Between thing and panel of a row, and around what is asked on its panel, mm. */
const [GAP, PLATE] = [2, 4]
/** Between two cards, and around the letters of one. */
const [CARD_GAP, CARD_ROOM] = [3, 3.4]

/** Width of a card of the task on a plate. */
function cardWidth(task: OrderTask, plate: Box, rule: LevelRule): number {
  const count = task.syllables.length
  return Math.min(rule.card, (plate.width - 2 * PLATE - CARD_GAP * (count - 1)) / count)
}

const lettersOf = (tasks: readonly OrderTask[], plate: Box, rule: LevelRule): number =>
  Math.min(
    ...tasks.flatMap((task) =>
      task.syllables.map((one) =>
        fitTextSize(one, 'display', rule.letters, cardWidth(task, plate, rule) - 2 * rule.ring - CARD_ROOM - 1),
      ),
    ),
  )

/** The cards with the syllables, and below them a place for each letter of the word. */
function drawCards(task: OrderTask, plate: Box, { fill, rule, letters }: Look): PageMark[] {
  const left = plate.x + PLATE
  const width = cardWidth(task, plate, rule)
  const { ring: radius } = rule
  const card = 2 * (radius + CARD_MARGIN)
  const top = plate.y + PLATE
  const base = plate.y + plate.height - 4.6
  // The number goes before the syllable, in a ring large enough for a child's hand.
  const room = width - 2 * radius - CARD_ROOM
  const drawn = task.syllables.flatMap((syllable, i): PageMark[] => {
    const x = left + i * (width + CARD_GAP)
    const ring = { cx: x + radius + 1.6, cy: top + card / 2 }
    return [
      rect(x, top, width, card, { radius: 2.5, fill }),
      centredText(ring.cx + radius + 1 + room / 2, ring.cy, syllable, letters),
      circle(ring.cx, ring.cy, radius, { fill: WHITE, width: 0.45 }),
      task.order[i]
        ? writtenAnswer(ring.cx, ring.cy, String(task.order[i]), 5.4)
        : answer([line(x, top + card, x + width, top, { stroke: ANSWER_RED, width: 0.9 })]),
    ]
  })
  const written = [...task.word]
  const slot = Math.min(rule.slot, (plate.width - 2 * PLATE) / written.length)
  const size = Math.min(7 * (slot / 11), base - top - card - 3, 11)
  const slots = written.flatMap((letter, i): PageMark[] => {
    const x = left + i * slot
    return [
      line(x + 0.8, base, x + slot - 1.2, base, { width: 0.55 }),
      writtenAnswer(x + slot / 2, base - 1.2 - size * 0.36, letter, size),
    ]
  })
  return [...drawn, ...slots]
}

export interface CardsPage {
  readonly options: SheetOptions & { readonly level: 'facil' | 'medio' | 'desafio' }
  readonly rule: LevelRule
  readonly pictures: readonly Picture[]
  readonly tasks: readonly OrderTask[]
  readonly inks: readonly Ink[]
  readonly index: number
  readonly sheet: Random
}

const fillOf = ({ inks, options }: CardsPage, i: number): Ink =>
  options.color ? tint(inks[i % inks.length] ?? WHITE, 0.6) : WHITE

/** Front of a ground, mm. */
const FRONT = 4

const panelOf = ({ x, y, width, height }: Box, { thing }: LevelRule): Box => ({
  ...{ x: x + thing + GAP, y: y + 0.5, width: width - thing - GAP, height: height + 1 },
})

/** Each word on a panel beside its thing, in a place with a row for each. */
export function tierMarks(page: CardsPage): PageMark[] {
  const { options, rule, pictures, tasks, index, sheet } = page
  const pen = new Pen(options.color)
  const turn = turnOf(options.level, index)
  const rooms = tierRooms(options, turn, { rows: rule.rows, front: FRONT, strip: rule.strip })
  const [first] = rooms.rows
  const letters = first ? lettersOf(tasks, panelOf(first, rule), rule) : rule.letters
  const things = tasks.flatMap((task, i): PageMark[] => {
    const [picture, row] = [pictures[i], rooms.rows[i]]
    if (!picture || !row) return []
    const [cx, foot] = [round(row.x + rule.thing / 2 - 0.5), groundOf(row) + 0.4]
    const plate = panelOf(row, rule)
    return [
      ...widestWord(pen, picture, cx, foot, rule.thing - 2, row.height - 1.5),
      ...marksOf(panel(pen, plate)),
      ...drawCards(task, plate, { fill: fillOf(page, i), rule, letters }),
    ]
  })
  const people = sheet.fork('people').integer(0, 99) + index
  return [
    ...tierPlace(pen, options, rooms, { turn, people, free: [] }),
    ...things,
    ...lastTask(pen, rooms.strip, rule.request),
  ]
}

/** Of a board, mm: height of a row, room of the last task, the edge, and from a number to its cards. */
const [ROW, TASK, EDGE, NUMBERED] = [27, 25, 4, 8]

/** All words on one board; the things that they name are below it. */
export function boardMarks(page: CardsPage): PageMark[] {
  const { options, rule, pictures, tasks, index, sheet } = page
  const room = { x: 18, y: 57, width: 174, height: 2 * EDGE + rule.rows * ROW + TASK }
  const plateOf = (i: number): Box => ({
    ...{ x: room.x + EDGE + NUMBERED, y: room.y + EDGE + i * ROW - 2.4 },
    ...{ width: room.width - 2 * EDGE - NUMBERED, height: ROW + 1 },
  })
  const letters = lettersOf(tasks, plateOf(0), rule)
  const white = options.color ? fillOf(page, tasks.length) : WHITE
  const words = tasks.flatMap((task, i): PageMark[] => {
    const plate = plateOf(i)
    const number = numberAt([room.x + EDGE + RING + 0.6, plate.y + PLATE + rule.ring + CARD_MARGIN], i + 1, white)
    return [...number, ...drawCards(task, plate, { fill: fillOf(page, i), rule, letters })]
  })
  const top = room.y + room.height - TASK
  const [left, right] = [room.x + EDGE + 1, room.x + room.width - EDGE - 1]
  const size = fitTextSize(rule.request, 'text', 5, right - left)
  return onSceneBoard({
    ...{ options, index, sheet, room, place: placeHolding(options.theme, pictures) },
    inside: [
      ...words,
      line(left, top, right, top, { width: 0.4, dash: [2, 2] }),
      answer([], [text(left, top + 7, rule.request, size, { font: 'text', anchor: 'start' })]),
      ...writingLine(left, right, top + TASK - 4.4, 11.4),
    ],
    things: { pictures, front: NUMBER_FRONT, rows: 1, tag: (i, at) => numberAt(at, i + 1, white) },
  })
}
