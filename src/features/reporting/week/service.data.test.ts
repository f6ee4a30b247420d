import { expect, test } from 'vitest'
import { insertActivity, insertUser } from '../../../../tests/factories/database.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { openJobs } from '../../../platform/jobs/jobs.ts'
import { createLog } from '../../../platform/log.ts'
import type { AdminSession } from '../../accounts/schema.ts'
import { addCounts } from '../counts/data.server.ts'
import { createWeek } from './service.server.ts'

const { db, pool, url } = await testDatabase()
const jobs = await openJobs({ url, log: createLog({ level: 'silent' }) })
await jobs.send(defineJob('a-job', { retryLimit: 0, retryDelaySeconds: 1 }), {})
await jobs.stop()
const now = new Date('2026-03-14T12:00:00Z')
const week = createWeek({ db, clock: () => now })
const admin = { userId: 'x' } as AdminSession
const of = async (name: string) => (await week.read(admin)).rows.find((row) => row.name === name)

test('a day without anything is a row of zeros', async () => {
  const { rows, days, kinds, waiting, subscribers, kept, alarms } = await week.read(admin)
  expect(days).toEqual([
    '2026-03-08',
    '2026-03-09',
    '2026-03-10',
    '2026-03-11',
    '2026-03-12',
    '2026-03-13',
    '2026-03-14',
  ])
  expect(rows.filter(({ total, before }) => total + before > 0)).toEqual([])
  expect([kept, alarms]).toEqual([{ before: 0, lost: 0, churn: null }, []])
  expect([kinds, waiting, subscribers]).toEqual([
    [],
    { requests: 0, oldestRequest: null, messages: 0, refusedMailboxes: 0 },
    0,
  ])
})

test('accounts, first prints and kinds are counted on their day, a second print of a person is no first one', async () => {
  const [ana, bia] = [await insertUser(db), await insertUser(db)]
  await pool.query('update profiles set created_at = $1 where id = $2', ['2026-03-12T02:00:00Z', ana.id])
  await pool.query('update profiles set created_at = $1 where id = $2', ['2026-01-01T00:00:00Z', bia.id])
  const maze = await insertActivity(db, { recipe: JSON.stringify({ kind: 'labirinto-redondo' }) })
  const file = await insertActivity(db)
  const print = (user: string, activity: string, day: string) =>
    pool.query(`insert into downloads (user_id, activity_id, activity_title, date_key) values ($1, $2, 'x', $3)`, [
      user,
      activity,
      day,
    ])
  await print(ana.id, maze.id, '2026-03-12')
  await print(ana.id, file.id, '2026-03-13')
  await print(bia.id, maze.id, '2026-02-01')
  await print(bia.id, file.id, '2026-03-13')
  await print(bia.id, maze.id, '2026-03-14')
  // Two in the morning in UTC is the evening before in São Paulo.
  expect((await of('accounts'))?.perDay).toEqual([0, 0, 0, 1, 0, 0, 0])
  expect((await of('first_print'))?.perDay).toEqual([0, 0, 0, 0, 1, 0, 0])
  expect((await of('downloads'))?.perDay).toEqual([0, 0, 0, 0, 1, 2, 1])
  expect((await week.read(admin)).kinds).toEqual([
    { kind: 'labirinto-redondo', downloads: 2 },
    { kind: null, downloads: 2 },
  ])
})

test('what leaves no row is counted from the daily counts', async () => {
  await addCounts(db, { day: '2026-03-14', counts: new Map([['plans_seen', 4]]) })
  await addCounts(db, { day: '2026-03-07', counts: new Map([['plans_seen', 1]]) })
  expect(await of('plans_seen')).toMatchObject({ total: 4, before: 1 })
})

test('money recurs by card alone, and not after it was cancelled', async () => {
  const { id } = await insertUser(db)
  const subscribe = (type: string, period: string, cents: number, cancelled: string | null) =>
    pool.query(
      `insert into subscriptions (user_id, type, billing_period, status, amount_cents, cancellation_requested_at)
       values ($1, $2, $3, 'active', $4, $5)`,
      [id, type, period, cents, cancelled],
    )
  await subscribe('subscription', 'monthly', 1_190, null)
  await subscribe('subscription', 'annual', 9_990, null)
  await subscribe('subscription', 'monthly', 1_190, '2026-03-13T12:00:00Z')
  await subscribe('one_time', 'annual', 9_990, null)
  const { subscribers, recurringCents } = await week.read(admin)
  expect([subscribers, recurringCents]).toEqual([2, 1_190 + 833])
  expect(await of('cancelled')).toMatchObject({ total: 1 })
})

