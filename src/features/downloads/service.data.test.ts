import { describe, expect, it } from 'vitest'
import { CEILING, downloadingOn, NOON } from '../../../tests/factories/downloading.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import { openDatabase } from '../../platform/db/pool.ts'
import { FREE_DAILY_DOWNLOADS } from '../subscriptions/rules.ts'
import { downloadStatsSchema, registerReplySchema } from './schema.ts'

const database = await testDatabase()
const { activity, premiumSheet, service, person, rowsOf } = await downloadingOn(database)
/** Ids of free activities; more than any test uses. */
const sheets = await Promise.all(Array.from({ length: 50 }, () => activity({})))
const premium = () =>
  person({
    plan: 'premium',
    subscription_status: 'active',
    billing_period: 'monthly',
    subscription_end_date: new Date('2026-06-01T00:00:00.000Z'),
  })

/** The n-th free activity. */
function sheet(n: number): string {
  const id = sheets[n]
  if (!id) throw new Error(`there is no sheet ${n}`)
  return id
}

async function waitingForLocks(): Promise<number> {
  const { rowCount } = await database.pool.query(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rowCount ?? 0
}

describe('a free person', () => {
  it('starts the day with 2', async () => {
    const stats = await service().stats(await person())
    expect(downloadStatsSchema.parse(stats)).toEqual({
      plan: 'gratuito',
      billing_period: null,
      daily_limit: 2,
      daily_used: 0,
      remaining_downloads: 2,
      can_download: true,
    })
  })

  it('gets two, then the limit', async () => {
    const session = await person()
    const downloads = service()
    const first = await downloads.register(session, sheet(0))
    expect(registerReplySchema.parse(first)).toMatchObject({ success: true, daily_used: 1, remaining_downloads: 1 })
    expect(await downloads.register(session, sheet(1))).toMatchObject({ success: true, remaining_downloads: 0 })
    expect(await downloads.register(session, sheet(2))).toEqual({
      success: false,
      code: 'daily_limit',
      message:
        'Você atingiu o limite de downloads diários do seu plano. Faça upgrade para desbloquear atividades ilimitadas',
      daily_used: 2,
      remaining_downloads: 0,
      url: null,
    })
    expect(await downloads.stats(session)).toMatchObject({ daily_used: 2, can_download: false })
    expect(await rowsOf(session)).toBe(2)
  })

  it('stores person, activity, title and date key', async () => {
    const session = await person()
    await service(new Date('2026-05-10T02:59:59.999Z')).register(session, sheet(0))
    const rows = await database.db
      .selectFrom('downloads')
      .select(['user_id', 'activity_id', 'activity_title', 'date_key'])
      .where('user_id', '=', session.userId)
      .execute()
    expect(rows).toEqual([
      {
        user_id: session.userId,
        activity_id: sheet(0),
        activity_title: 'Labirinto da Floresta',
        date_key: '2026-05-09',
      },
    ])
  })

  it('pays nothing for the same sheet on the same day, not even at the limit', async () => {
    const session = await person()
    const downloads = service()
    for (const n of [0, 0, 1, 0, 1]) {
      expect(await downloads.register(session, sheet(n))).toMatchObject({ success: true, url: expect.any(String) })
    }
    expect(await rowsOf(session)).toBe(2)
    expect((await downloads.stats(session)).can_download).toBe(false)
    expect((await downloads.stats(session, sheet(0))).can_download).toBe(true)
    expect((await downloads.stats(session, sheet(2))).can_download).toBe(false)
  })

  it('starts again at 03:00 UTC', async () => {
    const session = await person()
    const before = service(new Date('2026-05-11T02:59:59.999Z'))
    const after = service(new Date('2026-05-11T03:00:00.000Z'))
    await before.register(session, sheet(0))
    await before.register(session, sheet(1))
    expect(await before.register(session, sheet(2))).toMatchObject({ success: false })
    expect(await after.stats(session)).toMatchObject({ daily_used: 0, can_download: true })
    expect((await after.stats(session, sheet(0))).remaining_downloads).toBe(2)
    expect(await after.register(session, sheet(0))).toMatchObject({ success: true, daily_used: 1 })
  })

  it('gets no premium activity, and it costs nothing', async () => {
    const session = await person()
    await service().register(session, sheet(0))
    expect(await service().register(session, premiumSheet)).toEqual({
      success: false,
      code: 'premium_only',
      message: 'Faça upgrade para o plano Premium para acessar este conteúdo',
      daily_used: 1,
      remaining_downloads: 1,
      url: null,
    })
    expect(await rowsOf(session)).toBe(1)
  })

  it('grants a profile without a limit of its own what the site promises', async () => {
    const session = await person()
    const granted = []
    for (let n = 0; n <= FREE_DAILY_DOWNLOADS; n += 1)
      granted.push((await service().register(session, sheet(n))).success)
    expect(granted).toEqual([...Array.from({ length: FREE_DAILY_DOWNLOADS }, () => true), false])
    expect(await service().stats(session)).toMatchObject({ daily_limit: FREE_DAILY_DOWNLOADS, remaining_downloads: 0 })
  })

  it.each([0, 1, 3])('has the limit of %i its profile says', async (limit) => {
    const session = await person({ own_daily_limit: limit })
    const granted = []
    for (const n of [0, 1, 2, 3]) granted.push((await service().register(session, sheet(n))).success)
    expect(granted.filter(Boolean)).toHaveLength(limit)
    expect(await service().stats(session)).toMatchObject({ daily_limit: limit, remaining_downloads: 0 })
  })
})

describe('at the same moment', () => {
  it('50 calls from two processes grant exactly 2', async () => {
    const session = await person()
    const processes = [openDatabase(database.url, { max: 10 }), openDatabase(database.url, { max: 10 })] as const
    // The lock on the profile holds all twenty connections until the last has arrived.
    const holder = await database.db.startTransaction().execute()
    await holder.selectFrom('profiles').select('id').where('id', '=', session.userId).forUpdate().execute()
    const calls = sheets.map((id, n) => service(NOON, processes[n % 2 === 0 ? 0 : 1].db).register(session, id))
    await expect.poll(waitingForLocks).toBe(20)
    await holder.commit().execute()

    const replies = await Promise.all(calls)
    await Promise.all(processes.map((process) => process.close()))
    expect(replies.length).toBe(50)
    expect(replies.filter((reply) => reply.success)).toHaveLength(2)
    expect(replies.filter((reply) => reply.url !== null)).toHaveLength(2)
    expect(await rowsOf(session)).toBe(2)
  })

  it('the same sheet many times is granted every time and counted once', async () => {
    const session = await person({ own_daily_limit: 1 })
    const replies = await Promise.all(Array.from({ length: 20 }, () => service().register(session, sheet(0))))
    expect(replies.every((reply) => reply.success && reply.daily_used === 1)).toBe(true)
    expect(await rowsOf(session)).toBe(1)
  })

  it('two people do not count against each other', async () => {
    const people = [await person(), await person()] as const
    const replies = await Promise.all(
      [0, 1, 2, 3].map((n) => service().register(people[n % 2 === 0 ? 0 : 1], sheet(n))),
    )
    expect(replies.every((reply) => reply.success)).toBe(true)
  })
})

describe('a premium person', () => {
  it('has no daily limit, and gets premium activities', async () => {
    const session = await premium()
    expect(await service().register(session, premiumSheet)).toMatchObject({
      success: true,
      daily_used: 1,
      remaining_downloads: null,
    })
    expect(await service().stats(session)).toEqual({
      plan: 'premium',
      billing_period: 'monthly',
      daily_limit: null,
      daily_used: 1,
      remaining_downloads: null,
      can_download: true,
    })
  })

  it('meets the ceiling of fair use', async () => {
    const session = await premium()
    const replies = await Promise.all(sheets.slice(0, CEILING + 5).map((id) => service().register(session, id)))
    expect(replies.filter((reply) => reply.success)).toHaveLength(CEILING)
    expect(replies.find((reply) => !reply.success)).toEqual({
      success: false,
      code: 'unusual_use',
      message: 'Detectamos um uso incomum na sua conta. Tente novamente amanhã',
      daily_used: CEILING,
      remaining_downloads: null,
      url: null,
    })
    expect((await service().stats(session)).can_download).toBe(false)
  })

  it('whose subscription ended is free again, and the profile says so', async () => {
    const session = await premium()
    // After the end and the ten days of grace.
    const later = service(new Date('2026-06-11T00:00:00.000Z'))
    expect(await later.register(session, premiumSheet)).toMatchObject({ success: false, remaining_downloads: 2 })
    expect(await later.stats(session)).toMatchObject({ plan: 'gratuito', billing_period: null, daily_limit: 2 })
    const profile = await database.db
      .selectFrom('profiles')
      .select(['plan', 'subscription_status'])
      .where('id', '=', session.userId)
      .executeTakeFirstOrThrow()
    expect(profile).toEqual({ plan: 'gratuito', subscription_status: 'expired' })
  })
})

describe('a basico person', () => {
  it('has its own limit and no premium activities', async () => {
    const session = await person({ plan: 'basico', own_daily_limit: 3 })
    expect(await service().stats(session)).toMatchObject({ plan: 'basico', daily_limit: 3, billing_period: null })
    expect(await service().register(session, premiumSheet)).toMatchObject({ success: false })
    for (const n of [0, 1, 2]) expect((await service().register(session, sheet(n))).success).toBe(true)
    expect((await service().register(session, sheet(3))).success).toBe(false)
  })
})

describe('a recipe for looking', () => {
  it('comes to everybody of a free sheet, to premium people of a premium one, and counts nothing', async () => {
    const [free, paid] = [await activity({}), await activity({ is_premium: true })]
    const [member, payer] = [await person(), await premium()]
    const seen = await Promise.all(
      [null, member, payer].map(async (session) =>
        Promise.all([free, paid].map(async (id) => (await service().recipe(session, id)).allowed)),
      ),
    )
    expect(seen).toEqual([
      [true, false],
      [true, false],
      [true, true],
    ])
    expect(await rowsOf(member)).toBe(0)
    expect(await rowsOf(payer)).toBe(0)
  })

  it('is not there for an unknown or retired activity', async () => {
    const retired = await activity({ status: 'inativo' })
    for (const id of [crypto.randomUUID(), retired])
      await expect(service().recipe(null, id)).rejects.toMatchObject({ code: 'not_found' })
  })
})
