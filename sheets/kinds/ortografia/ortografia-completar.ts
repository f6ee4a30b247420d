/** Words and sentences in a notebook, each without the letters that are easily spelled wrongly. */
import type { Box } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { cellsOf, eachCell, middleY } from '../../page/cells.ts'
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import type { PageMark } from '../../scene/answers.ts'
import { PALE_GREY, tint, WHITE } from '../../scene/inks.ts'
import { line, text } from '../../scene/marks.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { bothSpellings, dealSentences, dealWords, isTempting, loneWords, pictureFor } from './deals.ts'
import { BAND, notebook, pageInk, pill, SPIRAL, sayingBand } from './desk.ts'
import { drawInline, type InlineWord, inlineHeight } from './inline.ts'
import { type HardWord, hardWords, RULE_THEMES, type Rule, readTokens, ruleFor, spelled, type Token } from './rules.ts'

export interface CompleteFacts {
  readonly rule: string
  readonly tasks: readonly { readonly word: HardWord; readonly choices: readonly string[] }[]
}

const ROWS: Readonly<Record<Level, number>> = { facil: 8, medio: 7, desafio: 9 }
const GAP = { width: 14, height: 10.5 }
const PILL = { width: 17, height: 9.5 }
/** Room of the last task of the hardest level, mm. */
const OWN_SENTENCE = 34

const gapped = ({ before, letters, after }: HardWord): InlineWord['parts'] =>
  [{ text: before }, { gap: letters, width: GAP.width }, { text: after }].filter(
    (part) => !('text' in part) || part.text !== '',
  )

/** A sentence with gaps in its hard words. */
export const gappedSentence = (tokens: readonly Token[]): InlineWord[] =>
  tokens.map((token) =>
    'plain' in token
      ? { parts: [{ text: token.plain }] }
      : {
          parts: [
            ...(token.lead ? [{ text: token.lead }] : []),
            ...gapped(token.hard),
            ...(token.tail ? [{ text: token.tail }] : []),
          ],
        },
  )

interface Row {
  readonly words: readonly InlineWord[]
  readonly word: HardWord
  readonly choices: readonly string[]
}

function drawRow({ words, word, choices }: Row, cell: Box, size: number, color: boolean): PageMark[] {
  const picture = words.length === 1 ? pictureFor(word) : undefined
  const side = cell.height - 3
  const left = cell.x + (words.length === 1 ? side + 6 : 2)
  const pills = choices.length * (PILL.width + 3)
  const style = { size, leading: Math.max(GAP.height + 1, size * 1.9), width: cell.x + cell.width - left - pills - 5 }
  const top = middleY(cell) - inlineHeight(words, { ...style, gapHeight: GAP.height }) / 2
  return [
    ...(picture ? [drawPicture(picture, { cx: cell.x + 3 + side / 2, cy: middleY(cell), size: side - 1, color })] : []),
    ...drawInline(words, left, top, { ...style, gapHeight: GAP.height }),
    ...choices.flatMap((choice, i) =>
      pill(
        {
          x: cell.x + cell.width - 3 - pills + i * (PILL.width + 3),
          y: middleY(cell) - PILL.height / 2,
          ...PILL,
        },
        choice,
        choice === word.letters,
      ),
    ),
  ]
}

/** Lines for a sentence of the child's, with the rule's letters. */
function ownSentence(y: number): PageMark[] {
  const heading = 'Agora invente uma frase com uma palavra desta folha:'
  const left = CONTENT.x + SPIRAL + 3
  return [
    text(left, y + 6, heading, 4.6, { font: 'text', anchor: 'start' }),
    ...[1, 2].map((row) =>
      line(left, y + 6 + row * 12, CONTENT.x + CONTENT.width - 5, y + 6 + row * 12, { width: 0.45, stroke: PALE_GREY }),
    ),
  ]
}

function drawNotebook(rows: readonly Row[], { hint }: Rule, options: SheetOptions, random: Random): PageMark[] {
  const { level, color } = options
  const fill = pageInk(random, color)
  const helped = level !== 'desafio'
  const top = CONTENT.y + (helped ? BAND + 4 : 0)
  const box = { ...CONTENT, y: top, height: CONTENT.y + CONTENT.height - top }
  const inside = {
    x: box.x + SPIRAL,
    y: box.y + 2,
    width: box.width - SPIRAL - 2,
    height: box.height - 4 - (helped ? 0 : OWN_SENTENCE),
  }
  const cells = cellsOf(1, rows.length, { box: inside, gap: 0 })
  const size = level === 'facil' ? 9 : 5.3
  return [
    ...(helped ? sayingBand(CONTENT, hint, random, color, color ? tint(fill, 0.5) : WHITE) : []),
    ...notebook(
      box,
      cells.slice(1).map(({ y }) => y),
      fill,
      color,
    ),
    ...eachCell(rows, cells, (row, cell) => drawRow(row, cell, size, color)).flat(),
    ...(helped
      ? []
      : [
          line(inside.x, inside.y + inside.height, inside.x + inside.width - 1, inside.y + inside.height, {
            width: 0.4,
            stroke: PALE_GREY,
          }),
        ]),
    ...(helped ? [] : ownSentence(inside.y + inside.height)),
  ]
}

/** A word wider than this leaves no room for its gap, mm. */
const WIDEST = 66

export const ortografiaCompletar: SheetKind<PagesFacts<CompleteFacts>> = {
  id: 'ortografia-completar',
  category: 'alfabetizacao',
  themes: RULE_THEMES,
  draw: (options) => {
    const rule = ruleFor(options.theme)
    const { level } = options
    const perPage = ROWS[level]
    const pictured = loneWords(rule).filter(
      (word) => isTempting(word) && pictureFor(word) && measureText(spelled(word), 'text', 9) < WIDEST,
    )
    const words = level === 'facil' ? dealWords(options, pictured, perPage) : []
    const sentences = level === 'facil' ? [] : dealSentences(options, rule, perPage)
    return composeSheet(options, 'write', (random, page): DrawnPage<CompleteFacts> => {
      const rows: Row[] =
        level === 'facil'
          ? (words[page] ?? []).map((word) => ({
              words: [{ parts: gapped(word) }],
              word,
              choices: bothSpellings(word, random),
            }))
          : (sentences[page] ?? []).flatMap((tokens) =>
              hardWords(tokens).map((word) => ({
                words: gappedSentence(tokens),
                word,
                choices: level === 'medio' ? bothSpellings(word, random) : [],
              })),
            )
      return {
        marks: drawNotebook(rows, rule, options, random),
        facts: { rule: rule.id, tasks: rows.map(({ word, choices }) => ({ word, choices })) },
        items:
          level === 'facil' ? (words[page] ?? []).map(spelled) : (sentences[page] ?? []).map((one) => readTokens(one)),
      }
    })
  },
}
