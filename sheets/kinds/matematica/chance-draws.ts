/** Draws by chance: what is in a jar, on a wheel, in a pond, what is asked about it, and what is true of it. */
import { dealPages } from '../../page/deck.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import type { FairName } from '../../studio/places/chance-fair.ts'
import { type Label, MOTIFS, type MotifName } from '../../studio/shapes/chance-things.ts'
import type { Certainty, Sentence } from './chance-sentences.ts'

export type Game = 'pote' | 'roleta' | 'pesca' | 'dado'

/** Degrees for first graders, and for second graders. */
export const SCALES: Readonly<Record<FairName, readonly Certainty[]>> = {
  arraial: ['certeza', 'talvez', 'impossível'],
  parque: ['muito provável', 'pouco provável', 'impossível'],
}

const MOTIF_NAMES = Object.keys(MOTIFS) as MotifName[]
const DRAWN: readonly Game[] = ['pote', 'roleta', 'pesca']

/** A wish: will this motif come? */
export interface Wish {
  readonly game: Game
  readonly labels: readonly MotifName[]
  readonly wanted: MotifName
  readonly certainty: Certainty
}

/** A sample space: motifs with how many of each there are, and one that is not there. */
export interface Ranking {
  readonly game: Game
  readonly counts: readonly (readonly [MotifName, number])[]
  readonly absent: MotifName
}

/** Two jars, and what somebody would like to draw. */
export interface Choice {
  readonly wanted: MotifName
  readonly other: MotifName
  /** Of the wanted and of the other motif in each jar. */
  readonly jars: readonly [readonly [number, number], readonly [number, number]]
}

/** An event among equally likely results. */
export interface Share {
  readonly game: Game
  readonly labels: readonly Label[]
  /** Words of the event, or the motif that is to come. */
  readonly event: string
  readonly sort: string
  readonly motif?: MotifName
  readonly favourable: number
}

interface Turned {
  readonly label: string | number
  readonly share: number
}

/** Two wheels turned together; on one of them the sectors may differ in size. */
export interface TwoWheels {
  readonly name: string
  readonly letters: readonly Turned[]
  readonly numbers: readonly Turned[]
}

export interface ChanceFacts {
  readonly wishes: readonly Wish[]
  readonly sentences: readonly Sentence[]
  readonly rankings: readonly Ranking[]
  readonly choice: Choice | null
  readonly shares: readonly Share[]
  readonly wheels: TwoWheels | null
}

export const NO_FACTS: ChanceFacts = {
  wishes: [],
  sentences: [],
  rankings: [],
  choice: null,
  shares: [],
  wheels: null,
}

/** In any order, as the page shows them. */
const spread = (counts: readonly (readonly [MotifName, number])[]): MotifName[] =>
  counts.flatMap(([motif, count]) => Array.from({ length: count }, () => motif))

const others = (...used: readonly MotifName[]) => MOTIF_NAMES.filter((name) => !used.includes(name))

/** Eight in all: `count` of them are the wanted ones, the others of one motif, or of two where none is wanted. */
function wishesFor(game: Game, certainty: Certainty, count: number): Wish[] {
  return MOTIF_NAMES.flatMap((wanted) => {
    if (count === 8) return [{ game, labels: spread([[wanted, 8]]), wanted, certainty }]
    return others(wanted).map((other, i, all): Wish => {
      const third = all[(i + 1) % all.length] ?? other
      const counts = [
        count ? ([wanted, count] as const) : ([third, 4] as const),
        [other, count ? 8 - count : 4] as const,
      ]
      return { game, labels: spread(counts), wanted, certainty }
    })
  })
}

/** Of eight, how many are wanted. */
const WANTED: Readonly<Record<Certainty, number>> = {
  certeza: 8,
  talvez: 4,
  'muito provável': 7,
  'pouco provável': 1,
  impossível: 0,
}

/** Games of a page: no more than two of a sort. */
const isMixed = (page: readonly { readonly game: Game }[], game: Game) =>
  page.filter((one) => one.game === game).length < 2 &&
  (page.length < 3 || new Set([...page.map((one) => one.game), game]).size === 3)

/** Four wishes: each certainty comes, none more than twice, and no motif is asked for again. */
export const dealWishes = (options: SheetOptions, fair: FairName): Wish[][] =>
  dealPages(options, {
    items: DRAWN.flatMap((game) => SCALES[fair].flatMap((one) => wishesFor(game, one, WANTED[one]))),
    perPage: 4,
    nameOf: ({ game, wanted, certainty }) => `${game} ${wanted} ${certainty}`,
    accept: (page, one) =>
      isMixed(page, one.game) &&
      page.every(({ wanted }) => wanted !== one.wanted) &&
      page.filter(({ certainty }) => certainty === one.certainty).length < 2 &&
      (page.length < 3 || new Set([...page, one].map(({ certainty }) => certainty)).size === 3),
  })

/** Numbers of the three motifs: eight in all, all different. */
const AMOUNTS = [
  [5, 2, 1],
  [4, 3, 1],
] as const

const rankingsOf = (game: Game): Ranking[] =>
  MOTIF_NAMES.flatMap((first) =>
    others(first).flatMap((second) =>
      others(first, second).flatMap((third) => {
        const [absent] = others(first, second, third)
        return AMOUNTS.map(
          ([a, b, c]): Ranking => ({
            game,
            counts: [
              [first, a],
              [second, b],
              [third, c],
            ],
            absent: absent ?? first,
          }),
        )
      }),
    ),
  )

