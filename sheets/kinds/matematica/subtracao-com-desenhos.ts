/** Differences that are seen: some leave their place, or the child crosses them out; the rest is counted. */

import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { centredText, line } from '../../scene/marks.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import type { Spot } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { DEPARTURES, type Departure, type DepartureName, departing } from '../../studio/places/departures.ts'
import { drawRows, ownRow, plate, slotAt } from './counted-rows.ts'
import { COUNTER_THEMES } from './counters.ts'
import { CLOSE, gridIn, type Pitch, shapeOf, spotsIn } from './grids.ts'
import { allOperations, type Blank, type Operation, termsOf } from './operations.ts'
import { sentencePlate } from './sentence-plate.ts'

const LEVELS: Readonly<Record<Level, { rows: number; max: number; min: number; blanks: readonly Blank[] }>> = {
  /** Some are leaving, the difference is printed. */
  facil: { rows: 4, max: 5, min: 2, blanks: ['result'] },
  /** Some are leaving, the child writes the whole difference. */
  medio: { rows: 5, max: 10, min: 5, blanks: ['a', 'b', 'result'] },
  /** All are there, in tens; the child crosses out. */
  desafio: { rows: 4, max: 18, min: 11, blanks: ['result'] },
}

const PLACES: Readonly<Record<string, DepartureName>> = {
  frutas: 'fruit',
  jardim: 'leaves',
  mar: 'boats',
  'fundo-do-mar': 'shoal',
  ceu: 'stars',
  festa: 'balloons',
  brinquedos: 'toys',
  bichos: 'herd',
  escola: 'birds',
}

/** Room of a thing in motion against the thing. */
const APART = 1.36
const LARGEST = 17
const STRIKE = { stroke: ANSWER_RED, width: 1.1 }

/** Places on the way: all over their room, up and down. */
function wayOf(room: Box, count: number, perLine: number, size: number, shape: Pitch): Spot[] {
  const lines = Math.ceil(count / perLine)
  const y = Math.min(room.height / lines, size * shape.y * 1.4)
  const spare = Math.max(0, room.height - y * lines)
  const middle = { ...room, height: room.height - spare / 2 }
  const spots = spotsIn(middle, count, perLine, { x: Math.min(room.width / perLine, size * 1.9), y })
  return spots.map(([x, at], i): Spot => [x, at + Math.sin(i * 2.1 + 1) * Math.min(spare / 2, size * 0.22)])
}

interface LevelRow {
  readonly operation: Operation
  readonly departure: Departure
  readonly index: number
  readonly seed: number
}

/** A place that some of its things leave. */
function partingRow({ operation, departure, index, seed }: LevelRow, cell: Box, options: SheetOptions): PageMark[] {
  const sentence = sentencePlate(termsOf(operation, LEVELS[options.level].blanks), cell, options.color)
  const pen = new Pen(options.color)
  const thing = departure.thing(index, 0)
  const shape = shapeOf(thing)
  const { left, top, bottom } = departure.inset
  const free = sentence.beside - left - 5
  const share = Math.min(0.62, Math.max(0.36, (operation.result + 1) / (operation.a + 2)))
  const height = cell.height - top - bottom
  const home = { x: cell.x + left, y: cell.y + top, width: free * share, height }
  const away = { x: home.x + home.width + 5, y: cell.y, width: free * (1 - share), height: cell.height - 3 }
  const [stay, leave] = [gridIn(home, operation.result, thing, CLOSE), gridIn(away, operation.b, thing, APART)]
  const size = Math.min(stay.size, leave.size)
  const pitch = { x: size * CLOSE * shape.x, y: size * CLOSE * shape.y }
  const parting = {
    ...{ row: cell, home, size, index, seed },
    staying: spotsIn(home, operation.result, stay.perLine, pitch),
    leaving: wayOf(away, operation.b, leave.perLine, size, shape),
  }
  return [...marksOf(departing(pen, departure, parting)), ...sentence.marks]
}

