import { beforeAll, expect, test } from 'vitest'
import { insertActivity } from '../../../../tests/factories/database.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import { SCHOOL_DATE_IDS } from '../dates/rules.ts'
import type { ListQuery } from '../list.service.server.ts'
import { createCatalogue } from '../service.server.ts'
import { AGE_RANGES, CATEGORIES } from '../taxonomy/rules.ts'
import { FACET_NAMES, GOALS, LEVELS, THEMES } from './rules.ts'

const { db } = await testDatabase()
const catalogue = createCatalogue({ db })
const CODES = [['EF12LP01'], ['EF01MA06', 'EF01MA08'], ['EI03EF01'], ['EF35LP03'], ['EF15AR04'], []]

beforeAll(async () => {
  for (let i = 0; i < 60; i++)
    await insertActivity(db, {
      title: i % 4 === 0 ? `Labirinto ${i}` : `Folha ${i}`,
      tags: i % 7 === 0 ? ['caminho'] : ['papel'],
      category: CATEGORIES[i % 8],
      age_range: AGE_RANGES[i % 4],
      is_premium: i % 3 === 0,
      level: i % 5 === 4 ? null : LEVELS[i % 3],
      school_date: i % 6 === 0 ? (SCHOOL_DATE_IDS[i % 17] ?? null) : null,
      theme: i % 5 === 3 ? null : THEMES[i % THEMES.length],
      goals: [...new Set([GOALS[i % GOALS.length] ?? 'calma', GOALS[(i * 3) % GOALS.length] ?? 'calma'])],
      bncc: CODES[i % CODES.length] ?? [],
      status: i % 20 === 19 ? 'inativo' : 'ativo',
    })
})

const PLACES: ListQuery[] = [
  {},
  { category: 'Colorir' },
  { search: 'labirinto' },
  { search: 'caminho', plan: 'free' },
  { search: 'labirito' },
  { level: 'facil' },
  { goal: 'atencao', year: '1' },
  { age: '5-7 anos', theme: 'mar' },
  { occasion: 'natal' },
  { bncc: 'EF01MA06', plan: 'premium' },
  { search: 'labirinto', level: 'medio' },
]

test.each(PLACES)('each value of each facet of %j leaves as many as it says, none of them nothing', async (place) => {
  const counts = await catalogue.facets(place)
  for (const name of [...FACET_NAMES, 'plan'] as const)
    for (const { value, count } of counts[name]) {
      const { total } = await catalogue.list({ ...place, [name]: value })
      expect(total, `${name} ${value}`).toBe(count)
      expect(count).toBeGreaterThan(0)
    }
})

test('values that are not offered leave nothing', async () => {
  const place = { search: 'labirinto', level: 'medio' } as const
  const { theme } = await catalogue.facets(place)
  const absent = THEMES.filter((value) => !theme.some((known) => known.value === value))
  expect(absent.length).toBeGreaterThan(0)
  for (const value of absent) expect((await catalogue.list({ ...place, theme: value })).total, value).toBe(0)
})

test.each([
  ['EF01MA06', '5-7 anos', ['1']],
  ['EF12LP01', '5-7 anos', ['1', '2']],
  ['EF12LP01', '8-10 anos', ['2']],
  ['EI03EF01', '3-4 anos', ['infantil']],
  ['EF15AR04', '8-10 anos', ['2', '3', '4', '5']],
  ['EF35LP03', '10+ anos', ['4', '5']],
  ['EF01MA06', '10+ anos', []],
])('%s for %s is for the years %j', async (code, age, years) => {
  const { id } = await insertActivity(db, { age_range: age, bncc: [code] })
  const row = await db.selectFrom('activities').select('school_years').where('id', '=', id).executeTakeFirstOrThrow()
  expect(row.school_years).toEqual(years)
  await db.deleteFrom('activities').where('id', '=', id).execute()
})

test('an unknown text has no facets', async () => {
  expect(await catalogue.facets({ search: 'zzzzqqqq' })).toEqual({
    year: [],
    level: [],
    theme: [],
    goal: [],
    occasion: [],
    bncc: [],
    plan: [],
  })
})
