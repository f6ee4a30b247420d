/** Even and odd: the child pairs things, then recognises even and odd numbers by their last digit. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, eachCell, middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { createRandom, type Random } from '../../page/random.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, BLUE, ORANGE, RULE_BLUE, tint, WHITE } from '../../scene/inks.ts'
import { answerBox, centredText, circle, line, path, rect, round, text } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { centred } from '../../studio/fit.ts'
import { box, hull, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { bush, flower, tree } from '../../studio/shapes/nature.ts'
import { houseSpots, numberedHouse } from '../../studio/shapes/numbered-houses.ts'
import { backdrop, drawRows, FIELD, ownRow, plate, type Row, slotAt, strewnIn } from './counted-rows.ts'
import { COUNTER_THEMES } from './counters.ts'
import { dealNames, gatheredThing, gatheringOf, holderOf } from './gatherings.ts'
import { strewn } from './grids.ts'

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

/** Between the two groups of a row, and the plate below each, mm. */
const [BETWEEN, PLATE] = [10, 17]
const GROUP_WIDTH = (FIELD.width - BETWEEN) / 2
/** Around the two things of each pair. */
const pairRings = (spots: readonly Spot[], size: number): Mark[] =>
  Array.from({ length: Math.floor(spots.length / 2) }, (_, i) => {
    const one: Spot = spots[2 * i] ?? [0, 0]
    const other: Spot = spots[2 * i + 1] ?? [0, 0]
    const reach = size * 0.56
    return path(hull([...one, reach], [...other, reach]), { stroke: ANSWER_RED, width: 0.9 })
  })

/** Of an ellipse: things in its corners would be over the edge. */
const ROUNDED = 0.14

/** Two groups, each strewn in its place; on the plate below go its number and the right one of two words. */
function pairsRow(counts: readonly number[], names: readonly string[], options: SheetOptions, random: Random): Row {
  const { color } = options
  const gathering = gatheringOf(options.theme)
  const pen = new Pen(color)
  return ownRow((cell) =>
    counts.flatMap((count, i): PageMark[] => {
      const holder = holderOf(gathering, names[i] ?? '')
      const { side, top, bottom } = holder.inset
      const x = cell.x + i * (GROUP_WIDTH + BETWEEN)
      const row = { ...cell, height: cell.height - PLATE }
      const home = {
        x: x + side,
        y: row.y + top,
        width: GROUP_WIDTH - 2 * side,
        height: row.height - top - bottom - 2,
      }
      const [aside, above] = holder.round ? [home.width * ROUNDED, home.height * ROUNDED] : [4, 1]
      const inner = {
        x: home.x + aside,
        y: home.y + above,
        width: home.width - 2 * aside,
        height: home.height - 2 * above,
      }
      const { spots, size } = strewn(inner, count, random.fork(i))
      const thing = gatheredThing(names[i] ?? '')
      const board = { x: x + 4, y: cell.y + cell.height - PLATE + 3, width: GROUP_WIDTH - 8, height: PLATE }
      const cy = board.y + PLATE / 2
      return [
        ...marksOf(holder.draw(pen, { row, home, staying: spots, size, index: i })),
        ...spots.map(([sx, sy]) => centred(pen, thing, sx, sy, size)),
        answer(pairRings(spots, size)),
        plate(board, color),
        answerBox(board.x + 2, cy - 7, 14, 14),
        writtenAnswer(board.x + 9, cy, String(count), 9),
        ...choice(board.x + 22, cy, 'par', count % 2 === 0),
        ...choice(board.x + 46, cy, 'ímpar', count % 2 === 1),
      ]
    }),
  )
}

/** Three rows of two groups each. */
function drawPairs(options: SheetOptions, counts: readonly number[], names: readonly string[], seed: number) {
  const random = createRandom(options.seed).fork(`strewn ${seed}`)
  const rows = [0, 2, 4].map((at) =>
    pairsRow(counts.slice(at, at + 2), names.slice(at, at + 2), options, random.fork(at)),
  )
  return drawRows(options, gatheringOf(options.theme).place, rows, seed)
}

const COLUMNS = 4

/** A house with its number: the roof is coloured by a key. */
function drawHouse(n: number, cell: Box, which: number, roof: Ink | null, word: string, color: boolean): Mark[] {
  const { plate, word: name } = houseSpots(cell)
  return [
    ...marksOf(numberedHouse(new Pen(color), cell, which, roof)),
    centredText(...plate, String(n), 8.6),
    ...(word ? [text(...name, word, 4.8, { font: 'text' })] : []),
  ]
}

const LEGEND = 15
/** Of the pavement and the road in front of the houses, mm. */
const [PAVEMENT, ROAD] = [1.6, 5]

/** The road in front of a row of houses, with trees and lamps between them. */
function street(pen: Pen, foot: number, row: number): Drawing {
  const far = pen.plane('far', 'stoneDark')
  const dashes = Array.from({ length: 15 }, (_, i) => `M${4 + i * 14} ${round(foot + PAVEMENT + ROAD / 2)}h6`)
  return [
    far.shape(box(-4, foot, 220, PAVEMENT), 'stone', 0.6),
    far.shape(box(-4, foot + PAVEMENT, 220, ROAD), 'greyPale', 0.6),
    far.line(dashes.join(''), 0.5, 'stoneDark'),
    [0, 1, 2, 3, 4].map((i) => {
      const x = 14 + i * 45.5
      if ((i + row) % 3 === 0) return tree(far, x, foot, 0.44, i % 2 ? 'lime' : 'leaf')
      return (i + row) % 3 === 1 ? bush(far, x, foot, 0.3, 'leaf', 'pink') : flower(far, x, foot, 0.5, 'red')
    }),
  ]
}