export const dealRankings = (options: SheetOptions): Ranking[][] =>
  dealPages(options, {
    items: DRAWN.flatMap(rankingsOf),
    perPage: 4,
    nameOf: ({ game, counts }) => `${game} ${counts.map(([motif, count]) => `${count} ${motif}`).join(' ')}`,
    accept: (page, one) => isMixed(page, one.game) && page.every(({ counts }) => counts[0]?.[0] !== one.counts[0]?.[0]),
  })

/** Wanted and other chips of two jars: as many chips in both, or as many wanted ones. */
const JARS: readonly Choice['jars'][] = [
  [
    [5, 3],
    [2, 6],
  ],
  [
    [4, 5],
    [7, 2],
  ],
  [
    [3, 2],
    [3, 7],
  ],
  [
    [2, 8],
    [2, 3],
  ],
  [
    [6, 4],
    [3, 7],
  ],
  [
    [4, 6],
    [4, 2],
  ],
]

export const dealChoices = (options: SheetOptions): Choice[] =>
  dealPages(options, {
    items: MOTIF_NAMES.flatMap((wanted) =>
      others(wanted)
        .slice(0, 2)
        .flatMap((other) => JARS.map((jars): Choice => ({ wanted, other, jars }))),
    ),
    perPage: 1,
    label: 'choice',
  }).flat()

export const shareOf = ([wanted, other]: readonly [number, number]) => wanted / (wanted + other)

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

const EVENTS: readonly {
  readonly sort: string
  readonly words: (n: number) => string
  readonly holds: (n: number, value: number) => boolean
  readonly values: readonly number[]
}[] = [
  { sort: 'par', words: () => 'um número par', holds: (_, value) => value % 2 === 0, values: [0] },
  { sort: 'par', words: () => 'um número ímpar', holds: (_, value) => value % 2 === 1, values: [0] },
  { sort: 'maior', words: (n) => `um número maior que ${n}`, holds: (n, value) => value > n, values: [2, 3, 4, 5, 6] },
  { sort: 'menor', words: (n) => `um número menor que ${n}`, holds: (n, value) => value < n, values: [2, 3, 4, 5, 6] },
  { sort: 'um', words: (n) => `o número ${n}`, holds: (n, value) => value === n, values: [3, 5] },
  { sort: 'múltiplo', words: (n) => `um múltiplo de ${n}`, holds: (n, value) => value % n === 0, values: [3] },
]

const numbered = (game: Game, count: number): Share[] =>
  EVENTS.flatMap(({ sort, words, holds, values }) =>
    values.map((n) => {
      const labels = upTo(count)
      return { game, sort, labels, event: words(n), favourable: labels.filter((value) => holds(n, value)).length }
    }),
  ).filter(({ favourable }) => favourable > 0 && favourable < count)

const caught = (game: Game): Share[] =>
  MOTIF_NAMES.flatMap((motif) =>
    others(motif).flatMap((other) =>
      [2, 3, 5].map(
        (favourable): Share => ({
          game,
          labels: spread([
            [motif, favourable],
            [other, 8 - favourable],
          ]),
          sort: 'figura',
          event: motif,
          motif,
          favourable,
        }),
      ),
    ),
  )

const SHARES: readonly Share[] = [
  ...[7, 9, 10].flatMap((count) => numbered('pote', count)),
  ...[5, 6, 8].flatMap((count) => numbered('roleta', count)),
  ...caught('pesca'),
  ...numbered('dado', 6),
]

/** One of each game, other events. */
export const dealShares = (options: SheetOptions): Share[][] =>
  dealPages(options, {
    items: SHARES,
    perPage: 4,
    nameOf: ({ game, labels, event, favourable }) => `${game} ${labels.length} ${event} ${favourable}`,
    accept: (page, one) => page.every(({ game, sort }) => game !== one.game && sort !== one.sort),
  })

const even = (labels: readonly (string | number)[]): Turned[] =>
  labels.map((label) => ({ label, share: 1 / labels.length }))

/** The first sector takes half of the wheel or more. */
const uneven = (labels: readonly (string | number)[], first: number): Turned[] =>
  labels.map((label, i) => ({ label, share: i ? (1 - first) / (labels.length - 1) : first }))

const WHEELS: readonly TwoWheels[] = [
  { name: 'AB 123', letters: even(['A', 'B']), numbers: even([1, 2, 3]) },
  { name: 'AB 123 meia', letters: even(['A', 'B']), numbers: uneven([1, 2, 3], 0.5) },
  { name: 'ABC 12', letters: even(['A', 'B', 'C']), numbers: even([1, 2]) },
  { name: 'ABC 12 meia', letters: uneven(['A', 'B', 'C'], 0.5), numbers: even([1, 2]) },
  { name: 'AB 1234', letters: even(['A', 'B']), numbers: even([1, 2, 3, 4]) },
  { name: 'AB 1234 grande', letters: uneven(['A', 'B'], 0.75), numbers: even([1, 2, 3, 4]) },
  { name: 'ABCD 12', letters: even(['A', 'B', 'C', 'D']), numbers: even([1, 2]) },
  { name: 'ABC 12 grande', letters: even(['A', 'B', 'C']), numbers: uneven([1, 2], 0.75) },
]

export const dealWheels = (options: SheetOptions): TwoWheels[] =>
  dealPages(options, { items: WHEELS, perPage: 1, nameOf: ({ name }) => name, label: 'wheels' }).flat()

export const resultsOf = ({ letters, numbers }: TwoWheels): string[] =>
  letters.flatMap((letter) => numbers.map((number) => `${letter.label}${number.label}`))

export const isFair = ({ letters, numbers }: TwoWheels): boolean =>
  [letters, numbers].every((turned) => new Set(turned.map(({ share }) => share)).size === 1)