test('the oldest open request, the messages of the week and the mailboxes that are gone wait', async () => {
  const { id } = await insertUser(db, { mail_refused_at: now })
  await pool.query(
    `insert into sheet_requests (user_id, kind, theme, goal, created_at, state) values
     ($1, 'sheet', 'Vulcões', 'x', '2026-03-01T12:00:00Z', 'received'),
     ($1, 'sheet', 'Trens', 'x', '2026-02-01T12:00:00Z', 'done')`,
    [id],
  )
  await pool.query(
    `insert into contact_messages (number, topic, email, message, created_at) values
     ('AAAAAAAA', 'duvida', 'a@b.c', 'x', '2026-03-13T12:00:00Z'),
     ('BBBBBBBB', 'duvida', 'a@b.c', 'x', '2026-03-01T12:00:00Z')`,
  )
  expect((await week.read(admin)).waiting).toEqual({
    requests: 1,
    oldestRequest: '2026-03-01T12:00:00.000Z',
    messages: 1,
    refusedMailboxes: 1,
  })
})

test('churn is the share of the renewing ones of 30 days ago that ended since', async () => {
  const { id } = await insertUser(db)
  const begun = async (authorized: string, more: Record<string, string> = {}, type = 'subscription') => {
    const row = { user_id: id, type, billing_period: 'monthly', status: 'active', authorized_at: authorized, ...more }
    const { rows } = await pool.query(
      `insert into subscriptions (${Object.keys(row).join(', ')})
       values (${Object.keys(row).map((_, index) => `$${index + 1}`)}) returning id`,
      Object.values(row),
    )
    return rows[0].id as string
  }
  await begun('2026-01-01')
  await begun('2026-01-01', { cancellation_requested_at: '2026-03-01' })
  await begun('2026-01-01', { status: 'cancelled', lapsed_at: '2026-03-02', updated_at: '2026-03-02' })
  // Neither one that ended before, nor one that began later, nor a year that was paid once.
  await begun('2026-01-01', { cancellation_requested_at: '2026-02-01' })
  await begun('2026-03-01', { cancellation_requested_at: '2026-03-02' })
  await begun('2026-01-01', {}, 'one_time')
  const monthly = await begun('2026-01-01', { cancellation_requested_at: '2026-03-03' })
  await begun('2026-03-03', { replaces: monthly, billing_period: 'annual' })
  expect((await week.read(admin)).kept).toEqual({ before: 4, lost: 2, churn: 50 })
})

test('jobs that failed or wait, notifications that wait and disputes ring', async () => {
  await pool.query(
    `insert into jobs.job (name, state, start_after, completed_on) values
     ('a-job', 'failed', '2026-03-10', '2026-03-10'), ('a-job', 'failed', '2026-03-01', '2026-03-01'),
     ('a-job', 'created', '2026-03-14T11:40:00Z', null)`,
  )
  await pool.query(
    `insert into webhook_inbox (topic, body, signature_verdict, received_at)
     values ('payment', '{}', 'valid', '2026-03-14T11:30:00Z')`,
  )
  // Open disputes, decided ones, and a payment without any.
  await pool.query(
    `insert into payments (provider_payment_id, status, status_detail, amount_cents, method) values
     ('d1', 'charged_back', 'in_process', 1190, 'card'), ('d2', 'in_mediation', null, 1190, 'pix'),
     ('d3', 'charged_back', 'settled', 1190, 'card'), ('d4', 'charged_back', 'reimbursed', 1190, 'card'),
     ('d5', 'approved', null, 1190, 'pix')`,
  )
  expect((await week.read(admin)).alarms).toEqual([
    { name: 'disputes', value: 2 },
    { name: 'noticeMinutes', value: 30 },
    { name: 'jobMinutes', value: 20 },
    { name: 'failedJobs', value: 1 },
  ])
  const { alarms, waiting } = await week.read(admin)
  expect(await week.needs(admin)).toEqual({ alarms, waiting })
})

test('the calendar holds what is scheduled, neither what is public nor what was deleted', async () => {
  await insertActivity(db, { title: 'Vulcões', status: 'inativo', publish_at: '2026-03-20T09:00:00Z' })
  await insertActivity(db, { title: 'Sem data', status: 'inativo' })
  await insertActivity(db, {
    title: 'Apagada',
    status: 'inativo',
    publish_at: '2026-03-20T09:00:00Z',
    deleted_at: '2026-03-01T12:00:00Z',
  })
  const { calendar } = await week.read(admin)
  expect(calendar[0]).toEqual({ from: '2026-03-09', to: '2026-03-15', planned: [] })
  expect(calendar.flatMap(({ planned }) => planned)).toEqual([{ title: 'Vulcões', at: '2026-03-20T09:00:00.000Z' }])
})
