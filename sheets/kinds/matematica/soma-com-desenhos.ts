/**
 * Sums in pictures: the child counts both groups and writes the total; at the hardest level it draws the missing
 * things.
 */

import { amountOf } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { DATE_THEMES } from '../../pictures/date-sets.ts'
import { lookingRight } from '../../pictures/facing.ts'
import type { Picture } from '../../pictures/picture.ts'
import { writtenAnswer } from '../../scene/answers.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { drawRows, type Group, placeOf, plate, type Row, sign, slotAt } from './counted-rows.ts'
import { COUNTER_THEMES, dealCounters } from './counters.ts'
import { allOperations, drawSentence, type Operation, sentenceWidth, termsOf } from './operations.ts'

const MAX: Readonly<Record<Level, number>> = { facil: 5, medio: 10, desafio: 10 }
const BLANKS = { facil: ['result'], medio: ['a', 'b', 'result'], desafio: ['b'] } as const

/** Between two groups, for the sign, mm. */
const SIGN_ROOM = 13
/** A smaller sentence leaves the groups more room; its boxes are 14.5 mm. */
const SENTENCE_SCALE = 0.85
/** Side of the box for the total on easy pages, mm. */
const TOTAL_SIDE = 20
/** Between the groups and the sentence, and around the sentence on its plate, mm. */
const [SENTENCE_GAP, PLATE_ROOM] = [3, 3]
const ROW_WIDTH = 182

/** Both groups look at each other. */
function groupsOf({ a, b }: Operation, picture: Picture, width: number): [Group, Group] {
  const each = (width - SIGN_ROOM) / 2
  return [
    { picture: lookingRight(picture.id), count: a, x: 0, width: each },
    { picture, count: b, x: each + SIGN_ROOM, width: each },
  ]
}

/** Both groups and the box for the total right behind them. */
function easyRow(operation: Operation, picture: Picture, color: boolean): Row {
  const width = ROW_WIDTH - SIGN_ROOM - TOTAL_SIDE
  const groups = groupsOf(operation, picture, width)
  return {
    groups,
    maxSize: 27,
    marks: (cell) => {
      const y = cell.y + cell.height - TOTAL_SIDE / 2 - 4
      const x = cell.x + width + SIGN_ROOM
      return [
        ...sign(cell.x + groups[1].x - SIGN_ROOM / 2, y, '+', color),
        ...sign(x - SIGN_ROOM / 2, y, '=', color),
        slotAt({ x, y: y - TOTAL_SIDE / 2, width: TOTAL_SIDE, height: TOTAL_SIDE }, color),
        writtenAnswer(x + TOTAL_SIDE / 2, y, String(operation.result), 11),
      ]
    },
  }
}

/** The groups with the sentence beside them. At the highest level the second one is missing: the child draws it. */
function rowWithSentence(o: Operation, picture: Picture, { color, level }: SheetOptions): Row {
  const terms = termsOf(o, BLANKS[level])
  const sentence = sentenceWidth(terms) * SENTENCE_SCALE
  const width = ROW_WIDTH - sentence - SENTENCE_GAP - 2 * PLATE_ROOM
  const [left, right] = groupsOf(o, picture, width)
  const toDraw = level === 'desafio'
  return {
    groups: toDraw ? [left, { ...right, hidden: true }] : [left, right],
    maxSize: 24,
    marks: (cell) => {
      const x = cell.x + width + SENTENCE_GAP
      const board = { x, y: cell.y + cell.height - 25, width: sentence + 2 * PLATE_ROOM, height: 21 }
      const inside = { ...board, width: board.width - PLATE_ROOM }
      return [
        ...sign(cell.x + right.x - SIGN_ROOM / 2, board.y + board.height / 2, '+', color),
        plate(board, color),
        ...drawSentence(terms, inside, SENTENCE_SCALE),
      ]
    },
  }
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
    return composeSheet(options, 'count', (_, index, sheet) => {
      const page = operations[index] ?? []
      const shown = page.flatMap((operation, i) => {
        const picture = pictures[index]?.[i]
        return picture ? [{ operation, picture }] : []
      })
      const drawn = shown.map(({ operation, picture }) =>
        level === 'facil' ? easyRow(operation, picture, color) : rowWithSentence(operation, picture, options),
      )
      const place = placeOf(
        options.theme,
        shown.map(({ picture }) => picture),
      )
      return {
        marks: drawRows(options, place, drawn, sheet.fork('people').integer(0, 99) + index),
        whole: true,
        facts: page,
        items: shown.map(({ operation: { a, b }, picture }) => `${a}+${b} ${picture.name}`),
      }
    })
  },
}
