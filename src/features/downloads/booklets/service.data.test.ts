import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { CEILING, downloadingOn, NOON, RECIPE } from '../../../../tests/factories/downloading.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import { createEntitlements } from '../../subscriptions/entitlement/service.server.ts'
import { createBooklets } from './service.server.ts'

const database = await testDatabase()
const { activity, premiumSheet, person, rowsOf, service: downloads } = await downloadingOn(database)
const sheet = () => activity({ recipe: JSON.stringify(RECIPE) })
const sheets = [await sheet(), await sheet(), await sheet(), await sheet(), await sheet()]
const [first = '', second = '', third = ''] = sheets

function service(now = NOON) {
  const clock = () => now
  const { db } = database
  return createBooklets({ db, subscriptions: createEntitlements({ db, clock }), clock, ceiling: CEILING })
}
const PREMIUM = {
  plan: 'premium',
  subscription_status: 'active',
  subscription_end_date: new Date('2026-05-20T00:00:00.000Z'),
} as const
const bookletsOf = async (userId: string) =>
  (await database.db.selectFrom('downloads').select('booklet_id').where('user_id', '=', userId).execute()).map(
    ({ booklet_id }) => booklet_id,
  )

describe('a booklet (rule: booklets)', () => {
  it('counts each different activity once, as one event', async () => {
    const session = await person({ own_daily_limit: 3 })
    const id = randomUUID()
    const reply = await service().register(session, id, [first, second, first])
    expect(reply).toMatchObject({ success: true, daily_used: 2, remaining_downloads: 1, counted: 2 })
    expect(reply.recipes.map(({ activity_id }) => activity_id)).toEqual([first, second])
    expect(await bookletsOf(session.userId)).toEqual([id, id])
  })

  it('is granted whole or not at all', async () => {
    const session = await person({ own_daily_limit: 2 })
    const cost = await service().cost(session, [first, second, third])
    expect(cost).toEqual({ counted: 3, remaining_downloads: 2, premium_ids: [] })
    expect(await service().register(session, randomUUID(), [first, second, third])).toMatchObject({
      success: false,
      daily_used: 0,
      remaining_downloads: 2,
      counted: 3,
      recipes: [],
    })
    expect(await rowsOf(session)).toBe(0)
  })

  it('costs nothing for what was downloaded today', async () => {
    const session = await person({ own_daily_limit: 2 })
    await downloads().register(session, first)
    expect(await service().cost(session, [first, second])).toMatchObject({ counted: 1, remaining_downloads: 1 })
    expect(await service().register(session, randomUUID(), [first, second])).toMatchObject({
      success: true,
      counted: 1,
    })
    expect(await service().register(session, randomUUID(), [second, first])).toMatchObject({
      success: true,
      counted: 0,
      remaining_downloads: 0,
    })
    expect(await rowsOf(session)).toBe(2)
  })

  it('at once by many calls never exceeds the limit', async () => {
    const session = await person({ own_daily_limit: 3 })
    // No sheet is in two of them: the second would cost less.
    const pairs = [sheets.slice(0, 2), sheets.slice(2, 4), [...sheets.slice(4), await sheet()]]
    const replies = await Promise.all(pairs.map((ids) => service().register(session, randomUUID(), ids)))
    expect(replies.filter(({ success }) => success)).toHaveLength(1)
    expect(await rowsOf(session)).toBe(2)
  })

  it('is looked at without a count: premium recipes are for premium people, unknown sheets are left out', async () => {
    const seen = async (session: Parameters<ReturnType<typeof service>['sheets']>[0]) => {
      const { sheets: found } = await service().sheets(session, [first, premiumSheet, randomUUID(), first])
      return Object.fromEntries(
        found.map(({ activity_id, allowed, recipe }) => [activity_id, [allowed, recipe !== null]]),
      )
    }
    const closed = { [first]: [true, true], [premiumSheet]: [false, false] }
    const member = await person({ own_daily_limit: 2 })
    expect(await seen(null)).toEqual(closed)
    expect(await seen(member)).toEqual(closed)
    expect(await seen(await person(PREMIUM))).toEqual({ ...closed, [premiumSheet]: [true, true] })
    expect(await rowsOf(member)).toBe(0)
  })

  it('with a premium activity is for premium people', async () => {
    const session = await person({ own_daily_limit: 9 })
    expect((await service().cost(session, [first, premiumSheet])).premium_ids).toEqual([premiumSheet])
    expect(await service().register(session, randomUUID(), [first, premiumSheet])).toMatchObject({ success: false })
    expect(await rowsOf(session)).toBe(0)
    const premium = await person(PREMIUM)
    expect(await service().register(premium, randomUUID(), [first, premiumSheet])).toMatchObject({
      success: true,
      remaining_downloads: null,
    })
  })

  it('of premium people meets the fair-use ceiling', async () => {
    const session = await person(PREMIUM)
    expect(await service().register(session, randomUUID(), sheets)).toMatchObject({ success: false, counted: 5 })
    expect(await rowsOf(session)).toBe(0)
  })

  it('with an unknown or retired activity does not exist', async () => {
    const session = await person()
    for (const id of [randomUUID(), await activity({ status: 'inativo' })]) {
      await expect(service().register(session, randomUUID(), [first, id])).rejects.toMatchObject({ code: 'not_found' })
    }
    expect(await rowsOf(session)).toBe(0)
  })
})
