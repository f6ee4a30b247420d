/** Pages of products that a property makes easy: a broken factor in trays and beds, three factors in racks. */
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path } from '../../scene/marks.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import {
  BED,
  BEDS,
  bed,
  bedGarden,
  rack,
  rackTop,
  rowFoot,
  stockRoom,
  tray,
  trayStall,
} from '../../studio/places/product-places.ts'
import type { Broken, Stock } from './property-facts.ts'
import { type Token, tokenRow } from './token-row.ts'
import { whitePlate } from './white-plate.ts'

const [LEFT, SHELF] = [14, 4]

const header = (pen: Pen, x: number, y: number, words: string): Drawing => pen.text(x, y, words, 8, { anchor: 'start' })

const FRUITS = [
  ['laranja', 'pera'],
  ['maca', 'banana'],
  ['pera', 'maca'],
] as const
const PLATE_HEIGHT = 50

/** A broken factor that the bar of the tray shows. */
export function traysPage(pen: Pen, tasks: readonly Broken[], look: number): PageMark[] {
  const x = 97
  return [
    ...marksOf(trayStall(pen, look)),
    ...tasks.flatMap(({ rows, first, rest }, i): PageMark[] => {
      const foot = rowFoot(i) - SHELF
      const y = foot - PLATE_HEIGHT - 2
      const whole = `${rows} × ${first + rest}`
      return [
        ...marksOf([
          tray(pen, LEFT + 1, foot, {
            rows,
            parts: [first, rest],
            fruits: inTurn(FRUITS, look + i),
          }),
          whitePlate(pen, x, y, 98, PLATE_HEIGHT),
          header(pen, x + 5, y + 12, whole),
        ]),
        ...tokenRow(pen, x + 5, y + 24, ['=', `${rows} ×`, [first, 15], '+', `${rows} ×`, [rest, 15]]),
        ...tokenRow(pen, x + 5, y + 40.5, [
          '=',
          [rows * first, 17],
          '+',
          [rows * rest, 17],
          '=',
          [rows * (first + rest), 21],
        ]),
      ]
    }),
  ]
}

/** A broken factor that the child marks in the bed. */
export function bedsPage(pen: Pen, tasks: readonly Broken[], look: number): PageMark[] {
  return [
    ...marksOf(bedGarden(pen, look)),
    ...tasks.flatMap(({ rows, first, rest }, i): PageMark[] => {
      const y = BEDS.top + BEDS.height * i + 67
      const height = rows * BED.cell + 2 * BED.rim
      const top = y - 4 - height
      const cut = BEDS.left + BED.rim + first * BED.cell
      const whole = `${rows} × ${first + rest}`
      const parts: Token[] = [whole, '=', [rows, 17], '×', [first, 17], '+', [rows, 17], '×', [rest, 17]]
      const sums: Token[] = ['=', [rows * first, 20], '+', [rows * rest, 20], '=', [rows * (first + rest), 22]]
      return [
        ...marksOf([bed(pen, top, rows, first + rest, look + i), whitePlate(pen, 30, y, 150, 36)]),
        answer([path(`M${cut} ${top - 2}v${height + 4}`, { stroke: ANSWER_RED, width: 1.4 })]),
        ...tokenRow(pen, 35, y + 10, parts),
        ...tokenRow(pen, 62, y + 26, sums),
      ]
    }),
  ]
}

const GOODS = ['lápis', 'clipes', 'adesivos', 'botões'] as const

/** Three factors that are counted and read in the rack; two of them make a hundred. */
export function racksPage(pen: Pen, tasks: readonly Stock[], look: number): PageMark[] {
  const x = 110
  return [
    ...marksOf(stockRoom(pen, look)),
    ...tasks.flatMap((stock, i): PageMark[] => {
      const { shelves, boxes, inside } = stock
      const foot = rowFoot(i) - SHELF
      const y = foot - PLATE_HEIGHT - 3
      const [cx, top] = rackTop(foot, shelves)
      return [
        ...marksOf([
          rack(pen, foot, stock, look + i),
          pen.shape(box(cx - 33, top - 9, 66, 8.4, 2), 'yellowPale', 0.8),
          pen.text(cx, top - 3.1, `${inside} ${inTurn(GOODS, look + i)} em cada caixa`, 4.6, { font: 'text' }),
          whitePlate(pen, x, y, 87, PLATE_HEIGHT + 1),
        ]),
        ...tokenRow(pen, x + 5, y + 9.5, [[shelves, 17], '×', [boxes, 17], '×', [inside, 17]]),
        ...tokenRow(pen, x + 2, y + 25.5, ['= (', [shelves, 16], '×', [inside, 16], ') ×', [boxes, 16]]),
        ...tokenRow(pen, x + 2, y + 41.5, ['=', [100, 21], '×', [boxes, 14], '=', [100 * boxes, 21]]),
      ]
    }),
  ]
}
