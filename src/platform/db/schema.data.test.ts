import { type Insertable, sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { insertActivity, insertUser } from '../../../tests/factories/database.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import type { DB } from './types.gen.ts'

const { db } = await testDatabase()

/** SQLSTATE codes. */
const NOT_NULL = '23502'
const FOREIGN_KEY = '23503'
const UNIQUE = '23505'
const CHECK = '23514'
/** `on delete restrict`: a separate code since PostgreSQL 18, foreign key before. */
const STILL_REFERENCED = /^(23001|23503)$/

let userId: string
let activityId: string

beforeAll(async () => {
  userId = (await insertUser(db, { email: 'ana@example.com' })).id
  activityId = (await insertActivity(db, { slug: 'labirinto-da-floresta' })).id
})

describe('a profile', () => {
  test.each<[string, unknown]>([
    ['plan', 'ouro'],
    ['billing_period', 'weekly'],
    ['subscription_status', 'paused'],
    ['own_daily_limit', -1],
    ['name', ''],
  ])('is refused with %s %j', async (column, value) => {
    const update = sql`update profiles set ${sql.ref(column)} = ${value} where id = ${userId}`.execute(db)
    await expect(update).rejects.toMatchObject({ code: CHECK })
  })

  test('has the column defaults of a new activity and a new profile', async () => {
    expect(await insertUser(db)).toMatchObject({
      plan: 'gratuito',
      billing_period: null,
      subscription_status: 'inactive',
      own_daily_limit: null,
    })
  })

  test('has an address of its own, whatever its case', async () => {
    await expect(insertUser(db, { email: 'ANA@example.com' })).rejects.toMatchObject({ code: UNIQUE })
  })

  test('belongs to an account', async () => {
    const orphan = { id: '00000000-0000-4000-8000-000000000000', name: 'Sem conta', email: 'sem@example.com' }
    await expect(db.insertInto('profiles').values(orphan).execute()).rejects.toMatchObject({ code: FOREIGN_KEY })
  })
})

describe('an activity', () => {
  test.each<[Partial<Insertable<DB['activities']>>, string]>([
    [{ tags: ['um', 'dois', 'três', 'quatro'] }, CHECK],
    [{ page_count: 0 }, CHECK],
    [{ page_count: 51 }, CHECK],
    [{ title: '   ' }, CHECK],
    [{ description: ' ' }, CHECK],
    [{ slug: 'Com Maiúscula' }, CHECK],
    [{ slug: 'labirinto-da-floresta' }, UNIQUE],
    [{ age_range: '' }, CHECK],
  ])('is refused with %j', async (overrides, code) => {
    await expect(insertActivity(db, overrides)).rejects.toMatchObject({ code })
  })

  test.each([
    ['category', 'Recortar', CHECK],
    ['format', 'Azul', CHECK],
    ['status', 'apagado', CHECK],
    ['image_url', null, NOT_NULL],
  ])('is refused with %s %j', async (column, value, code) => {
    const update = sql`update activities set ${sql.ref(column)} = ${value} where id = ${activityId}`.execute(db)
    await expect(update).rejects.toMatchObject({ code })
  })

  test('is stored without accents and case for the search', async () => {
    const { title_folded, tags_folded } = await insertActivity(db, { title: 'Ação no CÉU', tags: ['Maçã', 'pé'] })
    expect({ title_folded, tags_folded }).toEqual({ title_folded: 'acao no ceu', tags_folded: 'maca pe' })
  })
})

describe('a download', () => {
  const download = (overrides: Partial<Insertable<DB['downloads']>> = {}) =>
    db
      .insertInto('downloads')
      .values({ user_id: userId, activity_id: activityId, activity_title: 'x', date_key: '2026-03-01', ...overrides })
      .returningAll()
      .executeTakeFirstOrThrow()

  test('counts once a day', async () => {
    expect(await download()).toMatchObject({ date_key: '2026-03-01' })
    await expect(download()).rejects.toMatchObject({ code: UNIQUE })
    await download({ date_key: '2026-03-02' })
  })

  test('keeps its activity', async () => {
    const remove = db.deleteFrom('activities').where('id', '=', activityId).execute()
    await expect(remove).rejects.toMatchObject({ code: expect.stringMatching(STILL_REFERENCED) })
  })

  test('outlives the account, without the person', async () => {
    const { id } = await insertUser(db)
    const row = await download({ user_id: id })
    await db.deleteFrom('auth_users').where('id', '=', id).execute()
    const left = await db.selectFrom('downloads').select('user_id').where('id', '=', row.id).execute()
    expect(left).toEqual([{ user_id: null }])
  })
})

describe('money', () => {
  const payment = { provider_payment_id: 'p-1', amount_cents: 1190, method: 'pix', status: 'approved' }
  const insert = (overrides: object) =>
    db
      .insertInto('payments')
      .values({ ...payment, ...overrides })
      .execute()

  test('a payment is entered once', async () => {
    await insert({})
    await expect(insert({})).rejects.toMatchObject({ code: UNIQUE })
  })

  test.each([
    [{ provider_payment_id: 'p-2', amount_cents: 0 }],
    [{ provider_payment_id: 'p-3', currency: 'USD' }],
    [{ provider_payment_id: 'p-4', period_start: '2026-02-01', period_end: '2026-01-01' }],
  ])('is refused as %j', async (overrides) => {
    await expect(insert(overrides)).rejects.toMatchObject({ code: CHECK })
  })

  test('a subscription ends after it starts', async () => {
    const values = { type: 'subscription', billing_period: 'monthly', status: 'active', user_id: userId } as const
    const dates = { starts_at: '2026-02-01', ends_at: '2026-02-01' }
    const add = db
      .insertInto('subscriptions')
      .values({ ...values, ...dates })
      .execute()
    await expect(add).rejects.toMatchObject({ code: CHECK })
  })
})
