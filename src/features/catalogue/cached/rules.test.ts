import { describe, expect, it } from 'vitest'
import { NO_FILTERS } from '../address/rules.ts'
import type { Activity } from '../schema.ts'
import { CATEGORIES } from '../taxonomy/rules.ts'
import { activitiesIn, CACHE_VERSION, homeFrom, isCached, listFrom, rowsFrom, suggestionsFrom } from './rules.ts'

const NOW = new Date('2026-03-31T12:00:00Z')
const PLACE = { search: '', category: null, filters: NO_FILTERS }

/** `count` activities, the newest first, one category after the other. */
function activities(count: number): Activity[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
    slug: `folha-${i}`,
    title: `Folha ${i}`,
    description: 'Uma folha.',
    category: CATEGORIES[i % CATEGORIES.length] ?? 'Colorir',
    imageUrl: `/thumbnails/${i}-360.webp`,
    hasFile: true,
    isPremium: false,
    ageRange: '5-7 anos',
    format: 'Colorido',
    pageCount: 1,
    tags: ['papel'],
    createdAt: new Date(NOW.getTime() - i * 60_000).toISOString(),
  }))
}
const KNOWN = activities(60)

describe('from a part of the catalogue', () => {
  it('a list is cut into stretches and counts what is known', () => {
    const list = listFrom(KNOWN, PLACE, { now: NOW, offset: 50, limit: 15 })
    expect([list?.activities.length, list?.total]).toEqual([10, 60])
    expect(listFrom(KNOWN, PLACE, { now: NOW })?.activities).toHaveLength(15)
  })

  it('rows hold the newest 8 of each category, in menu order, without empty ones', () => {
    const rows = rowsFrom(KNOWN.filter(({ category }) => category !== 'Colorir'))
    expect(rows?.map(({ category }) => category)).toEqual(CATEGORIES.filter((category) => category !== 'Colorir'))
    expect(rows?.[0]?.activities.map(({ slug }) => slug)).toEqual(
      [0, 8, 16, 24, 32, 40, 48, 56].map((i) => `folha-${i}`),
    )
  })

  it('home shows 20 new ones, 15 by chance, and what is known', () => {
    const home = homeFrom([...KNOWN].reverse(), Math.random)
    expect(home?.recent.map(({ slug }) => slug)).toEqual(Array.from({ length: 20 }, (_, i) => `folha-${i}`))
    expect(new Set(home?.popular).size).toBe(15)
    expect(home?.count).toBe(60)
  })

  it('chance decides which are popular', () => {
    const values = [0.9, 0.1, 0.5]
    expect(homeFrom(KNOWN.slice(0, 3), () => values.shift() ?? 0)?.popular.map(({ slug }) => slug)).toEqual([
      'folha-1',
      'folha-2',
      'folha-0',
    ])
  })

  it('three suggestions', () => {
    expect(suggestionsFrom(KNOWN, 'FÔLHA 1')?.map(({ title }) => title)).toEqual(['Folha 1', 'Folha 10', 'Folha 11'])
  })

  it('nobody can say that there is nothing', () => {
    expect(listFrom(KNOWN, { ...PLACE, search: 'dinossauro' }, { now: NOW })).toBeNull()
    expect(listFrom(KNOWN, PLACE, { now: NOW, offset: 60 })).toBeNull()
    expect(rowsFrom([])).toBeNull()
    expect(homeFrom([], Math.random)).toBeNull()
    expect(suggestionsFrom(KNOWN, 'dinossauro')).toBeNull()
    expect(suggestionsFrom(KNOWN, '')).toBeNull()
  })
})

describe('isCached', () => {
  const [one] = KNOWN
  const list = { activities: KNOWN, total: 60 }
  const row = { category: 'Colorir', activities: KNOWN }
  it.each([
    ['home', { recent: KNOWN, popular: [], count: 1 }, true],
    ['home', { recent: KNOWN, popular: null, count: 1 }, false],
    ['home', { recent: KNOWN, popular: [{ ...one, tags: 'papel' }], count: 1 }, false],
    ['home', { recent: KNOWN, popular: [], count: '1' }, false],
    ['catalogue', { list, rows: null }, true],
    ['catalogue', { list: null, rows: [row] }, true],
    ['catalogue', { list: null, rows: null }, false],
    ['catalogue', { list, rows: [row] }, false],
    ['catalogue', { list: null, rows: [{ ...row, category: 'Outra' }] }, false],
    ['catalogue', { rows: null }, false],
    ['stretch', list, true],
    ['stretch', { activities: [{ ...one, title: null }], total: 1 }, false],
    ['stretch', { activities: [{ ...one, category: 'Outra' }], total: 1 }, false],
    ['activity', { activity: one, related: [] }, true],
    ['activity', { activity: one }, false],
    ['activity', { activity: {}, related: [] }, false],
    ['toString', list, false],
    [7, list, false],
  ])('%s %#', (kind, data, expected) => {
    expect(isCached(kind, data)).toBe(expected)
  })
})

it('activitiesIn finds every activity once, the first that is named', () => {
  const [a, b, c] = activities(3)
  const older = { ...a, title: 'Antes' }
  expect(
    activitiesIn([{ recent: [a], popular: [b] }, { list: { activities: [older, c], total: 2 } }, null, 'x']),
  ).toEqual([a, b, c])
})

it('the version changes with the fields of an activity', () => {
  expect(CACHE_VERSION.split(' ')).toEqual(
    expect.arrayContaining(Object.entries(KNOWN[0] ?? {}).flatMap(([field, value]) => [field, typeof value])),
  )
})
