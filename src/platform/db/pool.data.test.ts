import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertActivity, insertUser } from '../../../tests/factories/database.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import { ask } from '../../../tests/setup/server-process.ts'
import { openDatabase, transaction } from './pool.ts'

const { db, url } = await testDatabase()

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(20)
}

/** A proxy to the database that can lose everything. */
async function openNetwork(to: string) {
  const goal = new URL(to)
  let lost = false
  const server = createServer((near) => {
    const far = connect(Number(goal.port), goal.hostname)
    for (const [from, onto] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (chunk) => void (lost || onto.write(chunk)))
      from.on('error', () => {})
      from.on('close', () => onto.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = new URL(to)
  address.port = String((server.address() as AddressInfo).port)
  return {
    url: address.href,
    swallow(all: boolean) {
      lost = all
    },
    close: () => server.close(),
  }
}

test('values arrive as the types say', async () => {
  const { rows } = await sql`select 5::bigint as bigint, date '2026-01-02' as date, 1.10::numeric as numeric,
    timestamptz '2026-01-02 03:00Z' as moment, null::date as nothing, '{"a": [1]}'::jsonb as json,
    array['a', 'b'] as list, count(*) from generate_series(1, 3)`.execute(db)
  expect(rows).toEqual([
    {
      bigint: 5,
      date: '2026-01-02',
      numeric: '1.10',
      moment: new Date('2026-01-02T03:00:00Z'),
      nothing: null,
      json: { a: [1] },
      list: ['a', 'b'],
      count: 3,
    },
  ])
})

test('a bigint that a number cannot hold is an error, not another number', async () => {
  await expect(sql`select 9007199254740993::bigint`.execute(db)).rejects.toThrow(RangeError)
})

test('a transaction is committed whole or not at all', async () => {
  const committed = await transaction(db, (trx) => insertUser(trx, { name: 'Fica' }))
  const failed = transaction(db, async (trx) => {
    await insertUser(trx, { name: 'Some' })
    await transaction(trx, (inner) => insertUser(inner, { name: 'Some também' }))
    throw new Error('on the way')
  })
  await expect(failed).rejects.toThrow('on the way')
  const names = await db.selectFrom('profiles').select(['id', 'name']).execute()
  expect(names).toEqual([{ id: committed.id, name: 'Fica' }])
})

test('of two transactions that block each other both succeed in the end', async () => {
  const [one, two] = [await insertActivity(db), await insertActivity(db)]
  let attempts = 0
  let locked = 0
  const bothLocked = Promise.withResolvers<void>()
  const oneCommitted = Promise.withResolvers<void>()
  const visit = (order: string[]) =>
    transaction(db, async (trx) => {
      const attempt = ++attempts
      // The repeated transaction could otherwise take the freed row before the one that waits for it.
      if (attempt > 2) await oneCommitted.promise
      for (const id of order) {
        await trx
          .updateTable('activities')
          .set((set) => ({ page_count: set('page_count', '+', 1) }))
          .where('id', '=', id)
          .execute()
        if (++locked === 2) bothLocked.resolve()
        await bothLocked.promise
      }
    }).then(oneCommitted.resolve)
  await Promise.all([visit([one.id, two.id]), visit([two.id, one.id])])
  const rows = await db.selectFrom('activities').select('page_count').where('id', 'in', [one.id, two.id]).execute()
  expect(rows).toEqual([{ page_count: 3 }, { page_count: 3 }])
  expect(attempts).toBe(3)
})

test('a statement that takes too long is cancelled', async () => {
  const hasty = openDatabase(url, { statementTimeoutMs: 100 })
  await expect(sql`select pg_sleep(5)`.execute(hasty.db)).rejects.toMatchObject({ code: '57014' })
  await hasty.close()
})

test('a connection that breaks while idle is logged and replaced', async () => {
  const lines: string[] = []
  const log = { info() {}, warn() {}, error: (_: object, message: string) => void lines.push(message) }
  const database = openDatabase(url, { log })
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db)
  const broken = new Promise((resolve) => database.pool.once('remove', resolve))
  await ask(url, `select pg_terminate_backend(${rows[0]?.pid})`)
  await broken
  expect(lines).toEqual(['an idle database connection broke'])
  expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }])
  await database.close()
  await database.close()
})

test('a connection that breaks in the middle of a transaction fails that transaction alone', async () => {
  const database = openDatabase(url)
  const broken = database.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
    await ask(url, `select pg_terminate_backend(${rows[0]?.pid})`)
    // No query is active when it breaks: the end arrives as an event, and must not end the process.
    await until(async () => {
      const found = await ask(url, `select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`)
      return found.length === 0
    })
    await insertUser(trx, { name: 'Nunca' })
  })
  await expect(broken).rejects.toThrow(/terminat|not queryable/i)
  expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }])
  await database.close()
})

test('a server that says nothing any more is given up, and found again', async () => {
  const network = await openNetwork(url)
  const database = openDatabase(network.url, { silenceMs: 2_000 })
  await sql`select 1`.execute(database.db)
  network.swallow(true)
  await expect(sql`select 2`.execute(database.db)).rejects.toThrow('the database says nothing')
  network.swallow(false)
  expect((await sql`select 3 as three`.execute(database.db)).rows).toEqual([{ three: 3 }])
  await database.close()
  network.close()
})

test('every test file has rows of its own', async () => {
  const other = await testDatabase()
  await insertUser(other.db, { id: randomUUID(), name: 'Só lá' })
  expect(await db.selectFrom('profiles').selectAll().where('name', '=', 'Só lá').execute()).toEqual([])
})
