/** A numbered board of syllables: the numbers give the syllables of a word. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { writingLine } from '../../lettering/writing-lines.ts'
import { cellsOf, eachCell, middleY } from '../../page/cells.ts'
import type { Random } from '../../page/random.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { WHITE } from '../../scene/inks.ts'
import { answerBox, centredText, circle, rect } from '../../scene/marks.ts'
import type { Ink, Mark, SheetOptions } from '../../scene/scene.ts'
import type { Spot } from '../../studio/paths.ts'
import { type FamilyWord, syllablesOfFamily } from './families.ts'
import { onSceneBoard } from './scene-board.ts'

export interface RiddleTask {
  /** board[i] is in the field with the number i + 1. */
  readonly board: readonly string[]
  readonly words: readonly { readonly word: string; readonly code: readonly number[] }[]
  /** The words in the order of the pictures below. */
  readonly pictures: readonly string[]
}

const COLUMNS = 5
const FIELDS = 15
const MOST_WORDS = 6
const MOST_SYLLABLES = 4

const syllablesOf = (picture: Picture) => picture.syllables.map(capitals)

/** Words whose syllables fit on the board together with those of the family. */
function choose(deck: readonly FamilyWord[], family: readonly string[]): Picture[] {
  const board = new Set(family)
  const chosen: Picture[] = []
  for (const { picture } of deck) {
    const more = syllablesOf(picture).filter((syllable) => !board.has(syllable))
    if (
      chosen.length < MOST_WORDS &&
      picture.syllables.length <= MOST_SYLLABLES &&
      board.size + new Set(more).size <= FIELDS
    ) {
      chosen.push(picture)
      for (const syllable of more) board.add(syllable)
    }
  }
  return chosen
}

export function makeRiddle(
  random: Random,
  consonant: string,
  deck: readonly FamilyWord[],
): { readonly task: RiddleTask; readonly pictures: readonly Picture[] } {
  const family = syllablesOfFamily(consonant)
  const chosen = choose(deck, family)
  const board = random.shuffle([...new Set([...family, ...chosen.flatMap(syllablesOf)])])
  const words = chosen.map((picture) => ({
    word: capitals(picture.name),
    code: syllablesOf(picture).map((syllable) => board.indexOf(syllable) + 1),
  }))
  const pictures = random.shuffle(chosen)
  return { task: { board, words, pictures: pictures.map(({ name }) => capitals(name)) }, pictures }
}

/** The white of the board, and of it the fields with syllables, mm. */
const BOARD: Box = { x: 18, y: 57, width: 174, height: 161 }
const [EDGE, FIELDS_HEIGHT] = [5, 54]
/** From the left edge to the line of a word, mm. */
const LINE_LEFT = 72
/** Below a picture, for the box of its letter, mm. */
const FRONT = 16
/** Photos of any word hang in these places. */
const PLACE = 'tudo'
const LETTERS = 'ABCDEF'

function drawFields(board: readonly string[], fill: Ink): Mark[] {
  const rows = Math.ceil(board.length / COLUMNS)
  const box = { x: BOARD.x + EDGE, y: BOARD.y + EDGE, width: BOARD.width - 2 * EDGE, height: FIELDS_HEIGHT }
  return eachCell(board, cellsOf(COLUMNS, rows, { box, gap: 2.6 }), (syllable, cell, i): Mark[] => [
    rect(cell.x, cell.y, cell.width, cell.height, { radius: 3, fill, width: 0.6 }),
    circle(cell.x + 7, middleY(cell), 5, { fill: WHITE, width: 0.45 }),
    centredText(cell.x + 7, middleY(cell), String(i + 1), 4.6, { font: 'text' }),
    centredText(
      cell.x + 12.5 + (cell.width - 14) / 2,
      middleY(cell),
      syllable,
      fitTextSize(syllable, 'display', 7.2, cell.width - 16),
    ),
  ]).flat()
}

/** Rounds with the numbers of the syllables, then the line to write the word on. */
function drawWords(task: RiddleTask): PageMark[] {
  const y = BOARD.y + EDGE + FIELDS_HEIGHT + 2
  const box = { x: BOARD.x + EDGE, y, width: BOARD.width - 2 * EDGE, height: BOARD.y + BOARD.height - 3 - y }
  return eachCell(task.words, cellsOf(1, task.words.length, { box, gap: 0 }), ({ word, code }, cell, i): PageMark[] => {
    const base = cell.y + cell.height - 2
    const cy = base - 4.6
    return [
      centredText(cell.x + 4, cy, LETTERS[i] ?? '', 6.4),
      ...code.flatMap((number, k): Mark[] => [
        circle(cell.x + 16 + k * 13, cy, 5.2, { fill: WHITE, width: 0.5 }),
        centredText(cell.x + 16 + k * 13, cy, String(number), 5, { font: 'text' }),
      ]),
      ...writingLine(cell.x + LINE_LEFT, cell.x + cell.width, base, 10.6),
      writtenAnswer(cell.x + LINE_LEFT + (cell.width - LINE_LEFT) / 2, base - 4.6, word, 7),
    ]
  }).flat()
}

/** The letter of its word goes below each picture. */
const letterBox =
  (task: RiddleTask) =>
  (i: number, [x, y]: Spot): PageMark[] => {
    const letter = LETTERS[task.words.findIndex(({ word }) => word === task.pictures[i])] ?? ''
    return [answerBox(x - 6.5, y - 6.5, 13, 13), writtenAnswer(x, y, letter, 7)]
  }

export function drawRiddle(
  task: RiddleTask,
  pictures: readonly Picture[],
  options: SheetOptions,
  { index, sheet, fill }: { readonly index: number; readonly sheet: Random; readonly fill: Ink },
): PageMark[] {
  return onSceneBoard({
    ...{ options, index, sheet, room: BOARD, place: PLACE },
    inside: [...drawFields(task.board, fill), ...drawWords(task)],
    things: { pictures, front: FRONT, rows: 1 },
    over: letterBox(task),
  })
}
