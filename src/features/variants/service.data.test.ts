import { expect, test } from 'vitest'
import { insertActivity, insertUser } from '../../../tests/factories/database.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import { type Db, openDatabase } from '../../platform/db/pool.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Session } from '../accounts/schema.ts'
import { variantReplySchema } from '../downloads/schema.ts'
import { createDownloads } from '../downloads/service.server.ts'
import { createEntitlements } from '../subscriptions/entitlement/service.server.ts'
import { createVariants } from './service.server.ts'

const NOON = new Date('2026-05-10T12:00:00.000Z')
const FREE = 10
const database = await testDatabase()

function service(db: Db = database.db, now = NOON) {
  const clock = () => now
  const subscriptions = createEntitlements({ db, clock })
  const downloads = createDownloads({ db, subscriptions, storage: {} as Storage, secret: 's', clock, ceiling: 20 })
  return createVariants({ downloads, freeVariants: FREE })
}

async function person(columns: Parameters<typeof insertUser>[1] = {}): Promise<Session> {
  const { id, name, email } = await insertUser(database.db, columns)
  return { userId: id, name, email, isAdmin: false } as Session
}
const activity = async (columns = {}) => (await insertActivity(database.db, columns)).id
const count = async (table: 'variants' | 'downloads', { userId }: Session) =>
  (await database.db.selectFrom(table).select('activity_id').where('user_id', '=', userId).execute()).length

test('ten a day, all of them one download of the activity; the same choices count once', async () => {
  const [session, sheet] = [await person(), await activity()]
  for (let n = 0; n < FREE; n++) {
    const reply = await service().register(session, sheet, `seed-${n}`)
    expect(variantReplySchema.parse(reply)).toMatchObject({ success: true, remaining_variants: FREE - n - 1 })
  }
  expect(await service().register(session, sheet, 'seed-3')).toMatchObject({ success: true, remaining_variants: 0 })
  expect(await service().register(session, sheet, 'seed-99')).toMatchObject({
    success: false,
    code: 'variant_limit',
    message: expect.stringContaining('10 versões hoje'),
  })
  expect(await count('downloads', session)).toBe(1)
  expect(await count('variants', session)).toBe(FREE)
})

test('a variant that is refused costs no download', async () => {
  const [session, first, second] = [await person(), await activity(), await activity()]
  for (let n = 0; n < FREE; n++) await service().register(session, first, `seed-${n}`)
  expect(await service().register(session, second, 'seed-0')).toMatchObject({
    success: false,
    message: expect.stringContaining('10 versões hoje'),
    daily_used: 1,
    remaining_variants: 0,
  })
  expect(await count('downloads', session)).toBe(1)
})

test('starts again the next day', async () => {
  const [session, sheet] = [await person(), await activity()]
  for (let n = 0; n <= FREE; n++) await service().register(session, sheet, `seed-${n}`)
  const tomorrow = service(database.db, new Date('2026-05-11T12:00:00.000Z'))
  expect(await tomorrow.register(session, sheet, 'seed-0')).toMatchObject({ success: true, remaining_variants: 9 })
})

test('what may not be downloaded has no variants: premium sheets, and a third activity of the day', async () => {
  const session = await person()
  const premium = await activity({ is_premium: true })
  expect(await service().register(session, premium, 'seed-1')).toMatchObject({ success: false })
  for (const sheet of [await activity(), await activity()])
    expect(await service().register(session, sheet, 'seed-1')).toMatchObject({ success: true })
  expect(await service().register(session, await activity(), 'seed-1')).toMatchObject({ success: false })
  expect(await count('variants', session)).toBe(2)
})

test('premium has no limit, and nothing is counted', async () => {
  const session = await person({
    plan: 'premium',
    subscription_status: 'active',
    subscription_end_date: new Date('2026-06-10T00:00:00.000Z'),
  })
  const sheet = await activity({ is_premium: true })
  for (let n = 0; n < FREE + 2; n++)
    expect(await service().register(session, sheet, `seed-${n}`)).toMatchObject({
      success: true,
      remaining_variants: null,
    })
  expect(await count('variants', session)).toBe(0)
})

test('50 at the same moment from two processes grant exactly ten', async () => {
  const [session, sheet] = [await person(), await activity()]
  const processes = [openDatabase(database.url, { max: 10 }), openDatabase(database.url, { max: 10 })] as const
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      service(processes[n % 2 === 0 ? 0 : 1].db).register(session, sheet, `seed-${n}`),
    ),
  )
  expect(replies.filter(({ success }) => success)).toHaveLength(FREE)
  expect(await count('variants', session)).toBe(FREE)
  expect(await count('downloads', session)).toBe(1)
  await Promise.all(processes.map((process) => process.close()))
})
