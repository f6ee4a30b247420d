import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { insertActivity, insertUser } from '../../../../tests/factories/database.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import { recordDownload } from '../../downloads/data.server.ts'
import { NO_FILTERS } from '../address/rules.ts'
import { countList, selectAddresses, selectList, selectOne } from '../data.server.ts'
import { createPublishing } from './publishing.service.server.ts'
import { publicationOf } from './rules.ts'

const { db } = await testDatabase()
const DATE = new Date('2026-12-21T09:00:00Z')
const before = new Date(DATE.getTime() - 1)
let now = before
const publishing = createPublishing({ db, clock: () => now, log: { info: () => undefined } })
const { date: _date, ...everything } = { ...NO_FILTERS, category: null, since: null, foldedText: 'renas' }

const scheduled = (more: Parameters<typeof insertActivity>[1] = {}) =>
  insertActivity(db, { title: 'As renas', status: 'inativo', publish_at: DATE, ...more })

/** The places where a stranger could see an activity. */
async function seen({ id, slug }: { id: string; slug: string }) {
  const { id: user } = await insertUser(db, {})
  const download = await recordDownload(db, user, id, '2026-12-20', { dailyLimit: 2, ceiling: 200 })
  return {
    list: (await selectList(db, everything, 0, 15)).length,
    count: await countList(db, everything),
    page: (await selectOne(db, 'slug', slug)) !== null,
    sitemap: (await selectAddresses(db, 0, 50)).length,
    download: download.outcome,
  }
}

beforeEach(async () => {
  now = before
  await db.deleteFrom('downloads').execute()
  await db.deleteFrom('activities').execute()
})

describe('an activity with a publication date', () => {
  test('is nowhere before it, and everywhere from it on, as new as its date', async () => {
    const activity = await scheduled()
    expect(await publishing.publish()).toBe(0)
    expect(await seen(activity)).toEqual({ list: 0, count: 0, page: false, sitemap: 0, download: 'unknown_activity' })
    now = DATE
    expect(await publishing.publish()).toBe(1)
    expect(await seen(activity)).toEqual({ list: 1, count: 1, page: true, sitemap: 1, download: 'granted' })
    const row = await db.selectFrom('activities').selectAll().where('id', '=', activity.id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ status: 'ativo', created_at: DATE, publish_at: null })
    expect(row.updated_at > activity.updated_at).toBe(true)
    expect(await publishing.publish()).toBe(0)
  })

  test('does not come back once it was deleted, nor do inactive ones without a date', async () => {
    await scheduled({ deleted_at: before, slug: `excluida-${randomUUID()}` })
    await scheduled({ publish_at: null })
    now = new Date(DATE.getTime() + 1)
    expect(await publishing.publish()).toBe(0)
  })
})

test.each([
  ['ativo', DATE, null],
  ['inativo', DATE, DATE],
  ['inativo', null, null],
  ['inativo', undefined, null],
] as const)('%s with the date %s keeps %s', (status, date, kept) => expect(publicationOf(status, date)).toBe(kept))
