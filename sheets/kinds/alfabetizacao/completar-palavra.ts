/** A thing and its word with letters missing: one vowel, one syllable, or every vowel. */
import type { Box } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { withAmount } from '../../page/amount.ts'
import { middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { capitals, WORD_THEMES, withoutAccent } from '../../pictures/vocabulary.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { centredText, line, round } from '../../scene/marks.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { drawnFirst, turnOf, widestWord } from './drawn-words.ts'
import { dealWords, namesOf } from './word-deck.ts'
import { blocksOf, groundOf, lastTask, panel, tierPlace, tierRooms } from './word-tiers.ts'

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

const VOWELS = ['A', 'E', 'I', 'O', 'U']

const isVowel = (letter: string) => VOWELS.includes(withoutAccent(letter))

/** The vowels that the page asks for least come first: a page with one answer would be a rhythm, not reading. */
function missingVowel(random: Random, letters: readonly string[], asked: readonly string[]): boolean[] {
  const times = (letter: string) => asked.filter((one) => one === letter).length
  const plain = letters.flatMap((letter, i) => (VOWELS.includes(letter) ? [{ letter, i }] : []))
  const least = Math.min(...plain.map(({ letter }) => times(letter)))
  const chosen = random.pick(plain.filter(({ letter }) => times(letter) === least)).i
  return letters.map((_, i) => i === chosen)
}

function missingSyllable(random: Random, { syllables }: Picture, letters: readonly string[]): boolean[] {
  // A syllable of one letter is no larger piece than a letter.
  const index = random.pick(syllables.flatMap((syllable, i) => (syllable.length > 1 ? [i] : [])))
  const before = syllables.slice(0, index).join('').length
  const length = syllables[index]?.length ?? 0
  return letters.map((_, i) => i >= before && i < before + length)
}

function tasksOf(random: Random, pictures: readonly Picture[], level: Level): GapTask[] {
  const asked: string[] = []
  return pictures.map((picture) => {
    const word = capitals(picture.name)
    const letters = [...word]
    if (level === 'desafio') return { word, missing: letters.map(isVowel) }
    if (level === 'medio') return { word, missing: missingSyllable(random, picture, letters) }
    const missing = missingVowel(random, letters, asked)
    asked.push(letters[missing.indexOf(true)] ?? '')
    return { word, missing }
  })
}

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
  const cy = box.y + box.height - 8.9
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

/** Front of a ground, the label in it, the foot of the page, and of one with many words, mm. */
const [FRONT, LABEL, STRIP, LOW_STRIP] = [20.6, 17.6, 42, 35]

const REQUESTS: Readonly<Record<Exclude<Level, 'facil'>, string>> = {
  medio: 'Copie aqui, inteira, a palavra que você achou mais difícil:',
  desafio: 'Sua vez: escreva uma palavra sem vogais para um colega ler.',
}

export const completarPalavra: SheetKind<PagesFacts<readonly GapTask[]>> = {
  id: 'completar-palavra',
  category: 'alfabetizacao',
  themes: WORD_THEMES,
  draw: (options) => {
    const { level } = options
    const { columns, rows, letters } = withAmount(options, LEVELS[level])
    const suits = (picture: Picture) => fits(picture, letters) && /[aeiou]/.test(picture.name)
    const perPage = columns * rows
    const pages = dealWords(options, { perPage, suits: drawnFirst(options, perPage, suits) })
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pictures = pages[index] ?? []
      const tasks = tasksOf(random, pictures, level)
      const pen = new Pen(options.color)
      const turn = turnOf(level, index)
      const rooms = tierRooms(options, turn, { rows, front: FRONT, strip: level === 'desafio' ? LOW_STRIP : STRIP })
      const things = tasks.flatMap((task, i): PageMark[] => {
        const [picture, row] = [pictures[i], rooms.rows[Math.floor(i / columns)]]
        if (!picture || !row) return []
        const width = row.width / columns
        const cx = round(row.x + width * ((i % columns) + 0.5))
        const ground = groundOf(row)
        const label = { x: round(cx - width / 2 + 3), y: ground + 1.8, width: round(width - 6), height: LABEL }
        return [
          ...widestWord(pen, picture, cx, ground + 0.4, width - 14, row.height - 2),
          ...marksOf(panel(pen, label)),
          ...drawWord(task, { ...label, x: label.x + 4, width: label.width - 8 }),
        ]
      })
      const people = sheet.fork('people').integer(0, 99) + index
      return {
        marks: [
          ...tierPlace(pen, options, rooms, { turn, people, free: [105, 190] }),
          ...things,
          ...(level === 'facil' ? blocksOf(pen, rooms.strip, VOWELS) : lastTask(pen, rooms.strip, REQUESTS[level])),
        ],
        whole: true,
        pictures: pictures.map(({ id }) => id),
        facts: tasks,
        items: namesOf(pictures),
      }
    })
  },
}
