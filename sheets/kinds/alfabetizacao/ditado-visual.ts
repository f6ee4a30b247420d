/** A dictation without a voice: the picture gives the word, the child writes it by letters, by syllables, on a line. */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { writingLine } from '../../lettering/writing-lines.ts'
import { withAmount } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { DICTATION_TEXTS } from '../../page/texts.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { capitals, WORD_THEMES } from '../../pictures/vocabulary.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { answerBox, rect, text } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { lessonWordsOf } from './lesson-words.ts'
import { NUMBER_FRONT, numberAt, RING } from './numbered.ts'
import { onSceneBoard } from './scene-board.ts'
import { dealWords, isClearAlone, namesOf } from './word-deck.ts'
import { placeNames } from './word-lands.ts'
import { isHeld, isNamedAlone, placeHolding } from './word-place.ts'

export interface DictationTask {
  readonly word: string
  /** Content of each box: letters, syllables, or the whole word on its line. */
  readonly parts: readonly string[]
}

interface LevelRule {
  readonly columns: number
  readonly rows: number
  readonly letters: readonly [min: number, max: number]
  readonly syllables: readonly number[]
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { columns: 2, rows: 4, letters: [3, 5], syllables: [2] },
  medio: { columns: 2, rows: 4, letters: [4, 8], syllables: [2, 3] },
  desafio: { columns: 2, rows: 5, letters: [5, 11], syllables: [2, 3, 4] },
}

/** Not for the first writing: several letters for one sound, accents, two consonants together. */
const HARD = /ch|lh|nh|qu|gu[eéií]|rr|ss|[bcdfgptv][rl]|[^a-z]|[bcdfgjlmnprstvxz]{2}|[mnrlsz]$/

/** Alone they are taken for another: a guinea pig, a wolf, a bowl of something. */
const MISTAKEN: ReadonlySet<string> = new Set(['capivara', 'raposa', 'açaí', 'arroz'])

function suits(picture: Picture, { letters, syllables }: LevelRule, level: Level): boolean {
  const { name } = picture
  if (!isClearAlone(picture) || MISTAKEN.has(picture.name)) return false
  if (name.length < letters[0] || name.length > letters[1] || !syllables.includes(picture.syllables.length))
    return false
  if (level === 'facil') return !HARD.test(name)
  return level === 'desafio' || !/ch|lh|nh|qu|gu[eéií]/.test(name)
}

const partsOf = (picture: Picture, level: Level): string[] =>
  level === 'facil'
    ? [...capitals(picture.name)]
    : level === 'medio'
      ? picture.syllables.map(capitals)
      : [capitals(picture.name)]

/** Hard to spell: two letters for one sound, two consonants together, an accent. */
const KNOTTY = /ch|lh|nh|qu|gu[eéií]|rr|ss|ç|x|[bcdfgptv][rl]|[áéíóúâêôãõ]/

/** Hard words make half of a page where the theme has so many. */
function hardWordsVary({ pages }: SheetOptions, count: number, known: readonly Picture[]) {
  const isHard = ({ name }: Picture) => KNOTTY.test(name)
  const easy = count - Math.min(Math.floor(count / 2), Math.floor(known.filter(isHard).length / (2 * pages)))
  return (page: readonly Picture[], picture: Picture) =>
    isHard(picture) || page.filter((other) => !isHard(other)).length < easy
}

/** Room for the number of right answers, and of a row of boxes; around all of it, mm. */
const [FOOT, EDGE] = [15, 5]
const ROW: Readonly<Record<Level, number>> = { facil: 21, medio: 21, desafio: 20 }
const BOX = 14.5
/** From the left of a number to the boxes, mm. */
const NUMBERED = 14

/** The white of the board, mm. */
const boardOf = (level: Level, rows: number): Box => ({
  ...{ x: 18, y: 57, width: 174, height: 2 * EDGE + rows * ROW[level] + FOOT },
})

/** Letters of one syllable are together, with a small gap before the next syllable. */
function letterBoxes(picture: Picture, box: Box): PageMark[] {
  const gap = 2.4
  const letters = [...picture.name]
  const width = Math.min(BOX, (box.width - gap * (picture.syllables.length - 1)) / letters.length)
  let { x } = box
  return picture.syllables.flatMap((syllable) => {
    const drawn = [...syllable].flatMap((letter, i): PageMark[] => [
      rect(x + i * width, box.y, width, BOX, { width: 0.6, fill: WHITE }),
      writtenAnswer(x + (i + 0.5) * width, box.y + BOX / 2, capitals(letter), 8.6),
    ])
    x += syllable.length * width + gap
    return drawn
  })
}

