/** Even and odd: making pairs of things, then telling numbers apart by their last digit. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, eachCell, middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import { createRandom } from '../../page/random.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, BLUE, GREY, ORANGE, RULE_BLUE, SAND, tint, WHITE } from '../../scene/inks.ts'
import { answerBox, centredText, circle, line, path, rect, round, text } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { COUNTER_THEMES, dealCounters, drawOnTrays } from './counters.ts'

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

/** Things to ring two by two, a box for their number, and the two words. */
function drawPairs(count: number, picture: Picture, cell: Box, color: boolean): PageMark[] {
  const foot = 17
  const tray = { ...cell, height: cell.height - foot - 3 }
  const cy = cell.y + cell.height - foot / 2
  return [
    ...drawOnTrays(picture, [{ count, box: tray }], color, 17),
    answerBox(cell.x, cy - 7.5, 15, 15),
    writtenAnswer(cell.x + 7.5, cy, String(count), 9),
    ...choice(cell.x + 22, cy, 'par', count % 2 === 0),
    ...choice(cell.x + 50, cy, 'ímpar', count % 2 === 1),
  ]
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

/** Houses of a street, their roofs to be coloured by a key: even and odd numbers. */
function drawColouring(numbers: readonly number[], color: boolean): PageMark[] {
  const legend = 16
  const box = { ...CONTENT, y: CONTENT.y + legend + 6, height: CONTENT.height - legend - 6 }
  const cells = cellsOf(COLUMNS, numbers.length / COLUMNS, { box, gap: 6 })
  const keys = [
    { x: CONTENT.x + 30, word: 'par: azul', ink: BLUE },
    { x: CONTENT.x + 104, word: 'ímpar: laranja', ink: ORANGE },
  ]
  return [
    ...keys.flatMap(({ x, word, ink }): Mark[] => [
      circle(x, CONTENT.y + legend / 2, 5.5, { width: 0.6, ...(color && { fill: ink }) }),
      text(x + 9, CONTENT.y + legend / 2 + 2, word, 5.6, { font: 'text', anchor: 'start' }),
    ]),
    ...eachCell(numbers, cells, (n, cell): PageMark[] => {
      const solved = n % 2 === 0 ? drawHouse(n, cell, BLUE, 'par') : drawHouse(n, cell, ORANGE, 'ímpar')
      return [answer(solved, drawHouse(n, cell, null, ''))]
    }).flat(),
    ...cells
      .filter((_, i) => i % COLUMNS === 0)
      .map(({ y, height }) => line(CONTENT.x, y + height, CONTENT.x + CONTENT.width, y + height, { width: 1 })),
  ]
}

/** Numbers in a field, to be sorted into two lists. */
function drawSorting(numbers: readonly number[], color: boolean): PageMark[] {
  const field = { ...CONTENT, height: 62 }
  const chips = cellsOf(8, 2, {
    box: { x: field.x + 6, y: field.y + 6, width: field.width - 12, height: field.height - 12 },
    gap: 4,
  })
  const lists = cellsOf(2, 1, {
    box: { ...CONTENT, y: field.y + field.height + 8, height: CONTENT.height - field.height - 8 },
    gap: 10,
  })
  const sorted = [numbers.filter((n) => n % 2 === 0), numbers.filter((n) => n % 2 === 1)]
  const header = 14
  const rows = 9
  return [
    rect(field.x, field.y, field.width, field.height, { radius: 5, width: 0.6 }),
    ...eachCell(numbers, chips, (n, cell): Mark[] => [
      rect(cell.x, cell.y, cell.width, cell.height, {
        radius: 8,
        width: 0.5,
        // One colour for all: blue and orange mean even and odd below.
        ...(color && { fill: tint(SAND, 0.45) }),
      }),
      centredText(middleX(cell), cell.y + cell.height / 2, String(n), 7.4),
    ]).flat(),
    ...eachCell(sorted, lists, (list, cell, i): PageMark[] => {
      const step = (cell.height - header) / rows
      return [
        rect(cell.x, cell.y, cell.width, header, {
          radius: 3,
          width: 0.6,
          ...(color && { fill: tint(i === 0 ? BLUE : ORANGE, 0.75) }),
        }),
        centredText(middleX(cell), cell.y + header / 2, i === 0 ? 'Pares' : 'Ímpares', 7.4),
        ...Array.from({ length: rows }, (_, row) =>
          line(cell.x, cell.y + header + (row + 1) * step, cell.x + cell.width, cell.y + header + (row + 1) * step, {
            stroke: row < rows - 1 ? RULE_BLUE : GREY,
            width: 0.4,
          }),
        ),
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
    const { level, color } = options
    const pages = numbersOf(options)
    const pictures = level === 'facil' ? dealCounters(options, COUNTS.facil) : []
    return composeSheet(options, level === 'medio' ? 'colour' : 'write', (_, index) => {
      const numbers = pages[index] ?? []
      const things = pictures[index] ?? []
      const drawn = (): PageMark[] => {
        if (level === 'medio') return drawColouring(numbers, color)
        if (level === 'desafio') return drawSorting(numbers, color)
        return eachCell(numbers, cellsOf(2, 3, { gap: 9 }), (count, cell, i) => {
          const picture = things[i]
          return picture ? drawPairs(count, picture, cell, color) : []
        }).flat()
      }
      return {
        marks: drawn(),
        facts: { numbers, things: things.map(({ id }) => id) },
        items: numbers.map((n, i) => `${n}${things[i] ? ` ${things[i].name}` : ''}`),
      }
    })
  },
}
