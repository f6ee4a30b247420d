/** Even and odd: the child pairs things, then recognises even and odd numbers by their last digit. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, eachCell, middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { createRandom } from '../../page/random.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, BLUE, ORANGE, RULE_BLUE, tint, WHITE } from '../../scene/inks.ts'
import { answerBox, centredText, circle, line, path, rect, round, text } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { backdrop, drawRows, FIELD, placeOf, plate, type Row, slotAt, strewnIn } from './counted-rows.ts'
import { COUNTER_THEMES, dealCounters } from './counters.ts'

export interface ParityPage {
  readonly numbers: readonly number[]
  /** Things that are counted; empty where the numbers are printed. */
  readonly things: readonly string[]
}

const COUNTS: Readonly<Record<Level, number>> = { facil: 6, medio: 20, desafio: 16 }
const RANGES: Readonly<Record<Level, readonly [number, number]>> = {
  facil: [3, 12],
  medio: [1, 99],
  desafio: [100, 999],
}

/**
 * Numbers for every page; between two fifths and three fifths of them are even, so that the half is not predictable.
 */
function numbersOf(options: SheetOptions): number[][] {
  const { level, pages } = options
  const random = createRandom(options.seed).fork('numbers')
  const [least, most] = RANGES[level]
  const all = Array.from({ length: most - least + 1 }, (_, i) => least + i)
  const [even, odd] = [random.shuffle(all.filter((n) => n % 2 === 0)), random.shuffle(all.filter((n) => n % 2 === 1))]
  let [e, o] = [0, 0]
  return Array.from({ length: pages }, (_, page) => {
    const source = random.fork(page)
    const count = COUNTS[level]
    const evens = Math.round(count * 0.5) + source.integer(-1, 1) * Math.max(1, Math.floor(count / 10))
    const take = (list: readonly number[], from: number, n: number) =>
      Array.from({ length: n }, (_, i) => list[(from + i) % list.length] ?? 0)
    const numbers = [...take(even, e, evens), ...take(odd, o, count - evens)]
    e += evens
    o += count - evens
    return source.shuffle(numbers)
  })
}

/** A box to tick with its word behind it. */
function choice(x: number, cy: number, word: string, isRight: boolean): PageMark[] {
  return [
    rect(x, cy - 3.5, 7, 7, { radius: 1.4, width: 0.5 }),
    text(x + 9.5, cy + 1.9, word, 5.4, { font: 'text', anchor: 'start' }),
    ...(isRight
      ? [
          answer([
            line(x + 1.4, cy, x + 3.1, cy + 2.2, { stroke: ANSWER_RED, width: 0.9 }),
            line(x + 3.1, cy + 2.2, x + 6, cy - 2.4, { stroke: ANSWER_RED, width: 0.9 }),
          ]),
        ]
      : []),
  ]
}

const ROW_WIDTH = 182
/** Between the two groups of a row, and the plate above each, mm. */
const [BETWEEN, PLATE] = [10, 18]
const GROUP_WIDTH = (ROW_WIDTH - BETWEEN) / 2

/** Two groups, each in two ranks; a plate above each holds its number and the two words. */
function pairsRow(counts: readonly number[], things: readonly Picture[], color: boolean): Row {
  const x = (i: number) => i * (GROUP_WIDTH + BETWEEN)
  return {
    groups: counts.flatMap((count, i) => {
      const picture = things[i]
      const perLine = Math.ceil(count / 2)
      return picture ? [{ picture, count, x: x(i), width: GROUP_WIDTH, perLine, fromLeft: true }] : []
    }),
    maxSize: 18,
    marks: (cell) =>
      counts.flatMap((count, i): PageMark[] => {
        const board = { x: cell.x + x(i), y: cell.y, width: GROUP_WIDTH, height: PLATE }
        const cy = board.y + PLATE / 2
        return [
          plate(board, color),
          answerBox(board.x + 2, cy - 7, 14, 14),
          writtenAnswer(board.x + 9, cy, String(count), 9),
          ...choice(board.x + 24, cy, 'par', count % 2 === 0),
          ...choice(board.x + 50, cy, 'ímpar', count % 2 === 1),
        ]
      }),
  }
}

/** Draws three rows of pairs: in a room each rank has a step of the shelves, elsewhere all are on the ground. */
function drawPairs(options: SheetOptions, counts: readonly number[], things: readonly Picture[], seed: number) {
  const rows = [0, 2, 4].map((at) => pairsRow(counts.slice(at, at + 2), things.slice(at, at + 2), options.color))
  return drawRows(options, placeOf(options.theme, things), rows, seed)
}

const COLUMNS = 4

/** A house with its number: the roof is coloured by a key. */
function drawHouse(n: number, cell: Box, roof: Ink | null, word: string): Mark[] {
  const [cx, base] = [middleX(cell), cell.y + cell.height]
  const width = Math.min(cell.width - 4, 34)
  const [left, eaves] = [cx - width / 2, base - cell.height * 0.56]
  const d = `M${round(left - 3)} ${round(eaves)}L${round(cx)} ${round(cell.y)}L${round(left + width + 3)} ${round(eaves)}Z`
  return [
    rect(left, eaves, width, base - eaves, { width: 0.7, fill: WHITE }),
    path(d, { width: 0.7, fill: roof ?? WHITE }),
    rect(cx - 9.5, eaves + 1.8, 19, 10.6, { radius: 1.6, width: 0.5 }),
    centredText(cx, eaves + 7.1, String(n), 8.8),
    rect(cx - 2.4, base - 5.4, 4.8, 5.4, { width: 0.5 }),
    ...(word ? [text(cx, eaves - 2.2, word, 4.8, { font: 'text' })] : []),
  ]
}

