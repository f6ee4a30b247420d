import { beforeAll, expect, test } from 'vitest'
import { insertActivity } from '../../../../tests/factories/database.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import { DAY_MS } from '../../../platform/time.ts'
import { DATE_FILTERS, type Filters, NO_FILTERS, PLAN_FILTERS, SORTS } from '../address/rules.ts'
import type { Activity } from '../schema.ts'
import { createCatalogue } from '../service.server.ts'
import { AGE_RANGES, CATEGORIES, type Category, FORMATS } from '../taxonomy/rules.ts'
import { listFrom, rowsFrom } from './rules.ts'

const { db } = await testDatabase()
const NOW = new Date('2026-05-31T12:00:00Z')
const catalogue = createCatalogue({ db, clock: () => NOW })
const TITLES = ['Água', 'agua', 'Ábaco', 'Zebra', 'O mar', 'mar azul', '100% mar', 'Época do mar', 'Ovelha', 'ovelha']

let everything: Activity[] = []
beforeAll(async () => {
  for (let i = 0; i < 44; i++) {
    await insertActivity(db, {
      title: TITLES[i % TITLES.length],
      description: i % 3 === 0 ? 'Com água do MAR.' : 'Uma folha.',
      tags: i % 5 === 0 ? ['mar', 'água'] : ['papel'],
      category: CATEGORIES[(i * 3) % CATEGORIES.length],
      age_range: AGE_RANGES[i % 4],
      format: FORMATS[i % 2],
      is_premium: i % 3 === 1,
      // Some at the same moment, some exactly at the edge of a date filter.
      created_at: new Date(NOW.getTime() - Math.floor(i / 2) * 7 * DAY_MS),
    })
  }
  everything = (await catalogue.list({ limit: 45 })).activities
  expect(everything).toHaveLength(44)
})

const PLACES: [search: string, category: Category | null, filters: Partial<Filters>][] = [
  ['', null, {}],
  ['mar', null, {}],
  ['AGUA', null, {}],
  ['o', 'Colorir', {}],
  ['mar', null, { sort: 'alpha_desc' }],
  ...CATEGORIES.map((category): [string, Category, Partial<Filters>] => ['', category, {}]),
  ...SORTS.map((sort): [string, null, Partial<Filters>] => ['', null, { sort }]),
  ...DATE_FILTERS.map((date): [string, null, Partial<Filters>] => ['', null, { date }]),
  ...AGE_RANGES.map((age): [string, null, Partial<Filters>] => ['', null, { age }]),
  ...FORMATS.map((format): [string, null, Partial<Filters>] => ['', null, { format }]),
  ...PLAN_FILTERS.map((plan): [string, null, Partial<Filters>] => ['', null, { plan }]),
  ['mar', null, { age: '3-4 anos', plan: 'free', date: '3m' }],
]

test.each(PLACES)('the list for %j, %j, %j is that of the database', async (search, category, filters) => {
  const expected = await catalogue.list({ search, category, ...filters, limit: 45 })
  const place = { search, category, filters: { ...NO_FILTERS, ...filters } }
  expect(expected.total).toBeGreaterThan(0)
  expect(listFrom([...everything].reverse(), place, { now: NOW, limit: 45 })).toEqual(expected)
})

test('the rows are those of the database', async () => {
  expect(rowsFrom([...everything].reverse())).toEqual(await catalogue.rows())
})
