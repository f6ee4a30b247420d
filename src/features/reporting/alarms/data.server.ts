import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import { failedBy, type Readings } from './rules.ts'

/** The readings now; failed jobs count from `since` on. */
export async function selectReadings(db: Db, { now, since }: { now: Date; since: Date }): Promise<Readings> {
  const minutes = (column: string) =>
    sql`coalesce(extract(epoch from ${now}::timestamptz - min(${sql.ref(column)})) / 60, 0)::float8`
  const [failed, jobs, notices, disputes] = await Promise.all([
    sql<{ name: string; count: number }>`
      select name, count(*)::int as count from jobs.job
      where state = 'failed' and completed_on >= ${since} and name not like '\\_\\_%'
      group by name`.execute(db),
    sql<{ waiting: number }>`
      select ${minutes('start_after')} as waiting from jobs.job
      where state in ('created', 'retry') and start_after < ${now} and name not like '\\_\\_%'`.execute(db),
    sql<{ waiting: number }>`
      select ${minutes('received_at')} as waiting
      from webhook_inbox where processed_at is null and signature_verdict = 'valid'`.execute(db),
    countDisputes(db),
  ])
  return {
    ...failedBy(failed.rows),
    jobMinutes: jobs.rows[0]?.waiting ?? 0,
    noticeMinutes: notices.rows[0]?.waiting ?? 0,
    disputes,
  }
}

/** Chargebacks and complaints that are not decided; their index has only disputed payments (migration 0031). */
async function countDisputes(db: Db): Promise<number> {
  const row = await db
    .selectFrom('payments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', 'in', ['charged_back', 'in_mediation'])
    .where(({ or, eb }) =>
      or([eb('status_detail', 'is', null), eb('status_detail', 'not in', ['reimbursed', 'settled'])]),
    )
    .executeTakeFirstOrThrow()
  return row.count
}
