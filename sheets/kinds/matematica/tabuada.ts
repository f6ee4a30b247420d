/** Multiplication tables: equal groups in a place, the table in order, then mixed with either factor missing. */
import { amountOf } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { SheetKind, SheetOptions } from '../../scene/scene.ts'
import { castOfPage, STANDING } from '../../studio/cast/people.ts'
import { drawEqualGroups } from './equal-groups.ts'
import { LONGEST_ANSWER, riddleOf } from './number-riddle.ts'
import type { Term } from './operations.ts'
import { drawRiddlePage } from './riddle-page.ts'
import { drawShelves, SWEET_NAMES } from './table-shelves.ts'

export interface Product {
  readonly a: number
  readonly b: number
  readonly result: number
  readonly blank: 'a' | 'b' | 'result'
}

const TABLES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const
const MIXED = 'misturada'
const DEFAULT_TABLE = '2'

const termsOf = ({ a, b, result, blank }: Product): Term[] => [
  { text: String(a), blank: blank === 'a' },
  { text: '×' },
  { text: String(b), blank: blank === 'b' },
  { text: '=' },
  { text: String(result), blank: blank === 'result' },
]

/** Of groups that are seen: the child counts them, too, and what is in each. */
const countedTermsOf = (one: Product): Term[] =>
  termsOf(one).map((term, i) => (i === 0 || i === 2 ? { ...term, blank: true } : term))

/** Groups to see in a row: of one size as many as two pages need. */
const MOST_GROUPS = { ofOneSize: 9, mixed: 8 }
/** Rows of an easy page. */
const EASY_ROWS = 4

const product = (a: number, b: number, blank: Product['blank']): Product => ({ a, b, result: a * b, blank })
const TIMES = Array.from({ length: 10 }, (_, i) => i + 1)

/** Groups of pictures that can still be counted: the table's own size, or up to five in each. */
function groupsOf(theme: string | undefined): Product[] {
  const sizes = theme === MIXED ? [2, 3, 4, 5] : [Number(theme ?? DEFAULT_TABLE)]
  const most = theme === MIXED ? MOST_GROUPS.mixed : MOST_GROUPS.ofOneSize
  return sizes.flatMap((size) => TIMES.slice(1, most).map((a) => product(a, size, 'result')))
}

/** The table in order, 2 × 1 to 2 × 10 or as far as asked for: two pages have a half each, a factor is missing in both. */
function tableInOrder(random: Random, table: number, length: number): Product[] {
  const asked = TIMES.slice(0, length)
  // A result of three figures needs the room that a box would take.
  const middle = Math.ceil(length / 2)
  const free = (from: number, to: number) => asked.slice(from, to).filter((times) => times > 1 && table * times < 100)
  const blanks = [free(1, middle), free(middle, length)].flatMap((half) => random.sample(half, 1))
  return asked.map((times) => product(table, times, blanks.includes(times) ? 'b' : 'result'))
}

/** Both factors up to this one: too easy among all tables. */
const EASY_FACTOR = 3

/** The number that the child writes. */
export const missingOf = ({ a, b, result, blank }: Product) => ({ a, b, result })[blank]

/** Numbers of a fact that the child reads. */
export const printedOf = ({ a, b, result, blank }: Product): number[] => [
  ...(blank === 'a' ? [] : [a]),
  ...(blank === 'b' ? [] : [b]),
  ...(blank === 'result' ? [] : [result]),
]

const repeatsOf = (page: readonly Product[]) => page.length - new Set(page.map(missingOf)).size

/** Facts of one table in both orders, or of all tables, any part of them missing: two pages never ask the same. */
function mixedFacts(options: SheetOptions): Product[][] {
  const { level, theme } = options
  const tables = theme === MIXED ? [2, 3, 4, 5, 6, 7, 8, 9, 10] : [Number(theme ?? DEFAULT_TABLE)]
  // Times 1 needs no training.
  const times = TIMES.slice(level === 'desafio' ? 1 : 0)
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
      ...(theme === MIXED && { accept: ofAnotherSize }),
    })
  const random = createRandom(options.seed).fork('products')
  if (level === 'medio' && theme !== MIXED)
    return Array.from({ length: pages }, (_, i) => {
      const whole = tableInOrder(
        random.fork(Math.floor(i / 2)),
        Number(theme ?? DEFAULT_TABLE),
        amountOf(options, TIMES.length),
      )
      const middle = Math.ceil(whole.length / 2)
      return i % 2 === 0 ? whole.slice(0, middle) : whole.slice(middle)
    })
  return mixedFacts(options)
}

const nameOf = ({ a, b }: Product) => `${a}×${b}`
/** The question: 3×□=12 is another one than 3×4=□. */
const questionOf = (one: Product) =>
  termsOf(one)
    .map(({ text, blank }) => (blank ? '□' : text))
    .join('')
/** On a page of mixed groups each row has another size of group. */
const ofAnotherSize = (page: readonly Product[], { b }: Product) => page.every((one) => one.b !== b)

export const tabuada: SheetKind<PagesFacts<readonly Product[]>> = {
  id: 'tabuada',
  category: 'matematica',
  themes: [...TABLES, MIXED],
  draw: (options) => {
    const { level } = options
    const products = chooseProducts(options)
    const easy = level === 'facil'
    return composeSheet(options, 'count', (random, index, sheet) => {
      const page = products[index] ?? []
      const source = {
        numbers: page.map(missingOf),
        printed: page.flatMap(printedOf),
        table: `${level} ${options.theme ?? DEFAULT_TABLE}`,
        turn: index,
      }
      if (easy) {
        const rows = page.map((one) => ({ count: one.a, size: one.b, terms: countedTermsOf(one) }))
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
          marks: drawShelves(
            page.map((one) => ({ ...one, terms: termsOf(one) })),
            riddleOf(source, random, sheet),
            look,
            options,
          ),
          whole: true,
          facts: page,
          items: page.map(questionOf),
          pictures: ['doce', ...SWEET_NAMES.slice(0, page.length)],
        }
      }
      const riddle = riddleOf(source, random, sheet)
      if (!riddle) throw new RangeError('too few numbers for a riddle')
      const cast = castOfPage(sheet.fork('cast').shuffle(STANDING), index)
      const look = { riddle, variant: sheet.fork('room').integer(0, 4) + index, cast }
      return {
        marks: drawRiddlePage(page.map(termsOf), look, options),
        whole: true,
        facts: page,
        items: page.map(questionOf),
      }
    })
  },
}
