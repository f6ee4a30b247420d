import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import { DatabaseError } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../tests/setup/database.ts'
import { ask } from '../../tests/setup/server-process.ts'
import { openDatabase } from '../platform/db/pool.ts'
import type { DB } from '../platform/db/types.gen.ts'
import { isOutOfReach } from './out-of-reach.ts'

const { url } = await testDatabase()
const database = openDatabase(url)
afterAll(() => database.close())

const end = (pid: number) => ask(url, `select pg_terminate_backend(${pid})`)
/** Ends it, and waits until the client has heard of it. */
async function endAndNotice(pid: number): Promise<void> {
  await end(pid)
  while ((await ask(url, `select 1 from pg_stat_activity where pid = ${pid}`)).length > 0) await sleep(20)
  await sleep(100)
}

// When the connection ends, as seen from a use case of two statements.
test.each<[string, (trx: Transaction<DB>, pid: number) => Promise<unknown>]>([
  [
    'during a statement',
    (trx, pid) => Promise.all([sql`select pg_sleep(20)`.execute(trx), sleep(100).then(() => end(pid))]),
  ],
  [
    'between two statements',
    async (trx, pid) => {
      await endAndNotice(pid)
      return sql`select 1`.execute(trx)
    },
  ],
  [
    'as the next statement is sent',
    async (trx, pid) => {
      await end(pid)
      return sql`select 1`.execute(trx)
    },
  ],
  ['before it is all stored', (_, pid) => endAndNotice(pid)],
])('a connection that ends %s was away, and is no mistake', async (_, use) => {
  const failure = await database.db
    .transaction()
    .execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      return use(trx, rows[0]?.pid ?? 0)
    })
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(isOutOfReach(failure), String(failure)).toBe(true)
})

test.each([
  ['08P01', 'server conn crashed?', true],
  ['08006', 'connection failure', true],
  ['57P01', 'terminating connection due to administrator command', true],
  ['23505', 'duplicate key value', false],
  ['42P01', 'relation does not exist', false],
])('%s (%s) is out of reach: %s', (code, message, away) => {
  const error = Object.assign(new DatabaseError(message, message.length, 'error'), { code })
  expect(isOutOfReach(error)).toBe(away)
})
