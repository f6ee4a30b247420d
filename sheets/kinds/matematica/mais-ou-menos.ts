/** The child rings the side with more, or writes the sign: groups first, then numbers beside tens and units. */

import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { centredText, rect } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { Pen } from '../../studio/pen.ts'
import { blocksSize, drawBlocks, placesOf, wooden } from './blocks.ts'
import { disc, drawRows, FIELD, ownRow, placeOf, type Row, slotAt } from './counted-rows.ts'
import { COUNTER_THEMES } from './counters.ts'
import { drawGathered, gatheredSize } from './gathered-group.ts'
import { dealNames, gatheringOf, nameOfHolder } from './gatherings.ts'

export interface Comparison {
  readonly left: number
  readonly right: number
  readonly answer: '>' | '<' | '='
}

const compare = (left: number, right: number): Comparison => ({
  left,
  right,
  answer: left > right ? '>' : left < right ? '<' : '=',
})

const ROWS: Readonly<Record<Level, number>> = { facil: 4, medio: 4, desafio: 5 }

const swap = (n: number) => Number([...String(n)].reverse().join(''))
/** Its digits swapped are another number of two digits. */
const isSwappable = (n: number) => n % 10 !== 0 && n % 11 !== 0

/** Every comparison of a level: easy ones differ by at least two, in hard ones digits are swapped (36 and 63) or equal. */
function every(level: Level): Comparison[] {
  const [from, to] = level === 'facil' ? [1, 6] : level === 'medio' ? [1, 10] : [12, 99]
  const all = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  const numbers = level === 'desafio' ? all.filter(isSwappable) : all
  return numbers.flatMap((left) =>
    numbers.flatMap((right) => {
      const far = Math.abs(left - right)
      if (level === 'facil' && far < 2) return []
      if (level === 'desafio' && far !== 0 && swap(left) !== right) return []
      return [compare(left, right)]
    }),
  )
}

const nameOf = ({ left, right }: Comparison) => [left, right].sort((a, b) => a - b).join(' e ')

/** Comparisons differ on a page and between pages; of those with a sign, one is an equality. */
function dealComparisons(options: SheetOptions, count: number): Comparison[][] {
  const { level } = options
  return dealPages(options, {
    items: every(level),
    perPage: count,
    nameOf,
    accept: (page, item) => {
      if (page.some((other) => nameOf(other) === nameOf(item))) return false
      if (item.answer === '=') return page.every(({ answer }) => answer !== '=')
      // Room for the one that is equal, and no side is always the larger.
      const equal = level !== 'facil' && page.length >= count - 1 && page.every(({ answer }) => answer !== '=')
      const oneSided = page.filter(({ answer }) => answer === item.answer).length >= Math.ceil(count / 2)
      return !equal && !oneSided
    },
  })
}

/** Between the two sides, for the circle of the sign, mm. */
const SIGN_ROOM = 28
const EASY_GAP = 8
const SIGN_RADIUS = 11

const ringAround = ({ x, y, width, height }: Box): Mark =>
  rect(x, y, width, height, { radius: 10, stroke: ANSWER_RED, width: 1.3 })

const drawSign = (c: Comparison, cx: number, cy: number, color: boolean): PageMark[] => [
  disc(cx, cy, SIGN_RADIUS, color),
  writtenAnswer(cx, cy, c.answer, SIGN_RADIUS * 1.4),
]

/** Two groups in their places: the larger one is ringed, or the sign goes between them. */
function groupsRow(c: Comparison, names: readonly string[], options: SheetOptions, random: Random): Row {
  const { color, level } = options
  const ring = level === 'facil'
  const gap = ring ? EASY_GAP : SIGN_ROOM
  const width = (FIELD.width - gap) / 2
  const gathering = gatheringOf(options.theme)
  return ownRow((cell) => {
    const sides = [c.left, c.right].map((count, i) => ({
      name: names[i] ?? '',
      count,
      x: cell.x + i * (width + gap),
      width,
      index: i,
    }))
    // More of them must not look like less: the things of a row have one size.
    const largest = Math.min(...sides.map((side, i) => gatheredSize(cell, gathering, side, random.fork(i))))
    const larger = sides[c.answer === '>' ? 0 : 1]
    return [
      ...sides.flatMap(
        (side, i) => drawGathered(new Pen(color), cell, gathering, { ...side, largest }, random.fork(i)).marks,
      ),
      ...(ring
        ? [answer([ringAround({ x: larger?.x ?? 0, y: cell.y - 0.5, width, height: cell.height + 3 })])]
        : drawSign(c, cell.x + cell.width / 2, cell.y + cell.height / 2, color)),
    ]
  })
}

/** Side of a cube, and the room of a board around its blocks, mm. */
const CUBE = 2.9
const BOARD_INSET = 2.5

/** One side is a number, the other one bars of ten and cubes: the child reads the place of each digit. */
const materialRow = (c: Comparison, firstIsMaterial: boolean, { color }: SheetOptions): Row =>
  ownRow((cell) => {
    const width = (cell.width - SIGN_ROOM) / 2
    const height = Math.min(cell.height - 1, 10 * CUBE + 2 * BOARD_INSET + 3)
    const y = cell.y + cell.height - height
    const cy = y + height / 2
    const sides = [c.left, c.right].flatMap((n, i): Mark[] => {
      const board = { x: cell.x + i * (width + SIGN_ROOM), y, width, height }
      if ((i === 0) !== firstIsMaterial)
        return [slotAt(board, color), centredText(board.x + width / 2, cy, String(n), 17)]
      const cube = Math.min(CUBE, (height - 2 * BOARD_INSET) / 10)
      const size = blocksSize(placesOf(n), cube)
      const left = board.x + (width - size.width) / 2
      return [
        slotAt(board, color),
        ...drawBlocks(left, cy - size.height / 2, placesOf(n), { unit: cube, fill: wooden(color) }),
      ]
    })
    return [...sides, ...drawSign(c, cell.x + cell.width / 2, cy, color)]
  })

export const maisOuMenos: SheetKind<PagesFacts<readonly Comparison[]>> = {
  id: 'mais-ou-menos',
  category: 'matematica',
  themes: COUNTER_THEMES,
  draw: (options) => {
    const { level } = options
    const rows = amountOf(options, ROWS[level])
    const dealt = dealComparisons(options, rows)
    const each = level === 'medio' ? 2 : 1
    const names = level === 'desafio' ? [] : dealNames(options, rows * each)
    return composeSheet(options, level === 'facil' ? 'ring' : 'write', (random, index, sheet) => {
      const comparisons = dealt[index] ?? []
      const things = names[index] ?? []
      const namesOf = (i: number) => [things[i * each] ?? '', things[i * each + each - 1] ?? '']
      const drawn = comparisons.map((c, i) =>
        level === 'desafio'
          ? materialRow(c, (i + index) % 2 === 0, options)
          : groupsRow(c, namesOf(i), options, random.fork(i)),
      )
      const place = level === 'desafio' ? placeOf(options.theme, []) : gatheringOf(options.theme).place
      return {
        marks: drawRows(options, place, drawn, sheet.fork('people').integer(0, 99) + index),
        whole: true,
        facts: comparisons,
        pictures: [...things, ...(level === 'desafio' ? [] : nameOfHolder(options.theme))],
        items: comparisons.map((c, i) => [nameOf(c), ...(level === 'desafio' ? [] : namesOf(i))].join(' ')),
      }
    })
  },
}
