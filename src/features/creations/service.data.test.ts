import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { insertActivity, insertUser } from '../../../tests/factories/database.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Session } from '../accounts/schema.ts'
import { registerReplySchema } from '../downloads/schema.ts'
import { createDownloads } from '../downloads/service.server.ts'
import { DOWNLOAD_MESSAGES } from '../downloads/texts.ts'
import { createEntitlements } from '../subscriptions/entitlement/service.server.ts'
import { createCreations } from './service.server.ts'

const NOON = new Date('2026-05-10T12:00:00.000Z')
/** Downloads a day: the free limit, and the fair-use ceiling. */
const [FREE, CEILING] = [2, 4]
const { db } = await testDatabase()

function services(now = NOON) {
  const clock = () => now
  const subscriptions = createEntitlements({ db, clock })
  const downloads = createDownloads({ db, subscriptions, storage: {} as Storage, secret: 's', clock, ceiling: CEILING })
  return { downloads, creations: createCreations({ db, subscriptions, clock, ceiling: CEILING }) }
}

async function person(columns: Parameters<typeof insertUser>[1] = {}): Promise<Session> {
  const { id, name, email } = await insertUser(db, columns)
  return { userId: id, name, email, isAdmin: false } as Session
}
const sheet = () => ({ id: randomUUID(), kind: 'cracha' })
const stored = ({ userId }: Session) =>
  db.selectFrom('creations').select(['id', 'kind', 'date_key']).where('user_id', '=', userId).execute()

test('a created sheet is one download of the day, and the same sheet counts once', async () => {
  const session = await person()
  const { creations, downloads } = services()
  const made = sheet()
  const granted = { success: true, daily_used: 1, remaining_downloads: 1, url: null }
  expect(registerReplySchema.parse(await creations.register(session, made))).toMatchObject(granted)
  expect(await creations.register(session, made)).toMatchObject(granted)
  expect(await downloads.stats(session)).toMatchObject({ daily_used: 1, remaining_downloads: 1, can_download: true })
  expect(await stored(session)).toEqual([{ ...made, date_key: '2026-05-10' }])
})

test('sheets and activities share the limit, whichever comes first', async () => {
  const [session, activity] = [await person(), (await insertActivity(db, {})).id]
  const { creations, downloads } = services()
  const made = sheet()
  await creations.register(session, made)
  expect(await downloads.register(session, activity)).toMatchObject({ success: true, daily_used: 2 })
  expect(await creations.register(session, sheet())).toEqual({
    success: false,
    code: 'daily_limit',
    message: DOWNLOAD_MESSAGES.dailyLimit.description,
    daily_used: 2,
    remaining_downloads: 0,
    url: null,
  })
  const other = (await insertActivity(db, {})).id
  expect(await downloads.register(session, other)).toMatchObject({ success: false, daily_used: 2 })
  expect(await downloads.stats(session)).toMatchObject({ can_download: false })
  expect(await creations.register(session, made)).toMatchObject({ success: true, daily_used: 2 })
})

test('50 at once grant a free person what the day has, and no more', async () => {
  const session = await person()
  const { creations } = services()
  const replies = await Promise.all(Array.from({ length: 50 }, () => creations.register(session, sheet())))
  expect(replies.filter(({ success }) => success)).toHaveLength(FREE)
  expect(await stored(session)).toHaveLength(FREE)
})

test('starts again the next day; without a daily limit only unusual use ends it', async () => {
  const free = await person()
  for (let n = 0; n < FREE; n++) await services().creations.register(free, sheet())
  const tomorrow = services(new Date('2026-05-11T12:00:00.000Z'))
  expect(await tomorrow.creations.register(free, sheet())).toMatchObject({ success: true, remaining_downloads: 1 })

  const premium = await person({
    plan: 'premium',
    subscription_status: 'active',
    subscription_end_date: new Date('2027-01-01T00:00:00.000Z'),
  })
  const { creations } = services()
  for (let n = 0; n < CEILING; n++)
    expect(await creations.register(premium, sheet())).toMatchObject({ success: true, remaining_downloads: null })
  expect(await creations.register(premium, sheet())).toMatchObject({
    success: false,
    message: DOWNLOAD_MESSAGES.unusualUse.description,
  })
})

test('an account without a profile signs in first', async () => {
  const nobody = { userId: randomUUID() } as Session
  await expect(services().creations.register(nobody, sheet())).rejects.toMatchObject({ code: 'not_signed_in' })
})
