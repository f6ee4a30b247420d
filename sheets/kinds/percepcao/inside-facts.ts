/** Things inside and outside a home, and pairs of things on the two sides of what they are placed by. */
import type { Random } from '../../page/random.ts'
import { CHILDREN } from '../../studio/cast/people.ts'
import { INSIDE_HOMES, INSIDE_POOLS, type InsidePlace } from '../../studio/places/inside-homes.ts'
import { PAIRED_PLACES } from '../../studio/places/paired-places.ts'
import { PAIRS, type Reference, type Relation } from '../../studio/places/paired-spots.ts'
import { PLACED, type PlacedName } from '../../studio/shapes/placed-things.ts'

export const SIDES = ['dentro', 'fora'] as const
export type Side = (typeof SIDES)[number]

export interface InsideTask {
  readonly place: InsidePlace
  readonly asks: Side
  /** Names by spot, null where a spot is empty; children in and before the bus, things elsewhere. */
  readonly dentro: readonly (string | null)[]
  readonly fora: readonly (string | null)[]
}

const FEWEST = 3
const isFish = (name: string) => name.startsWith('peixe')

/** Names at the spots that suit them: fish swim, all others rest. */
function seated(random: Random, place: InsidePlace, side: Side, names: readonly string[]): (string | null)[] {
  const spots = side === 'dentro' ? INSIDE_HOMES[place].inside : INSIDE_HOMES[place].outside
  const at: (string | null)[] = spots.map(() => null)
  const free = random.shuffle(spots.map((_, i) => i))
  for (const name of names) {
    const i = free.findIndex((one) => isFish(name) === (spots[one]?.swims ?? false))
    const [spot] = i < 0 ? [] : free.splice(i, 1)
    if (spot !== undefined) at[spot] = name
  }
  return at
}

/** Page after page the other side is asked, and within a place the other half of its things. */
export function insideTask(random: Random, sheet: Random, place: InsidePlace, turn: number): InsideTask {
  const asks = SIDES[(sheet.fork('side').integer(0, 1) + turn) % 2] ?? 'dentro'
  const people = place === 'rua'
  const pool = INSIDE_POOLS[place]
  const isShared = people || pool.inside === pool.outside
  const half = (names: readonly string[], side: Side): readonly string[] => {
    const order = sheet.fork(`${place} ${isShared ? '' : side}`).shuffle(names)
    // A tank has fish and things in both halves.
    const dealt = order.toSorted((one, other) => Number(isFish(other)) - Number(isFish(one)))
    const first = dealt.filter((_, i) => i % 2 === 0)
    const second = dealt.filter((_, i) => i % 2 === 1)
    const isFirst = (turn % 4 === 0 || turn % 4 === 3) === (side === 'dentro')
    return (isFirst ? first : second).slice(0, 4)
  }
  const count = () => random.integer(FEWEST, 4)
  return {
    place,
    asks,
    dentro: seated(random, place, 'dentro', half(people ? CHILDREN : pool.inside, 'dentro').slice(0, count())),
    fora: seated(random, place, 'fora', half(people ? CHILDREN : pool.outside, 'fora').slice(0, count())),
  }
}

export const askedOf = (task: InsideTask): string[] => task[task.asks].flatMap((name) => name ?? [])

/** «os bichos que estão dentro do cercado». */
export const wordsOf = ({ place, asks }: InsideTask): string =>
  `${INSIDE_HOMES[place].who} que estão ${asks} ${INSIDE_HOMES[place].of}`

export const ACTIONS = ['circule', 'marque', 'pinte', 'desenhe'] as const
export type Action = (typeof ACTIONS)[number]

export const COLOURS = ['amarelo', 'azul', 'vermelho', 'verde'] as const

export interface PairTask {
  readonly pair: 0 | 1 | 2 | 3
  readonly reference: Reference
  readonly thing: PlacedName
  readonly relation: Relation
  readonly action: Action
}

/** Words to choose from: the two of a pair, of which one is right. */
export const choicesOf = ({ pair }: PairTask): readonly Relation[] => PAIRS[pair]

export interface PairsTask {
  readonly place: InsidePlace
  readonly colour: (typeof COLOURS)[number]
  /** In the order of the page. */
  readonly tasks: readonly PairTask[]
}

const NUMBERS = [0, 1, 2, 3] as const

/** Each pair once, each action once; two ask for the first word of their pair, two for the second. */
export function pairsTask(random: Random, sheet: Random, place: InsidePlace, turn: number): PairsTask {
  const { references } = PAIRED_PLACES[place]
  const column = (sheet.fork(`things ${place}`).integer(0, 3) + turn) % 4
  const seconds = random.sample(NUMBERS, 2)
  const actions = random.shuffle(ACTIONS)
  const tasks = random.shuffle(NUMBERS).map((pair, i): PairTask => {
    const reference = references[pair]
    return {
      pair,
      reference,
      thing: reference.things[column] ?? reference.things[0],
      relation: PAIRS[pair][seconds.includes(pair) ? 1 : 0],
      action: actions[i] ?? 'circule',
    }
  })
  return { place, tasks, colour: random.pick(COLOURS) }
}

const VERBS: Readonly<Record<Action, string>> = {
  circule: 'Circule',
  marque: 'Marque com X',
  pinte: 'Pinte',
  desenhe: 'Desenhe',
}

/** «Marque com X a ovelha que está fora do cercado». */
export function orderOf({ action, thing, relation, reference }: PairTask, colour: string): string {
  const { article } = PLACED[thing]
  const where = `${relation} ${reference.of}`
  if (action === 'desenhe') return `Desenhe ${article === 'a' ? 'outra' : 'outro'} ${thing} ${where}.`
  return `${VERBS[action]} ${action === 'pinte' ? `de ${colour} ` : ''}${article} ${thing} que está ${where}.`
}
