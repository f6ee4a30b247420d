/** The child rings the side with more, or writes the sign: pictures first, then numbers. */

import type { Box } from '../../lettering/bounds.ts'
import { withAmount } from '../../page/amount.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, PALE_GREY } from '../../scene/inks.ts'
import { centredText, circle, rect } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { COUNTER_THEMES, countersOf, drawGroup } from './counters.ts'

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
      // Room for the one that is equal, and for four of swapped digits.
      const equal = level !== 'facil' && page.length >= count - 1 && page.every(({ answer }) => answer !== '=')
      const plain = level === 'desafio' && !swapped(item) && page.filter((c) => !swapped(c)).length >= count - 4
      return !equal && !plain
    },
  })
}

const SIGN_ROOM = 32
const EASY_GAP = 10

function sides(cell: Box, gap: number): [Box, Box] {
  const width = (cell.width - gap) / 2
  return [
    { ...cell, width },
    { ...cell, x: cell.x + width + gap, width },
  ]
}

function ringAround(box: Box): Mark {
  const inset = 2.5
  return rect(box.x + inset, box.y + inset, box.width - 2 * inset, box.height - 2 * inset, {
    radius: 8,
    stroke: ANSWER_RED,
    width: 1.2,
  })
}

const frameOf = (box: Box): Mark => rect(box.x, box.y, box.width, box.height, { radius: 4 })

/** A dish seen from above. */
const drawPlate = ({ x, y, width, height }: Box): Mark[] => [
  rect(x, y, width, height, { radius: height / 2 }),
  rect(x + 3, y + 3, width - 6, height - 6, { radius: height / 2 - 3, width: 0.35 }),
]

/** Themes whose things go on plates, at the easiest level. */
const ON_PLATES = ['frutas', 'comidas']

function drawPictures(
  c: Comparison,
  pictures: readonly Picture[],
  cell: Box,
  ring: boolean,
  { color, plates }: { readonly color: boolean; readonly plates: boolean },
): PageMark[] {
  const [left, right] = sides(cell, ring ? EASY_GAP : SIGN_ROOM)
  const inner = (box: Box) => ({ x: box.x + 6, y: box.y + 4, width: box.width - 12, height: box.height - 8 })
  const look = ring
    ? { color, perLine: 3, maxSize: 19, centred: true }
    : { color, perLine: 4, maxSize: 16, centred: true }
  const marks: Mark[] = [left, right].flatMap((box) => (plates ? drawPlate(box) : [frameOf(box)]))
  const [one, other = one] = pictures
  if (one) marks.push(...drawGroup(one, c.left, inner(left), look))
  if (other) marks.push(...drawGroup(other, c.right, inner(right), look))
  if (ring) return [...marks, answer([ringAround(c.answer === '>' ? left : right)])]
  return [...marks, ...drawSign(c, middleX(cell), middleY(cell), 11)]
}

function drawSign(c: Comparison, cx: number, cy: number, r: number): PageMark[] {
  const ring = circle(cx, cy, r, { width: 0.5, dash: [1.8, 1.6] })
  return [ring, writtenAnswer(cx, cy, c.answer, r * 1.4)]
}

/** The frame shows which numbers belong together: two comparisons side by side never read as one. */
function drawNumbers(c: Comparison, cell: Box): PageMark[] {
  const cy = middleY(cell)
  const [side, inset] = [23, 4]
  const numberBox = (x: number, n: number): Mark[] => [
    rect(x, cy - 10.5, side, 21, { radius: 4, width: 0.5 }),
    centredText(x + side / 2, cy, String(n), 11),
  ]
  return [
    rect(cell.x, cell.y, cell.width, cell.height, { radius: 6, width: 0.4, stroke: PALE_GREY }),
    ...numberBox(cell.x + inset, c.left),
    ...drawSign(c, middleX(cell), cy, 9),
    ...numberBox(cell.x + cell.width - inset - side, c.right),
  ]
}

export const maisOuMenos: SheetKind<PagesFacts<readonly Comparison[]>> = {
  id: 'mais-ou-menos',
  category: 'matematica',
  themes: COUNTER_THEMES,
  draw: (options) => {
    const { level, color } = options
    const { rows, columns } = withAmount(options, LEVELS[level])
    const cells = cellsOf(columns, rows, { gap: level === 'desafio' ? 8 : 7 })
    const dealt = dealComparisons(options, cells.length)
    const counters = countersOf(options.theme)
    const plates = level === 'facil' && ON_PLATES.includes(options.theme ?? '')
    return composeSheet(options, level === 'facil' ? 'ring' : 'write', (_, index, sheet) => {
      const comparisons = dealt[index] ?? []
      const deck = sheet.fork('counters').shuffle(counters)
      const each = level === 'medio' ? 2 : 1
      const chosen = cells.map((_, i) =>
        Array.from(
          { length: each },
          (_, k) => deck[(index * cells.length * each + i * each + k) % deck.length],
        ).flatMap((picture) => picture ?? []),
      )
      const marks = eachCell(comparisons, cells, (c, cell, i) =>
        level === 'desafio'
          ? drawNumbers(c, cell)
          : drawPictures(c, chosen[i] ?? [], cell, level === 'facil', { color, plates }),
      ).flat()
      return {
        marks,
        facts: comparisons,
        items: comparisons.map((c, i) =>
          [nameOf(c), ...(level === 'desafio' ? [] : (chosen[i] ?? []).map(({ name }) => name))].join(' '),
        ),
        ...(plates && { pictures: ['plate'] }),
      }
    })
  },
}
