/** Say the word and clap: colour one ball for each syllable, later write how many there are. */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { withAmount } from '../../page/amount.ts'
import { cellsOf, eachCell, middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { capitals, WORD_THEMES } from '../../pictures/vocabulary.ts'
import { ANSWER_RED, WHITE } from '../../scene/inks.ts'
import { answerBox, centredText, circle, rect, text } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'
import { dealWords, dividesPlainly, isClearAlone, namesOf } from './word-deck.ts'

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
  readonly word: boolean
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { columns: 2, rows: 3, most: 3, balls: true, word: true },
  medio: { columns: 3, rows: 3, most: 4, balls: true, word: true },
  desafio: { columns: 3, rows: 4, most: 4, balls: false, word: false },
}

const BALLS = 4

/** At most so many words of the same number of syllables on a page. */
const lengthsVary = (most: number) => (page: readonly Picture[], picture: Picture) =>
  page.filter((other) => other.syllables.length === picture.syllables.length).length < most

function drawTask(picture: Picture, cell: Box, rule: LevelRule, color: boolean, solved: boolean): Mark[] {
  const cx = middleX(cell)
  const count = picture.syllables.length
  const foot = rule.word ? 26 : 19
  const size = Math.min(cell.width - 10, cell.height - foot - 5)
  const word = capitals(picture.name)
  const cy = cell.y + cell.height - 9.5
  const r = Math.min(5, (cell.width - 12) / (BALLS * 2.5))
  const answer: Mark[] = rule.balls
    ? Array.from({ length: BALLS }, (_, i) =>
        circle(cx + (i - (BALLS - 1) / 2) * r * 2.5, cy, r, {
          fill: solved && i < count ? ANSWER_RED : WHITE,
          width: 0.55,
        }),
      )
    : [
        answerBox(cx - 8, cy - 6.5, 16, 13),
        ...(solved ? [centredText(cx, cy, String(count), 8, { fill: ANSWER_RED })] : []),
      ]
  return [
    rect(cell.x, cell.y, cell.width, cell.height, { radius: 4 }),
    drawPicture(picture, { cx, cy: cell.y + 3 + (cell.height - foot - 1) / 2, size, color }),
    ...(rule.word ? [text(cx, cell.y + cell.height - 19, word, fitTextSize(word, 'display', 6, cell.width - 8))] : []),
    ...answer,
  ]
}

export const contarSilabas: SheetKind<PagesFacts<readonly SyllableCount[]>> = {
  id: 'contar-silabas',
  category: 'alfabetizacao',
  themes: WORD_THEMES,
  draw: (options) => {
    const rule = withAmount(options, LEVELS[options.level])
    const count = rule.columns * rule.rows
    const suits = (picture: Picture) => picture.syllables.length <= rule.most && dividesPlainly(picture)
    const accept = lengthsVary(Math.ceil(count / (rule.most - 1)))
    const pages = dealWords(options, { perPage: count, suits, accept, ...(!rule.word && { rather: isClearAlone }) })
    return composeSheet(options, 'say', (_, index) => {
      const pictures = pages[index] ?? []
      const cells = cellsOf(rule.columns, rule.rows, { gap: 7 })
      const page = (solved: boolean) =>
        eachCell(pictures, cells, (picture, cell) => drawTask(picture, cell, rule, options.color, solved)).flat()
      const facts = pictures.map(({ name, syllables }) => ({ word: name, syllables: syllables.length }))
      return { marks: page(false), solved: page(true), facts, items: namesOf(pictures) }
    })
  },
}
