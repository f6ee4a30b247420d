/** A dictation without a voice: the picture gives the word, the child writes it by letters, by syllables, on a line. */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { withAmount } from '../../page/amount.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import { DICTATION_TEXTS } from '../../page/texts.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { capitals, WORD_THEMES } from '../../pictures/vocabulary.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, BLACK, RULE_BLUE, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { answerBox, centredText, circle, line, rect, text } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind } from '../../scene/scene.ts'
import { dealWords, isClearAlone, namesOf } from './word-deck.ts'

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

const FOOT = 14
const BOX = 13.2

/** Letters of one syllable are together, with a small gap before the next syllable. */
function letterBoxes(picture: Picture, box: Box): PageMark[] {
  const gap = 2.4
  const letters = [...picture.name]
  const width = Math.min(BOX + 1.5, (box.width - gap * (picture.syllables.length - 1)) / letters.length)
  let x = middleX(box) - (letters.length * width + gap * (picture.syllables.length - 1)) / 2
  return picture.syllables.flatMap((syllable) => {
    const drawn = [...syllable].flatMap((letter, i): PageMark[] => [
      rect(x + i * width, box.y, width, BOX, { width: 0.5, fill: WHITE }),
      writtenAnswer(x + (i + 0.5) * width, box.y + BOX / 2, capitals(letter), 8),
    ])
    x += syllable.length * width + gap
    return drawn
  })
}

function syllableBoxes(picture: Picture, box: Box): PageMark[] {
  const count = picture.syllables.length
  const width = Math.min(30, (box.width - 2 * (count - 1)) / count)
  const left = middleX(box) - (count * width + 2 * (count - 1)) / 2
  return picture.syllables.flatMap((syllable, i): PageMark[] => [
    answerBox(left + i * (width + 2), box.y, width, BOX),
    writtenAnswer(left + i * (width + 2) + width / 2, box.y + BOX / 2, capitals(syllable), 7.4),
  ])
}

/** A line of a notebook for the whole word. */
function wordLine(picture: Picture, box: Box): PageMark[] {
  const [x1, x2, base] = [box.x, box.x + box.width, box.y + BOX - 2]
  return [
    line(x1, base - 9, x2, base - 9, { stroke: RULE_BLUE, width: 0.35, cap: 'butt' }),
    line(x1, base - 4.5, x2, base - 4.5, { stroke: RULE_BLUE, width: 0.35, dash: [1.8, 1.6], cap: 'butt' }),
    line(x1, base, x2, base, { stroke: BLACK, width: 0.5 }),
    answer([
      text(
        middleX(box),
        base - 2.4,
        capitals(picture.name),
        fitTextSize(capitals(picture.name), 'display', 6.4, box.width),
        { fill: ANSWER_RED },
      ),
    ]),
  ]
}

const WRITING: Readonly<Record<Level, (picture: Picture, box: Box) => PageMark[]>> = {
  facil: letterBoxes,
  medio: syllableBoxes,
  desafio: wordLine,
}

/** Number of right answers: filled in together, with the list of the answers. */
function score(count: number, fill: Ink): Mark[] {
  const y = CONTENT.y + CONTENT.height - FOOT
  const x = CONTENT.x + CONTENT.width - 74
  return [
    rect(x, y, 74, FOOT, { radius: 4, fill }),
    text(x + 6, y + 9, DICTATION_TEXTS.score, 5, { font: 'text', anchor: 'start' }),
    rect(x + 38, y + 1.2, 13, FOOT - 2.4, { radius: 2, width: 0.5, fill: WHITE }),
    text(x + 54, y + 9, DICTATION_TEXTS.of(count), 5, { font: 'text', anchor: 'start' }),
  ]
}

interface Place {
  readonly picture: { readonly cx: number; readonly cy: number; readonly size: number }
  readonly writing: Box
}

/** The picture above its boxes. */
const above = (cell: Box): Place => ({
  picture: {
    cx: middleX(cell),
    cy: cell.y + 2 + (cell.height - BOX - 4) / 2,
    size: Math.min(cell.height - BOX - 6, 44),
  },
  writing: { x: cell.x + 4, y: cell.y + cell.height - BOX - 2.5, width: cell.width - 8, height: BOX },
})

/** A picture beside its line leaves the line its room, mm. */
const MOST_BESIDE = 34

/** The picture beside its line. */
const beside = (cell: Box): Place => {
  const size = Math.min(cell.height - 7, MOST_BESIDE)
  const x = cell.x + size + 13
  return {
    // Clear of the ring with its number.
    picture: { cx: cell.x + 12.5 + size / 2, cy: middleY(cell), size: size - 4 },
    writing: { x, y: middleY(cell) - BOX / 2 + 4, width: cell.x + cell.width - 4 - x, height: BOX },
  }
}

export const ditadoVisual: SheetKind<PagesFacts<readonly DictationTask[]>> = {
  id: 'ditado-visual',
  category: 'alfabetizacao',
  themes: WORD_THEMES,
  draw: (options) => {
    const { level, color } = options
    const rule = withAmount(options, LEVELS[level])
    const count = rule.columns * rule.rows
    const pages = dealWords(options, { perPage: count, suits: (picture) => suits(picture, rule, level) })
    return composeSheet(options, 'write', (random, index) => {
      const pictures = pages[index] ?? []
      const ink = random.pick(SOFT_FILLS)
      const fill = color ? tint(ink, 0.5) : WHITE
      const box = { ...CONTENT, height: CONTENT.height - FOOT - 4 }
      const cells = cellsOf(rule.columns, rule.rows, { box, gap: 4 })
      const marks = [
        ...eachCell(pictures, cells, (picture, cell, i): PageMark[] => {
          const place = level === 'desafio' ? beside(cell) : above(cell)
          return [
            rect(cell.x, cell.y, cell.width, cell.height, { radius: 4 }),
            circle(cell.x + 8, cell.y + 8, 4.6, { width: 0.45, fill }),
            centredText(cell.x + 8, cell.y + 8, String(i + 1), 4.8),
            drawPicture(picture, { ...place.picture, color }),
            ...WRITING[level](picture, place.writing),
          ]
        }).flat(),
        ...score(count, fill),
      ]
      return {
        marks,
        facts: pictures.map((picture) => ({ word: capitals(picture.name), parts: partsOf(picture, level) })),
        items: namesOf(pictures),
      }
    })
  },
}
