/** Count the pictures of each box and write how many; easy numbers are traced first. */

import type { Box } from '../../lettering/bounds.ts'
import { withAmount } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import type { Random } from '../../page/random.ts'
import { DATE_THEMES } from '../../pictures/date-sets.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { dashedFrame, drawRows, FIELD, ownRow, placeOf, type Row, rug, slotAt, strewnIn } from './counted-rows.ts'
import { COUNTER_THEMES, dealCounters } from './counters.ts'

interface Counted {
  readonly picture: Picture
  readonly count: number
}

interface Count {
  readonly picture: string
  readonly count: number
}

const LEVELS: Readonly<Record<Level, { rows: number; columns: number; min: number; max: number }>> = {
  facil: { rows: 5, columns: 1, min: 1, max: 5 },
  /** In lines of five, so that six is seen as five and one. */
  medio: { rows: 4, columns: 1, min: 5, max: 10 },
  /** Scattered, so that the child has to keep track. */
  desafio: { rows: 3, columns: 2, min: 8, max: 15 },
}

const [ANSWER_SIDE, ANSWER_GAP] = [22, 6]
const FIVE = 5
/** Between two scattered groups of a row, mm. */
const MIDDLE = 6
const [SCATTER_ANSWER, SCATTERED] = [15, { columns: 5, rows: 3 }]

/** Places on a grid, each moved a little: scattered, yet never touching. */
function scatter(random: Random, box: Box, count: number): { x: number; y: number; size: number }[] {
  const [width, height] = [box.width / SCATTERED.columns, box.height / SCATTERED.rows]
  const size = Math.min(width, height) * 0.86
  const slack = { x: (width - size) * 0.4, y: (height - size) * 0.4 }
  const places = Array.from({ length: SCATTERED.columns * SCATTERED.rows }, (_, i) => ({
    x: box.x + width * ((i % SCATTERED.columns) + 0.5) + random.between(-slack.x, slack.x),
    y: box.y + height * (Math.floor(i / SCATTERED.columns) + 0.5) + random.between(-slack.y, slack.y),
    size,
  }))
  return random.sample(places, count)
}

const numberIn = (x: number, y: number, side: number, count: number, color: boolean): PageMark[] => [
  slotAt({ x, y, width: side, height: side }, color),
  writtenAnswer(x + side / 2, y + side / 2, String(count), side * 0.46),
]

/** One group and the box for its number. */
function countedRow({ picture, count }: Counted, { level, color }: SheetOptions): Row {
  const width = FIELD.width - ANSWER_SIDE - ANSWER_GAP
  return {
    groups: [{ picture, count, x: 0, width, fromLeft: true, ...(level === 'medio' && { perLine: FIVE }) }],
    maxSize: level === 'facil' ? 30 : 23,
    marks: (cell) =>
      numberIn(cell.x + width + ANSWER_GAP, cell.y + cell.height - ANSWER_SIDE - 4, ANSWER_SIDE, count, color),
  }
}

/** Groups strewn beside each other, on the floor on rugs, each with the box for its number in a corner. */
function strewnRow(random: Random, groups: readonly Counted[], color: boolean, onFloor: boolean): Row {
  const width = (FIELD.width - MIDDLE * (groups.length - 1)) / groups.length
  return ownRow((cell) =>
    groups.flatMap(({ picture, count }, i) => {
      const room = { x: cell.x + i * (width + MIDDLE), y: cell.y + 1, width, height: cell.height - 2 }
      const inner = { x: room.x + 4, y: room.y + 4, width: width - SCATTER_ANSWER - 10, height: room.height - 8 }
      const spots = scatter(random.fork(i), inner, count)
      return [
        ...(onFloor ? rug(room, color, i) : [dashedFrame(room)]),
        ...spots.map(({ x, y, size }) => drawPicture(picture, { cx: x, cy: y, size, color })),
        ...numberIn(
          room.x + width - SCATTER_ANSWER - 3,
          room.y + room.height - SCATTER_ANSWER - 3,
          SCATTER_ANSWER,
          count,
          color,
        ),
      ]
    }),
  )
}

const nameOf = ({ picture, count }: Counted) => `${count} ${picture.name}`

export const contarEEscrever: SheetKind<PagesFacts<readonly Count[]>> = {
  id: 'contar-e-escrever',
  category: 'matematica',
  themes: [...COUNTER_THEMES, ...DATE_THEMES],
  draw: (options) => {
    const { rows, columns, min, max } = withAmount(options, LEVELS[options.level])
    const perPage = columns * rows
    const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i)
    const pictures = dealCounters(options, perPage)
    // The question is «how many apples»: five numbers have to do for many pages.
    const before = new Set<string>()
    const asked = pictures.map((page, index) => {
      const [counts = []] = dealPages({ ...options, pages: 1 }, { items: numbers, perPage, label: `counts ${index}` })
      // A picture that comes back comes with another number.
      const turns = counts.map((_, turn) =>
        page.map((picture, i) => ({ picture, count: counts[(i + turn) % counts.length] ?? min })),
      )
      const again = (turn: (typeof turns)[number]) => turn.filter((one) => before.has(nameOf(one))).length
      const [chosen = []] = [...turns].sort((one, other) => again(one) - again(other))
      for (const one of chosen) before.add(nameOf(one))
      return chosen
    })
    return composeSheet(options, 'count', (random, index, sheet) => {
      const page = asked[index] ?? []
      const usual = placeOf(
        options.theme,
        page.map(({ picture }) => picture),
      )
      const place = columns === 1 ? usual : strewnIn(usual)
      const drawn =
        columns === 1
          ? page.map((counted) => countedRow(counted, options))
          : Array.from({ length: rows }, (_, row) =>
              strewnRow(
                random.fork(row),
                page.slice(row * columns, (row + 1) * columns),
                options.color,
                place.terrain === 'floor',
              ),
            )
      const facts = page.map(({ picture, count }) => ({ picture: picture.id, count }))
      const marks = drawRows(options, place, drawn, sheet.fork('people').integer(0, 99) + index)
      return { marks, whole: true, facts, items: page.map(nameOf) }
    })
  },
}
