/** Calculations and their inverses: trips of trains, chains of machines, claims to be checked. */
import { dealPages } from '../../page/deck.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { numbersFrom } from './decimal-numbers.ts'

export type Op = '+' | '−' | '×' | '÷'
export type InverseTheme = 'soma-e-subtracao' | 'vezes-e-divisao'

export const INVERSE: Readonly<Record<Op, Op>> = { '+': '−', '−': '+', '×': '÷', '÷': '×' }

export function calculated(a: number, op: Op, b: number): number {
  if (op === '+') return a + b
  if (op === '−') return a - b
  return op === '×' ? a * b : a / b
}

/** a op b = c; the start or the end is the child's. */
export interface Trip {
  readonly a: number
  readonly op: Op
  readonly b: number
  readonly c: number
  readonly hidden: 'start' | 'end'
}

/** Two machines: `start` op b = mid, mid op b = end. */
export interface Chain {
  readonly start: number
  readonly steps: readonly (readonly [op: Op, b: number])[]
  readonly mid: number
  readonly end: number
}

/** A calculation with the result that a child found. */
export interface Claim {
  readonly a: number
  readonly op: Op
  readonly b: number
  readonly claimed: number
  readonly right: number
}

const trip = (a: number, op: Op, b: number, hidden: 'start' | 'end'): Trip => ({
  ...{ a, op, b, hidden },
  c: calculated(a, op, b),
})

const crossed = <A, B, Made>(as: readonly A[], bs: readonly B[], make: (a: A, b: B) => Made): Made[] =>
  as.flatMap((a) => bs.map((b) => make(a, b)))

const isRound = (n: number) => n % 10 === 0
const carries = (a: number, b: number) => (a % 10) + (b % 10) > 10

const SUMS = crossed(numbersFrom(24, 78, 1), numbersFrom(13, 48, 1), (a, b) => [a, b] as const).filter(
  ([a, b]) => carries(a, b) && !isRound(a) && !isRound(b) && a !== b && a + b < 120,
)
/** Of the tables, the larger half. */
const PRODUCTS = crossed(numbersFrom(6, 9, 1), numbersFrom(3, 9, 1), (a, b) => [a, b] as const).filter(
  ([a, b]) => a !== b,
)

const TRIPS: Readonly<Record<InverseTheme, readonly (readonly Trip[])[]>> = {
  'soma-e-subtracao': [
    SUMS.map(([a, b]) => trip(a, '+', b, 'end')),
    SUMS.map(([a, b]) => trip(a + b, '−', b, 'end')),
    SUMS.map(([a, b]) => trip(a, '+', b, 'start')),
  ],
  'vezes-e-divisao': [
    PRODUCTS.map(([a, b]) => trip(a, '×', b, 'end')),
    PRODUCTS.map(([a, b]) => trip(a * b, '÷', b, 'end')),
    PRODUCTS.map(([a, b]) => trip(a, '×', b, 'start')),
  ],
}

const familyOf = ({ a, b, c }: Trip) => [a, b, c].toSorted((one, other) => one - other).join(' ')

/** A page's items from several decks, one of each, in the order of the decks. */
function oneOfEach<Item>(options: SheetOptions, decks: readonly (readonly Item[])[], nameOf: (item: Item) => string) {
  const columns = decks.map((items, i) => dealPages(options, { items, perPage: 1, nameOf, label: `deck ${i}` }))
  return Array.from({ length: options.pages }, (_, page) => columns.flatMap((column) => column[page] ?? []))
}

/** Three trips on each page, of different families. */
export function dealTrips(options: SheetOptions, theme: InverseTheme): Trip[][] {
  const random = createRandom(options.seed).fork('thirds')
  const all = random.shuffle([...new Set(TRIPS[theme][0]?.map(familyOf))])
  const third = new Map(all.map((name, i) => [name, i % 3]))
  const decks = TRIPS[theme].map((deck, i) => deck.filter((one) => third.get(familyOf(one)) === i))
  return oneOfEach(options, decks, familyOf)
}

function chainsOf(
  first: Op,
  firsts: readonly number[],
  second: Op,
  seconds: readonly number[],
  starts: readonly number[],
) {
  return crossed(
    starts,
    crossed(firsts, seconds, (b1, b2) => [b1, b2] as const),
    (start, [b1, b2]): Chain => {
      const mid = calculated(start, first, b1)
      return {
        ...{ start, mid, end: calculated(mid, second, b2) },
        steps: [
          [first, b1],
          [second, b2],
        ],
      }
    },
  ).filter(({ start, mid, end }) => new Set([start, mid, end]).size === 3 && end > 0)
}

