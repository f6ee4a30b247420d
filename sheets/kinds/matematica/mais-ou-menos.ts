/** The child rings the side with more, or writes the sign: pictures first, then numbers. */

import type { Box } from '../../lettering/bounds.ts'
import { withAmount } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import type { Picture } from '../../pictures/picture.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { centredText, rect } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { dashedLine, disc, dish, drawRows, FIELD, ownRow, placeOf, type Row, slotAt, strewnIn } from './counted-rows.ts'
import { COUNTER_THEMES, countersOf } from './counters.ts'

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

const LEVELS: Readonly<Record<Level, { rows: number; columns: number }>> = {
  facil: { rows: 4, columns: 1 },
  medio: { rows: 4, columns: 1 },
  desafio: { rows: 6, columns: 2 },
}

const swap = (n: number) => Number([...String(n)].reverse().join(''))

/** Every comparison of a level: easy ones differ by at least two, in hard ones digits are swapped (36 and 63) or near. */
function every(level: Level): Comparison[] {
  const [from, to] = level === 'facil' ? [1, 6] : level === 'medio' ? [1, 10] : [12, 99]
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  return numbers.flatMap((left) =>
    numbers.flatMap((right) => {
      const far = Math.abs(left - right)
      const telling = level === 'desafio' ? swap(left) === right || far <= 11 : true
      return telling && (level === 'facil' ? far >= 2 : true) ? [compare(left, right)] : []
    }),
  )
}

const nameOf = ({ left, right }: Comparison) => [left, right].sort((a, b) => a - b).join(' e ')

/** Comparisons differ on a page and between pages; of those with a sign, one is an equality. */
function dealComparisons(options: SheetOptions, count: number): Comparison[][] {
  const { level } = options
  const swapped = (c: Comparison) => c.left !== c.right && swap(c.left) === c.right
  return dealPages(options, {
    items: every(level),
    perPage: count,
    nameOf,
    accept: (page, item) => {
      if (page.some((other) => nameOf(other) === nameOf(item))) return false
      if (item.answer === '=') return page.every(({ answer }) => answer !== '=')
      // Room for the one that is equal; half of the numbers are swapped digits, and no side is always the larger.
      const equal = level !== 'facil' && page.length >= count - 1 && page.every(({ answer }) => answer !== '=')
      const plain = level === 'desafio' && !swapped(item) && page.filter((c) => !swapped(c)).length >= count / 2
      const oneSided = page.filter(({ answer }) => answer === item.answer).length >= Math.ceil(count / 2)
      return !equal && !plain && !oneSided
    },
  })
}

/** Between the two sides, for the circle of the sign, mm. */
const SIGN_ROOM = 30
const EASY_GAP = 8
const SIGN_RADIUS = 11

function ringAround({ x, y, width, height }: Box): Mark {
  return rect(x + 1, y + 1, width - 2, height - 2, { radius: 10, stroke: ANSWER_RED, width: 1.3 })
}

/** Themes whose things lie on plates, at the easiest level. */
const ON_PLATES = ['frutas', 'comidas']

/** Two groups to compare: the larger one is ringed, or the sign goes between them. */
function comparedRow(c: Comparison, [one, other = one]: readonly Picture[], ring: boolean, options: SheetOptions): Row {
  const { color } = options
  const gap = ring ? EASY_GAP : SIGN_ROOM
  const width = (FIELD.width - gap) / 2
  const onPlates = ring && ON_PLATES.includes(options.theme ?? '')
  const inset = onPlates ? 14 : ring ? 8 : 2
  const side = (i: number) => i * (width + gap)
  const groups = [one, other].flatMap((picture, i) =>
    picture ? [{ picture, count: i ? c.right : c.left, x: side(i) + inset, width: width - 2 * inset }] : [],
  )
  return {
    groups,
    maxSize: onPlates ? 18 : ring ? 24 : 21,
    lying: onPlates,
    under: (cell) => {
      if (onPlates)
        return [0, 1].map((i) => dish({ x: cell.x + side(i), y: cell.y + 1, width, height: cell.height + 3 }, color))
      return ring ? [[dashedLine(cell.x + cell.width / 2, cell.y + 6, cell.height - 6)]] : []
    },
    marks: (cell) => {
      const sides = [0, 1].map((i) => ({ x: cell.x + side(i), y: cell.y - 1, width, height: cell.height + 3.5 }))
      const [left, right] = sides
      const larger = c.answer === '>' ? left : right
      if (ring) return larger ? [answer([ringAround(larger)])] : []
      return drawSign(c, cell.x + cell.width / 2, cell.y + cell.height - SIGN_RADIUS - 6, SIGN_RADIUS, color)
    },
  }
}

