/** Syllables on cards: join them and write the word. At the highest level they are out of order. */

import type { Box } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { writingLine } from '../../lettering/writing-lines.ts'
import { withAmount } from '../../page/amount.ts'
import { eachCell, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { capitals, WORD_THEMES } from '../../pictures/vocabulary.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, WHITE } from '../../scene/inks.ts'
import { centredText, rect, text } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'
import { plate } from '../matematica/counted-rows.ts'
import { shelfPlaces, shelves, standingPicture } from '../matematica/shelf-grid.ts'
import { cleanOrdersOf, dealWords, hasPlainSyllables, namesOf } from './word-deck.ts'

export interface SyllableTask {
  readonly word: string
  /** As printed. */
  readonly syllables: readonly string[]
}

const LEVELS: Readonly<Record<Level, { rows: number; syllables: readonly number[]; ordered: boolean }>> = {
  facil: { rows: 4, syllables: [2], ordered: true },
  medio: { rows: 5, syllables: [3], ordered: true },
  desafio: { rows: 5, syllables: [3, 4], ordered: false },
}

interface RowLook {
  readonly picture: number
  readonly card: number
  readonly syllable: number
}

/** Sizes in mm: the first level has room for large ones. */
const LOOKS: Readonly<Record<Level, RowLook>> = {
  facil: { picture: 44, card: 20, syllable: 11 },
  medio: { picture: 36, card: 15, syllable: 8 },
  desafio: { picture: 36, card: 15, syllable: 8.6 },
}

/** The syllables out of order: never the word itself (ba-na-na repeats a syllable). */
const mixedOrders = (picture: Picture): string[][] => {
  const { syllables } = picture
  return cleanOrdersOf(picture)
    .map((order) => order.map((place) => syllables[place] ?? ''))
    .filter((mixed) => mixed.join() !== syllables.join())
}

const cardWidths = ({ syllables }: SyllableTask, { card, syllable: size }: RowLook) =>
  syllables.map((syllable) => Math.max(card, measureText(syllable, 'display', size) + 7))

/** Free space between the cards: with room for a plus sign, or not. */
const between = (joined: boolean) => (joined ? 8 : 4)

function drawCards(task: SyllableTask, box: Box, joined: boolean, look: RowLook): Mark[] {
  const widths = cardWidths(task, look)
  const cy = middleY(box)
  let x = box.x
  return task.syllables.flatMap((syllable, i): Mark[] => {
    const width = widths[i] ?? 0
    const card = [
      rect(x, cy - look.card / 2, width, look.card, { radius: 3, fill: WHITE }),
      centredText(x + width / 2, cy, syllable, look.syllable),
    ]
    const sign = joined && i > 0 ? [centredText(x - between(joined) / 2, cy, '+', 6)] : []
    x += width + between(joined)
    return [...sign, ...card]
  })
}

/** The cards and, below them, the line to write on. */
function placesIn(cell: Box, { picture, card }: RowLook): { cards: Box; line: { x1: number; x2: number; y: number } } {
  const left = cell.x + picture + 7
  const right = cell.x + cell.width
  const cards = { x: left, y: cell.y + 1, width: right - left, height: card }
  return { cards, line: { x1: left, x2: right, y: cell.y + cell.height - 2 } }
}

/** Around what is asked on its white plate, mm. */
const PLATE = 4

function drawRow(task: SyllableTask, picture: Picture, place: Box, level: Level, color: boolean): PageMark[] {
  const look = LOOKS[level]
  const cell = { x: place.x, y: place.y + PLATE / 2, width: place.width - PLATE, height: place.height - PLATE }
  const { cards, line } = placesIn(cell, look)
  const size = Math.min(9, ((line.x2 - line.x1) / measureText(task.word, 'display', 9)) * 9)
  const start = place.x + look.picture + 7 - PLATE
  return [
    standingPicture(picture, place.x + look.picture / 2, place, look.picture, color),
    plate({ ...place, x: start, width: place.x + place.width - start, height: place.height - 1 }, color),
    ...drawCards(task, cards, LEVELS[level].ordered, look),
    ...writingLine(line.x1, line.x2, line.y, 12),
    answer([text(line.x1 + 1.5, line.y - 3, task.word, size * 0.92, { anchor: 'start', fill: ANSWER_RED })]),
  ]
}

export const juntarSilabas: SheetKind<PagesFacts<readonly SyllableTask[]>> = {
  id: 'juntar-silabas',
  category: 'alfabetizacao',
  themes: WORD_THEMES,
  draw: (options) => {
    const { level, color } = options
    const { rows, syllables, ordered } = withAmount(options, LEVELS[level])
    const suits = (picture: Picture) =>
      hasPlainSyllables(picture) &&
      syllables.includes(picture.syllables.length) &&
      // Equal syllables cannot be put out of order; those of the first levels stay in it.
      (ordered ? new Set(picture.syllables).size > 1 : mixedOrders(picture).length > 0)
    const pages = dealWords(options, { perPage: rows, suits })
    return composeSheet(options, 'write', (random, index) => {
      const pictures = pages[index] ?? []
      const tasks = pictures.map((picture): SyllableTask => {
        const printed = ordered ? picture.syllables : random.pick(mixedOrders(picture))
        return { word: capitals(picture.name), syllables: printed.map(capitals) }
      })
      const things = eachCell(tasks, shelfPlaces(1, rows), (task, place, i): PageMark[] => {
        const picture = pictures[i]
        return picture ? drawRow(task, picture, place, level, color) : []
      }).flat()
      const marks = [...shelves(options, rows, random.fork('people').integer(0, 99)), ...things]
      return { marks, whole: true, facts: tasks, items: namesOf(pictures) }
    })
  },
}
