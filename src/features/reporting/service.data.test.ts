import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { insertActivity, insertUser } from '../../../tests/factories/database.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import type { AdminSession } from '../accounts/schema.ts'
import { recordDownload } from '../downloads/data.server.ts'
import { createReporting } from './service.server.ts'

const NOW = new Date('2026-05-10T12:00:00.000Z')
const TODAY = '2026-05-10'
const ADMIN = {} as AdminSession

const { db } = await testDatabase()
const reporting = createReporting({ db, clock: () => NOW })
const FREELY = { dailyLimit: null, ceiling: 1_000 }

/** Activities that were downloaded stay in the history. */
const downloaded = db.selectFrom('downloads').select('activity_id')

/** The tallies, counted from the downloads themselves. */
async function truth() {
  const { rows } = await sql<{ day: string; category: string; downloads: number }>`
    select d.date_key as day, a.category, count(*)::integer as downloads
    from downloads d join activities a on a.id = d.activity_id group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

async function tallied() {
  const { rows } = await sql<{ day: string; category: string; downloads: number }>`
    select date_key as day, category, sum(n)::integer as downloads from (
      select date_key, category, downloads as n from download_days
      union all select date_key, category, amount from download_journal) as so_far
    group by 1, 2 having sum(n) <> 0 order by 1, 2`.execute(db)
  return rows
}

async function expectTrue() {
  expect(await tallied()).toEqual(await truth())
  const { stats, perCategory } = await reporting.dashboard(ADMIN)
  const { rows: counted } = await sql<{ activities: number; people: number }>`
    select (select count(*) from activities where deleted_at is null) as activities,
           (select count(*) from profiles) as people`.execute(db)
  expect([stats.totalActivities, stats.totalUsers]).toEqual([counted[0]?.activities, counted[0]?.people])
  const { total } = await db
    .selectFrom('downloads')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  expect(stats.totalDownloads).toBe(total)
  expect(perCategory.reduce((sum, { downloads }) => sum + downloads, 0)).toBe(total)
}

describe('an empty installation', () => {
  it('is all zeros and empty lists, and thirty days without downloads', async () => {
    const dashboard = await reporting.dashboard(ADMIN)
    expect(dashboard).toMatchObject({
      stats: { totalActivities: 0, totalUsers: 0, totalDownloads: 0, todayDownloads: 0 },
      topActivities: [],
      recentUsers: [],
    })
    expect(dashboard.perDay).toHaveLength(30)
    expect(dashboard.perDay.at(0)).toEqual({ date: '2026-04-11', downloads: 0 })
    expect(dashboard.perDay.at(-1)).toEqual({ date: TODAY, downloads: 0 })
    expect(dashboard.perCategory).toHaveLength(8)
  })
})

describe('the tallies of downloads', () => {
  it('stay true while people download and the journal is folded at once', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => insertUser(db)))
    const activities = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        insertActivity(db, { title: `Folha ${i}`, category: i % 2 ? 'Colorir' : 'Labirinto' }),
      ),
    )
    const work = people.flatMap((person, p) =>
      activities
        .slice(0, 6 - (p % 3))
        .flatMap((activity) => [
          recordDownload(db, person.id, activity.id, p % 2 ? TODAY : '2026-05-01', FREELY),
          recordDownload(db, person.id, activity.id, TODAY, FREELY),
        ]),
    )
    await Promise.all([...work, ...Array.from({ length: 8 }, () => reporting.fold()), reporting.dashboard(ADMIN)])
    await expectTrue()
    await reporting.fold()
    await expectTrue()
    expect(await db.selectFrom('download_journal').selectAll().execute()).toEqual([])
  })

  it('show in the dashboard at once, folded or not', async () => {
    const { stats, topActivities, perDay } = await reporting.dashboard(ADMIN)
    const person = await insertUser(db)
    const top = topActivities[0]
    if (!top) throw new Error('no top activity')
    await recordDownload(db, person.id, top.id, TODAY, FREELY)
    const after = await reporting.dashboard(ADMIN)
    expect(after.stats.todayDownloads).toBe(stats.todayDownloads + 1)
    expect(after.perDay.at(-1)?.downloads).toBe((perDay.at(-1)?.downloads ?? 0) + 1)
    expect(after.topActivities[0]).toMatchObject({ id: top.id, downloadCount: top.downloadCount + 1 })
    await reporting.fold()
    expect(await reporting.dashboard(ADMIN)).toEqual(after)
  })

  it('let the journal change who is first, and leave deleted activities out', async () => {
    const newcomer = await insertActivity(db, { title: 'Novidade' })
    const people = await Promise.all(Array.from({ length: 20 }, () => insertUser(db)))
    await Promise.all(people.map(({ id }) => recordDownload(db, id, newcomer.id, TODAY, FREELY)))
    expect((await reporting.dashboard(ADMIN)).topActivities[0]).toMatchObject({ id: newcomer.id, downloadCount: 20 })
    const gone = { status: 'inativo', deleted_at: NOW } as const
    await db.updateTable('activities').set(gone).where('id', '=', newcomer.id).execute()
    const unread = await insertActivity(db, { title: 'Nunca baixada' })
    await db.updateTable('activities').set(gone).where('id', '=', unread.id).execute()
    const { topActivities } = await reporting.dashboard(ADMIN)
    expect(topActivities.map(({ id }) => id)).not.toContain(newcomer.id)
    expect(topActivities).toHaveLength(5)
    await expectTrue()
  })

  it('follow an activity into another category, also while people download it', async () => {
    const activity = await insertActivity(db, { category: 'Tracejar' })
    const people = await Promise.all(Array.from({ length: 15 }, () => insertUser(db)))
    const [early, late] = [people.slice(0, 5), people.slice(5)]
    for (const { id } of early) await recordDownload(db, id, activity.id, '2026-05-02', FREELY)
    await reporting.fold()
    await Promise.all([
      ...late.map(({ id }) => recordDownload(db, id, activity.id, TODAY, FREELY)),
      db.updateTable('activities').set({ category: 'Pareamento' }).where('id', '=', activity.id).execute(),
      reporting.fold(),
    ])
    await expectTrue()
    expect((await tallied()).filter(({ category }) => category === 'Tracejar')).toEqual([])
  })

  it('take back what is removed, and forget nothing when an account goes', async () => {
    const person = await insertUser(db)
    const activity = await insertActivity(db)
    await recordDownload(db, person.id, activity.id, TODAY, FREELY)
    const { stats } = await reporting.dashboard(ADMIN)
    await db.deleteFrom('auth_users').where('id', '=', person.id).execute()
    expect((await reporting.dashboard(ADMIN)).stats.totalDownloads).toBe(stats.totalDownloads)
    await db.deleteFrom('downloads').where('activity_id', '=', activity.id).execute()
    await expectTrue()
    await db.deleteFrom('activities').where('id', '=', activity.id).execute()
    await expectTrue()
    await db.deleteFrom('activities').where('deleted_at', 'is not', null).where('id', 'not in', downloaded).execute()
    await reporting.fold()
    await expectTrue()
    expect(await db.selectFrom('row_journal').selectAll().execute()).toEqual([])
  })

  it('take a whole import in one statement', async () => {
    const person = await insertUser(db)
    const activity = await insertActivity(db)
    const days = Array.from({ length: 50 }, (_, i) => new Date(Date.UTC(2025, 0, 1 + i)).toISOString().slice(0, 10))
    const row = { user_id: person.id, activity_id: activity.id, activity_title: activity.title }
    await db
      .insertInto('downloads')
      .values(days.map((date_key) => ({ ...row, date_key })))
      .execute()
    await expectTrue()
  })
})

it('names the five newest accounts', async () => {
  for (let day = 1; day <= 6; day++) {
    const created_at = new Date(Date.UTC(2099, 0, day))
    await insertUser(db, { name: `Pessoa ${day}`, created_at, ...(day === 6 ? { plan: 'premium' } : {}) })
  }
  const { recentUsers } = await reporting.dashboard(ADMIN)
  expect(recentUsers.map(({ name, plan }) => `${name} ${plan}`)).toEqual([
    'Pessoa 6 premium',
    'Pessoa 5 gratuito',
    'Pessoa 4 gratuito',
    'Pessoa 3 gratuito',
    'Pessoa 2 gratuito',
  ])
})
