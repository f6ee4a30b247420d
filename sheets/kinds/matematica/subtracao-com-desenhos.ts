/** Differences that are seen: some leave their place, or the child crosses them out; the rest is counted. */

import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { taskTitle, titleWidth } from '../../page/picture-page.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { centredText, line, rect } from '../../scene/marks.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import type { CastName } from '../../studio/cast/people.ts'
import type { Spot } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { departureLand } from '../../studio/places/departure-lands.ts'
import { DEPARTURES, type Departure, type DepartureName, departing } from '../../studio/places/departures.ts'
import { behindPlate, besidePlate, RIM } from '../../studio/places/sentence-boards.ts'
import { childBehind } from '../../studio/places/sum-askers.ts'
import { detailAt } from '../../studio/places/sum-lands.ts'
import { FIELD, plate, rowsOf, slotAt } from './counted-rows.ts'
import { COUNTER_THEMES } from './counters.ts'
import { CLOSE, gridIn, type Pitch, shapeOf, spotsIn } from './grids.ts'
import { allOperations, type Blank, type Operation, termsOf } from './operations.ts'
import { sentencePlate } from './sentence-plate.ts'

const LEVELS: Readonly<Record<Level, { rows: number; max: number; min: number; blanks: readonly Blank[] }>> = {
  /** Some are leaving; how many there were is printed. */
  facil: { rows: 4, max: 5, min: 2, blanks: ['b', 'result'] },
  /** Some are leaving, the child writes the whole difference. */
  medio: { rows: 4, max: 10, min: 5, blanks: ['a', 'b', 'result'] },
  /** All are there, in tens; the child crosses out. */
  desafio: { rows: 3, max: 18, min: 11, blanks: ['result'] },
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

/** Boats fit the quay by fours, balloons a hand by nines: greater numbers are of other things. */
function placeIn({ theme, level }: SheetOptions): DepartureName | undefined {
  const place = PLACES[theme ?? 'frutas']
  if (place === 'boats' && level !== 'facil') return 'shoal'
  if (level !== 'desafio') return place
  return place === 'balloons' ? 'gifts' : place === 'leaves' ? 'birds' : place
}

/** A title as wide as this leaves no room for a sun beside it, mm. */
const WIDE = 148
/** Room of a thing in motion against the thing. */
const APART = 1.36
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

const MEADOW = { kind: 'meadow' } as const

/** A place that some of its things leave. */
function partingRow({ operation, departure, index, seed }: LevelRow, cell: Box, options: SheetOptions): PageMark[] {
  const { board, peopled } = departure
  const held = { ...cell, width: cell.width - RIM[board] }
  const sentence = sentencePlate(termsOf(operation, LEVELS[options.level].blanks), held, options.color)
  const pen = new Pen(options.color)
  const thing = departure.thing(index, 0)
  const shape = shapeOf(thing)
  const { left, top, bottom } = departure.inset
  const free = sentence.beside - left - 5
  const share = Math.min(0.62, Math.max(0.36, (operation.result + 1) / (operation.a + 2)))
  const home = { x: cell.x + left, y: cell.y + top, width: free * share, height: cell.height - top - bottom }
  const away = { x: home.x + home.width + 9, y: cell.y, width: free * (1 - share) - 4, height: cell.height - 3 }
  const [stay, leave] = [gridIn(home, operation.result, thing, CLOSE), gridIn(away, operation.b, thing, APART)]
  const size = departure.size ?? Math.min(stay.size, leave.size)
  const pitch = { x: size * CLOSE * shape.x, y: size * CLOSE * shape.y }
  const parting = {
    ...{ row: cell, home, size, index, seed },
    staying:
      departure.stay?.(cell, operation.result, size, home, index) ??
      spotsIn(home, operation.result, stay.perLine, pitch),
    leaving:
      departure.leave?.(cell, cell.x + sentence.beside - 3, operation.b) ??
      wayOf(away, operation.b, leave.perLine, size, shape),
  }
  const detail =
    departure.land === 'meadow' && !departure.carrier
      ? detailAt(pen, MEADOW, index + seed, cell.x + 76, cell.y + cell.height)
      : []
  return [
    ...marksOf(detail),
    ...marksOf(departing(pen, departure, parting)),
    ...marksOf(behindPlate(pen, board, sentence.board, peopled ? null : childBehind(seed * 3 + index * 2))),
    ...sentence.marks,
  ]
}

/** Of the board with a difference beyond ten, and its box, mm. */
const BOARD = { width: 68, height: 19, box: 15 }
/** Between ten things and those beside them, and around the things of a place, mm. */
const [TEN_GAP, ROOM] = [6, 3]
/** From the foot of the places to the board, mm: a fence in front of them. */
const FENCE = 7
/** Largest thing of a ten, mm. */
const LARGEST_OF_TEN = 17

/** The difference on a board at the right, below its things. */
function lowerSentence(
  { a, b, result }: Operation,
  cell: Box,
  departure: Departure,
  who: CastName,
  color: boolean,
): PageMark[] {
  const board = {
    ...BOARD,
    x: cell.x + cell.width - BOARD.width - RIM[departure.board],
    y: cell.y + cell.height - BOARD.height + 2,
  }
  const cy = board.y + board.height / 2
  const slot = { x: board.x + board.width - BOARD.box - 3, y: cy - BOARD.box / 2, width: BOARD.box, height: BOARD.box }
  return [
    ...marksOf(besidePlate(new Pen(color), departure.board, board, who)),
    plate(board, color),
    centredText(board.x + (board.width - BOARD.box - 3) / 2, cy, `${a} − ${b} =`, 9.4),
    slotAt(slot, color),
    writtenAnswer(slot.x + BOARD.box / 2, cy, String(result), 9),
  ]
}

/** Ten things in two lines, the others beside them column by column; the key marks from the last one backwards. */
function tensRow({ operation, departure, index, seed }: LevelRow, cell: Box, options: SheetOptions): PageMark[] {
  const { a, b } = operation
  const pen = new Pen(options.color)
  const shape = shapeOf(departure.thing(index, 0))
  const { top } = departure.inset
  const row = { ...cell, height: cell.height - BOARD.height - FENCE }
  const most = (row.width - TEN_GAP - 4 * ROOM) / 9
  const height = row.height - top - 1
  const largest = LARGEST_OF_TEN * (departure.share?.(index) ?? 1)
  const size = Math.min(largest, most / CLOSE / shape.x, height / 2 / CLOSE / shape.y)
  const pitch = { x: Math.min(most, size * CLOSE * Math.max(shape.x, 0.9)), y: height / 2 }
  const columns = [5, Math.ceil((a - 10) / 2)]
  const homes = columns.map((many, i) => {
    const x = cell.x + (i === 0 ? 0 : 5 * pitch.x + 2 * ROOM + TEN_GAP)
    return { x, y: cell.y + top, width: many * pitch.x + 2 * ROOM, height }
  })
  const [ten, beside] = homes.map((home, i): Spot[] =>
    Array.from({ length: i === 0 ? 10 : a - 10 }, (_, at): Spot => {
      const [column, line] = i === 0 ? [at % 5, Math.floor(at / 5)] : [Math.floor(at / 2), at % 2]
      return [home.x + ROOM + (column + 0.5) * pitch.x, home.y + (line + 0.5) * pitch.y]
    }),
  )
  const all = [ten ?? [], beside ?? []]
  const arm = size * 0.5
  const goes = all.flat().slice(a - b)
  // A star goes out; nobody strikes out a chick.
  const marked =
    options.theme === 'ceu'
      ? goes.map(([x, at]) => line(x - arm, at + arm, x + arm, at - arm, STRIKE))
      : goes.map(([x, at]) =>
          rect(x - pitch.x / 2 + 0.6, at - pitch.y / 2 + 0.6, pitch.x - 1.2, pitch.y - 1.2, { radius: 3, ...STRIKE }),
        )
  const last = homes[1]
  const groups = homes.map((home, i) => ({ row, home, size, index, seed, staying: all[i] ?? [], leaving: [] }))
  return [
    ...marksOf([
      groups.map((group) => departing(pen, departure, group)),
      last ? (departure.exit?.(pen, { ...last, height: row.y + row.height - last.y }) ?? []) : [],
    ]),
    answer(marked),
    ...lowerSentence(operation, cell, departure, childBehind(seed * 3 + index * 2), options.color),
  ]
}

export const subtracaoComDesenhos: SheetKind<PagesFacts<readonly Operation[]>> = {
  id: 'subtracao-com-desenhos',
  category: 'matematica',
  themes: COUNTER_THEMES,
  draw: (options) => {
    const { rows: most, max, min } = LEVELS[options.level]
    const place = placeIn(options)
    if (!place) throw new RangeError(`nothing leaves in ${options.theme}`)
    const departure: Departure = DEPARTURES[place]
    const isShort = options.level === 'facil'
    const rows = amountOf(options, most)
    // The differences up to five are few: three pages go up to six.
    const upTo = isShort && options.pages >= 3 ? max + 1 : max
    // At the highest level every difference goes back past ten.
    const past = (o: Operation) => options.level !== 'desafio' || (o.b >= 3 && o.result < 10)
    const fits = (o: Operation) =>
      o.a >= min && o.b <= (isShort ? 4 : 9) && o.result > 0 && (!isShort || o.result < 5) && past(o)
    const operations = dealPages(options, {
      items: allOperations('−', upTo, fits),
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
      const pen = new Pen(options.color)
      const cells = rowsOf(page.length)
      const grounds = cells.map(({ y, height }) => y + height)
      return {
        marks: [
          ...marksOf(
            departureLand(pen, departure.land, grounds, {
              wide: titleWidth(options.title) > WIDE,
              isLow: options.level === 'desafio',
            }),
          ),
          ...taskTitle(pen, options),
          ...page.flatMap((operation, i) =>
            rowOf({ operation, departure, index: i + index, seed }, cells[i] ?? FIELD, options),
          ),
        ],
        whole: true,
        facts: page,
        pictures: departure.pictures,
        items: page.map(({ a, b }) => `${a}−${b} ${place}`),
      }
    })
  },
}
