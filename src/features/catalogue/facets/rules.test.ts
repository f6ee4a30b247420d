import { expect, test } from 'vitest'
import { catalogueHref, hasFilters, parseCatalogueAddress } from '../address/rules.ts'
import { facetChoices } from '../components/filter-options.ts'
import { GOAL_TEXTS, goalDescription } from './goals.texts.ts'
import { FACET_NAMES, GOALS, LEVELS, NO_FACETS, SCHOOL_YEARS, THEMES } from './rules.ts'
import type { FacetCounts } from './schema.ts'
import { facetWords } from './texts.ts'

const addressOf = (query: string) => parseCatalogueAddress(new URLSearchParams(query))

test.each([
  ['year=1', { year: '1' }],
  ['year=infantil&level=facil', { year: 'infantil', level: 'facil' }],
  ['theme=mar&goal=calma', { theme: 'mar', goal: 'calma' }],
  ['bncc=EF01MA06', { bncc: 'EF01MA06' }],
  ['occasion=dia-das-maes', { occasion: 'dia-das-maes' }],
  ['occasion=hoje', {}],
  ['year=6', {}],
  ['level=Fácil', {}],
  ['theme=', {}],
  ['goal=calma&goal=atencao', { goal: 'calma' }],
  ['bncc=ef01ma06', {}],
  ["bncc=EF01MA06'--", {}],
])('%s is read as %j', (query, facets) => {
  const { year, level, theme, goal, occasion, bncc } = addressOf(query).filters
  expect({ year, level, theme, goal, occasion, bncc }).toEqual({ ...NO_FACETS, ...facets })
})

test('every facet is part of the address, and taken off with the filters', () => {
  const facets = {
    year: '2',
    level: 'medio',
    theme: 'bichos',
    goal: 'atencao',
    occasion: 'natal',
    bncc: 'EF02MA05',
  } as const
  const address = addressOf(catalogueHref({ filters: facets }).split('?')[1] ?? '')
  expect(address.filters).toMatchObject(facets)
  for (const name of FACET_NAMES) expect(hasFilters(addressOf(`${name}=${facets[name]}`).filters), name).toBe(true)
  expect(hasFilters(addressOf('').filters)).toBe(false)
})

test('every value has words', () => {
  for (const [name, values] of Object.entries({ year: SCHOOL_YEARS, level: LEVELS, theme: THEMES, goal: GOALS }))
    for (const value of values) expect(facetWords(name as 'year', value), value).toMatch(/^\p{Lu}|^\dº/u)
  for (const goal of GOALS) {
    const description = goalDescription(goal)
    expect(description.length).toBeLessThanOrEqual(155)
    // An activity sheet promises no treatment.
    expect(`${description} ${GOAL_TEXTS[goal].intro}`).not.toMatch(/\b(cura|trata|terap[êe]utic|diagn[óo]stic)/iu)
  }
})

const COUNTS: FacetCounts = {
  year: [{ value: '1', count: 3 }],
  level: [
    { value: 'medio', count: 2 },
    { value: 'facil', count: 1 },
  ],
  theme: [],
  goal: [{ value: 'calma', count: 3 }],
  occasion: [{ value: 'natal', count: 1 }],
  bncc: [{ value: 'EF15AR04', count: 3 }],
  plan: [{ value: 'free', count: 1 }],
}
const offered = (filters: object, counts: FacetCounts | null) =>
  Object.fromEntries(
    facetChoices({ ...addressOf('').filters, ...filters }, counts).map(({ name, options }) => [
      name,
      options.map(({ label }) => label),
    ]),
  )

test('with counts, no value is offered that would leave nothing, except the chosen one', () => {
  expect(offered({ theme: 'mar', bncc: 'EF01MA06' }, COUNTS)).toEqual({
    year: ['1º ano (3)'],
    level: ['Fácil (1)', 'Médio (2)'],
    theme: ['Mar e praia'],
    goal: ['Calma e pausa (3)'],
    occasion: ['Natal (1)'],
    bncc: ['EF01MA06', 'EF15AR04 (3)'],
  })
})

test('without counts every value is offered, and of codes the chosen one', () => {
  const all = offered({ bncc: 'EF01MA06' }, null)
  expect(all.theme).toHaveLength(THEMES.length)
  expect(all.goal).toHaveLength(GOALS.length)
  expect(all.bncc).toEqual(['EF01MA06'])
})
