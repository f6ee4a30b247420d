/** Tasks of tidying: rows to order by one measure, things to sort by one attribute, a case of holes by two. */
import type { Random } from '../../page/random.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { GRADES, type Grade, type GradedPlace, type Series } from '../../studio/shapes/graded-things.ts'
import { type Attribute, type Sorted, type SortedKind, THIRDS, type Third } from '../../studio/shapes/sorted-things.ts'

export const KIND_AT: Readonly<Record<GradedPlace, SortedKind>> = {
  quarto: 'almofada',
  cozinha: 'biscoito',
  costura: 'botao',
}

interface OrderRow {
  readonly series: Series
  /** From left to right. */
  readonly grades: readonly Grade[]
  readonly looks: readonly Grade[]
}

export interface OrderTask {
  readonly place: GradedPlace
  readonly rows: readonly OrderRow[]
}

export interface SortTask {
  readonly place: GradedPlace
  readonly attribute: Attribute
  readonly things: readonly Sorted[]
}

type Pair = readonly [Attribute, Attribute]

export interface CaseTask {
  readonly place: GradedPlace
  /** Attribute of the rows, and of the columns. */
  readonly attributes: Pair
  /** The nine things, row by row. */
  readonly things: readonly Sorted[]
  /** Indexes of those on the table, in the order of their numbers. */
  readonly loose: readonly number[]
  /** Index of the one that the child draws. */
  readonly missing: number
}

/** A row whose things are not in order already, in either direction. */
export function orderRow(random: Random, series: Series): OrderRow {
  let grades = random.shuffle(GRADES)
  while (['0123', '3210'].includes(grades.join(''))) grades = random.shuffle(GRADES)
  return { series, grades, looks: random.shuffle(GRADES) }
}

/** First attributes of a place; later pages go on. */
const FIRST: Readonly<Record<GradedPlace, readonly [Attribute, ...Attribute[]]>> = {
  quarto: ['cor', 'forma', 'tamanho'],
  cozinha: ['forma', 'tamanho', 'cor'],
  costura: ['tamanho', 'cor', 'forma'],
}

export const attributeOf = (place: GradedPlace, page: number): Attribute => inTurn(FIRST[place], page)

const COUNTS: readonly (readonly number[])[] = [
  [3, 3, 3],
  [4, 3, 2],
  [2, 4, 3],
  [3, 2, 4],
]

const THINGS = 9

/** Nine different things, two to four of each value of the attribute. */
export function sortTask(random: Random, place: GradedPlace, attribute: Attribute): SortTask {
  const counts = random.pick(COUNTS)
  const all = random.shuffle(
    THIRDS.flatMap((forma) => THIRDS.flatMap((cor) => THIRDS.map((tamanho): Sorted => ({ forma, cor, tamanho })))),
  )
  const things = THIRDS.flatMap((value) => all.filter((one) => one[attribute] === value).slice(0, counts[value]))
  return { place, attribute, things: random.shuffle(things) }
}

const PAIRS: Readonly<Record<GradedPlace, readonly [Pair, Pair]>> = {
  quarto: [
    ['forma', 'cor'],
    ['forma', 'tamanho'],
  ],
  cozinha: [
    ['forma', 'tamanho'],
    ['forma', 'cor'],
  ],
  costura: [
    ['tamanho', 'cor'],
    ['forma', 'cor'],
  ],
}

const GIVEN = 4

/** Each row and each column keeps one of the four that are in the case already. */
function fourGiven(random: Random): readonly number[] {
  for (;;) {
    const given = random.sample(
      Array.from({ length: THINGS }, (_, i) => i),
      GIVEN,
    )
    const [rows, columns] = [new Set(given.map((i) => Math.floor(i / 3))), new Set(given.map((i) => i % 3))]
    if (rows.size === 3 && columns.size === 3) return given
  }
}

export function caseTask(random: Random, place: GradedPlace, page: number): CaseTask {
  const attributes = inTurn(PAIRS[place], page)
  const rest: Third = attributes.includes('tamanho') ? random.pick(THIRDS) : 1
  const base: Sorted = { forma: rest, cor: rest, tamanho: rest }
  const things = THIRDS.flatMap((row) =>
    THIRDS.map((column): Sorted => ({ ...base, [attributes[0]]: row, [attributes[1]]: column })),
  )
  const given = fourGiven(random)
  const open = random.shuffle(things.map((_, i) => i).filter((i) => !given.includes(i)))
  return { place, attributes, things, loose: open.slice(1), missing: open[0] ?? 0 }
}

/** Form, colour and size as one text. */
export const itemOf = ({ forma, cor, tamanho }: Sorted): string => `${forma}${cor}${tamanho}`
