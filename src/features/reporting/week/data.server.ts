import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import { DAY_STARTS_AT_UTC_HOUR } from '../../../platform/time.ts'
import type { Charged, Kept, StepCount } from './rules.ts'

/** The site's date of a moment in a column (rule: download day). */
const dayOf = (column: string) =>
  sql`((${sql.ref(column)} at time zone 'UTC') - make_interval(hours => ${DAY_STARTS_AT_UTC_HOUR}))::date`

/** Steps that leave rows in the database, by day from `since` on. */
export async function selectSteps(db: Db, since: string): Promise<StepCount[]> {
  const from = sql`(${since}::date + make_interval(hours => ${DAY_STARTS_AT_UTC_HOUR})) at time zone 'UTC'`
  const { rows } = await sql<StepCount>`
    select ${dayOf('created_at')}::text as day, 'accounts' as name, count(*)::int as count
    from profiles where created_at >= ${from} group by 1
    union all
    select d.date_key::text, 'first_print', count(distinct d.user_id)::int
    from downloads d
    where d.date_key >= ${since}::date and d.user_id is not null
      and not exists (select from downloads e where e.user_id = d.user_id and e.date_key < d.date_key)
    group by 1
    union all
    select date_key::text, 'downloads', sum(amount)::int from (
      select date_key, downloads as amount from download_days where date_key >= ${since}::date
      union all select date_key, amount from download_journal where date_key >= ${since}::date
    ) as so_far group by 1
    union all
    select ${dayOf('approved_at')}::text, 'paid', count(*)::int
    from payments where approved_at >= ${from} group by 1
    union all
    select ${dayOf('updated_at')}::text, 'refunded', count(*)::int
    from payments where status = 'refunded' and updated_at >= ${from} group by 1
    union all
    select ${dayOf('cancellation_requested_at')}::text, 'cancelled', count(*)::int
    from subscriptions where cancellation_requested_at >= ${from} group by 1`.execute(db)
  return rows
}

/** Card subscriptions that renew. */
export async function selectCharged(db: Db): Promise<Charged[]> {
  const { rows } = await sql<Charged>`
    select billing_period as "billingPeriod", count(*)::int as count, coalesce(sum(amount_cents), 0)::int as cents
    from subscriptions
    where type = 'subscription' and status = 'active' and cancellation_requested_at is null
    group by billing_period order by billing_period`.execute(db)
  return rows
}

/**
 * Card subscriptions that renewed at `since`, and how many were cancelled or lapsed after it. One that another period of
 * the same person replaced goes on.
 */
export async function selectKept(db: Db, since: Date): Promise<Kept> {
  const { rows } = await sql<Kept>`
    select count(*)::int as before, count(ended_at)::int as lost
    from (
      select case when exists (select from subscriptions r where r.replaces = s.id and r.status = 'active') then null
             else least(s.cancellation_requested_at, s.lapsed_at,
                        case when s.status in ('cancelled', 'expired') then s.updated_at end) end as ended_at
      from subscriptions s
      where s.type = 'subscription' and s.authorized_at < ${since}
    ) as renewed
    where ended_at is null or ended_at >= ${since}`.execute(db)
  return rows[0] ?? { before: 0, lost: 0 }
}

/** Kinds of sheets by their downloads from a day on, most first; null names uploaded sheets. */
export async function selectKindsDownloaded(
  db: Db,
  since: string,
  limit: number,
): Promise<{ kind: string | null; downloads: number }[]> {
  const { rows } = await sql<{ kind: string | null; downloads: number }>`
    select a.recipe ->> 'kind' as kind, count(*)::int as downloads
    from downloads d join activities a on a.id = d.activity_id
    where d.date_key >= ${since}::date
    group by 1 order by 2 desc, 1 limit ${limit}`.execute(db)
  return rows
}

/** Work that waits for the team. */
export interface Waiting {
  readonly requests: number
  /** ISO 8601; null without a request. */
  readonly oldestRequest: string | null
  /** Messages of the contact form in the last seven days. */
  readonly messages: number
  /** People whose mailbox is gone. */
  readonly refusedMailboxes: number
}

export async function selectWaiting(db: Db, since: Date): Promise<Waiting> {
  const { rows } = await sql<{ requests: number; oldest: Date | null; messages: number; refused: number }>`
    select
      (select count(*)::int from sheet_requests where state in ('received', 'in_progress') and merged_into is null) as requests,
      (select min(created_at) from sheet_requests where state in ('received', 'in_progress')) as oldest,
      (select count(*)::int from contact_messages where created_at >= ${since}) as messages,
      (select count(*)::int from profiles where mail_refused_at is not null) as refused`.execute(db)
  const [row] = rows
  return {
    requests: row?.requests ?? 0,
    oldestRequest: row?.oldest?.toISOString() ?? null,
    messages: row?.messages ?? 0,
    refusedMailboxes: row?.refused ?? 0,
  }
}
