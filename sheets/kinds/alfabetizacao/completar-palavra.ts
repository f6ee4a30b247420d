/** A picture and its word with letters missing: complete it. */

import type { Box } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { withAmount } from '../../page/amount.ts'
import { eachCell, middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { capitals, WORD_THEMES, withoutAccent } from '../../pictures/vocabulary.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { centredText, line } from '../../scene/marks.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { onBlock, shelfPlaces, shelves } from '../matematica/shelf-grid.ts'
import { dealWords, namesOf } from './word-deck.ts'

export interface GapTask {
  readonly word: string
  /** True where the letter is missing. */
  readonly missing: readonly boolean[]
}

interface LevelRule {
  readonly columns: number
  readonly rows: number
  readonly letters: readonly [min: number, max: number]
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  /** One vowel is missing. */
  facil: { columns: 2, rows: 3, letters: [3, 5] },
  /** One syllable is missing. */
  medio: { columns: 2, rows: 3, letters: [4, 7] },
  /** Every vowel is missing. */
  desafio: { columns: 2, rows: 4, letters: [5, 7] },
}

const isVowel = (letter: string) => 'AEIOU'.includes(withoutAccent(letter))

function missingLetters(random: Random, picture: Picture, level: Level): boolean[] {
  const letters = [...capitals(picture.name)]
  if (level === 'desafio') return letters.map(isVowel)
  if (level === 'facil') {
    const plain = letters.flatMap((letter, i) => ('AEIOU'.includes(letter) ? [i] : []))
    const chosen = random.pick(plain)
    return letters.map((_, i) => i === chosen)
  }
  // A syllable of one letter is no larger piece than a letter.
  const index = random.pick(picture.syllables.flatMap((syllable, i) => (syllable.length > 1 ? [i] : [])))
  const before = picture.syllables.slice(0, index).join('').length
  const length = picture.syllables[index]?.length ?? 0
  return letters.map((_, i) => i >= before && i < before + length)
}

/** Height of a block, and of the largest picture on it, mm. */
const [BLOCK, LARGEST] = [20, 46]
const LETTER_SIZE = 9.5
/** Between the letters of a word, and of a blank for one letter, mm: a word that falls into letters is not read. */
const [LETTER_GAP, BLANK] = [1.3, 11.5]
/** From the middle of the letters down to the line of a blank, just below their baseline, mm. */
const BASELINE = LETTER_SIZE * 0.35 + 0.9

function drawWord(task: GapTask, box: Box): PageMark[] {
  const letters = [...task.word]
  const room = box.width - LETTER_GAP * (letters.length - 1)
  const widthsFor = (blank: number) =>
    letters.map((letter, i) => (task.missing[i] ? blank : measureText(letter, 'display', LETTER_SIZE)))
  const sum = (widths: readonly number[]) => widths.reduce((all, one) => all + one, 0)
  const blanks = Math.max(1, task.missing.filter(Boolean).length)
  const blank = Math.min(BLANK, BLANK - (sum(widthsFor(BLANK)) - room) / blanks)
  const widths = widthsFor(blank)
  const cy = box.y + box.height - 9
  let x = middleX(box) - (sum(widths) + LETTER_GAP * (letters.length - 1)) / 2
  return letters.flatMap((letter, i): PageMark[] => {
    const [left, width] = [x, widths[i] ?? 0]
    x += width + LETTER_GAP
    if (!task.missing[i]) return [centredText(left + width / 2, cy, letter, LETTER_SIZE)]
    const under = line(left + 0.6, cy + BASELINE, left + width - 0.6, cy + BASELINE, { width: 0.6 })
    return [under, writtenAnswer(left + width / 2, cy, letter, 8)]
  })
}

const fits = (picture: Picture, [min, max]: LevelRule['letters']) =>
  picture.name.length >= min && picture.name.length <= max && picture.syllables.length > 1

export const completarPalavra: SheetKind<PagesFacts<readonly GapTask[]>> = {
  id: 'completar-palavra',
  category: 'alfabetizacao',
  themes: WORD_THEMES,
  draw: (options) => {
    const { level, color } = options
    const { columns, rows, letters } = withAmount(options, LEVELS[level])
    const suits = (picture: Picture) => fits(picture, letters) && /[aeiou]/.test(picture.name)
    const pages = dealWords(options, { perPage: columns * rows, suits })
    return composeSheet(options, 'write', (random, index) => {
      const pictures = pages[index] ?? []
      const tasks = pictures.map(
        (picture): GapTask => ({
          word: capitals(picture.name),
          missing: missingLetters(random, picture, level),
        }),
      )
      const things = eachCell(tasks, shelfPlaces(columns, rows), (task, place, i): PageMark[] => {
        const picture = pictures[i]
        if (!picture) return []
        const { marks, panel } = onBlock(picture, place, BLOCK, LARGEST, color)
        return [...marks, ...drawWord(task, { ...panel, x: panel.x + 4, width: panel.width - 8 })]
      }).flat()
      const marks = [...shelves(options, rows, random.fork('people').integer(0, 99)), ...things]
      return { marks, whole: true, facts: tasks, items: namesOf(pictures) }
    })
  },
}
