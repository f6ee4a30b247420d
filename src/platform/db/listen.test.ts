import { expect, it } from 'vitest'
import { insertActivity } from '../../../tests/factories/database.ts'
import { cleanUpLater } from '../../../tests/setup/cleanups.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import { listen } from './listen.ts'
import { silentLog } from './log.ts'

const database = await testDatabase()

function listening(channel = 'catalogue_changed') {
  const heard = { count: 0 }
  const subscription = listen(database.url, channel, {
    onMessage: () => {
      heard.count += 1
    },
    log: silentLog,
  })
  cleanUpLater(subscription.stop)
  return heard
}

it('every process hears of each change of an activity, and again after its connection was lost', async () => {
  const [one, other] = [listening(), listening()]
  await expect.poll(() => one.count > 0 && other.count > 0).toBe(true)

  for (const change of [
    () => insertActivity(database.db),
    () => database.pool.query(`update activities set title = 'Outro'`),
    () => database.pool.query('delete from activities'),
  ]) {
    const before = [one.count, other.count]
    await change()
    await expect.poll(() => [one.count > (before[0] ?? 0), other.count > (before[1] ?? 0)]).toEqual([true, true])
  }

  const before = one.count
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'atividario-listen' and datname = current_database()`,
  )
  await expect.poll(() => one.count, { timeout: 10_000 }).toBeGreaterThan(before)
})

it('refuses what is no name of a channel', () => {
  expect(() => listen(database.url, 'a; drop table activities', { onMessage() {}, log: silentLog })).toThrow(TypeError)
})

it('a statement that changes no activity is no change, and one that changes many is one', async () => {
  const heard = listening()
  await expect.poll(() => heard.count).toBe(1)
  for (let number = 0; number < 3; number++) await insertActivity(database.db)
  await expect.poll(() => heard.count).toBe(4)
  await database.pool.query(`update activities set title = 'Outro' where false`)
  await database.pool.query('delete from activities where false')
  await database.pool.query(`update activities set title = 'Mais um'`)
  await expect.poll(() => heard.count).toBe(5)
  await database.pool.query('truncate activities cascade')
  await expect.poll(() => heard.count).toBe(6)
})

it('a statement that changes no payment is no event', async () => {
  const heard = listening('payment_events')
  await expect.poll(() => heard.count).toBe(1)
  await database.pool.query('update payment_monitoring set status = status where false')
  await database.pool.query('delete from payment_monitoring where false')
  await database.pool.query('update webhook_inbox set topic = topic where false')
  await database.pool.query(`select pg_notify('payment_events', '')`)
  await expect.poll(() => heard.count).toBe(2)
})
