import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { CEILING, downloadingOn, NOON, RECIPE } from '../../../../tests/factories/downloading.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import { verifyKey } from '../../../platform/storage/signing.ts'
import type { Session } from '../../accounts/schema.ts'
import { createCreations } from '../../creations/service.server.ts'
import { createEntitlements } from '../../subscriptions/entitlement/service.server.ts'
import type { BookletCreation } from './rules.ts'
import { createBooklets } from './service.server.ts'

const database = await testDatabase()
const { activity, premiumSheet, person, rowsOf, service: downloads } = await downloadingOn(database)
const sheet = () => activity({ recipe: JSON.stringify(RECIPE) })
const sheets = [await sheet(), await sheet(), await sheet(), await sheet(), await sheet()]
const [first = '', second = '', third = ''] = sheets
const [uploaded, premiumFile] = [await activity({}), await activity({ is_premium: true })]
const created = (): BookletCreation => ({ id: randomUUID(), kind: 'caca-palavras-proprio' })
const keyOf = (id: string) => `activities/activities/atividade-${id}.pdf`

function service({ now = NOON, gone = [] as readonly string[], secret = 's' } = {}) {
  const clock = () => now
  const { db } = database
  const storage = { exists: async (key: string) => !gone.some((id) => key === keyOf(id)) }
  const subscriptions = createEntitlements({ db, clock })
  const booklets = createBooklets({ db, subscriptions, storage, secret, clock, ceiling: CEILING })
  return {
    ...booklets,
    cost: (session: Session, activityIds: readonly string[], creations: readonly BookletCreation[] = []) =>
      booklets.cost(session, { activityIds, creations }),
    register: (
      session: Session,
      id: string,
      activityIds: readonly string[],
      creations: readonly BookletCreation[] = [],
    ) => booklets.register(session, id, { activityIds, creations }),
  }
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
    expect(cost).toEqual({ counted: 3, new_ids: [first, second, third], remaining_downloads: 2, premium_ids: [] })
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
    expect(await service().cost(session, [first, second])).toMatchObject({
      counted: 1,
      new_ids: [second],
      remaining_downloads: 1,
    })
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

  it('is looked at with the plain titles and the descriptions of its sheets', async () => {
    const words = { plain_title: 'Labirinto, fácil, 1º ano', description: 'Um caminho até o rio.' }
    const plain = await activity({ recipe: JSON.stringify(RECIPE), ...words })
    const { sheets: found } = await service().sheets(null, [first, plain])
    expect(found.find(({ activity_id }) => activity_id === plain)).toMatchObject(words)
    expect(found.find(({ activity_id }) => activity_id === first)).toMatchObject({ plain_title: null })
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

  it('hands out signed addresses of uploaded files with its grant', async () => {
    const session = await person({ own_daily_limit: 2 })
    const reply = await service().register(session, randomUUID(), [first, uploaded])
    expect(reply).toMatchObject({ success: true, counted: 2 })
    expect(reply.recipes.map(({ activity_id }) => activity_id)).toEqual([first])
    expect(reply.files.map(({ activity_id }) => activity_id)).toEqual([uploaded])
    const address = new URL(reply.files[0]?.url ?? '', 'http://localhost')
    expect(address.pathname).toBe(`/storage/v1/object/sign/${keyOf(uploaded)}`)
    const expires = Number(address.searchParams.get('expires'))
    expect(expires).toBe(NOON.getTime() + 300_000)
    const signature = address.searchParams.get('signature') ?? ''
    expect(verifyKey('s', keyOf(uploaded), expires, signature, NOON.getTime())).toBe(true)
    // The address of another file, with this signature, stays closed.
    expect(verifyKey('s', keyOf(premiumFile), expires, signature, NOON.getTime())).toBe(false)
  })

  it('that is refused hands out no address, and premium files are for premium people', async () => {
    const session = await person({ own_daily_limit: 1 })
    const over = await service().register(session, randomUUID(), [first, uploaded])
    expect(over).toMatchObject({ success: false, files: [], recipes: [] })
    const closed = await service().register(session, randomUUID(), [uploaded, premiumFile])
    expect(closed).toMatchObject({ success: false, files: [] })
    expect(await rowsOf(session)).toBe(0)
    const { files } = await service().register(await person(PREMIUM), randomUUID(), [premiumFile])
    expect(files.map(({ activity_id }) => activity_id)).toEqual([premiumFile])
    const { sheets: seen } = await service().sheets(session, [uploaded, premiumFile, first])
    expect(Object.fromEntries(seen.map((one) => [one.activity_id, one.uploaded]))).toEqual({
      [uploaded]: true,
      [premiumFile]: false,
      [first]: false,
    })
  })

  it('asked for again gives the addresses again and counts nothing', async () => {
    const session = await person({ own_daily_limit: 1 })
    const id = randomUUID()
    await service().register(session, id, [uploaded])
    expect(await service().register(session, id, [uploaded])).toMatchObject({
      success: true,
      counted: 0,
      files: [{ activity_id: uploaded }],
    })
    expect(await rowsOf(session)).toBe(1)
  })

  it('does not count what cannot be printed: a file that is gone, and one without a file', async () => {
    const session = await person({ own_daily_limit: 9 })
    const fileless = await activity({ file_url: null })
    const gone = service({ gone: [uploaded] })
    const ids = [first, uploaded, fileless]
    expect((await gone.cost(session, ids)).counted).toBe(1)
    expect(await gone.register(session, randomUUID(), ids)).toMatchObject({ success: true, counted: 1, files: [] })
    expect(await rowsOf(session)).toBe(1)
    await expect(gone.register(session, randomUUID(), [uploaded])).rejects.toMatchObject({ code: 'not_found' })
    const elsewhere = await activity({ file_url: 'https://example.com/a.pdf' })
    await expect(gone.register(session, randomUUID(), [second, elsewhere])).rejects.toThrow('not one of this store')
    expect(await rowsOf(session)).toBe(1)
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

  it('counts created sheets with its activities, all or none', async () => {
    const session = await person({ own_daily_limit: 3 })
    const [one, other, third] = [created(), created(), created()]
    const { db } = database
    const rowsOfCreations = async () =>
      db.selectFrom('creations').select(['id', 'kind']).where('user_id', '=', session.userId).execute()
    expect(await service().cost(session, [first, second], [one, other])).toMatchObject({ counted: 4 })
    expect(await service().register(session, randomUUID(), [first, second], [one, other])).toMatchObject({
      success: false,
      daily_used: 0,
      counted: 4,
    })
    expect([await rowsOf(session), await rowsOfCreations()]).toEqual([0, []])
    const twice = [one, other, one]
    expect(await service().register(session, randomUUID(), [first], twice)).toMatchObject({
      success: true,
      daily_used: 3,
      remaining_downloads: 0,
      counted: 3,
    })
    expect(await rowsOfCreations()).toHaveLength(2)
    // The same ones again cost nothing, another one does not fit.
    expect(await service().cost(session, [first], [other, third])).toMatchObject({ new_ids: [third.id] })
    expect(await service().register(session, randomUUID(), [], [other])).toMatchObject({ success: true, counted: 0 })
    expect(await service().register(session, randomUUID(), [], [other, third])).toMatchObject({ success: false })
    expect(await rowsOfCreations()).toHaveLength(2)
  })

  it('of created sheets alone costs nothing for one that was printed by itself today', async () => {
    const session = await person({ own_daily_limit: 2 })
    const one = created()
    const subscriptions = createEntitlements({ db: database.db, clock: () => NOON })
    const creations = createCreations({ db: database.db, subscriptions, clock: () => NOON, ceiling: CEILING })
    await creations.register(session, one)
    const reply = await service().register(session, randomUUID(), [], [one, created()])
    expect(reply).toMatchObject({ success: true, daily_used: 2, counted: 1, recipes: [], files: [] })
    await expect(service().register(session, randomUUID(), [])).rejects.toMatchObject({ code: 'not_found' })
  })

  it('of created sheets at once by many calls never exceeds the limit', async () => {
    const session = await person({ own_daily_limit: 3 })
    const calls = Array.from({ length: 4 }, () => service().register(session, randomUUID(), [], [created(), created()]))
    expect((await Promise.all(calls)).filter(({ success }) => success)).toHaveLength(1)
  })
})
