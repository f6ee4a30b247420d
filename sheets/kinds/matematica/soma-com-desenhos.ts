/**
 * Sums in pictures: two groups, each on its table, in its pen, its bed, and a child who joins them. The child counts
 * both and writes the total, or a number below each group too; at the hardest level it draws the missing things.
 */

import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { taskTitle, titleWidth } from '../../page/picture-page.ts'
import { DATE_THEMES } from '../../pictures/date-sets.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { centredText } from '../../scene/marks.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { asking, childFor, TOTAL, TOTAL_ABOVE } from '../../studio/places/sum-askers.ts'
import { detailAt, shadow, wholeLand } from '../../studio/places/sum-lands.ts'
import { firCells, firScene, picnicCloth } from '../../studio/places/sum-scenes.ts'
import { FIELD, nameBoard, rowsOf, sign, slotAt } from './counted-rows.ts'
import { COUNTER_THEMES } from './counters.ts'
import { dealNames, TOO_LARGE } from './gatherings.ts'
import { allOperations, type Operation } from './operations.ts'
import { joinedPlaceOf, ledgeOf, type SumPlace, standOf } from './sum-gatherings.ts'
import { drawGroup, footOf, type GroupPlace, labelBox, labelOf, sizesByLaw } from './sum-groups.ts'

const MAX: Readonly<Record<Level, number>> = { facil: 5, medio: 10, desafio: 10 }
/** Sums up to five are ten: more than that need sums up to six. */
const UP_TO_FIVE = 9
const ROWS = 4
/** As a part of three or four sums. */
const ONE_SHARED = 0.4
/** Most times that a page has one total, or one first number. */
const ALIKE: Readonly<Record<Level, number>> = { facil: 2, medio: 1, desafio: 1 }

/** Of a row: each group, between two groups, and from the second one to whoever joins them, mm. */
const [GROUP, SIGN_ROOM, EQUALS_ROOM] = [61, 14, 15]
/** A title as wide as this leaves no room for a sun beside it, mm. */
const WIDE = 148
/** Most things in one group. */
const MOST: Readonly<Record<Level, { a: number; b: number }>> = {
  facil: { a: 4, b: 4 },
  medio: { a: 5, b: 5 },
  desafio: { a: 5, b: 6 },
}

/** Themes whose things want their names. */
const NAMED = new Set(['consciencia-negra', 'povos-indigenas', 'folclore'])
/** Of the two parts, the one to draw: the first one in the middle of a page. */
const hiddenIn = (row: number) => (row % 4 === 1 || row % 4 === 2 ? 0 : 1)
const hiddenPart = ({ a, b }: Operation, row: number) => (hiddenIn(row) ? b : a)
const shownPart = ({ a, b }: Operation, row: number) => (hiddenIn(row) ? a : b)

interface Sum {
  readonly operation: Operation
  readonly name: string
  readonly index: number
}

const isEasy = ({ level }: SheetOptions) => level === 'facil'

/** Both groups of a sum. */
function placesOf({ operation: { a, b }, name, index }: Sum, cell: Box, look: SumPlace, options: SheetOptions) {
  return [a, b].map(
    (count, i): GroupPlace => ({
      ...{ name, count, look, index: index * 2 + i, labelled: !isEasy(options) },
      shared: i === 0 ? 2 * GROUP + SIGN_ROOM : 0,
      cell: { ...cell, x: cell.x + i * (GROUP + SIGN_ROOM), width: GROUP },
    }),
  )
}

