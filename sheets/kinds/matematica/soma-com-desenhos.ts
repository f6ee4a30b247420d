/**
 * Sums in pictures: the child counts both groups and writes the total; at the hardest level it draws the missing
 * things.
 */

import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { cellsOf, eachCell, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { DATE_THEMES } from '../../pictures/date-sets.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { answerBox, centredText, divider } from '../../scene/marks.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { COUNTER_THEMES, dealCounters, drawOnTrays, tray } from './counters.ts'
import { allOperations, drawSentence, type Operation, sentenceWidth, termsOf } from './operations.ts'

const MAX: Readonly<Record<Level, number>> = { facil: 5, medio: 10, desafio: 10 }
const BLANKS = { facil: ['result'], medio: ['a', 'b', 'result'], desafio: ['b'] } as const

const GAP = 6
/** Room for a plus or equals sign between two trays, mm. */
const SIGN_ROOM = 8
/** A smaller sentence leaves the trays more room; its boxes are 14.5 mm. */
const SENTENCE_SCALE = 0.85
/** Side of the box for the total on easy pages, mm. */
const TOTAL_SIDE = 22
/** Between the trays and the sentence, mm. */
const SENTENCE_GAP = 4

/** Two trays with a plus between them in the first `width` mm of the cell. */
function traysOf(cell: Box, width: number): [Box, Box] {
  const each = (width - SIGN_ROOM) / 2
  return [
    { ...cell, width: each },
    { ...cell, x: cell.x + each + SIGN_ROOM, width: each },
  ]
}

const plusBetween = ([left]: [Box, Box]) => centredText(left.x + left.width + SIGN_ROOM / 2, middleY(left), '+', 10)

/** Both groups and the box for the total right behind them. */
function drawEasy({ a, b, result }: Operation, picture: Picture, cell: Box, color: boolean): PageMark[] {
  const width = cell.width - SIGN_ROOM - TOTAL_SIDE
  const trays = traysOf(cell, width)
  const x = cell.x + width + SIGN_ROOM
  const y = middleY(cell) - TOTAL_SIDE / 2
  return [
    ...drawOnTrays(
      picture,
      [
        { count: a, box: trays[0] },
        { count: b, box: trays[1] },
      ],
      color,
      24,
      { lastCentred: true },
    ),
    plusBetween(trays),
    centredText(x - SIGN_ROOM / 2, middleY(cell), '=', 10),
    answerBox(x, y, TOTAL_SIDE, TOTAL_SIDE),
    writtenAnswer(x + TOTAL_SIDE / 2, middleY(cell), String(result), 11),
  ]
}

/** The trays with the sentence beside them. At the highest level the second tray is empty: the child draws in it. */
function drawWithSentence(o: Operation, picture: Picture, cell: Box, options: SheetOptions): PageMark[] {
  const { color, level } = options
  const terms = termsOf(o, BLANKS[level])
  const trays = traysOf(cell, cell.width - sentenceWidth(terms) * SENTENCE_SCALE - SENTENCE_GAP)
  const drawn = [
    { count: o.a, box: trays[0] },
    { count: o.b, box: trays[1] },
  ]
  const onTrays = (groups: typeof drawn) => drawOnTrays(picture, groups, color, 24, { lastCentred: true })
  return [
    ...(level === 'desafio'
      ? [answer(onTrays(drawn), [tray(trays[1], color, { empty: true }), ...onTrays(drawn.slice(0, 1))])]
      : onTrays(drawn)),
    plusBetween(trays),
    ...drawSentence(terms, cell, SENTENCE_SCALE),
  ]
}

/** Rows of a page: the sums up to five are few, so that three pages of them have four each. */
const rowsOf = (options: SheetOptions) => amountOf(options, options.level === 'facil' && options.pages > 2 ? 4 : 5)

export const somaComDesenhos: SheetKind<PagesFacts<readonly Operation[]>> = {
  id: 'soma-com-desenhos',
  category: 'matematica',
  themes: [...COUNTER_THEMES, ...DATE_THEMES],
  draw: (options) => {
    const { level, color } = options
    const rows = rowsOf(options)
    const fits = (o: Operation) => o.a <= 6 && o.b <= 6 && (level === 'facil' || o.result > 4)
    const items = allOperations('+', MAX[level], fits)
    const operations = dealPages(options, { items, perPage: rows, nameOf: ({ a, b }) => `${a}+${b}`, label: 'sums' })
    const pictures = dealCounters(options, rows)
    return composeSheet(options, 'count', (_, index) => {
      const cells = cellsOf(1, rows, { gap: GAP })
      const page = operations[index] ?? []
      const marks = eachCell(page, cells, (operation, cell, i): PageMark[] => {
        const picture = pictures[index]?.[i]
        if (!picture) return []
        const row =
          level === 'facil'
            ? drawEasy(operation, picture, cell, color)
            : drawWithSentence(operation, picture, cell, options)
        const below = cell.y + cell.height + GAP / 2
        return i < rows - 1 ? [...row, divider(cell.x, cell.x + cell.width, below)] : row
      }).flat()
      return {
        marks,
        facts: page,
        items: page.map(({ a, b }, i) => `${a}+${b} ${pictures[index]?.[i]?.name}`),
      }
    })
  },
}
