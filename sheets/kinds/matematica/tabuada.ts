/** Multiplication tables: equal groups in a place, the table in order, then mixed with either factor missing. */

import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { CONTENT } from '../../page/paper.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import { BLACK, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { centredText, circle, dot, path, rect, round } from '../../scene/marks.ts'
import type { Ink, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { type Fill, inkOf, marksOf, Pen } from '../../studio/pen.ts'
import { baysOf, sweetShelves } from '../../studio/places/sweet-shelves.ts'
import { drawEqualGroups } from './equal-groups.ts'
import { drawLetter, drawRiddle, LONGEST_ANSWER, RIDDLE_HEIGHT, riddleOf } from './number-riddle.ts'
import { drawSentence, sentenceWidth, type Term } from './operations.ts'

export interface Product {
  readonly a: number
  readonly b: number
  readonly result: number
  readonly blank: 'a' | 'b' | 'result'
}

const TABLES = ['2', '3', '4', '5', '6', '7', '8', '9', '10'] as const
const MIXED = 'misturada'

const termsOf = ({ a, b, result, blank }: Product): Term[] => [
  { text: String(a), blank: blank === 'a' },
  { text: '×' },
  { text: String(b), blank: blank === 'b' },
  { text: '=' },
  { text: String(result), blank: blank === 'result' },
]

/** Groups to see: as many as two pages of them need. */
const MOST_GROUPS = 9
const MOST_OF_A_SIZE = 1
/** Rows of an easy page. */
const EASY_ROWS = 4

const product = (a: number, b: number, blank: Product['blank']): Product => ({ a, b, result: a * b, blank })
const TIMES = Array.from({ length: 10 }, (_, i) => i + 1)

/** Groups of pictures that can still be counted: the table's own size, or up to five in each. */
function groupsOf(theme: string | undefined): Product[] {
  const sizes = theme === MIXED ? [2, 3, 4, 5] : [Number(theme ?? TABLES[0])]
  return sizes.flatMap((size) => TIMES.slice(1, MOST_GROUPS).map((a) => product(a, size, 'result')))
}

/** The table in order, 2 × 1 to 2 × 10 or as far as asked for, with two of its factors missing. */
function tableInOrder(random: Random, table: number, length: number): Product[] {
  const asked = TIMES.slice(0, length)
  // A result of three figures needs the room that a box would take.
  const blanks = random.sample(
    asked.filter((times) => table * times < 100),
    2,
  )
  return asked.map((times) => product(table, times, blanks.includes(times) ? 'b' : 'result'))
}

/** Both factors up to this one: too easy among all tables. */
const EASY_FACTOR = 3

/** The number that the child writes. */
export const missingOf = ({ a, b, result, blank }: Product) => ({ a, b, result })[blank]

const repeatsOf = (page: readonly Product[]) => page.length - new Set(page.map(missingOf)).size

/** Facts of one table in both orders, or of all tables, any part of them missing: two pages never ask the same. */
function mixedFacts(options: SheetOptions): Product[][] {
  const { level, theme } = options
  const tables = theme === MIXED ? [2, 3, 4, 5, 6, 7, 8, 9] : [Number(theme ?? TABLES[0])]
  // Nobody trains for 1; in all tables together 10 is as easy.
  const times = TIMES.slice(level === 'desafio' ? 1 : 0, level === 'desafio' && theme === MIXED ? 9 : 10)
  const straight = tables
    .flatMap((table) => times.map((times) => [table, times] as const))
    .filter(([a, b]) => level !== 'desafio' || theme !== MIXED || a > EASY_FACTOR || b > EASY_FACTOR)
  const turned = straight.map(([a, b]) => [b, a] as const).filter(([a, b]) => a !== b)
  const blanks = level === 'medio' ? (['result'] as const) : (['result', 'a', 'b'] as const)
  const items = (theme === MIXED ? straight : [...straight, ...turned]).flatMap(([a, b]) =>
    blanks.map((blank) => product(a, b, blank)),
  )
  const perPage = amountOf(options, level === 'medio' ? 10 : 14)
  // With more numbers that come again, too few would be left for the letters of a riddle.
  const mostRepeats = (perPage - LONGEST_ANSWER) / 2
  return dealPages(options, {
    items,
    perPage,
    nameOf: questionOf,
    accept: (page, one) =>
      page.every((other) => nameOf(other) !== nameOf(one)) &&
      (blanks.length === 1 ||
        (page.filter(({ blank }) => blank === one.blank).length < 6 && repeatsOf([...page, one]) <= mostRepeats)),
    label: 'products',
  })
}

/** The products of each page. */
function chooseProducts(options: SheetOptions): Product[][] {
  const { level, theme, pages } = options
  if (level === 'facil')
    return dealPages(options, {
      items: groupsOf(theme),
      perPage: amountOf(options, EASY_ROWS),
      nameOf,
      ...(theme === MIXED && { accept: differentSums }),
    })
  const random = createRandom(options.seed).fork('products')
  if (level === 'medio' && theme !== MIXED)
    return Array.from({ length: pages }, (_, i) =>
      tableInOrder(random.fork(i), Number(theme ?? TABLES[0]), amountOf(options, TIMES.length)),
    )
  return mixedFacts(options)
}

const nameOf = ({ a, b }: Product) => `${a}×${b}`
/** The question: 3×□=12 is another one than 3×4=□. */
const questionOf = (one: Product) =>
  termsOf(one)
    .map(({ text, blank }) => (blank ? '□' : text))
    .join('')
/** On a page of mixed groups no two rows look the same, and group sizes vary. */
const differentSums = (page: readonly Product[], { a, b }: Product) =>
  page.every((one) => one.a !== a || one.b !== b) && page.filter((one) => one.b === b).length < MOST_OF_A_SIZE

/** Between the frame of a group and its dots, mm. */
const GROUP_MARGIN = 0.7

/** Inks of the sweets of one table. */
const SWEETS: readonly Fill[] = ['brown', 'red', 'leaf', 'orange', 'purple']

/** Most sweets of a group one above the other: from six on, five and some more are seen at a glance. */
const DOTS_HIGH = 5
const LARGEST_PITCH = 5.2
/** Between two groups, mm. */
const BETWEEN_GROUPS = 2.6
/** Four times are twice two times: lower groups leave room for a brace below each pair, mm. */
const DOUBLED = 4
const DOUBLED_HIGH = 2
const BRACE_ROOM = 9.4

/** Two braces side by side, each with the product of two groups: the double that is doubled. */
function drawDoubles({ b, blank }: Product, left: number, pair: number, y: number): Mark[] {
  return [left, left + pair].flatMap((x) => {
    const [from, middle] = [round(x + 1.4), round(x + pair / 2)]
    return [
      path(`M${from} ${round(y)}q0 2 2 2H${middle}v1M${middle} ${round(y + 2)}H${round(x + pair - 3.4)}q2 0 2 -2`, {
        width: 0.45,
      }),
      ...(blank === 'result' ? [centredText(x + pair / 2, y + 5.4, `2 × ${b}`, 4.4)] : []),
    ]
  })
}

/** A sweet from above, in its paper. */
const sweet = (x: number, y: number, r: number, fill: Ink): Mark[] => [
  circle(x, y, r, { width: 0.35, fill: WHITE }),
  dot(x, y, r * 0.66, fill),
]

/** `a` trays side by side, each of `b` sweets in columns of five: what the fact means, to look at and to count. */
function drawArray(one: Product, whole: Box, color: boolean): Mark[] {
  const { a, b } = one
  const isDoubled = a === DOUBLED
  const high = isDoubled ? DOUBLED_HIGH : DOTS_HIGH
  const box = isDoubled ? { ...whole, height: whole.height - BRACE_ROOM } : whole
  const [lines, columns] = [Math.min(b, high), Math.ceil(b / high)]
  const pitch = Math.min(
    (box.width / a - 1 - GROUP_MARGIN) / columns,
    (box.height - 2 * GROUP_MARGIN) / lines,
    LARGEST_PITCH,
  )
  const width = pitch * columns + GROUP_MARGIN
  const step = Math.min(box.width / a, width + BETWEEN_GROUPS)
  const left = middleX(box) - (step * a) / 2
  const top = box.y + box.height - pitch * lines - GROUP_MARGIN
  const below = top + pitch * lines + GROUP_MARGIN + 0.8
  const doubles = isDoubled ? drawDoubles(one, left, step * 2, below) : []
  const drawn = Array.from({ length: a }, (_, group): Mark[] => {
    const x = left + step * (group + 0.5) - width / 2
    return [
      rect(x, top - GROUP_MARGIN, width, pitch * lines + 2 * GROUP_MARGIN, {
        radius: pitch / 2,
        width: 0.4,
        fill: color
          ? tint(SOFT_FILLS[(isDoubled ? Math.floor(group / 2) : group) % SOFT_FILLS.length] ?? WHITE, 0.6)
          : WHITE,
      }),
      ...Array.from({ length: b }, (_, i) =>
        sweet(
          x + GROUP_MARGIN / 2 + pitch * (Math.floor(i / lines) + 0.5),
          top + pitch * ((i % lines) + 0.5),
          pitch * 0.47,
          color ? inkOf(SWEETS[b % SWEETS.length] ?? 'brown') : BLACK,
        ),
      ).flat(),
    ]
  })
  return [...drawn.flat(), ...doubles]
}

/** The fact on the board below its groups, and the margin inside a bay, mm. */
const ORDERED_SCALE = 0.76
const INSIDE = 2.5

/** The table in order: the first half in the left column of shelves. */
function drawShelves(page: readonly Product[], look: number, options: SheetOptions): PageMark[] {
  const pen = new Pen(options.color)
  const bays = baysOf(Math.ceil(page.length / 2))
  return [
    ...marksOf([sweetShelves(pen, look, Math.ceil(page.length / 2)), pictureTitle(pen, options)]),
    ...page.flatMap((one, i): PageMark[] => {
      const { x, y, shelf, width, board } = bays[i] ?? { x: 0, y: 0, shelf: 0, width: 0, board: 0 }
      const room = { x: x + INSIDE, y: y + INSIDE, width: width - 2 * INSIDE, height: shelf - y - INSIDE - 0.6 }
      const wide = sentenceWidth(termsOf(one)) * ORDERED_SCALE
      const plate = { x, y: shelf + 0.4, width: (width + wide) / 2, height: board - 0.2 }
      return [...drawArray(one, room, options.color), ...drawSentence(termsOf(one), plate, ORDERED_SCALE)]
    }),
  ]
}

/** The scale of a fact beside its letter. */
const ASKED_SCALE = 0.95

const GAP = 6

/** Between columns of a training page: a letter belongs to the fact at its right. */
const COLUMN_GAP = 12

export const tabuada: SheetKind<PagesFacts<readonly Product[]>> = {
  id: 'tabuada',
  category: 'matematica',
  themes: [...TABLES, MIXED],
  draw: (options) => {
    const { level, color } = options
    const products = chooseProducts(options)
    const easy = level === 'facil'
    return composeSheet(options, 'count', (random, index, sheet) => {
      const page = products[index] ?? []
      if (easy) {
        const rows = page.map((one) => ({ count: one.a, size: one.b, terms: termsOf(one) }))
        return {
          ...drawEqualGroups(options, rows, random.fork('groups')),
          whole: true,
          facts: page,
          items: page.map(nameOf),
        }
      }
      if (level === 'medio') {
        const look = sheet.fork('look').integer(0, 9) + index
        return {
          marks: drawShelves(page, look, options),
          whole: true,
          facts: page,
          items: page.map(questionOf),
          pictures: ['doce'],
        }
      }
      const riddle = riddleOf(page.map(missingOf), random, sheet, index)
      const room = { ...CONTENT, height: CONTENT.height - (riddle ? RIDDLE_HEIGHT + GAP : 0) }
      const below = { ...CONTENT, y: CONTENT.y + CONTENT.height - RIDDLE_HEIGHT, height: RIDDLE_HEIGHT }
      const cells = cellsOf(2, page.length / 2, { box: room, gap: 5 }).map((cell, i) => ({
        ...cell,
        x: cell.x + ((i % 2) * COLUMN_GAP) / 2,
        width: cell.width - COLUMN_GAP / 2,
      }))
      // In the table in order, the first five are in the left column.
      const column = (i: number) => (i % 2) * (page.length / 2) + Math.floor(i / 2)
      const order = page.map((one, i) => page[column(i)] ?? one)
      const marks = [
        ...(riddle ? drawRiddle(riddle, below, color) : []),
        ...eachCell(order, cells, (one, cell, i): PageMark[] => {
          const letter = riddle?.letters[column(i)]
          return [
            ...(letter ? drawLetter(letter, cell.x + 5, middleY(cell)) : []),
            ...drawSentence(termsOf(one), { ...cell, width: cell.width - 2 }, ASKED_SCALE),
          ]
        }).flat(),
      ]
      return { marks, facts: page, items: page.map(questionOf) }
    })
  },
}