/** One sum: its groups with their labels, and a child who asks for the total. */
function drawSum(sum: Sum, cell: Box, size: number, look: SumPlace, seed: number, options: SheetOptions): PageMark[] {
  const { color, level } = options
  const pen = new Pen(color)
  const { a, b, result } = sum.operation
  const places = placesOf(sum, cell, look, options)
  const foot = cell.y + cell.height
  const x = cell.x + 2 * GROUP + SIGN_ROOM + EQUALS_ROOM + (cell.width - 2 * GROUP - SIGN_ROOM - EQUALS_ROOM) / 2
  const cy = foot + 1.5 - TOTAL_ABOVE[look.asker]
  const given = level === 'desafio'
  const labels = isEasy(options) ? [] : places.map((place, i) => ({ at: labelOf(place), value: i === 0 ? a : b, i }))
  // On one line: the signs, the labels where there are some, the total.
  const onPlates = standOf(look, sum.name) === 'dish'
  const between = labels[0]?.at[1] ?? (onPlates ? cell.y + cell.height / 2 : cy)
  const plus = cell.x + GROUP + SIGN_ROOM / 2
  return [
    ...marksOf([
      look.scene || ['swim', 'shore', 'flight'].includes(standOf(look, sum.name))
        ? []
        : shadow(
            pen,
            look.land,
            plus,
            footOf(places[0] ?? { cell, ...sum, count: a, look, labelled: false }),
            GROUP + 4,
          ),
      look.scene ? [] : labels.map(({ at }) => shadow(pen, look.land, at[0], foot, 11)),
      look.asker === 'card' ? [] : shadow(pen, look.land, x, foot + 1.5, 15),
    ]),
    ...places.flatMap((place, i) => drawGroup(place, size, given && i === hiddenIn(sum.index), color)),
    ...labels.flatMap(({ at, value, i }): PageMark[] => [
      labelBox(at, color),
      given && i !== hiddenIn(sum.index)
        ? centredText(at[0], at[1], String(value), 9.4)
        : writtenAnswer(at[0], at[1], String(value), 8.6),
    ]),
    ...sign(plus, between, '+', color),
    ...marksOf(asking(look.asker, pen, childFor(look.asker, seed * 3 + sum.index), x, foot + 1.5, look.accent)),
    ...(NAMED.has(options.theme ?? '')
      ? [nameBoard(pen, { x: plus - 20, y: foot + 1.2, width: 40, height: 6.4 }, sum.name)]
      : []),
    ...sign(cell.x + 2 * GROUP + SIGN_ROOM + 7, between, '=', color),
    slotAt({ x: x - TOTAL.width / 2, y: cy - TOTAL.height / 2, ...TOTAL }, color),
    given ? centredText(x, cy, String(result), 9.4) : writtenAnswer(x, cy, String(result), 9),
  ]
}

/** Sandbanks below those that swim, or behind those that do not. */
const ledgesOf = (look: SumPlace, sums: readonly Sum[], cells: readonly Box[], labelled: boolean) =>
  look.land.kind === 'sea'
    ? {
        ledges: cells.map(({ y, height }, i) => y + height - ledgeOf(standOf(look, sums[i]?.name ?? ''), labelled)),
      }
    : {}

/** Beside the plaques, mm. */
const DETAILS_AT = [23, 140]

const sceneOf = (pen: Pen, { scene }: SumPlace, cells: readonly Box[], who: CastName): Drawing => {
  if (scene === 'fir') return firScene(pen, cells, who)
  return scene === 'picnic' ? picnicCloth(pen) : []
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
    ({ a, b, result }) => a <= most.a && b <= most.b && result > (isEasy(options) ? 2 : 4),
  )
  const accept = (page: readonly Operation[], sum: Operation) => {
    const { a, b, result } = sum
    return (
      page.every((other) => other.a !== b || other.b !== a) &&
      alike(
        page.map((other) => other.result),
        result,
      ) < ALIKE[level] &&
      alike(
        page.map((other) => other.a),
        a,
      ) < ALIKE[level] &&
      // Parts to draw differ, or a guess would be right twice; so do those beside them.
      (level !== 'desafio' ||
        page.every(
          (other, row) =>
            hiddenPart(other, row) !== hiddenPart(sum, page.length) &&
            shownPart(other, row) !== shownPart(sum, page.length),
        ))
    )
  }
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
    const names = dealNames(options, rows, TOO_LARGE)
    const look = joinedPlaceOf(options.theme)
    const pages = operations.map((page, index) =>
      page.map((operation, i): Sum => ({ operation, name: names[index]?.[i] ?? '', index: i })),
    )
    return composeSheet(options, 'count', (_, index, sheet) => {
      const [page, sums] = [operations[index] ?? [], pages[index] ?? []]
      const cells = look.scene === 'fir' ? firCells(rowsOf(rows)) : rowsOf(rows)
      const sizes = sizesByLaw(sums.map((sum, i) => placesOf(sum, cells[i] ?? FIELD, look, options)))
      const seed = sheet.fork('people').integer(0, 99) + index
      const pen = new Pen(options.color)
      const details = cells.flatMap((cell, i) => {
        const [place] = sums[i] ? placesOf(sums[i], cell, look, options) : []
        const ground = cell.y + cell.height
        // Beside plaques, not below a table.
        if (look.scene || !place || footOf(place) > ground - 10) return []
        return DETAILS_AT.map((x, k) => detailAt(pen, look.land, i + seed + k, x, ground + 0.6))
      })
      return {
        marks: [
          ...marksOf(
            wholeLand(
              pen,
              { ...look.land, ...ledgesOf(look, sums, cells, !isEasy(options)) },
              cells.map(({ y, height }) => y + height),
              titleWidth(options.title) > WIDE,
            ),
          ),
          ...marksOf([sceneOf(pen, look, cells, childFor('crate', seed)), details]),
          ...taskTitle(pen, options),
          ...sums.flatMap((sum, i) => drawSum(sum, cells[i] ?? FIELD, sizes[i] ?? 0, look, seed, options)),
        ],
        whole: true,
        facts: page,
        pictures: sums.map(({ name }) => name),
        items: sums.map(({ operation: { a, b }, name }) => `${a}+${b} ${name}`),
      }
    })
  },
}
