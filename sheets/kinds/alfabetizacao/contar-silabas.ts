/** Say the word and clap: colour one ball for each syllable, later write how many there are. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { cellsOf, eachCell, middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { capitals, WORD_THEMES, wordsFor } from '../../pictures/vocabulary.ts'
import { ANSWER_RED, WHITE } from '../../scene/inks.ts'
import { answerBox, centredText, circle, rect, text } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'

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

/** Words of every length on each page, as far as the theme has them. */
function choose(random: Random, words: readonly Picture[], count: number): Picture[] {
  const byLength = [1, 2, 3, 4].map((length) =>
    random.shuffle(words.filter((word) => word.syllables.length === length)),
  )
  const rounds = Math.max(...byLength.map((list) => list.length))
  const mixed = Array.from({ length: rounds }, (_, i) => byLength.flatMap((list) => list[i] ?? [])).flat()
  return random.shuffle(mixed.slice(0, count))
}

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
    const rule = LEVELS[options.level]
    const count = rule.columns * rule.rows
    const words = wordsFor(options.theme, count, (picture) => picture.syllables.length <= rule.most)
    return composeSheet(options, 'say', (random) => {
      const pictures = choose(random, words, count)
      const cells = cellsOf(rule.columns, rule.rows, { gap: 7 })
      const page = (solved: boolean) =>
        eachCell(pictures, cells, (picture, cell) => drawTask(picture, cell, rule, options.color, solved)).flat()
      const facts = pictures.map(({ name, syllables }) => ({ word: name, syllables: syllables.length }))
      return { marks: page(false), solved: page(true), facts }
    })
  },
}
