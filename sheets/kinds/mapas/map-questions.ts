/** Questions that are answered by looking at the map, each with its answer. */
import type { Random } from '../../page/random.ts'
import { neighboursOf } from './atlas.ts'
import {
  of,
  REGION_NAMES,
  REGIONS,
  type Region,
  regionLabel,
  STATES,
  type State,
  stateOf,
  withArticle,
} from './states.ts'

export interface Question {
  readonly kind: 'borders' | 'countries' | 'coast' | 'regions' | 'way' | 'capital'
  readonly text: string
  readonly answer: string
  /** Ids of states, or names, in the answer. */
  readonly named: readonly string[]
  /** Ids of the states that it asks about. */
  readonly about: readonly string[]
}

/** Brasília's district is no state: no question is about it. */
const isState = ({ id }: State) => id !== 'DF'
const statesOf = (region: Region) => STATES.filter((state) => state.region === region && isState(state))
const bordering = (id: string) => neighboursOf(id).filter((other) => isState(stateOf(other)))
const listed = (named: readonly string[]) => named.join(', ')

/** Goiás is around Brasília's district, and whether that counts would be asked. */
function borders(states: readonly State[]): Question[] {
  return states.flatMap((state): Question[] => {
    const named = bordering(state.id).toSorted()
    if (state.id === 'GO' || named.length < 2 || named.length > 6) return []
    return [
      {
        kind: 'borders',
        text: `Que estados fazem divisa com ${withArticle(state)}?`,
        answer: listed(named),
        named,
        about: [state.id],
      },
    ]
  })
}

function countries(states: readonly State[]): Question[] {
  return states.flatMap((state): Question[] => {
    const named = state.countries
    if (named.length < 2) return []
    return [
      {
        kind: 'countries',
        text: `Que países e territórios fazem fronteira com ${withArticle(state)}?`,
        answer: listed(named),
        named,
        about: [state.id],
      },
    ]
  })
}

/** The page is about its own region; of another one the name has to be on the map. */
const namesOf = (regions: readonly Region[], own: Region | null) =>
  regions.filter((one) => one !== own).map(regionLabel)

function coasts(regions: readonly Region[], own: Region | null): Question[] {
  return regions.flatMap((region): Question[] => {
    const states = statesOf(region)
    const named = states.filter(({ coast }) => coast).map(({ id }) => id)
    if (named.length === 0 || named.length === states.length) return []
    return [
      {
        kind: 'coast',
        text: `Que estados da região ${REGION_NAMES[region]} têm litoral?`,
        answer: listed(named),
        named,
        about: namesOf([region], own),
      },
    ]
  })
}

function regionBorders(regions: readonly Region[], own: Region | null): Question[] {
  return regions.flatMap((region) =>
    REGIONS.filter((other) => other !== region).flatMap((other): Question[] => {
      const named = statesOf(region)
        .map(({ id }) => id)
        .filter((id) => bordering(id).some((next) => stateOf(next).region === other))
      if (named.length < 2 || named.length > 5) return []
      return [
        {
          kind: 'regions',
          text: `Que estados da região ${REGION_NAMES[region]} fazem divisa com a região ${REGION_NAMES[other]}?`,
          answer: listed(named),
          named,
          about: namesOf([region, other], own),
        },
      ]
    }),
  )
}

/** The shortest chains of neighbours between two states, without the ends. */
export function waysBetween(from: string, to: string): string[][] {
  let ways: string[][] = [[from]]
  const seen = new Set([from])
  while (ways.length > 0) {
    const reached = ways.flatMap((way) =>
      bordering(way.at(-1) ?? from)
        .filter((next) => !seen.has(next))
        .map((next) => [...way, next]),
    )
    const arrived = reached.filter((way) => way.at(-1) === to)
    if (arrived.length > 0) return arrived.map((way) => way.slice(1, -1))
    for (const way of reached) seen.add(way.at(-1) ?? from)
    ways = reached
  }
  return []
}

/** Ways from state to state, if one alone crosses the fewest. */
function ways(states: readonly State[]): Question[] {
  return states.flatMap((from) =>
    STATES.filter((to) => isState(to) && to.id > from.id).flatMap((to): Question[] => {
      const found = waysBetween(from.id, to.id)
      const [named] = found
      if (found.length !== 1 || !named || named.length < 1 || named.length > 4) return []
      return [
        {
          kind: 'way',
          text:
            named.length === 1
              ? `Que estado faz divisa com ${withArticle(from)} e também com ${withArticle(to)}?`
              : `Para ir ${of(from)} até ${withArticle(to)}, que caminho passa por menos estados?`,
          answer: listed(named),
          named,
          about: [from.id, to.id],
        },
      ]
    }),
  )
}

const ENDS: readonly (readonly [word: string, more: (one: State, other: State) => number])[] = [
  ['ao norte', (one, other) => one.latitude - other.latitude],
  ['ao sul', (one, other) => other.latitude - one.latitude],
  ['a leste', (one, other) => one.longitude - other.longitude],
  ['a oeste', (one, other) => other.longitude - one.longitude],
]
/** A capital that is farther by less is not seen to be (degrees). */
const CLEARLY = 0.4

function capitals(region: Region): Question[] {
  return ENDS.flatMap(([word, more]): Question[] => {
    const [first, second] = STATES.filter((state) => state.region === region).toSorted((a, b) => more(b, a))
    if (!first || !second || more(first, second) < CLEARLY) return []
    return [
      {
        kind: 'capital',
        text: `Que capital da região fica mais ${word}?`,
        answer: first.capital,
        named: [first.capital],
        about: [],
      },
    ]
  })
}

/** Every question about the region, or about Brazil, that names only what the page names: states, countries, capitals. */
export function questionsAbout(region: Region | null, isNamed: (name: string) => boolean = () => true): Question[] {
  const states = region ? statesOf(region) : STATES.filter(isState)
  const regions = region ? [region] : REGIONS
  return [
    ...borders(states),
    ...countries(states),
    ...coasts(regions, region),
    ...regionBorders(regions, region),
    ...ways(states),
    ...(region ? capitals(region) : []),
  ].filter(({ named, about }) => [...named, ...about].every(isNamed))
}

/** As many of different kinds as there are, then others. */
export function mixed(random: Random, questions: readonly Question[], count: number): Question[] {
  const shuffled = random.shuffle(questions)
  const firsts = shuffled.filter(({ kind }, i) => shuffled.findIndex((one) => one.kind === kind) === i)
  return [...firsts, ...shuffled.filter((one) => !firsts.includes(one))].slice(0, count)
}
