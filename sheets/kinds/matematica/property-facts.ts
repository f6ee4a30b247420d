/** Products that a property makes easy: a broken factor, factors in another order. */
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import type { Level, SheetOptions } from '../../scene/scene.ts'
import { numbersFrom } from './decimal-numbers.ts'

/** rows × columns = rows × first + rows × rest. */
export interface Broken {
  readonly rows: number
  readonly first: number
  readonly rest: number
}

/** shelves × boxes × inside, of which shelves × inside make a hundred. */
export interface Stock {
  readonly shelves: number
  readonly boxes: number
  readonly inside: number
}

const TRAYS = 3
const BEDS = 2
const RACKS = 3

const broken = (rows: readonly number[], first: number, rests: readonly number[]): Broken[] =>
  rows.flatMap((row) => rests.map((rest) => ({ rows: row, first, rest })))

const BROKEN: Readonly<Record<Exclude<Level, 'desafio'>, readonly Broken[]>> = {
  facil: broken([3, 4, 5, 6], 5, [2, 3, 4]),
  medio: broken([4, 5, 6, 7], 10, [2, 3, 4, 5, 6, 7]),
}

export const dealBroken = (options: SheetOptions, level: Exclude<Level, 'desafio'>): Broken[][] =>
  dealPages(options, {
    items: BROKEN[level],
    perPage: level === 'facil' ? TRAYS : BEDS,
    accept: (page, one) => page.every(({ rows, rest }) => rows !== one.rows && rest !== one.rest),
    mostShared: SMALL_DECK,
    nameOf: ({ rows, rest }) => `${rows} ${rest}`,
  })

const HUNDREDS = [
  [4, 25],
  [2, 50],
  [5, 20],
] as const
const STOCKS: readonly Stock[] = HUNDREDS.flatMap(([shelves, inside]) =>
  numbersFrom(3, 9, 1)
    .filter((boxes) => boxes !== shelves && boxes * inside !== 100)
    .map((boxes) => ({ shelves, boxes, inside })),
)

export const dealStocks = (options: SheetOptions): Stock[][] =>
  dealPages(options, {
    items: STOCKS,
    perPage: RACKS,
    accept: (page, one) => page.every(({ shelves, boxes }) => shelves !== one.shelves && boxes !== one.boxes),
    mostShared: SMALL_DECK,
    nameOf: ({ shelves, boxes }) => `${shelves} ${boxes}`,
  })
