/** The child says the word and claps: one coloured ball for each syllable, at later levels their number. */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { withAmount } from '../../page/amount.ts'
import { eachCell, middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { capitals, WORD_THEMES } from '../../pictures/vocabulary.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, WHITE } from '../../scene/inks.ts'
import { answerBox, circle, text } from '../../scene/marks.ts'
import type { Ink, Level, SheetKind } from '../../scene/scene.ts'
import { onBlock, shelfPlaces, shelves } from '../matematica/shelf-grid.ts'
import { dealWords, hasPlainSyllables, namesOf } from './word-deck.ts'

export interface SyllableCount {
  readonly word: string
  readonly syllables: number
}

interface LevelRule {
  readonly columns: number
  readonly rows: number
  /** Most syllables of a word. */
  readonly most: number
  /** Balls to colour, or a box for the number. */
  readonly balls: boolean
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { columns: 2, rows: 3, most: 3, balls: true },
  medio: { columns: 3, rows: 3, most: 4, balls: true },
  desafio: { columns: 3, rows: 4, most: 4, balls: false },
}

const BALLS = 4
/** Height of the block with the word and its answer, and of the largest picture on it, mm. */
const [BLOCK, LARGEST] = [26, 40]

/** At most so many words of the same number of syllables on a page. */
const lengthsVary = (most: number) => (page: readonly Picture[], picture: Picture) =>
  page.filter((other) => other.syllables.length === picture.syllables.length).length < most

function drawTask(picture: Picture, cell: Box, rule: LevelRule, color: boolean): PageMark[] {
  const cx = middleX(cell)
  const count = picture.syllables.length
  const word = capitals(picture.name)
  const cy = cell.y + cell.height - 8.6
  const r = Math.min(5, (cell.width - 12) / (BALLS * 2.5))
  const ball = (i: number, fill: Ink) => circle(cx + (i - (BALLS - 1) / 2) * r * 2.5, cy, r, { fill, width: 0.55 })
  const asked: PageMark[] = rule.balls
    ? Array.from({ length: BALLS }, (_, i) =>
        i < count ? answer([ball(i, ANSWER_RED)], [ball(i, WHITE)]) : ball(i, WHITE),
      )
    : [answerBox(cx - 8, cy - 6.5, 16, 13), writtenAnswer(cx, cy, String(count), 8)]
  return [
    ...onBlock(picture, cell, BLOCK, LARGEST, color).marks,
    // Printed on every level: one picture has several names, and each may have another number of syllables.
    text(cx, cell.y + cell.height - 17.4, word, fitTextSize(word, 'display', 6, cell.width - 8)),
    ...asked,
  ]
}

export const contarSilabas: SheetKind<PagesFacts<readonly SyllableCount[]>> = {
  id: 'contar-silabas',
  category: 'alfabetizacao',
  themes: WORD_THEMES,
  draw: (options) => {
    const rule = withAmount(options, LEVELS[options.level])
    const count = rule.columns * rule.rows
    const suits = (picture: Picture) => picture.syllables.length <= rule.most && hasPlainSyllables(picture)
    const accept = lengthsVary(Math.ceil(count / (rule.most - 1)))
    const pages = dealWords(options, { perPage: count, suits, accept })
    return composeSheet(options, 'say', (random, index) => {
      const pictures = pages[index] ?? []
      const places = shelfPlaces(rule.columns, rule.rows)
      const things = eachCell(pictures, places, (picture, place) =>
        drawTask(picture, place, rule, options.color),
      ).flat()
      const marks = [...shelves(options, rule.rows, random.fork('people').integer(0, 99)), ...things]
      const facts = pictures.map(({ name, syllables }) => ({ word: name, syllables: syllables.length }))
      return { marks, whole: true, facts, items: namesOf(pictures) }
    })
  },
}
