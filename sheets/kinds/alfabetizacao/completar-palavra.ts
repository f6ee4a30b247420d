/** A thing and its word with letters missing: one vowel, one syllable, or every vowel. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { writingLine } from '../../lettering/writing-lines.ts'
import { withAmount } from '../../page/amount.ts'
import { middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { GAP_TEXTS } from '../../page/texts.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { capitals, WORD_THEMES, withoutAccent } from '../../pictures/vocabulary.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { centredText, line, round, text } from '../../scene/marks.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { drawnFirst, turnOf, widestWord } from './drawn-words.ts'
import { NUMBER_FRONT, numberAt, RING } from './numbered.ts'
import { onSceneBoard } from './scene-board.ts'
import { isUnwanted, spellsUnwanted } from './unwanted.ts'
import { dealWords, namesOf } from './word-deck.ts'
import { isHeld, placeHolding } from './word-place.ts'
import { blocksOf, groundOf, panel, tierPlace, tierRooms } from './word-tiers.ts'

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
  const index = random.pick(
    syllables.flatMap((syllable, i) => (syllable.length > 1 && !isUnwanted(syllable) ? [i] : [])),
  )
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

function drawWord(task: GapTask, box: Box, fromLeft = false): PageMark[] {
  const letters = [...task.word]
  const room = box.width - LETTER_GAP * (letters.length - 1)
  const widthsFor = (blank: number) =>
    letters.map((letter, i) => (task.missing[i] ? blank : measureText(letter, 'display', LETTER_SIZE)))
  const sum = (widths: readonly number[]) => widths.reduce((all, one) => all + one, 0)
  const blanks = Math.max(1, task.missing.filter(Boolean).length)
  const blank = Math.min(BLANK, BLANK - (sum(widthsFor(BLANK)) - room) / blanks)
  const widths = widthsFor(blank)
  const cy = box.y + box.height - 8.9
  let x = fromLeft ? box.x : middleX(box) - (sum(widths) + LETTER_GAP * (letters.length - 1)) / 2
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

/** Front of a ground, the label in it, and the foot of the page, mm. */
const [FRONT, LABEL, STRIP] = [20.6, 17.6, 42]

interface PageOf {
  readonly options: SheetOptions
  readonly rule: LevelRule
  readonly pictures: readonly Picture[]
  readonly tasks: readonly GapTask[]
  readonly random: Random
  readonly index: number
  readonly sheet: Random
}

/** The letters that are missing in a word. */
const missingOf = ({ word, missing }: GapTask) => [...word].filter((_, i) => missing[i]).join('')

const SHUFFLES = 60

/** The missing syllables in an order in which they say no bad word. Throws RangeError where none is found. */
function harmlessBlocks(random: Random, tasks: readonly GapTask[]): string[] {
  for (let attempt = 0; attempt < SHUFFLES; attempt++) {
    const blocks = random.shuffle(tasks.map(missingOf))
    if (!spellsUnwanted(blocks)) return blocks
  }
  throw new RangeError('a bad word in every order of the blocks')
}

/** Things on the ground of their row, and blocks with what is missing at the foot. */
function tierMarks({ options, rule, pictures, tasks, random, index, sheet }: PageOf): PageMark[] {
  const pen = new Pen(options.color)
  const turn = turnOf(options.level, index)
  const rooms = tierRooms(options, turn, { rows: rule.rows, front: FRONT, strip: STRIP })
  const things = tasks.flatMap((task, i): PageMark[] => {
    const [picture, row] = [pictures[i], rooms.rows[Math.floor(i / rule.columns)]]
    if (!picture || !row) return []
    const width = row.width / rule.columns
    const cx = round(row.x + width * ((i % rule.columns) + 0.5))
    const ground = groundOf(row)
    const label = { x: round(cx - width / 2 + 3), y: ground + 1.8, width: round(width - 6), height: LABEL }
    return [
      ...widestWord(pen, picture, cx, ground + 0.4, width - 14, row.height - 2),
      ...marksOf(panel(pen, label)),
      ...drawWord(task, { ...label, x: label.x + 4, width: label.width - 8 }),
    ]
  })
  const people = sheet.fork('people').integer(0, 99) + index
  const blocks = options.level === 'facil' ? VOWELS : harmlessBlocks(random.fork('blocks'), tasks)
  return [
    ...tierPlace(pen, options, rooms, { turn, people, free: [105, 190] }),
    ...things,
    ...blocksOf(pen, rooms.strip, blocks),
  ]
}

/** Of a page in code, mm: height of a row, room of the last task, the edge, and from a number to its word. */
const [CODE_ROW, CODE_TASK, EDGE, NUMBERED] = [21, 33, 5, 13]

/** Words without their vowels on a board like a message in code; the things that they name are below it. */
function codeMarks({ options, pictures, tasks, random, index, sheet }: PageOf): PageMark[] {
  const fill = options.color ? tint(random.fork('ink').pick(SOFT_FILLS), 0.5) : WHITE
  const rows = Math.ceil(tasks.length / 2)
  const room = { x: 18, y: 57, width: 174, height: 2 * EDGE + rows * CODE_ROW + CODE_TASK }
  const width = (room.width - 3 * EDGE) / 2
  const words = tasks.flatMap((task, i): PageMark[] => {
    const x = room.x + EDGE + Math.floor(i / rows) * (width + EDGE)
    const y = room.y + EDGE - 1 + (i % rows) * CODE_ROW
    const box = { x: x + NUMBERED, y, width: width - NUMBERED, height: CODE_ROW }
    const cy = y + CODE_ROW - 8.9
    return [...numberAt([x + RING + 0.4, cy], i + 1, fill), ...drawWord(task, box, true)]
  })
  const top = room.y + room.height - CODE_TASK
  const [left, right] = [room.x + EDGE, room.x + room.width - EDGE]
  const size = fitTextSize(GAP_TEXTS.code, 'text', 5, right - left)
  return onSceneBoard({
    ...{ options, index, sheet, room, place: placeHolding(options.theme, pictures) },
    inside: [
      ...words,
      line(left, top + 0.5, right, top + 0.5, { width: 0.4, dash: [2, 2] }),
      answer([], [text(left, top + 8.6, GAP_TEXTS.code, size, { font: 'text', anchor: 'start' })]),
      ...writingLine(left, right, top + CODE_TASK - 5.5, 13),
    ],
    things: { pictures, front: NUMBER_FRONT, tag: (i, at) => numberAt(at, i + 1, fill) },
  })
}

export const completarPalavra: SheetKind<PagesFacts<readonly GapTask[]>> = {
  id: 'completar-palavra',
  category: 'alfabetizacao',
  themes: WORD_THEMES,
  draw: (options) => {
    const { level, theme } = options
    const rule = withAmount(options, LEVELS[level])
    const suits = (picture: Picture) => fits(picture, rule.letters) && /[aeiou]/.test(picture.name)
    const perPage = rule.columns * rule.rows
    const pages = dealWords(options, {
      perPage,
      suits: drawnFirst(options, perPage, suits),
      ...(level === 'desafio' && { rather: (picture: Picture) => isHeld(theme, picture) }),
    })
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pictures = pages[index] ?? []
      const tasks = tasksOf(random, pictures, level)
      const page = { options, rule, pictures, tasks, random, index, sheet }
      return {
        marks: level === 'desafio' ? codeMarks(page) : tierMarks(page),
        whole: true,
        pictures: pictures.map(({ id }) => id),
        facts: tasks,
        items: namesOf(pictures),
      }
    })
  },
}