const TENS = numbersFrom(25, 95, 10)
const CHAINS: Readonly<Record<InverseTheme, readonly (readonly Chain[])[]>> = {
  'soma-e-subtracao': [
    chainsOf('+', TENS, '−', [18, 27, 36, 48], numbersFrom(112, 298, 13)),
    chainsOf('−', [19, 28, 37, 46], '+', numbersFrom(130, 270, 20), numbersFrom(205, 395, 17)),
  ],
  'vezes-e-divisao': [
    chainsOf('×', numbersFrom(3, 9, 1), '+', numbersFrom(12, 45, 7), numbersFrom(6, 14, 1)),
    chainsOf('÷', [2, 3, 4, 6], '×', [5, 7, 8, 9], numbersFrom(24, 72, 12)),
  ],
}

const startOf = ({ start }: Chain) => `${start}`
const machineOf = ({ steps: [first] }: Chain) => first?.join(' ') ?? ''

/** Two chains on each page; a number enters once on a sheet, and a first machine is there once. */
export function dealChains(options: SheetOptions, theme: InverseTheme): Chain[][] {
  const random = createRandom(options.seed).fork('chains')
  const taken = new Set<string>()
  const decks = CHAINS[theme].map((deck, i) => {
    const own: Chain[] = []
    for (const chain of random.fork(i).shuffle(deck)) {
      const names = [startOf(chain), machineOf(chain)]
      if (names.some((name) => taken.has(name))) continue
      for (const name of names) taken.add(name)
      own.push(chain)
    }
    return own
  })
  return oneOfEach(options, decks, startOf)
}

/** The smaller digit is taken from the larger one in each place: the mistake that children make. */
const unborrowed = (a: number, b: number): number =>
  [100, 10, 1].reduce((sum, unit) => {
    const [one, other] = [a, b].map((n) => Math.floor(n / unit) % 10)
    return sum + Math.abs((one ?? 0) - (other ?? 0)) * unit
  }, 0)

function claimOf(random: Random, op: Op, isRight: boolean): Claim {
  const made = (a: number, b: number, wrong: number): Claim => {
    const right = calculated(a, op, b)
    return { a, op, b, right, claimed: isRight ? right : wrong }
  }
  if (op === '−') {
    const a = random.integer(4, 8) * 100 + random.integer(1, 4) * 10 + random.integer(1, 4)
    const taken = random.integer(1, 3) * 100 + random.integer(5, 8) * 10 + random.integer(5, 9)
    return made(a, taken, unborrowed(a, taken))
  }
  if (op === '+') {
    const a = random.integer(2, 4) * 100 + random.integer(5, 8) * 10 + random.integer(5, 9)
    const b = random.integer(1, 3) * 100 + random.integer(5, 8) * 10 + random.integer(5, 9)
    return made(a, b, a + b - random.pick([10, 100]))
  }
  const b = random.integer(4, 9)
  const factor = random.integer(13, 29)
  const slip = random.pick([-2, -1, 1, 2])
  return op === '×' ? made(factor, b, (factor + slip) * b) : made(factor * b, b, factor + slip)
}

const CLAIMED: Readonly<Record<InverseTheme, readonly Op[]>> = {
  'soma-e-subtracao': ['−', '+', '−', '+'],
  'vezes-e-divisao': ['÷', '×', '÷', '×'],
}

/** Four claims, two of them wrong: one of each operation. */
export function claimsOf(random: Random, theme: InverseTheme): Claim[] {
  const [first, second] = [random.pick([0, 2]), random.pick([1, 3])]
  return CLAIMED[theme].map((op, i) => claimOf(random.fork(i), op, i !== first && i !== second))
}

/** The check of a claim by the inverse: its words, and the number that it gives. */
export function proofOf({ op, b, claimed }: Pick<Claim, 'op' | 'b' | 'claimed'>) {
  const back = calculated(claimed, INVERSE[op], b)
  const shown = Number.isInteger(back) ? ` = ${back}` : ', não é exata'
  return { back, words: `${claimed} ${INVERSE[op]} ${b}${shown}` }
}

/** Sums and products are also checked by taking the first number away. */
export const otherProofOf = ({ op, a, claimed }: Claim) =>
  op === '+' || op === '×' ? proofOf({ op, b: a, claimed }) : undefined