function drawSign(c: Comparison, cx: number, cy: number, r: number, color: boolean): PageMark[] {
  return [disc(cx, cy, r, color), writtenAnswer(cx, cy, c.answer, r * 1.4)]
}

const [CARD_WIDTH, CARD_HEIGHT, COLUMN_GAP] = [23, 21, 8]

/** Two comparisons of numbers on separate boards, so that a child does not read them as one. */
const numbersRow = (comparisons: readonly Comparison[], columns: number, { color }: SheetOptions): Row =>
  ownRow((cell) =>
    comparisons.flatMap((c, i) => {
      const width = (cell.width - COLUMN_GAP * (columns - 1)) / columns
      const board = { x: cell.x + i * (width + COLUMN_GAP), y: cell.y + 1, width, height: cell.height - 1 }
      const cy = board.y + board.height / 2
      const card = (x: number, n: number) => [
        slotAt({ x, y: cy - CARD_HEIGHT / 2, width: CARD_WIDTH, height: CARD_HEIGHT }, color),
        centredText(x + CARD_WIDTH / 2, cy, String(n), 11),
      ]
      return [
        slotAt(board, color),
        ...card(board.x + 5, c.left),
        ...drawSign(c, board.x + width / 2, cy, 9, color),
        ...card(board.x + width - 5 - CARD_WIDTH, c.right),
      ]
    }),
  )

export const maisOuMenos: SheetKind<PagesFacts<readonly Comparison[]>> = {
  id: 'mais-ou-menos',
  category: 'matematica',
  themes: COUNTER_THEMES,
  draw: (options) => {
    const { level } = options
    const { rows, columns } = withAmount(options, LEVELS[level])
    const perPage = rows * columns
    const dealt = dealComparisons(options, perPage)
    const counters = countersOf(options.theme).filter(({ id }) => id !== 'boat')
    const plates = level === 'facil' && ON_PLATES.includes(options.theme ?? '')
    return composeSheet(options, level === 'facil' ? 'ring' : 'write', (_, index, sheet) => {
      const comparisons = dealt[index] ?? []
      const deck = sheet.fork('counters').shuffle(counters)
      const each = level === 'medio' ? 2 : 1
      const chosen = comparisons.map((_, i) =>
        Array.from({ length: each }, (_, k) => deck[(index * perPage * each + i * each + k) % deck.length]).flatMap(
          (picture) => picture ?? [],
        ),
      )
      const drawn =
        level === 'desafio'
          ? Array.from({ length: rows }, (_, row) =>
              numbersRow(comparisons.slice(row * columns, (row + 1) * columns), columns, options),
            )
          : comparisons.map((c, i) => comparedRow(c, chosen[i] ?? [], level === 'facil', options))
      const usual = placeOf(options.theme, level === 'desafio' ? [] : chosen.flat())
      const place = plates ? strewnIn(usual) : usual
      return {
        marks: drawRows(options, place, drawn, sheet.fork('people').integer(0, 99) + index),
        whole: true,
        facts: comparisons,
        items: comparisons.map((c, i) =>
          [nameOf(c), ...(level === 'desafio' ? [] : (chosen[i] ?? []).map(({ name }) => name))].join(' '),
        ),
        ...(plates && { pictures: ['plate'] }),
      }
    })
  },
}
