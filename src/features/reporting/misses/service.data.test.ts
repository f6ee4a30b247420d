import { expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/setup/database.ts'
import { selectMisses } from './data.server.ts'
import { isNotable, missOf, TEXT_MAX, TOO_MANY, TOO_MANY_OF_SEVERAL } from './rules.ts'
import { createSearchMisses } from './service.server.ts'

const { db, pool } = await testDatabase()
const TOTALS: Record<string, number> = { gato: 3, matemática: 299, animais: 300, 'gato de botas azul': 60 }
const misses = createSearchMisses({
  db,
  clock: () => new Date('2026-03-10T12:00:00Z'),
  catalogue: { list: async ({ search }) => ({ activities: [], total: TOTALS[search ?? ''] ?? 0 }) },
  secret: 'a secret of the tests',
})
const rows = async () => (await pool.query('select key, text, seen, times from search_misses order by times')).rows

test('a text is readable with the third caller, not before, and whoever typed it is gone then', async () => {
  await misses.note('Vulcão  de lava', '10.0.0.1')
  await misses.note('vulcão de lava', '10.0.0.1')
  await misses.note('vulcão de lava', '10.0.0.2')
  expect(await selectMisses(db, 'nothing', 10)).toEqual([])
  const [before] = await rows()
  expect(before).toMatchObject({ text: null, times: 3 })
  expect(before.seen).toHaveLength(2)
  expect(JSON.stringify(before)).not.toMatch(/vulc|10\.0/)
  await misses.note('VULCÃO DE LAVA', '10.0.0.3')
  expect(await selectMisses(db, 'nothing', 10)).toEqual([{ text: 'vulcão de lava', times: 4 }])
  await misses.note('vulcão de lava', '10.0.0.4')
  expect((await rows()).at(-1)).toMatchObject({ seen: [], times: 5 })
})

test('a row tells at most 256 callers apart, differently for each text', async () => {
  for (const text of ['pinguim', 'pinguins']) await misses.note(text, '10.0.0.9')
  const slots = (await rows()).filter(({ times }) => times === 1).map(({ seen }) => seen[0])
  expect(slots).toHaveLength(2)
  for (const slot of slots) expect(slot).toBeLessThan(256)
  expect(new Set(slots).size).toBe(2)
})

test('what finds something is not noted', async () => {
  const before = (await rows()).length
  await misses.note('gato', '10.0.0.1')
  expect(await rows()).toHaveLength(before)
})

test('searches that find too much are a list of their own', async () => {
  for (const caller of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) {
    await misses.note('gato de botas azul', caller)
    await misses.note('matemática', caller)
    await misses.note('animais', caller)
  }
  expect(await selectMisses(db, 'much', 10)).toEqual([
    { text: 'animais', times: 3 },
    { text: 'gato de botas azul', times: 3 },
  ])
  expect(JSON.stringify(await selectMisses(db, 'nothing', 10))).not.toMatch(/botas|matem|animais/)
})

test.each([
  ['gato', 0, 'nothing'],
  ['gato azul', 0, 'nothing'],
  ['gato azul', TOO_MANY_OF_SEVERAL - 1, null],
  ['gato azul', TOO_MANY_OF_SEVERAL, 'much'],
  [' gato ', TOO_MANY - 1, null],
  ['gato', TOO_MANY, 'much'],
])('«%s» with %i results: %s', (text, total, miss) => {
  expect(missOf(text, total)).toBe(miss)
})

test.each([
  ['vulcão', true],
  ['', false],
  ['a'.repeat(TEXT_MAX + 1), false],
  ['ana@exemplo.com.br', false],
  ['11987654321', false],
])('«%s» may be noted: %s', (text, may) => {
  expect(isNotable(text)).toBe(may)
})