/** Of the board with a difference beyond ten, mm. */
const BOARD = { width: 46, height: 38, box: 17 }
/** Between ten things and those beside them, mm. */
const TEN_GAP = 5

/** The difference above the box for its result. */
function standingSentence({ a, b, result }: Operation, cell: Box, color: boolean): PageMark[] {
  const board = { ...BOARD, x: cell.x + cell.width - BOARD.width, y: cell.y + cell.height - BOARD.height }
  const cx = board.x + board.width / 2
  const slot = { x: cx - BOARD.box / 2, y: board.y + 17.5, width: BOARD.box, height: BOARD.box }
  return [
    plate(board, color),
    centredText(cx, board.y + 9.5, `${a} − ${b} =`, 8.4),
    slotAt(slot, color),
    writtenAnswer(cx, slot.y + BOARD.box / 2, String(result), 9),
  ]
}

/** Ten things in two lines and the others beside them; the key crosses out from the last one backwards. */
function tensRow({ operation, departure, index, seed }: LevelRow, cell: Box, options: SheetOptions): PageMark[] {
  const { a, b } = operation
  const pen = new Pen(options.color)
  const shape = shapeOf(departure.thing(index, 0))
  const { left, top, bottom } = departure.inset
  const room = cell.width - BOARD.width - 4
  const each = (room - left - (departure.peopled ? 0 : left) - TEN_GAP) / 2
  const height = Math.min(cell.height - top - bottom, each * 0.64)
  const y = cell.y + cell.height - bottom - height
  const homes = [0, 1].map((i) => {
    const x = cell.x + left + i * (each + TEN_GAP + (departure.peopled ? 0 : left))
    return { x, y, width: each, height }
  })
  const pitch = { x: each / 5, y: height / 2 }
  const size = Math.min(pitch.x / shape.x, pitch.y / shape.y, LARGEST * CLOSE) / CLOSE
  const spots = homes.map((home, i) => (i === 0 ? spotsIn(home, 10, 5, pitch) : fromLeft(home, a - 10, pitch)))
  const all = spots.flat()
  const groups = homes.map((home, i) => {
    return { row: cell, home, size, index, seed, staying: spots[i] ?? [], leaving: [] }
  })
  const arm = size * 0.5
  const crossed = all.slice(a - b).map(([x, at]) => line(x - arm, at + arm, x + arm, at - arm, STRIKE))
  return [
    ...marksOf(groups.map((group) => departing(pen, departure, group))),
    answer(crossed),
    ...standingSentence(operation, cell, options.color),
  ]
}

/** Places in lines of five, filled line by line from the left. */
const fromLeft = ({ x, y }: Box, count: number, pitch: Pitch): Spot[] =>
  Array.from(
    { length: count },
    (_, i): Spot => [x + ((i % 5) + 0.5) * pitch.x, y + (Math.floor(i / 5) + 0.5) * pitch.y],
  )

export const subtracaoComDesenhos: SheetKind<PagesFacts<readonly Operation[]>> = {
  id: 'subtracao-com-desenhos',
  category: 'matematica',
  themes: COUNTER_THEMES,
  draw: (options) => {
    const { rows: most, max, min } = LEVELS[options.level]
    const place = PLACES[options.theme ?? 'frutas']
    if (!place) throw new RangeError(`nothing leaves in ${options.theme}`)
    const departure: Departure = DEPARTURES[place]
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
    const rowOf = options.level === 'desafio' ? tensRow : partingRow
    return composeSheet(options, 'count', (_, index, sheet) => {
      const page = operations[index] ?? []
      const seed = sheet.fork('people').integer(0, 99) + index
      const drawn = page.map((operation, i) =>
        ownRow((cell) => rowOf({ operation, departure, index: i + index, seed }, cell, options)),
      )
      return {
        marks: drawRows(
          options,
          { terrain: departure.terrain, ...(departure.peopled && { alone: true }) },
          drawn,
          seed,
        ),
        whole: true,
        facts: page,
        pictures: departure.pictures,
        items: page.map(({ a, b }) => `${a}−${b} ${place}`),
      }
    })
  },
}
