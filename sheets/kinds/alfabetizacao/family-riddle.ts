/** A numbered board of syllables: the numbers give the syllables of a word. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { BLACK, tint, WHITE } from '../../scene/inks.ts'
import { answerBox, centredText, circle, line, rect } from '../../scene/marks.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import { Pen } from '../../studio/pen.ts'
import { wordInBox } from './drawn-words.ts'
import { type FamilyWord, syllablesOfFamily } from './families.ts'

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

const BOARD_HEIGHT = 60
const FOOT_HEIGHT = 46

/** The machine that knows the syllables, and the paper that comes out of it, down to `foot`. */
function machine(foot: number, fill: Ink, color: boolean): Mark[] {
  const { x, y, width } = CONTENT
  const body = color ? tint(fill, 0.5) : WHITE
  const slot = y + BOARD_HEIGHT + 1
  return [
    rect(x + 4, slot + 2, width - 8, foot - slot - 2, { radius: 1, fill: WHITE, width: 0.5 }),
    rect(x - 4, y - 4, width + 8, BOARD_HEIGHT + 8, { radius: 6, fill: body, width: 0.9 }),
    rect(x, slot, width, 2.6, { radius: 1.3, fill: BLACK, width: 0 }),
  ]
}

function drawBoard(board: readonly string[], fill: Ink): Mark[] {
  const rows = Math.ceil(board.length / COLUMNS)
  const box = { ...CONTENT, height: BOARD_HEIGHT - 3 }
  return eachCell(board, cellsOf(COLUMNS, rows, { box, gap: 3 }), (syllable, cell, i): Mark[] => [
    rect(cell.x, cell.y, cell.width, cell.height, { radius: 3, fill }),
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
  const top = CONTENT.y + BOARD_HEIGHT + 5
  const box = {
    x: CONTENT.x + 8,
    y: top,
    width: CONTENT.width - 16,
    height: CONTENT.y + CONTENT.height - FOOT_HEIGHT - 7 - top,
  }
  return eachCell(task.words, cellsOf(1, task.words.length, { box, gap: 0 }), ({ word, code }, cell, i): PageMark[] => {
    const base = cell.y + cell.height - 3
    const cy = base - 4
    return [
      centredText(cell.x + 4, cy, `${'ABCDEF'[i]}`, 5.6),
      ...code.flatMap((number, k): Mark[] => [
        circle(cell.x + 16 + k * 12.5, cy, 5, { fill: WHITE, width: 0.45 }),
        centredText(cell.x + 16 + k * 12.5, cy, String(number), 4.6, { font: 'text' }),
      ]),
      line(cell.x + 76, base, cell.x + cell.width, base, { width: 0.5 }),
      writtenAnswer(cell.x + 76 + (cell.width - 76) / 2, base - 5.2, word, 7),
    ]
  }).flat()
}

/** The pictures to check with: each gets the letter of its word. */
function drawCheck(task: RiddleTask, pictures: readonly Picture[], color: boolean): PageMark[] {
  const pen = new Pen(color)
  const box = { ...CONTENT, y: CONTENT.y + CONTENT.height - FOOT_HEIGHT, height: FOOT_HEIGHT }
  return eachCell(pictures, cellsOf(pictures.length, 1, { box, gap: 4 }), (picture, cell, i): PageMark[] => {
    const letter = 'ABCDEF'[task.words.findIndex(({ word }) => word === task.pictures[i])] ?? ''
    const size = Math.min(cell.width, 29)
    return [
      wordInBox(pen, picture, { x: middleX(cell) - size / 2, y: cell.y + 15 - size / 2, width: size, height: size }),
      answerBox(middleX(cell) - 6.5, cell.y + cell.height - 13.5, 13, 13),
      writtenAnswer(middleX(cell), cell.y + cell.height - 7, letter, 7),
    ]
  }).flat()
}

export function drawRiddle(
  task: RiddleTask,
  pictures: readonly Picture[],
  look: { readonly color: boolean; readonly fill: Ink },
): PageMark[] {
  const foot = CONTENT.y + CONTENT.height - FOOT_HEIGHT - 3
  return [
    ...machine(foot, look.fill, look.color),
    ...drawBoard(task.board, look.fill),
    ...drawWords(task),
    ...drawCheck(task, pictures, look.color),
  ]
}
