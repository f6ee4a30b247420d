/**
 * Sums in pictures: two groups, each on its plate, in its paddock, its clearing. The child counts both and writes the
 * total, or the whole sentence below them; at the hardest level it draws the missing things.
 */

import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { DATE_THEMES } from '../../pictures/date-sets.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { centredText } from '../../scene/marks.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { centred } from '../../studio/fit.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { drawRows, FIELD, ownRow, rowsOf, sign, slotAt } from './counted-rows.ts'
import { COUNTER_THEMES } from './counters.ts'
import {
  dealNames,
  type Gathering,
  gatheredThing,
  gatheringOf,
  holderOf,
  looksAround,
  oneOf,
  sizeOf,
} from './gatherings.ts'
import { type Arranged, arranged, CLOSE, pyramid } from './grids.ts'
import { allOperations, type Operation } from './operations.ts'

const MAX: Readonly<Record<Level, number>> = { facil: 5, medio: 10, desafio: 10 }
/** Sums up to five are ten: more than that need sums up to six. */
const UP_TO_FIVE = 10
const ROWS = 4
/** As a part of three or four sums. */
const ONE_SHARED = 0.4
/** Most times that a page has one total, or one first number. */
const ALIKE: Readonly<Record<Level, number>> = { facil: 2, medio: 1, desafio: 1 }

/** Between two groups, for the sign, mm. */
const SIGN_ROOM = 16
/** Side of the box for the total on easy pages, mm. */
const TOTAL_SIDE = 20
/** The board of a sentence below its groups, and its boxes, mm. */
const BOARD = { height: 15.4, box: 13 }
/** From the middle of a sentence to its «=» and its total, mm: each number is below its group. */
const [EQUALS, TOTAL] = [65.5, 81.5]
/** Of the board, it is on the strip between two rows, mm. */
const LOWERED = 4.6
const ABOVE_BOARD = 2
/** Largest thing on a page, mm. */
const LARGEST = 25
/** Things of a row with room to spare are a little larger than the law of the page asks. */
const LOOSE = 1.7
/** Most things in one group. */
const MOST: Readonly<Record<Level, { a: number; b: number }>> = {
  facil: { a: 4, b: 4 },
  medio: { a: 5, b: 5 },
  desafio: { a: 5, b: 6 },
}

interface Sum {
  readonly operation: Operation
  readonly name: string
  readonly gathering: Gathering
  readonly index: number
}

const isEasy = ({ level }: SheetOptions) => level === 'facil'

/** The part of a row that both groups are in. */
function groupsOf(cell: Box, options: SheetOptions): Box {
  return isEasy(options)
    ? { ...cell, width: cell.width - SIGN_ROOM - TOTAL_SIDE }
    : { ...cell, height: cell.height - BOARD.height + LOWERED - ABOVE_BOARD }
}

/** Rooms of both places, and of the things in them. */
function homesIn(groups: Box, { gathering, name }: Sum) {
  const holder = holderOf(gathering, name)
  const { side, top, bottom } = holder.inset
  const each = (groups.width - SIGN_ROOM) / 2
  return [groups.x, groups.x + each + SIGN_ROOM].map((x) => {
    const home = {
      x: x + side,
      y: groups.y + top,
      width: each - 2 * side,
      height: groups.height - top - bottom,
    }
    const { x: wide, y: high } = holder.within ?? { x: 1, y: 1 }
    const inner = {
      x: home.x + (home.width * (1 - wide)) / 2,
      y: home.y + (home.height * (1 - high)) / 2,
      width: home.width * wide,
      height: home.height * high,
    }
    return { home, inner }
  })
}

const countsOf = ({ operation: { a, b } }: Sum) => [a, b]

/** Things of a group as large as they can be, or of the size given. */
function laid(sum: Sum, count: number, inner: Box, largest = LARGEST): Arranged {
  const holder = holderOf(sum.gathering, sum.name)
  if (!holder.pointed) return arranged(inner, count, gatheredThing(sum.name), holder.round && !holder.inLine, largest)
  const size = Math.min(largest, inner.width / 3.4 / CLOSE, inner.height / 3.05)
  return { size, spots: pyramid(inner, count, { x: size * CLOSE, y: size }) }
}

/** Sizes of a page's things by name, by one law. */
function sizesOf(page: readonly Sum[], cells: readonly Box[], options: SheetOptions): Map<string, number> {
  const fits = new Map<string, number>()
  for (const [i, sum] of page.entries()) {
    const homes = homesIn(groupsOf(cells[i] ?? FIELD, options), sum)
    const sizes = homes.map(({ inner }, k) => laid(sum, countsOf(sum)[k] ?? 0, inner).size)
    fits.set(sum.name, Math.min(fits.get(sum.name) ?? LARGEST, ...sizes))
  }
  const unit = Math.min(...[...fits].map(([name, fit]) => fit / sizeOf(name)))
  return new Map([...fits].map(([name, fit]) => [name, Math.min(unit * LOOSE * sizeOf(name), fit)]))
}

