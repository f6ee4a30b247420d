import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { insertUser } from '../../../../tests/factories/database.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import { openDatabase } from '../../../platform/db/pool.ts'
import { findSubscriptionProfile, saveEnd } from '../data.server.ts'
import { FREE_DAILY_DOWNLOADS } from '../rules.ts'
import { listOutdated } from '../upkeep/data.server.ts'
import { createEntitlements } from './service.server.ts'

const NOW = new Date('2026-05-10T12:00:00.000Z')
const PAST = new Date('2026-05-10T11:59:59.999Z')
const AHEAD = new Date('2026-06-10T12:00:00.000Z')

const database = await testDatabase()

const subscriptions = (now = NOW) => createEntitlements({ db: database.db, clock: () => now })

type ProfileColumns = NonNullable<Parameters<typeof insertUser>[1]>

/** A profile that is premium by a single payment, by default. */
async function person(profile: ProfileColumns): Promise<string> {
  const paid = { plan: 'premium', subscription_status: 'one_time_active' } as const
  return (await insertUser(database.db, { ...paid, ...profile })).id
}

const stored = (id: string) =>
  database.db
    .selectFrom('profiles')
    .select(['plan', 'subscription_status', 'subscription_end_date', 'own_daily_limit'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('entitlementOf', () => {
  it('reads the profile', async () => {
    const id = await person({ billing_period: 'annual', subscription_status: 'active', subscription_end_date: AHEAD })
    expect(await subscriptions().entitlementOf(id)).toMatchObject({
      plan: 'premium',
      billingPeriod: 'annual',
      subscriptionEnd: AHEAD,
      dailyLimit: null,
    })
    expect(await stored(id)).toMatchObject({ plan: 'premium', subscription_status: 'active' })
  })

  it('writes the end of a subscription into the profile, once', async () => {
    const id = await person({ billing_period: 'monthly', subscription_end_date: PAST, own_daily_limit: 5 })
    expect(await subscriptions().entitlementOf(id)).toMatchObject({ plan: 'gratuito', outdated: true })
    const after = {
      plan: 'gratuito',
      subscription_status: 'expired',
      subscription_end_date: PAST,
      own_daily_limit: 5,
    }
    expect(await stored(id)).toEqual(after)
    expect(await subscriptions().entitlementOf(id)).toMatchObject({ status: 'expired', outdated: false })
    expect(await stored(id)).toEqual(after)
  })

  it('takes back the limit an expired basico had paid for', async () => {
    const id = await person({
      plan: 'basico',
      subscription_status: 'cancelled',
      subscription_end_date: PAST,
      own_daily_limit: 10,
    })
    expect((await subscriptions().entitlementOf(id)).dailyLimit).toBe(FREE_DAILY_DOWNLOADS)
    expect(await stored(id)).toMatchObject({ plan: 'gratuito', own_daily_limit: null })
  })

  it('gives the free default without a profile', async () => {
    expect(await subscriptions().entitlementOf(randomUUID())).toMatchObject({
      plan: 'gratuito',
      dailyLimit: FREE_DAILY_DOWNLOADS,
    })
  })

  it('is the same for many at once', async () => {
    const id = await person({ subscription_end_date: PAST })
    const answers = await Promise.all(Array.from({ length: 20 }, () => subscriptions().entitlementOf(id)))
    expect(new Set(answers.map((answer) => `${answer.plan} ${answer.status}`))).toEqual(new Set(['gratuito expired']))
  })
})

describe('a clock that ran ahead past the end, and comes back', () => {
  const FAR = new Date('2027-05-10T12:00:00.000Z')

  it.each<[string, ProfileColumns, object]>([
    ['a single payment', {}, { plan: 'premium', status: 'one_time_active', dailyLimit: null }],
    ['a renewing subscription', { subscription_status: 'active' }, { plan: 'premium', status: 'active' }],
    [
      'a cancelled one',
      { subscription_status: 'cancelled', own_daily_limit: 5 },
      { plan: 'premium', dailyLimit: null },
    ],
    [
      'a first charge that is due',
      { subscription_status: 'active', subscription_provisional: true },
      { plan: 'premium' },
    ],
    ['a basico', { plan: 'basico', own_daily_limit: 10 }, { plan: 'basico', dailyLimit: 10 }],
  ])('%s goes on as before', async (_name, columns, expected) => {
    const id = await person({ billing_period: 'monthly', subscription_end_date: AHEAD, ...columns })
    const before = await stored(id)
    expect(await subscriptions(FAR).entitlementOf(id)).toMatchObject({ plan: 'gratuito', status: 'expired' })
    expect(await stored(id)).toMatchObject({ plan: 'gratuito', subscription_status: 'expired' })
    expect(await subscriptions(FAR).entitlementOf(id)).toMatchObject({ status: 'expired', outdated: false })
    expect(await subscriptions().entitlementOf(id)).toMatchObject({ ...expected, outdated: false })
    expect(await stored(id)).toEqual(before)
    expect(await subscriptions(FAR).entitlementOf(id)).toMatchObject({ plan: 'gratuito', status: 'expired' })
  })

  it('brings back those who do not look, within the hour', async () => {
    const id = await person({ subscription_end_date: AHEAD })
    const active = await person({ subscription_status: 'active', subscription_end_date: PAST })
    const over = await person({ subscription_end_date: PAST })
    for (const one of [id, active, over]) await subscriptions(FAR).entitlementOf(one)
    const outdated = await listOutdated(database.db, NOW, 1_000)
    expect(outdated).toEqual(expect.arrayContaining([id, active]))
    expect(outdated).not.toContain(over)
  })

  it('takes nothing from a plan that was written since', async () => {
    const id = await person({ subscription_end_date: AHEAD })
    await subscriptions(FAR).entitlementOf(id)
    const later = { plan: 'premium', subscription_status: 'active', subscription_end_date: FAR } as const
    await database.db.updateTable('profiles').set(later).where('id', '=', id).execute()
    expect(await subscriptions().entitlementOf(id)).toMatchObject({ status: 'active', subscriptionEnd: FAR })
  })
})

describe('a renewal that arrives between the reading and the writing', () => {
  it.each<[string, ProfileColumns]>([
    ['a new end date', { subscription_end_date: AHEAD }],
    ['a new state', { subscription_status: 'active', subscription_end_date: AHEAD }],
  ])('wins: %s', async (_name, renewal) => {
    const id = await person({ subscription_end_date: PAST })
    const seen = await findSubscriptionProfile(database.db, id)
    if (!seen) throw new Error('no profile')
    const other = openDatabase(database.url, { max: 1 })
    await other.db.updateTable('profiles').set(renewal).where('id', '=', id).execute()
    await other.close()
    expect(await saveEnd(database.db, id, { seen, ended: true, now: NOW })).toBe(false)
    expect(await stored(id)).toMatchObject({ plan: 'premium', ...renewal })
  })

  it('waiting in an open transaction also decides what is answered', async () => {
    const id = await person({ subscription_end_date: PAST })
    const other = openDatabase(database.url, { max: 1 })
    const renewal = await other.db.startTransaction().execute()
    await renewal.updateTable('profiles').set({ subscription_end_date: AHEAD }).where('id', '=', id).execute()
    // Reads the old end, then waits for the row.
    const asked = subscriptions().entitlementOf(id)
    await waitForLock()
    await renewal.commit().execute()
    expect(await asked).toMatchObject({ plan: 'premium', subscriptionEnd: AHEAD, outdated: false })
    expect(await stored(id)).toMatchObject({ plan: 'premium', subscription_end_date: AHEAD })
    await other.close()
  })
})

/** Until some statement of this database waits for a row another transaction holds. */
async function waitForLock(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await database.pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
      return rows.length
    })
    .toBe(1)
}
