import { expect, test } from 'vitest'
import { insertActivity } from '../../../../tests/factories/database.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import { createCatalogue } from '../service.server.ts'

const { db } = await testDatabase()
const catalogue = createCatalogue({ db })

/** Sheets in alphabetical order, as a search ranks them: the free one is `place`th. */
async function sheets(word: string, count: number, place: number): Promise<void> {
  for (let n = 0; n < count; n += 1)
    await insertActivity(db, { title: `${word} ${String(n + 10)}`, is_premium: n !== place })
}
await sheets('Foca', 2, 0)
await sheets('Girafa', 9, 3)
await sheets('Hiena', 30, 29)
await sheets('Iguana', 3, -1)

const freeOf = async (search: string, more = {}) => (await catalogue.listWithFree({ search, ...more })).free?.title

test.each([
  ['foca', undefined],
  ['girafa', 'Girafa 13'],
  // Behind the part of the list that is read.
  ['hiena', 'Hiena 39'],
  ['iguana', undefined],
])('a search for «%s» is led by the free sheet %s', async (search, title) => {
  expect(await freeOf(search)).toBe(title)
})

test('where the list goes on, or was asked for a plan, none leads it', async () => {
  expect(await freeOf('girafa', { offset: 5 })).toBeUndefined()
  expect(await freeOf('girafa', { plan: 'premium' })).toBeUndefined()
})

test('the list itself stays in its order', async () => {
  const { activities } = await catalogue.listWithFree({ search: 'girafa' })
  expect(activities.map(({ title }) => title.at(-1)).join('')).toBe('012345678')
})