/** Both groups in their places; at the hardest level the second one is for the child to draw. */
function drawGroups(sum: Sum, cell: Box, size: number, options: SheetOptions): PageMark[] {
  const row = groupsOf(cell, options)
  const holder = holderOf(sum.gathering, sum.name)
  const counts = countsOf(sum)
  const homes = homesIn(row, sum)
  return homes.flatMap(({ home, inner }, i): PageMark[] => {
    const pen = new Pen(options.color)
    const { spots } = laid(sum, counts[i] ?? 0, inner, size)
    const isEmpty = options.level === 'desafio' && i === 1
    const place = { row, home, staying: spots, size, index: sum.index + i }
    const behind = marksOf((isEmpty && holder.blank ? holder.blank : holder.draw)(pen, place))
    const things = spots.map(([x, y], one) => {
      const flip = looksAround(sum.name) && (one + sum.index + i) % 2 === 1
      return centred(pen, oneOf(sum.name, Math.floor((one + i) / 2)), x, y, size, { flip })
    })
    if (!isEmpty) return [...behind, ...things]
    return [...behind, ...(holder.airy && !holder.blank ? [slotAt(inner, options.color)] : []), answer(things)]
  })
}

/** The box for the total right behind both groups. */
function totalBeside({ operation }: Sum, cell: Box, { color }: SheetOptions): PageMark[] {
  const x = cell.x + cell.width - TOTAL_SIDE
  const y = cell.y + cell.height / 2
  return [
    ...sign(cell.x + (x - SIGN_ROOM - cell.x) / 2, y, '+', color),
    ...sign(x - SIGN_ROOM / 2, y, '=', color),
    slotAt({ x, y: y - TOTAL_SIDE / 2, width: TOTAL_SIDE, height: TOTAL_SIDE }, color),
    writtenAnswer(x + TOTAL_SIDE / 2, y, String(operation.result), 11),
  ]
}

/** The sentence on a board below its groups, evenly spaced. */
function sentenceBelow({ operation, gathering }: Sum, cell: Box, options: SheetOptions): PageMark[] {
  const pen = new Pen(options.color).plane('far', gathering.place.terrain === 'station' ? 'greyDark' : 'brown')
  const y = cell.y + cell.height - BOARD.height + LOWERED
  const cy = y + BOARD.height / 2 + 0.6
  const middle = cell.x + cell.width / 2
  const aside = (cell.width + SIGN_ROOM) / 4
  const isGiven = options.level === 'desafio'
  const onMetal = gathering.place.terrain === 'station'
  const number = (cx: number, value: number, given: boolean): PageMark[] =>
    given
      ? [centredText(cx, cy, String(value), 9.6)]
      : [
          slotAt({ x: cx - BOARD.box / 2, y: cy - BOARD.box / 2, width: BOARD.box, height: BOARD.box }, options.color),
          writtenAnswer(cx, cy, String(value), 8.6),
        ]
  return [
    ...marksOf([
      pen.shape(box(cell.x - 2, y + 0.6, cell.width + 4, BOARD.height, 2.5), onMetal ? 'white' : 'cream', 0.8),
      pen.shade(box(cell.x - 1, y + BOARD.height - 1.4, cell.width + 2, 1.6, 0.8), onMetal ? 'greyDark' : 'brown', 0.2),
    ]),
    ...number(middle - aside, operation.a, isGiven),
    ...sign(middle, cy, '+', options.color),
    ...number(middle + aside, operation.b, false),
    ...sign(middle + EQUALS, cy, '=', options.color),
    ...number(middle + TOTAL, operation.result, isGiven),
  ]
}

const alike = <Item>(items: readonly Item[], item: Item) => items.filter((other) => other === item).length

/** The sums of each page: none twice, none in reverse, totals and first numbers as different as they can be. */
function dealSums(options: SheetOptions, rows: number): Operation[][] {
  const { level, pages } = options
  const most = MOST[level]
  const max = isEasy(options) && rows * pages > UP_TO_FIVE ? MAX.facil + 1 : MAX[level]
  const items = allOperations(
    '+',
    max,
    ({ a, b, result }) => a <= most.a && b <= most.b && (isEasy(options) || result > 4),
  )
  const accept = (page: readonly Operation[], { a, b, result }: Operation) =>
    page.every((other) => other.a !== b || other.b !== a) &&
    alike(
      page.map((other) => other.result),
      result,
    ) < ALIKE[level] &&
    alike(
      page.map((other) => other.a),
      a,
    ) < ALIKE[level] &&
    // Parts to draw differ, or a guess would be right twice.
    (level !== 'desafio' || page.every((other) => other.b !== b))
  const mostShared = rows * pages > items.length ? SMALL_DECK : ONE_SHARED
  const nameOf = ({ a, b }: Operation) => `${a}+${b}`
  return dealPages(options, { items, perPage: rows, nameOf, accept, mostShared, label: 'sums' })
}

export const somaComDesenhos: SheetKind<PagesFacts<readonly Operation[]>> = {
  id: 'soma-com-desenhos',
  category: 'matematica',
  themes: [...COUNTER_THEMES, ...DATE_THEMES],
  draw: (options) => {
    const rows = amountOf(options, ROWS)
    const operations = dealSums(options, rows)
    const names = dealNames(options, rows)
    const gathering = gatheringOf(options.theme)
    const written = isEasy(options) ? totalBeside : sentenceBelow
    const pages = operations.map((page, index) =>
      page.map((operation, i): Sum => {
        return { operation, name: names[index]?.[i] ?? '', gathering, index: i }
      }),
    )
    return composeSheet(options, 'count', (_, index, sheet) => {
      const [page, sums] = [operations[index] ?? [], pages[index] ?? []]
      const sizes = sizesOf(sums, rowsOf(rows), options)
      const drawn = sums.map((sum) =>
        ownRow((cell) => [
          ...drawGroups(sum, cell, sizes.get(sum.name) ?? LARGEST, options),
          ...written(sum, cell, options),
        ]),
      )
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
