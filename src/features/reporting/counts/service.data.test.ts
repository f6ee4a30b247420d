import { expect, test } from 'vitest'
import { cleanUpLater } from '../../../../tests/setup/cleanups.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import { createLog } from '../../../platform/log.ts'
import { selectCounts } from './data.server.ts'
import { createDailyCounts } from './service.server.ts'

const { db, pool } = await testDatabase()
const log = createLog({ level: 'silent' })
let now = new Date('2026-03-10T12:00:00Z')
const open = () => {
  const counts = createDailyCounts({ db, clock: () => now, log })
  cleanUpLater(counts.stop)
  return counts
}

test('counts of several processes add up, each under its day', async () => {
  const [one, two] = [open(), open()]
  for (let i = 0; i < 3; i += 1) one.add('plans_seen')
  two.add('plans_seen')
  two.add('wall_seen')
  await one.flush()
  await two.flush()
  now = new Date('2026-03-11T02:59:00Z')
  one.add('limit_met')
  now = new Date('2026-03-11T03:00:00Z')
  one.add('limit_met')
  await one.stop()
  const byName = (rows: Awaited<ReturnType<typeof selectCounts>>) =>
    rows.map(({ day, name, count }) => `${day} ${name} ${count}`).sort()
  await expect
    .poll(async () => byName(await selectCounts(db, '2026-03-01')))
    .toEqual(['2026-03-10 limit_met 1', '2026-03-10 plans_seen 4', '2026-03-10 wall_seen 1', '2026-03-11 limit_met 1'])
  expect(await selectCounts(db, '2026-03-11')).toHaveLength(1)
})

test('the table has no column that could hold a person', async () => {
  const { rows } = await pool.query(
    `select column_name || ' ' || data_type as column from information_schema.columns
     where table_name = 'daily_counts' order by 1`,
  )
  expect(rows.map(({ column }) => column)).toEqual(['count bigint', 'day date', 'name text'])
})

test('a database that fails costs numbers, never an answer', async () => {
  const failing = createDailyCounts({ db: null as never, clock: () => now, log })
  cleanUpLater(failing.stop)
  failing.add('plans_seen')
  await expect(failing.flush()).resolves.toBeUndefined()
})
