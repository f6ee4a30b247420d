/** Choices by twos: which there are, how many pairs, how many with a condition. */
import { createRandom, type Random } from '../../page/random.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import type { Option, Pairing } from '../../studio/shapes/combined-clothes.ts'
import { PAIRINGS, type PairingName } from '../../studio/shapes/combined-things.ts'

/** Numbers of the options of a shop, in the order of the page. */
export interface Choice {
  readonly firsts: readonly number[]
  readonly seconds: readonly number[]
}

/** Letter and number of an option by its place on the page. */
type Combination = readonly [first: number, second: number]

/** Options of the first kind have letters, those of the second kind numbers. */
export const letterOf = (first: number): string => 'ABCD'.charAt(first)
export const numberOf = (second: number): string => String(second + 1)
export const codeOf = ([first, second]: Combination): string => letterOf(first) + numberOf(second)

/** An option with its letter or number. */
export interface Labelled {
  readonly label: string
  readonly option: Option
}

export function optionsOf(shop: PairingName, { firsts, seconds }: Choice): Record<keyof Choice, Labelled[]> {
  const all: Pairing = PAIRINGS[shop]
  const labelled = (options: readonly Option[], which: number, label: string): Labelled[] => {
    const option = options[which]
    return option ? [{ label, option }] : []
  }
  return {
    firsts: firsts.flatMap((which, i) => labelled(all.firsts, which, letterOf(i))),
    seconds: seconds.flatMap((which, i) => labelled(all.seconds, which, numberOf(i))),
  }
}

export const combinationsOf = ({ firsts, seconds }: Choice): Combination[] =>
  firsts.flatMap((_, first) => seconds.map((_, second): Combination => [first, second]))

/** Options that a condition names, of the first kind, of the second kind, or of both. */
export interface Named {
  readonly firsts?: readonly number[]
  readonly seconds?: readonly number[]
}

export type Condition =
  | { readonly kind: 'todas' }
  /** These options alone are wanted, of the kind that is named. */
  | ({ readonly kind: 'so' } & Named)
  /** These options are not wanted. */
  | ({ readonly kind: 'sem' } & Named)
  /** Two are not wanted together. */
  | { readonly kind: 'separadas'; readonly pair: Combination }
  /** The first one of the pair goes with its second one alone. */
  | { readonly kind: 'casadas'; readonly pair: Combination }

export function fits([first, second]: Combination, condition: Condition): boolean {
  switch (condition.kind) {
    case 'todas':
      return true
    case 'sem':
      return !condition.firsts?.includes(first) && !condition.seconds?.includes(second)
    case 'so':
      return (condition.firsts?.includes(first) ?? true) && (condition.seconds?.includes(second) ?? true)
    case 'separadas':
      return first !== condition.pair[0] || second !== condition.pair[1]
    case 'casadas':
      return first !== condition.pair[0] || second === condition.pair[1]
  }
}

export const countOf = (choice: Choice, condition: Condition): number =>
  combinationsOf(choice).filter((one) => fits(one, condition)).length

export interface CombinationTask {
  readonly choice: Choice
  /** Of orders alone. */
  readonly conditions: readonly Condition[]
}

/** The three numbers of the sentence: factors and product, or all, those left out and the rest. */
export function sentenceOf(
  { firsts, seconds }: Choice,
  condition: Condition,
): readonly [number, '×' | '−', number, number] {
  const [rows, columns] = [firsts.length, seconds.length]
  const product = (a: number, b: number) => [a, '×', b, a * b] as const
  const allBut = (left: number) => [rows * columns, '−', left, rows * columns - left] as const
  switch (condition.kind) {
    case 'todas':
      return product(rows, columns)
    case 'sem':
      return product(rows - (condition.firsts?.length ?? 0), columns - (condition.seconds?.length ?? 0))
    case 'so':
      return product(condition.firsts?.length ?? rows, condition.seconds?.length ?? columns)
    case 'separadas':
      return allBut(1)
    case 'casadas':
      return allBut(columns - 1)
  }
}

/** Other options each time, as long as there are. */
function choiceOf(random: Random, shop: PairingName, firsts: number, seconds: number): Choice {
  const { firsts: first, seconds: second } = PAIRINGS[shop]
  const sample = (list: readonly Option[], count: number) => random.sample([...list.keys()], count)
  return { firsts: sample(first, firsts), seconds: sample(second, seconds) }
}

const pagesOf = (
  { seed, pages }: SheetOptions,
  draw: (random: Random, turned: number, page: number) => CombinationTask,
): CombinationTask[] => {
  const random = createRandom(seed).fork('combinations')
  const turn = random.fork('turn').integer(0, 1)
  return Array.from({ length: pages }, (_, i) => draw(random.fork(i), i + turn, i))
}

/** Two by three, or three by two. */
export const dealLists = (options: SheetOptions, shop: PairingName): CombinationTask[] =>
  pagesOf(options, (random, i) => ({
    choice: i % 2 ? choiceOf(random, shop, 3, 2) : choiceOf(random, shop, 2, 3),
    conditions: [],
  }))

/** Three rows on the first page, four on the next one. */
export const dealTables = (options: SheetOptions, shop: PairingName): CombinationTask[] =>
  pagesOf(options, (random, _, page) => ({ choice: choiceOf(random, shop, 3 + (page % 2), 3), conditions: [] }))

/** Wishes of the first two children of a page: other conditions on each page of a sheet. */
const WISHES: readonly ((pair: Combination) => readonly Condition[])[] = [
  ([first]) => [{ kind: 'todas' }, { kind: 'sem', firsts: [(first + 1) % 4] }],
  ([first, second]) => [
    { kind: 'so', firsts: [first, (first + 2) % 4].sort((a, b) => a - b) },
    { kind: 'sem', seconds: [(second + 1) % 3] },
  ],
  ([first, second]) => [
    { kind: 'so', seconds: [0, 1, 2].filter((one) => one !== second) },
    { kind: 'sem', firsts: [(first + 1) % 4], seconds: [(second + 1) % 3] },
  ],
]

export const dealOrders = (options: SheetOptions, shop: PairingName): CombinationTask[] =>
  pagesOf(options, (random, i, page) => {
    const pair: Combination = [random.integer(0, 3), random.integer(0, 2)]
    return {
      choice: choiceOf(random, shop, 4, 3),
      conditions: [...(WISHES[page % WISHES.length]?.(pair) ?? []), { kind: i % 2 ? 'separadas' : 'casadas', pair }],
    }
  })
