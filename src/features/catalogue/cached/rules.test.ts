import { describe, expect, it } from 'vitest'
import type { Activity } from '../schema.ts'
import { CATEGORIES } from '../taxonomy/rules.ts'
import { activitiesIn, CACHE_VERSION, isCached } from './rules.ts'

const NOW = new Date('2026-03-31T12:00:00Z')

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
    ['slice', list, true],
    ['slice', { activities: [{ ...one, title: null }], total: 1 }, false],
    ['slice', { activities: [{ ...one, category: 'Outra' }], total: 1 }, false],
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
