/** Syllables on cards: join them and write the word. At the highest level they are out of order. */
import type { Box } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { writingLine } from '../../lettering/writing-lines.ts'
import { cellsOf, eachCell, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { capitals, WORD_THEMES } from '../../pictures/vocabulary.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { centredText, divider, rect, text } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'
import { dealWords, namesOf } from './word-deck.ts'

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

const PICTURE_SIZE = 27
const CARD_HEIGHT = 17
const SYLLABLE_SIZE = 8
const GAP = 6

/** Out of order, and never reading as the word itself (ba-na-na has syllables that are alike). */
function shuffled(random: Random, syllables: readonly string[]): string[] {
  const inOrder = syllables.join()
  let order = random.shuffle(syllables)
  while (order.join() === inOrder) order = random.shuffle(syllables)
  return order
}

const cardWidths = ({ syllables }: SyllableTask) =>
  syllables.map((syllable) => Math.max(17, measureText(syllable, 'display', SYLLABLE_SIZE) + 7))

/** Free space between the cards: with room for a plus sign, or not. */
const between = (joined: boolean) => (joined ? 8 : 4)

function drawCards(task: SyllableTask, box: Box, joined: boolean): Mark[] {
  const widths = cardWidths(task)
  const cy = middleY(box)
  let x = box.x
  return task.syllables.flatMap((syllable, i): Mark[] => {
    const width = widths[i] ?? 0
    const card = [
      rect(x, cy - CARD_HEIGHT / 2, width, CARD_HEIGHT, { radius: 3 }),
      centredText(x + width / 2, cy, syllable, SYLLABLE_SIZE),
    ]
    const sign = joined && i > 0 ? [centredText(x - between(joined) / 2, cy, '+', 6)] : []
    x += width + between(joined)
    return [...sign, ...card]
  })
}

/** Room for the cards, so that the writing lines begin at the same place; a longer word pushes its line on. */
const CARDS_WIDTH: Readonly<Record<Level, number>> = { facil: 56, medio: 82, desafio: 0 }

/** Where the cards stand and where the word is written: side by side, or the line below when the words are long. */
function placesIn(
  task: SyllableTask,
  cell: Box,
  level: Level,
): { cards: Box; line: { x1: number; x2: number; y: number } } {
  const left = cell.x + PICTURE_SIZE + 7
  const right = cell.x + cell.width
  if (level === 'desafio') {
    const cards = { x: left, y: cell.y, width: right - left, height: CARD_HEIGHT }
    return { cards, line: { x1: left, x2: right, y: cell.y + cell.height - 2 } }
  }
  const drawn = cardWidths(task).reduce((sum, width) => sum + width + between(true), -between(true))
  const width = Math.max(CARDS_WIDTH[level], drawn)
  const cards = { x: left, y: cell.y, width, height: cell.height }
  return { cards, line: { x1: left + width + 4, x2: right, y: middleY(cell) + 6 } }
}

function drawRow(
  task: SyllableTask,
  picture: Picture,
  cell: Box,
  level: Level,
  color: boolean,
  solved: boolean,
): Mark[] {
  const { cards, line } = placesIn(task, cell, level)
  const size = Math.min(9, ((line.x2 - line.x1) / measureText(task.word, 'display', 9)) * 9)
  return [
    drawPicture(picture, { cx: cell.x + PICTURE_SIZE / 2, cy: middleY(cell), size: PICTURE_SIZE, color }),
    ...drawCards(task, cards, LEVELS[level].ordered),
    ...writingLine(line.x1, line.x2, line.y, 12),
    ...(solved ? [text(line.x1 + 1.5, line.y - 3, task.word, size * 0.92, { anchor: 'start', fill: ANSWER_RED })] : []),
  ]
}

export const juntarSilabas: SheetKind<PagesFacts<readonly SyllableTask[]>> = {
  id: 'juntar-silabas',
  category: 'alfabetizacao',
  themes: WORD_THEMES,
  draw: (options) => {
    const { level, color } = options
    const { rows, syllables, ordered } = LEVELS[level]
    // Syllables that are all alike cannot be put out of order.
    const suits = (picture: Picture) =>
      syllables.includes(picture.syllables.length) && new Set(picture.syllables).size > 1
    const pages = dealWords(options, { perPage: rows, suits })
    return composeSheet(options, 'write', (random, index) => {
      const pictures = pages[index] ?? []
      const tasks = pictures.map((picture): SyllableTask => {
        const printed = picture.syllables.map(capitals)
        return { word: capitals(picture.name), syllables: ordered ? printed : shuffled(random, printed) }
      })
      const cells = cellsOf(1, rows, { gap: GAP })
      const page = (solved: boolean) =>
        eachCell(tasks, cells, (task, cell, i): Mark[] => {
          const picture = pictures[i]
          if (!picture) return []
          const row = drawRow(task, picture, cell, level, color, solved)
          return i < rows - 1 ? [...row, divider(cell.x, cell.x + cell.width, cell.y + cell.height + GAP / 2)] : row
        }).flat()
      return { marks: page(false), solved: page(true), facts: tasks, items: namesOf(pictures) }
    })
  },
}
