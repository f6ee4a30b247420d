import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { insertActivity, insertUser } from '../../../tests/factories/database.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import { type Jobs, openJobs } from '../../platform/jobs/jobs.ts'
import { createLog } from '../../platform/log.ts'
import { DAY_MS } from '../../platform/time.ts'
import { RETENTION, ROW_KINDS, type RowKind } from './rules.ts'
import { createRetention } from './service.server.ts'

const NOW = new Date('2026-03-10T12:00:00Z')
const log = createLog({ level: 'silent' })
const database = await testDatabase()
const { db } = database
const noJobs = { work: async () => {}, schedule: async () => {} }
const retention = createRetention({ db, jobs: noJobs, log, clock: () => NOW, batch: 2 })

const ago = (days: number, ms = 0) => new Date(NOW.getTime() - days * DAY_MS + ms)

/** Writes a row of the kind whose moment is the given one. */
const WRITE: Record<RowKind, (moment: Date) => Promise<unknown>> = {
  async session(expires_at) {
    const { id } = await insertUser(db)
    return db
      .insertInto('auth_sessions')
      .values({ id: randomUUID(), user_id: id, token: randomUUID(), expires_at })
      .execute()
  },
  verification: (expires_at) =>
    db.insertInto('auth_verifications').values({ id: randomUUID(), identifier: 'x', value: 'y', expires_at }).execute(),
  rateLimit: (moment) =>
    db.insertInto('rate_limits').values({ key: randomUUID(), points: 1, expire: moment.getTime() }).execute(),
  async variant(created_at) {
    const [{ id: user_id }, { id: activity_id }] = [await insertUser(db), await insertActivity(db)]
    return db
      .insertInto('variants')
      .values({ user_id, activity_id, date_key: '2026-03-01', choices: 'facil.1', created_at })
      .execute()
  },
  async creation(created_at) {
    const { id: user_id } = await insertUser(db)
    return db
      .insertInto('creations')
      .values({ user_id, id: randomUUID(), date_key: '2026-03-01', kind: 'cracha', created_at })
      .execute()
  },
  searchMiss: (last_at) =>
    db
      .insertInto('search_misses')
      .values({ key: randomUUID(), seen: [1], last_at })
      .execute(),
  contactMessage: (created_at) =>
    db
      .insertInto('contact_messages')
      .values({
        number: randomUUID()
          .replace(/[^0-9a-f]/g, '')
          .slice(0, 8)
          .toUpperCase(),
        topic: 'duvida',
        email: 'ana@example.com',
        message: 'Uma dúvida sobre as folhas',
        created_at,
      })
      .execute(),
  provenNotification: (processed_at) =>
    db
      .insertInto('webhook_inbox')
      .values({ topic: 'payment', body: {}, signature_verdict: 'valid', processed_at, received_at: ago(9_999) })
      .execute(),
  unprovenNotification: (received_at) =>
    db
      .insertInto('webhook_inbox')
      .values({ topic: 'x', body: {}, signature_verdict: 'missing', received_at })
      .execute(),
  async favouriteBatch(applied_at) {
    const { id: user_id } = await insertUser(db)
    return db.insertInto('favourite_batches').values({ user_id, id: randomUUID(), applied_at }).execute()
  },
  async buyerDocument(given_at) {
    const { id: user_id } = await insertUser(db)
    return db.insertInto('buyer_documents').values({ user_id, cpf: '12345678909', given_at }).execute()
  },
  paymentMonitoring: (created_at) =>
    db.insertInto('payment_monitoring').values({ payment_id: randomUUID(), status: 'approved', created_at }).execute(),
}

const nothing = Object.fromEntries(ROW_KINDS.map((kind) => [kind, 0]))

beforeEach(async () => {
  await database.pool.query(
    'truncate auth_users, auth_verifications, rate_limits, webhook_inbox, payment_monitoring cascade',
  )
})

describe('old rows', () => {
  test.each(ROW_KINDS)('of kind %s go when their time is over, in batches, and not before', async (kind) => {
    const { days } = RETENTION[kind]
    await WRITE[kind](NOW)
    await WRITE[kind](ago(days))
    for (const ms of [-1, -DAY_MS, -2 * DAY_MS, -3 * DAY_MS, -4 * DAY_MS]) await WRITE[kind](ago(days, ms))
    expect(await retention.removeOld()).toEqual({ ...nothing, [kind]: 5 })
    expect(await retention.removeOld()).toEqual(nothing)
  })

  test('a proven notification nobody handled stays, however old', async () => {
    await db
      .insertInto('webhook_inbox')
      .values({ topic: 'payment', body: {}, signature_verdict: 'valid', received_at: ago(9_999) })
      .execute()
    expect(await retention.removeOld()).toEqual(nothing)
  })

  test('a limit without an end stays', async () => {
    await db.insertInto('rate_limits').values({ key: 'blocked', points: 1, expire: null }).execute()
    expect(await retention.removeOld()).toEqual(nothing)
  })

  test('are left to the next run once the job has to stop', async () => {
    await WRITE.session(ago(9))
    expect(await retention.removeOld(AbortSignal.abort())).toEqual(nothing)
    expect(await retention.removeOld()).toEqual({ ...nothing, session: 1 })
  })

  test('two processes at once remove each row once', async () => {
    for (let n = 0; n < 9; n++) await WRITE.verification(ago(9))
    const [one, two] = await Promise.all([retention.removeOld(), retention.removeOld()])
    expect(one.verification + two.verification).toBeLessThanOrEqual(9)
    await retention.removeOld()
    const left = await db.selectFrom('auth_verifications').select('id').execute()
    expect(left).toEqual([])
  })
})

test('the job runs every night, and on the queue', async () => {
  const queue: Jobs = await openJobs({ url: database.url, log, pollingSeconds: 0.5 })
  const scheduled: [string, string][] = []
  const jobs = {
    work: queue.work,
    schedule: async (job: Job<Record<string, never>>, cron: string) => void scheduled.push([job.name, cron]),
  }
  await createRetention({ db, jobs, log, clock: () => NOW }).registerJobs()
  expect(scheduled).toEqual([['remove-old-rows', '20 6 * * *']])
  await WRITE.session(ago(9))
  await queue.send(defineJob<Record<string, never>>('remove-old-rows', { retryLimit: 0, retryDelaySeconds: 1 }), {})
  await expect.poll(() => db.selectFrom('auth_sessions').select('id').execute(), { timeout: 15_000 }).toEqual([])
  await queue.stop()
})
