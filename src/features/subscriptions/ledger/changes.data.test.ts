import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { strictWorldOn } from '../../../../tests/factories/strict-world.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import { transaction } from '../../../platform/db/pool.ts'
import { changeSubscription } from './data.server.ts'
import { lockProfile } from './facts.data.server.ts'

const database = await testDatabase()

it('a subscription is changed after its person is locked, so that two transactions never wait for each other', async () => {
  const at = await strictWorldOn(database)
  onTestFinished(at.close)
  const id = await at.openCard('monthly')
  const { db } = database
  const [now, { userId }] = [at.now(), at.who]
  const { promise: other, resolve } = Promise.withResolvers<void>()
  await db.transaction().execute(async (first) => {
    await lockProfile(first, userId)
    // The subscription before the person, as a withdrawal that is taken back does.
    const second = transaction(db, async (trx) => {
      await changeSubscription(trx, id, { withdrawalRequestedAt: null }, now)
      await lockProfile(trx, userId)
    })
    second.catch(() => undefined)
    resolve(second)
    const waiting = sql<{ count: number }>`
      select count(*)::int as count from pg_locks
      where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))`
    await expect.poll(async () => (await waiting.execute(first)).rows[0]?.count, { timeout: 20_000 }).toBe(1)
    await sql`set local lock_timeout = '100ms'`.execute(first)
    await changeSubscription(first, id, { retiredAt: now }, now)
  })
  await other
})