/** Streets on the steps of a hill, the roofs of their houses to be coloured by a key: even and odd numbers. */
function drawColouring(options: SheetOptions, numbers: readonly number[], seed: number): PageMark[] {
  const { color } = options
  const rows = numbers.length / COLUMNS
  const step = (FIELD.height - LEGEND + 5) / rows
  const streets = Array.from({ length: rows }, (_, i) => ({
    ...FIELD,
    y: FIELD.y + LEGEND + step * i,
    height: step - PAVEMENT - ROAD - 2,
  }))
  const legend = { x: FIELD.x + 34, y: FIELD.y - 1, width: FIELD.width - 68, height: LEGEND - 2 }
  const cy = legend.y + legend.height / 2
  const keys = [
    { x: legend.x + 12, word: 'par: azul', ink: BLUE },
    { x: legend.x + 60, word: 'ímpar: laranja', ink: ORANGE },
  ]
  const grounds = streets.map(({ y, height }) => y + height)
  const pen = new Pen(color)
  return [
    ...backdrop(options, { terrain: 'meadow' }, streets, grounds, seed),
    ...marksOf(streets.map(({ y, height }, row) => street(pen, y + height, row))),
    plate(legend, color),
    ...keys.flatMap(({ x, word, ink }): Mark[] => [
      circle(x, cy, 4.6, { width: 0.6, ...(color && { fill: ink }) }),
      text(x + 8, cy + 2, word, 5.6, { font: 'text', anchor: 'start' }),
    ]),
    ...streets.flatMap((street, row) =>
      eachCell(
        numbers.slice(row * COLUMNS, (row + 1) * COLUMNS),
        cellsOf(COLUMNS, 1, { box: { ...street, x: street.x + 6, width: street.width - 12 }, gap: 9 }),
        (n, cell, column): PageMark => {
          const which = row * 3 + column * 2 + seed
          // Not all are equally high.
          const lower = ((row + column * 2) % 3) * 1.6
          const room = { ...cell, y: cell.y + 1 + lower, height: cell.height - 1 - lower }
          const even = n % 2 === 0
          const solved = drawHouse(n, room, which, even ? BLUE : ORANGE, even ? 'par' : 'ímpar', color)
          return answer(solved, drawHouse(n, room, which, null, '', color))
        },
      ),
    ),
  ]
}

/** Two strings with a ticket on a peg for each number. */
function ticketLine(pen: Pen, y: number, xs: readonly number[]): Drawing {
  return [
    pen.line(`M0 ${y - 3}Q105 ${y + 1} 210 ${y - 3}`, 0.8),
    xs.map((x) => pen.shape(box(x - 1.1, y - 3, 2.2, 5, 0.6), 'wood', 0.6)),
  ]
}

/** Numbers on tickets, to be sorted into two lists that hang in the place of the theme. */
function drawSorting(options: SheetOptions, numbers: readonly number[], seed: number): PageMark[] {
  const { color, theme } = options
  const tickets = { ...FIELD, height: 52 }
  const chips = cellsOf(8, 2, {
    box: { ...tickets, x: tickets.x + 2, y: tickets.y + 3, width: tickets.width - 4 },
    gap: 5,
  })
  const top = tickets.y + tickets.height + 8
  const lists = cellsOf(2, 1, {
    box: { ...FIELD, x: FIELD.x + 2, y: top, width: FIELD.width - 4, height: FIELD.y + FIELD.height - top - 4 },
    gap: 12,
  })
  const sorted = [numbers.filter((n) => n % 2 === 0), numbers.filter((n) => n % 2 === 1)]
  const header = 15
  const rows = 9
  const place = strewnIn(gatheringOf(theme).place)
  const bottom = FIELD.y + FIELD.height
  return [
    ...backdrop(options, place, [FIELD], [place.terrain === 'meadow' ? top - 2 : bottom], seed),
    ...eachCell(numbers, chips, (n, cell): Mark[] => [
      slotAt(cell, color),
      centredText(middleX(cell), cell.y + cell.height / 2 + 1, String(n), 7.8),
    ]).flat(),
    ...marksOf(
      [0, 8].map((at) => {
        const line = chips.slice(at, at + 8)
        return ticketLine(new Pen(color), line[0]?.y ?? 0, line.map(middleX))
      }),
    ),
    ...eachCell(sorted, lists, (list, cell, i): PageMark[] => {
      const step = (cell.height - header - 5) / rows
      return [
        plate(cell, color),
        rect(cell.x, cell.y, cell.width, header, {
          radius: 4,
          width: 0.7,
          fill: color ? tint(i === 0 ? BLUE : ORANGE, 0.75) : WHITE,
        }),
        centredText(middleX(cell), cell.y + header / 2, i === 0 ? 'Pares' : 'Ímpares', 7.8),
        ...Array.from({ length: rows }, (_, row) => {
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
    const names = level === 'facil' ? dealNames(options, COUNTS.facil) : []
    return composeSheet(options, level === 'medio' ? 'colour' : 'write', (_, index, sheet) => {
      const numbers = pages[index] ?? []
      const things = names[index] ?? []
      const seed = sheet.fork('people').integer(0, 99) + index
      const drawn = {
        facil: () => drawPairs(options, numbers, things, seed),
        medio: () => drawColouring(options, numbers, seed),
        desafio: () => drawSorting(options, numbers, seed),
      }
      return {
        marks: drawn[level](),
        whole: true,
        facts: { numbers, things },
        pictures: things,
        items: numbers.map((n, i) => `${n}${things[i] ? ` ${things[i]}` : ''}`),
      }
    })
  },
}
