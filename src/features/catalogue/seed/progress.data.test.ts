import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { testDatabase } from '../../../../tests/setup/database.ts'
import { openDatabase } from '../../../platform/db/pool.ts'
import { createDrawingProgress } from './progress.service.server.ts'

const { db } = await testDatabase()
const keys = ['a', 'b', 'c']
const log = { warn: vi.fn() }

beforeEach(async () => {
  await db.deleteFrom('content_imports').execute()
})

/** Notes sheets as drawn, so many seconds ago. */
async function draw(drawn: readonly string[], secondsAgo = 0) {
  const imported_at = sql<string>`now() - make_interval(secs => ${secondsAgo})`
  await db
    .insertInto('content_imports')
    .values(drawn.map((key) => ({ key, imported_at })))
    .execute()
}

test('while sheets are drawn it counts those of this catalogue', async () => {
  await draw(['a', 'no-longer-in-it'])
  expect(await createDrawingProgress({ db, keys, log }).progress()).toEqual({ drawn: 1, total: 3 })
})

test('sheets drawn long ago do not hide that others are being drawn', async () => {
  await draw(['a'], 90_000)
  await draw(['b'])
  expect(await createDrawingProgress({ db, keys, log }).progress()).toEqual({ drawn: 2, total: 3 })
})

test('a catalogue that has not grown for two minutes is not promised to grow', async () => {
  await draw(['a', 'b'], 121)
  expect(await createDrawingProgress({ db, keys, log }).progress()).toBeNull()
})

test('a whole catalogue is asked for once', async () => {
  await draw(keys)
  const { progress } = createDrawingProgress({ db, keys, log })
  expect(await progress()).toBeNull()
  await db.deleteFrom('content_imports').execute()
  await draw(['a'])
  expect(await progress()).toBeNull()
})

test('a database that does not answer fails no page', async () => {
  const { db: away, close } = openDatabase('postgres://nobody@127.0.0.1:1/none')
  expect(await createDrawingProgress({ db: away, keys, log }).progress()).toBeNull()
  expect(log.warn).toHaveBeenCalledOnce()
  await close()
})
