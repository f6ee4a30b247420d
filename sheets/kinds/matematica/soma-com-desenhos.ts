/**
 * Sums in pictures: two groups, each in its tree, on its plate, in its paddock. The child counts both and writes the
 * total; at the hardest level it draws the missing things.
 */

import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { DATE_THEMES } from '../../pictures/date-sets.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { centred } from '../../studio/fit.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { drawRows, ownRow, sign, slotAt } from './counted-rows.ts'
import { COUNTER_THEMES } from './counters.ts'
import { dealNames, type Gathering, gatheredThing, gatheringOf } from './gatherings.ts'
import { CLOSE, gridIn, pyramid, shapeOf, spotsIn } from './grids.ts'
import { allOperations, type Operation, termsOf } from './operations.ts'
import { sentencePlate } from './sentence-plate.ts'

const MAX: Readonly<Record<Level, number>> = { facil: 5, medio: 10, desafio: 10 }
const BLANKS = { facil: ['result'], medio: ['a', 'b', 'result'], desafio: ['b'] } as const

/** Between two groups, for the sign, mm. */
const SIGN_ROOM = 13
/** Side of the box for the total on easy pages, mm. */
const TOTAL_SIDE = 20

interface Sum {
  readonly operation: Operation
  readonly name: string
  readonly gathering: Gathering
  readonly index: number
}

/** Rooms of both groups in a width, each with its place around it. */
function homesIn(cell: Box, width: number, { holder }: Gathering): [Box, Box] {
  const each = (width - SIGN_ROOM) / 2
  const { side, top, bottom } = holder.inset
  const home = (x: number): Box => ({
    x: x + side,
    y: cell.y + top,
    width: each - 2 * side,
    height: cell.height - top - bottom,
  })
  return [home(cell.x), home(cell.x + each + SIGN_ROOM)]
}

/** Both groups in their places; at the hardest level the second one is for the child to draw. */
function drawGroups({ operation, name, gathering, index }: Sum, cell: Box, width: number, options: SheetOptions) {
  const { holder } = gathering
  const pen = new Pen(options.color)
  const thing = gatheredThing(name)
  const homes = homesIn(cell, width, gathering)
  const counts = [operation.a, operation.b]
  const [home] = homes
  const grids = counts.map((count) => gridIn(home, count, thing))
  const third = Math.min(home.width / 3.4, home.height / 3.1)
  const size = holder.pointed ? third / CLOSE : Math.min(...grids.map((grid) => grid.size))
  const shape = shapeOf(thing)
  const pitch = { x: size * CLOSE * shape.x, y: size * CLOSE * shape.y }
  return homes.flatMap((home, i): PageMark[] => {
    const count = counts[i] ?? 0
    const perLine = grids[i]?.perLine ?? 1
    const staying = holder.pointed
      ? pyramid(home, count, { x: size * CLOSE, y: size })
      : spotsIn(home, count, perLine, pitch)
    const behind = marksOf(holder.draw(pen, { row: cell, home, staying, size, index: index + i }))
    const things = staying.map(([x, y]) => centred(pen, thing, x, y, size))
    if (options.level !== 'desafio' || i === 0) return [...behind, ...things]
    return [...behind, answer(things, holder.airy ? [slotAt({ ...home, y: home.y + 1 }, options.color)] : [])]
  })
}

/** Both groups and the box for the total right behind them. */
function easyRow(sum: Sum, cell: Box, options: SheetOptions): PageMark[] {
  const width = cell.width - SIGN_ROOM - TOTAL_SIDE
  const { color } = options
  const y = cell.y + cell.height - TOTAL_SIDE / 2 - 4
  const x = cell.x + width + SIGN_ROOM
  return [
    ...drawGroups(sum, cell, width, options),
    ...sign(cell.x + width / 2, y, '+', color),
    ...sign(x - SIGN_ROOM / 2, y, '=', color),
    slotAt({ x, y: y - TOTAL_SIDE / 2, width: TOTAL_SIDE, height: TOTAL_SIDE }, color),
    writtenAnswer(x + TOTAL_SIDE / 2, y, String(sum.operation.result), 11),
  ]
}

/** The groups with the sentence beside them. */
function rowWithSentence(sum: Sum, cell: Box, options: SheetOptions): PageMark[] {
  const { color, level } = options
  const { beside, cy, marks } = sentencePlate(termsOf(sum.operation, BLANKS[level]), cell, color)
  return [...drawGroups(sum, cell, beside, options), ...sign(cell.x + beside / 2, cy, '+', color), ...marks]
}

/** Rows of a page: the sums up to five are few, so that three pages of them have four each. */
const rowsOf = (options: SheetOptions) => amountOf(options, options.level === 'facil' && options.pages > 2 ? 4 : 5)

export const somaComDesenhos: SheetKind<PagesFacts<readonly Operation[]>> = {
  id: 'soma-com-desenhos',
  category: 'matematica',
  themes: [...COUNTER_THEMES, ...DATE_THEMES],
  draw: (options) => {
    const { level } = options
    const rows = rowsOf(options)
    const fits = (o: Operation) => o.a <= 6 && o.b <= 6 && (level === 'facil' || o.result > 4)
    const items = allOperations('+', MAX[level], fits)
    const operations = dealPages(options, { items, perPage: rows, nameOf: ({ a, b }) => `${a}+${b}`, label: 'sums' })
    const names = dealNames(options, rows)
    const gathering = gatheringOf(options.theme)
    const rowOf = level === 'facil' ? easyRow : rowWithSentence
    return composeSheet(options, 'count', (_, index, sheet) => {
      const page = operations[index] ?? []
      const sums = page.map((operation, i): Sum => {
        return { operation, name: names[index]?.[i] ?? '', gathering, index: i }
      })
      const drawn = sums.map((sum) => ownRow((cell) => rowOf(sum, cell, options)))
      return {
        marks: drawRows(options, gathering.place, drawn, sheet.fork('people').integer(0, 99) + index),
        whole: true,
        facts: page,
        pictures: sums.map(({ name }) => name),
        items: sums.map(({ operation: { a, b }, name }) => `${a}+${b} ${name}`),
      }
    })
  },
}