function syllableBoxes(picture: Picture, box: Box): PageMark[] {
  const count = picture.syllables.length
  const width = Math.min(30, (box.width - 2 * (count - 1)) / count)
  return picture.syllables.flatMap((syllable, i): PageMark[] => [
    answerBox(box.x + i * (width + 2), box.y, width, BOX),
    writtenAnswer(box.x + i * (width + 2) + width / 2, box.y + BOX / 2, capitals(syllable), 7.4),
  ])
}

/** A line of a notebook for the whole word. */
function wordLine(picture: Picture, box: Box): PageMark[] {
  const [x1, x2, base] = [box.x, box.x + box.width, box.y + BOX - 1.5]
  const word = capitals(picture.name)
  return [
    ...writingLine(x1, x2, base, 10.5),
    answer([
      text(x1 + 3, base - 2.6, word, fitTextSize(word, 'display', 7, box.width - 4), {
        anchor: 'start',
        fill: ANSWER_RED,
      }),
    ]),
  ]
}

const WRITING: Readonly<Record<Level, (picture: Picture, box: Box) => PageMark[]>> = {
  facil: letterBoxes,
  medio: syllableBoxes,
  desafio: wordLine,
}

/** Number of right answers: filled in together, with the list of the answers. */
function score(count: number, board: Box, fill: Ink): Mark[] {
  const height = FOOT - 2
  const [x, y] = [board.x + board.width - EDGE - 76, board.y + board.height - EDGE - height]
  const cy = y + height / 2
  return [
    rect(x, y, 76, height, { radius: 4, fill }),
    text(x + 6, cy + 1.8, DICTATION_TEXTS.score, 5, { font: 'text', anchor: 'start' }),
    rect(x + 38, y + 1, 13.5, height - 2, { radius: 2, width: 0.5, fill: WHITE }),
    text(x + 55, cy + 1.8, DICTATION_TEXTS.of(count), 5, { font: 'text', anchor: 'start' }),
  ]
}

/** Boxes for each word beside its number: the left column has the words of the upper row of things. */
function drawRows(pictures: readonly Picture[], board: Box, level: Level, fill: Ink): PageMark[] {
  const rows = Math.ceil(pictures.length / 2)
  const width = (board.width - 3 * EDGE) / 2
  return pictures.flatMap((picture, i): PageMark[] => {
    const x = board.x + EDGE + Math.floor(i / rows) * (width + EDGE)
    const cy = board.y + EDGE + ((i % rows) + 0.5) * ROW[level] - 1
    const box = { x: x + NUMBERED, y: cy - BOX / 2, width: width - NUMBERED, height: BOX }
    return [...numberAt([x + RING + 0.6, cy], i + 1, fill), ...WRITING[level](picture, box)]
  })
}

export const ditadoVisual: SheetKind<PagesFacts<readonly DictationTask[]>> = {
  id: 'ditado-visual',
  category: 'alfabetizacao',
  themes: WORD_THEMES,
  draw: (options) => {
    const { level, color, theme } = options
    const rule = withAmount(options, LEVELS[level])
    const count = rule.columns * rule.rows
    const fits = (picture: Picture) => suits(picture, rule, level)
    const pages = dealWords(options, {
      perPage: count,
      suits: fits,
      rather: (picture) => isNamedAlone(picture) && isHeld(theme, picture),
      ...(level === 'desafio' && { accept: hardWordsVary(options, count, lessonWordsOf(theme).filter(fits)) }),
    })
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pictures = pages[index] ?? []
      const fill = color ? tint(random.pick(SOFT_FILLS), 0.5) : WHITE
      const room = boardOf(level, rule.rows)
      const place = placeHolding(theme, pictures)
      return {
        marks: onSceneBoard({
          ...{ options, index, sheet, room, place },
          inside: [...drawRows(pictures, room, level, fill), ...score(count, room, fill)],
          things: { pictures, front: NUMBER_FRONT, tag: (i, at) => numberAt(at, i + 1, fill) },
        }),
        whole: true,
        facts: pictures.map((picture) => ({ word: capitals(picture.name), parts: partsOf(picture, level) })),
        items: namesOf(pictures),
        pictures: placeNames(place, index),
      }
    })
  },
}