const LEGEND = 15

/** Streets on the steps of a hill, the roofs of their houses to be coloured by a key: even and odd numbers. */
function drawColouring(options: SheetOptions, numbers: readonly number[], seed: number): PageMark[] {
  const { color } = options
  const rows = numbers.length / COLUMNS
  const step = (FIELD.height - LEGEND) / rows
  const streets = Array.from({ length: rows }, (_, i) => ({
    ...FIELD,
    y: FIELD.y + LEGEND + step * i + 2,
    height: step - 4,
  }))
  const legend = { x: FIELD.x + 34, y: FIELD.y - 1, width: FIELD.width - 68, height: LEGEND - 2 }
  const cy = legend.y + legend.height / 2
  const keys = [
    { x: legend.x + 12, word: 'par: azul', ink: BLUE },
    { x: legend.x + 60, word: 'ímpar: laranja', ink: ORANGE },
  ]
  const grounds = streets.map(({ y, height }) => y + height)
  return [
    ...backdrop(options, { terrain: 'meadow' }, streets, grounds, seed),
    plate(legend, color),
    ...keys.flatMap(({ x, word, ink }): Mark[] => [
      circle(x, cy, 4.6, { width: 0.6, ...(color && { fill: ink }) }),
      text(x + 8, cy + 2, word, 5.6, { font: 'text', anchor: 'start' }),
    ]),
    ...streets.flatMap((street, row) =>
      eachCell(
        numbers.slice(row * COLUMNS, (row + 1) * COLUMNS),
        cellsOf(COLUMNS, 1, { box: { ...street, x: street.x + 6, width: street.width - 12 }, gap: 6 }),
        (n, cell): PageMark => {
          const solved = n % 2 === 0 ? drawHouse(n, cell, BLUE, 'par') : drawHouse(n, cell, ORANGE, 'ímpar')
          return answer(solved, drawHouse(n, cell, null, ''))
        },
      ),
    ),
  ]
}

/** Numbers on tickets, to be sorted into two lists that hang in the place of the theme. */
function drawSorting(options: SheetOptions, numbers: readonly number[], seed: number): PageMark[] {
  const { color, theme } = options
  const tickets = { ...FIELD, height: 52 }
  const chips = cellsOf(8, 2, { box: { ...tickets, x: tickets.x + 2, width: tickets.width - 4 }, gap: 4 })
  const top = tickets.y + tickets.height + 8
  const lists = cellsOf(2, 1, {
    box: { ...FIELD, x: FIELD.x + 2, y: top, width: FIELD.width - 4, height: FIELD.y + FIELD.height - top - 4 },
    gap: 12,
  })
  const sorted = [numbers.filter((n) => n % 2 === 0), numbers.filter((n) => n % 2 === 1)]
  const header = 15
  const rows = 9
  const place = strewnIn(placeOf(theme, []))
  const bottom = FIELD.y + FIELD.height
  return [
    ...backdrop(options, place, [FIELD], [place.terrain === 'meadow' ? top - 2 : bottom], seed),
    ...eachCell(numbers, chips, (n, cell): Mark[] => [
      slotAt(cell, color),
      centredText(middleX(cell), cell.y + cell.height / 2, String(n), 7.8),
    ]).flat(),
    ...eachCell(sorted, lists, (list, cell, i): PageMark[] => {
      const step = (cell.height - header) / rows
      return [
        plate(cell, color),
        rect(cell.x, cell.y, cell.width, header, {
          radius: 4,
          width: 0.7,
          fill: color ? tint(i === 0 ? BLUE : ORANGE, 0.75) : WHITE,
        }),
        centredText(middleX(cell), cell.y + header / 2, i === 0 ? 'Pares' : 'Ímpares', 7.8),
        ...Array.from({ length: rows - 1 }, (_, row) => {
          const y = cell.y + header + (row + 1) * step
          return line(cell.x + 6, y, cell.x + cell.width - 6, y, { stroke: RULE_BLUE, width: 0.4 })
        }),
        answer(
          [...list]
            .sort((a, b) => a - b)
            .map((n, row) =>
              centredText(middleX(cell), cell.y + header + (row + 0.5) * step, String(n), 7, { fill: ANSWER_RED }),
            ),
        ),
      ]
    }).flat(),
  ]
}

export const parEImpar: SheetKind<PagesFacts<ParityPage>> = {
  id: 'par-e-impar',
  category: 'matematica',
  themes: COUNTER_THEMES,
  draw: (options) => {
    const { level } = options
    const pages = numbersOf(options)
    const pictures = level === 'facil' ? dealCounters(options, COUNTS.facil) : []
    return composeSheet(options, level === 'medio' ? 'colour' : 'write', (_, index, sheet) => {
      const numbers = pages[index] ?? []
      const things = pictures[index] ?? []
      const seed = sheet.fork('people').integer(0, 99) + index
      const drawn = {
        facil: () => drawPairs(options, numbers, things, seed),
        medio: () => drawColouring(options, numbers, seed),
        desafio: () => drawSorting(options, numbers, seed),
      }
      return {
        marks: drawn[level](),
        whole: true,
        facts: { numbers, things: things.map(({ id }) => id) },
        items: numbers.map((n, i) => `${n}${things[i] ? ` ${things[i].name}` : ''}`),
      }
    })
  },
}
