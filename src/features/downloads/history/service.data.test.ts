import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import { describe, expect, it } from 'vitest'
import { insertActivity, insertUser } from '../../../../tests/factories/database.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import type { DB } from '../../../platform/db/types.gen.ts'
import type { Session } from '../../accounts/schema.ts'
import { createCatalogue } from '../../catalogue/service.server.ts'
import { selectPage } from './data.server.ts'
import { eventsOf, HISTORY_READ, type HistoryCursor, parseCursor } from './rules.ts'
import { createDownloadHistory } from './service.server.ts'

const { db, pool } = await testDatabase()
const NOON = new Date('2026-05-10T12:00:00.000Z')
const history = createDownloadHistory({ db, catalogue: createCatalogue({ db }), clock: () => NOON })

async function person(): Promise<Session> {
  const { id, name, email } = await insertUser(db)
  return { userId: id, name, email, isAdmin: false } as Session
}

/** One download a day, the last on 10 May 2026; titles are numbered. */
async function download({ userId }: Session, activityId: string, days: number) {
  await pool.query(
    `insert into downloads (user_id, activity_id, activity_title, date_key, created_at)
     select $1, $2, 'n' || n, date '2026-05-10' - ($3::int - n), timestamptz '2026-05-10 12:00Z' - ($3::int - n) * interval '1 day'
     from generate_series(1, $3::int) n`,
    [userId, activityId, days],
  )
}

const follow = (link: string | null): HistoryCursor => parseCursor(new URLSearchParams(link ?? ''))

describe('the history of downloads', () => {
  it('goes from the newest to the oldest and back, everything once', async () => {
    const me = await person()
    const { id } = await insertActivity(db)
    await download(me, id, 25)
    await download(await person(), id, 3)
    const seen: string[][] = []
    const pages = [await history.page(me, null)]
    for (let link = pages[0]?.older; link; link = pages.at(-1)?.older) pages.push(await history.page(me, follow(link)))
    for (const { downloads } of pages) seen.push(downloads.map(({ title }) => title))
    expect(seen.map(({ length }) => length)).toEqual([10, 10, 5])
    expect(seen.flat()).toEqual(Array.from({ length: 25 }, (_, i) => `n${25 - i}`))
    expect(await history.page(me, follow(pages[2]?.newer ?? null))).toEqual(pages[1])
    const first = await history.page(me, follow(pages[1]?.newer ?? null))
    expect(first).toEqual(pages[0])
  })

  it('shows no booklet on two pages, there and back', async () => {
    const me = await person()
    const { id } = await insertActivity(db)
    await download(me, id, 30)
    await pool.query(
      `update downloads set booklet_id = $2 where user_id = $1 and substr(activity_title, 2)::int between 18 and 25`,
      [me.userId, randomUUID()],
    )
    const seen: number[][] = []
    const pages = [await history.page(me, null)]
    for (let link = pages[0]?.older; link; link = pages.at(-1)?.older) pages.push(await history.page(me, follow(link)))
    for (const { downloads } of pages) seen.push(eventsOf(downloads).map(({ length }) => length))
    expect(seen).toEqual([[1, 1, 1, 1, 1, 8], Array(10).fill(1), Array(7).fill(1)])
    const all = pages.flatMap(({ downloads }) => downloads)
    const back = [pages[2]]
    for (let link = pages[2]?.newer; link; link = back[0]?.newer) back.unshift(await history.page(me, follow(link)))
    expect(back.flatMap((page) => page?.downloads ?? [])).toEqual(all)
    expect(back.map((page) => eventsOf(page?.downloads ?? []).filter(({ length }) => length === 8).length)).toEqual(
      back.map((page) => (page?.downloads.some(({ booklet }) => booklet) ? 1 : 0)),
    )
  })

  it('tells what can be downloaded again, and keeps what left the catalogue', async () => {
    const me = await person()
    const there = await insertActivity(db, { category: 'Colorir' })
    const gone = await insertActivity(db, { status: 'inativo', category: 'Tracejar' })
    await download(me, gone.id, 1)
    await download(me, there.id, 1)
    const { downloads, newer, older } = await history.page(me, null)
    expect({ newer, older }).toEqual({ newer: null, older: null })
    expect(downloads).toEqual([
      {
        id: expect.any(Number),
        title: 'n1',
        booklet: null,
        downloadedAt: '2026-05-10T12:00:00.000Z',
        category: 'Colorir',
        imageUrl: there.image_url,
        activity: expect.objectContaining({ id: there.id, slug: there.slug }),
      },
      expect.objectContaining({ category: 'Tracejar', imageUrl: gone.image_url, activity: null }),
    ])
  })

  it('is empty for a new person, and past its ends', async () => {
    const me = await person()
    const empty = { downloads: [], newer: null, older: null }
    expect(await history.page(me, null)).toEqual(empty)
    expect(await history.page(me, { before: 1 })).toEqual(empty)
    expect(await history.page(me, { after: Number.MAX_SAFE_INTEGER })).toEqual(empty)
  })

  it('counts the downloads of the day, and names the last ones', async () => {
    const me = await person()
    expect(await history.today(me)).toEqual({ count: 0, titles: [] })
    await download(me, (await insertActivity(db)).id, 3)
    expect(await history.today(me)).toEqual({ count: 1, titles: ['n3'] })
    await download(me, (await insertActivity(db)).id, 1)
    await download(me, (await insertActivity(db)).id, 1)
    expect(await history.today(me)).toEqual({ count: 3, titles: ['n1', 'n1'] })
  })

  it('walks the index for a page of its own, however much there is', async () => {
    const { id } = await insertActivity(db)
    const people = await Promise.all(Array.from({ length: 300 }, person))
    // Interleaved with other users' downloads.
    await pool.query(
      `insert into downloads (user_id, activity_id, activity_title, date_key)
       select who, $2, 'n', date '2020-01-01' + n from generate_series(1, 100) n, unnest($1::uuid[]) who`,
      [people.map(({ userId }) => userId), id],
    )
    await pool.query('analyze downloads')
    const sent: { sql: string; parameters: readonly unknown[] }[] = []
    const listening = new Kysely<DB>({
      dialect: new PostgresDialect({ pool }),
      log: ({ query }) => void sent.push({ sql: query.sql, parameters: query.parameters }),
    })
    const [me] = people
    if (!me) throw new Error('nobody is here')
    const { rows } = await pool.query('select id from downloads where user_id = $1 order by id offset 50 limit 1', [
      me.userId,
    ])
    await selectPage(listening, me.userId, { before: rows[0].id })
    const [query] = sent
    const plan = await pool.query(`explain (analyze, format json) ${query?.sql}`, [...(query?.parameters ?? [])])
    const text = JSON.stringify(plan.rows[0]['QUERY PLAN'])
    expect(text).toContain('downloads_user_newest')
    expect(text).not.toContain('"Node Type":"Sort"')
    for (const [, read] of text.matchAll(/"Actual Rows":(\d+)/g)) expect(Number(read)).toBeLessThanOrEqual(HISTORY_READ)
  })
})
