import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import { countDisputes } from '../data.server.ts'
import type { Readings } from './rules.ts'

/** The readings now; failed jobs count from `since` on. */
export async function selectReadings(db: Db, { now, since }: { now: Date; since: Date }): Promise<Readings> {
  const minutes = (column: string) =>
    sql`coalesce(extract(epoch from ${now}::timestamptz - min(${sql.ref(column)})) / 60, 0)::float8`
  const [jobs, notices, disputes] = await Promise.all([
    sql<{ failed: number; waiting: number }>`
      select count(*) filter (where state = 'failed' and completed_on >= ${since})::int as failed,
        (select ${minutes('start_after')} from jobs.job
         where state in ('created', 'retry') and start_after < ${now} and name not like '\\_\\_%') as waiting
      from jobs.job where name not like '\\_\\_%'`.execute(db),
    sql<{ waiting: number }>`
      select ${minutes('received_at')} as waiting
      from webhook_inbox where processed_at is null and signature_verdict = 'valid'`.execute(db),
    countDisputes(db),
  ])
  return {
    failedJobs: jobs.rows[0]?.failed ?? 0,
    jobMinutes: jobs.rows[0]?.waiting ?? 0,
    noticeMinutes: notices.rows[0]?.waiting ?? 0,
    disputes,
  }
}
