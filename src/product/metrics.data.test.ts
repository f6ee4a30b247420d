import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/setup/database.ts'
import { defineJob } from '../platform/jobs/job.ts'
import { openJobs } from '../platform/jobs/jobs.ts'
import { createLog } from '../platform/log.ts'
import { watchDatabase } from '../platform/metrics/database.ts'
import { createMetrics } from '../platform/metrics/metrics.ts'
import { DATABASE_METRICS } from './metrics.ts'

const database = await testDatabase()
const { db } = database

test('the database tells of jobs, notifications that wait and payments', async () => {
  const jobs = await openJobs({ url: database.url, log: createLog({ level: 'silent' }) })
  const job = defineJob('a-job', { retryLimit: 0, retryDelaySeconds: 1 })
  await jobs.send(job, {})
  await jobs.send(job, {})
  await jobs.stop()
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)
  const delivery = { topic: 'payment', body: {}, signature_verdict: 'valid' as const }
  await db
    .insertInto('webhook_inbox')
    .values([
      { ...delivery, received_at: ago(600) },
      { ...delivery, received_at: ago(60) },
      { ...delivery, received_at: ago(9_000), processed_at: new Date() },
      // Never handled, on purpose.
      { ...delivery, signature_verdict: 'missing', received_at: ago(9_000) },
    ])
    .execute()
  for (const [provider_payment_id, status] of [
    ['1', 'approved'],
    ['2', 'approved'],
    ['3', 'refunded'],
  ] as const)
    await db.insertInto('payments').values({ provider_payment_id, status, amount_cents: 1190, method: 'pix' }).execute()

  let now = 0
  const metrics = createMetrics()
  watchDatabase(metrics, database.pool, () => now, DATABASE_METRICS)
  const text = await metrics.text()
  expect(text).toContain('atividario_jobs{queue="a-job",state="created"} 2')
  expect(text).not.toContain('queue="__')
  expect(text).toContain('atividario_webhook_waiting 2')
  expect(Number(/^atividario_webhook_lag_seconds (\S+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(600)
  expect(Number(/^atividario_webhook_lag_seconds (\S+)$/m.exec(text)?.[1])).toBeLessThan(5_000)
  expect(text).toContain('atividario_payments{status="approved"} 2')
  expect(text).toContain('atividario_payments{status="refunded"} 1')
  expect(text).toMatch(/atividario_database_connections\{state="waiting"\} \d/)

  await db.deleteFrom('payments').execute()
  expect(await metrics.text()).toContain('atividario_payments{status="approved"} 2')
  now = 60_000
  expect(await metrics.text()).not.toContain('atividario_payments{')
})
