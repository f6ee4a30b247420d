/** Differences in pictures: some are crossed out, the child counts the rest. */

import { amountOf } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import type { Picture } from '../../pictures/picture.ts'
import { answer } from '../../scene/answers.ts'
import { ANSWER_RED, BLACK } from '../../scene/inks.ts'
import { path, round } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { drawRows, placeOf, plate, type Row } from './counted-rows.ts'
import { COUNTER_THEMES, dealCounters } from './counters.ts'
import { allOperations, drawSentence, type Operation, sentenceWidth, termsOf } from './operations.ts'

const LEVELS: Readonly<Record<Level, { rows: number; max: number; min: number; perLine: number }>> = {
  /** Already crossed out. */
  facil: { rows: 4, max: 5, min: 2, perLine: 5 },
  /** The child crosses out. */
  medio: { rows: 5, max: 10, min: 5, perLine: 5 },
  desafio: { rows: 4, max: 18, min: 11, perLine: 6 },
}

const SENTENCE_SCALE = 0.85
/** Between the things and the sentence, and around the sentence on its plate, mm. */
const [SENTENCE_GAP, PLATE_ROOM] = [4, 3]
const ROW_WIDTH = 182

function cross(x: number, y: number, size: number, ink: Ink): Mark {
  const arm = size * 0.42
  const [left, right, top, bottom] = [round(x - arm), round(x + arm), round(y - arm), round(y + arm)]
  return path(`M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`, { stroke: ink, width: 1.1 })
}

/** The things, of which some have left, and the sentence beside them. */
function rowOf(operation: Operation, picture: Picture, { level, color }: SheetOptions): Row {
  const terms = termsOf(operation, ['result'])
  const sentence = sentenceWidth(terms) * SENTENCE_SCALE
  const width = ROW_WIDTH - sentence - SENTENCE_GAP - 2 * PLATE_ROOM
  const { perLine } = LEVELS[level]
  return {
    groups: [{ picture, count: operation.a, x: 0, width, perLine, fromLeft: true }],
    maxSize: level === 'facil' ? 24 : 20,
    marks: (cell, [things = []]) => {
      const board = {
        x: cell.x + width + SENTENCE_GAP,
        y: cell.y + cell.height - 25,
        width: sentence + 2 * PLATE_ROOM,
        height: 21,
      }
      const left = things.slice(operation.a - operation.b)
      const given = level === 'facil'
      const crosses = left.map(({ x, y, size }) => cross(x, y, size, given ? BLACK : ANSWER_RED))
      return [
        ...(given ? crosses : [answer(crosses)]),
        plate(board, color),
        ...drawSentence(terms, { ...board, width: board.width - PLATE_ROOM }, SENTENCE_SCALE),
      ]
    },
  }
}

export const subtracaoComDesenhos: SheetKind<PagesFacts<readonly Operation[]>> = {
  id: 'subtracao-com-desenhos',
  category: 'matematica',
  themes: COUNTER_THEMES,
  draw: (options) => {
    const { rows: most, max, min } = LEVELS[options.level]
    // The differences up to five are few, so that three pages of them have four rows each.
    const rows = amountOf(options, options.level === 'facil' && options.pages < 3 ? most + 1 : most)
    // At the highest level every difference goes back past ten.
    const past = (o: Operation) => options.level !== 'desafio' || (o.b >= 3 && o.result < 10)
    const fits = (o: Operation) => o.a >= min && o.b <= 9 && o.result > 0 && past(o)
    const operations = dealPages(options, {
      items: allOperations('−', max, fits),
      perPage: rows,
      nameOf: ({ a, b }) => `${a}−${b}`,
      // Results spread: not three rows of ones and twos; nor four rows that begin with twelve.
      accept: (page, o) =>
        (options.level !== 'desafio' || page.every(({ a }) => a !== o.a)) &&
        page.filter(({ result }) => result === o.result).length < (options.level === 'facil' ? 2 : 1),
      label: 'differences',
    })
    const pictures = dealCounters(options, rows)
    // A sheet about balloons that flew away shows balloons only.
    const shown = (index: number, row: number) => {
      const own = pictures[index] ?? []
      return own.find(({ name }) => options.must?.includes(name)) ?? own[row]
    }
    return composeSheet(options, 'count', (_, index, sheet) => {
      const page = operations[index] ?? []
      const drawn = page.flatMap((operation, i) => {
        const picture = shown(index, i)
        return picture ? [{ operation, picture }] : []
      })
      const place = placeOf(
        options.theme,
        drawn.map(({ picture }) => picture),
      )
      const marks = drawRows(
        options,
        place,
        drawn.map(({ operation, picture }) => rowOf(operation, picture, options)),
        sheet.fork('people').integer(0, 99) + index,
      )
      return {
        marks,
        whole: true,
        facts: page,
        items: drawn.map(({ operation: { a, b }, picture }) => `${a}−${b} ${picture.name}`),
      }
    })
  },
}
