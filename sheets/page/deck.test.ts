import { expect, test } from 'vitest'
import type { SheetOptions } from '../scene/scene.ts'
import { dealPages, MOST_SHARED, pinnedBy } from './deck.ts'

const WORDS = Array.from({ length: 40 }, (_, i) => `word ${i}`)
const options = (seed: number, pages: number): SheetOptions => ({
  level: 'facil',
  color: true,
  title: '',
  instruction: '',
  seed,
  pages,
})
const shared = (a: readonly unknown[], b: readonly unknown[]) => a.filter((item) => b.includes(item)).length

test.each([1, 2, 3, 4, 5])('no page repeats another while the deck lasts, seed %i', (seed) => {
  const pages = dealPages(options(seed, 5), { items: WORDS, perPage: 8 })
  expect(new Set(pages.flat()).size).toBe(40)
})

test('a small deck is dealt again, but pages share 30 % of their items at most', () => {
  for (let seed = 0; seed < 50; seed++) {
    const pages = dealPages(options(seed, 4), { items: WORDS.slice(0, 22), perPage: 6 })
    for (const [i, page] of pages.entries())
      for (const other of pages.slice(i + 1)) expect(shared(page, other)).toBeLessThanOrEqual(6 * MOST_SHARED)
  }
})

test('a deck that is too small is refused', () => {
  expect(() => dealPages(options(1, 2), { items: WORDS.slice(0, 6), perPage: 5 })).toThrow(RangeError)
  expect(() => dealPages(options(1, 1), { items: WORDS.slice(0, 3), perPage: 4 })).toThrow(RangeError)
})

test('pages stay the same when others follow', () => {
  const deal = { items: WORDS, perPage: 6 }
  expect(dealPages(options(3, 5), deal).slice(0, 2)).toEqual(dealPages(options(3, 2), deal))
})

test('what the sheet must show stands on every page, and items that do not go together never meet', () => {
  const named = WORDS.map((name, i) => ({ name, group: i % 10 }))
  const accept = (page: readonly { group: number }[], item: { group: number }) =>
    page.every(({ group }) => group !== item.group)
  const pinned = pinnedBy({ ...options(1, 4), must: ['word 7'] }, named)
  for (const page of dealPages(options(1, 4), { items: named, perPage: 5, accept, pinned })) {
    expect(page.map(({ name }) => name)).toContain('word 7')
    expect(new Set(page.map(({ group }) => group)).size).toBe(5)
  }
})

test('a sheet that may repeat items has its pages from a small deck too, those before it unchanged', () => {
  const asked = (pages: number) => ({ ...options(1, pages), repeats: true })
  const small = { items: WORDS.slice(0, 22), perPage: 8 }
  const pages = dealPages(asked(4), small)
  expect(pages.slice(0, 2)).toEqual(dealPages(options(1, 2), small))
  for (const [i, page] of pages.entries())
    for (const other of pages.slice(i + 1)) expect(shared(page, other)).toBeLessThan(8)
  const single = dealPages(asked(2), { items: WORDS.slice(0, 8), perPage: 8 })
  expect(single.map((page) => new Set(page).size)).toEqual([8, 8])
  expect(() => dealPages(asked(1), { items: WORDS.slice(0, 3), perPage: 4 })).toThrow(RangeError)
})
