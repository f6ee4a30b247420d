import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import type { DB } from '../../../platform/db/types.gen.ts'
import { escapeLike } from '../../catalogue/search/rules.ts'
import { HISTORY_READ, isCut, REST_READ } from '../../downloads/history/rules.ts'
import type { Plan } from '../../subscriptions/schema.ts'

export interface PeopleFilter {
  /** '' for no search. */
  readonly foldedText: string
  /** Plans the text speaks of: they match too. */
  readonly named: readonly Plan[]
  readonly plan: Plan | null
}

type People<O> = SelectQueryBuilder<DB, 'profiles', O>

function matching<O>(query: People<O>, { foldedText, named, plan }: PeopleFilter): People<O> {
  const inPlan = plan === null ? query : query.where('plan', '=', plan)
  if (foldedText === '') return inPlan
  return inPlan.where((eb) =>
    eb.or([
      eb('search_folded', 'like', `%${escapeLike(foldedText)}%`),
      ...(named.length > 0 ? [eb('plan', 'in', [...named])] : []),
    ]),
  )
}

const ROW = [
  'id',
  'name',
  'email',
  'plan',
  'billing_period',
  'subscription_status',
  'subscription_end_date',
  'subscription_provisional',
  'own_daily_limit',
  'ended_plan',
  'ended_status',
  'ended_daily_limit',
] as const

/** One stretch of the list, by id from the highest: from the start, or beside one person. */
export async function selectPeople(
  db: Db,
  filter: PeopleFilter,
  place: { after?: string; before?: string },
  limit: number,
) {
  const { after, before } = place
  let query = matching(db.selectFrom('profiles'), filter).select(ROW).limit(limit)
  if (before !== undefined) {
    const rows = await query.where('id', '>', before).orderBy('id', 'asc').execute()
    return rows.reverse()
  }
  if (after !== undefined) query = query.where('id', '<', after)
  return query.orderBy('id', 'desc').execute()
}

/** Number of matches; counting stops at `most`. */
export async function countPeople(db: Db, filter: PeopleFilter, most: number): Promise<number> {
  const found = matching(db.selectFrom('profiles'), filter).select('id')
  const row = await db
    .selectFrom(found.limit(most).as('found'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** Downloads of one day by each of these users; those without any are absent. */
export async function selectUsed(db: Db, userIds: readonly string[], dateKey: string): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('downloads')
    .select('user_id')
    .select((eb) => eb.fn.countAll<number>().as('used'))
    .where('user_id', 'in', userIds)
    .where('date_key', '=', dateKey)
    .groupBy('user_id')
    .execute()
  return new Map(rows.flatMap(({ user_id, used }) => (user_id === null ? [] : [[user_id, used] as const])))
}

/** The profile of one person, or undefined. */
export function findPerson(db: Db, userId: string) {
  return db
    .selectFrom('profiles')
    .select(ROW)
    .select(['receive_emails', 'mail_refused_at', 'cancellation_requested_at'])
    .where('id', '=', userId)
    .executeTakeFirst()
}

/** A person's downloads for one page, newest first, older than the one with the id `after`; no booklet is cut. */
export async function selectHistory(db: Db, userId: string, after: number | undefined) {
  const rows = await olderThan(db, userId, after, HISTORY_READ)
  const last = rows.at(-1)
  if (!last || !isCut(rows.map(({ booklet_id }) => booklet_id))) return rows
  return [...rows, ...(await olderThan(db, userId, last.id, REST_READ))]
}

function olderThan(db: Db, userId: string, after: number | undefined, limit: number) {
  return db
    .selectFrom('downloads')
    .select(['id', 'activity_title', 'date_key', 'created_at', 'booklet_id'])
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function countHistory(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('downloads')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.count
}

/** A person's subscriptions, newest first. */
export function selectSubscriptions(db: Db, userId: string, limit: number) {
  return db
    .selectFrom('subscriptions')
    .select(['id', 'type', 'billing_period', 'status', 'starts_at', 'ends_at', 'cancellation_reason', 'created_at'])
    .select(['next_charge_at', 'amount_cents'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
}

/** A person's rows of the ledger, newest first. */
export function selectPayments(db: Db, userId: string, limit: number) {
  return db
    .selectFrom('payments as p')
    .leftJoin('subscriptions as s', 's.id', 'p.subscription_id')
    .leftJoin('staff_refunds as r', (join) =>
      join.onRef('r.provider_payment_id', '=', 'p.provider_payment_id').on('r.state', '=', 'asked'),
    )
    .select(['p.id', 'p.provider_payment_id', 'p.amount_cents', 'p.method', 'p.status', 'p.created_at'])
    .select(['p.status_detail', 'p.refunded_cents', 'p.approved_at', 's.id as subscription_id', 's.type'])
    .select('r.amount_cents as waiting_cents')
    .where('p.user_id', '=', userId)
    .orderBy('p.created_at', 'desc')
    .orderBy(sql`p.id`)
    .limit(limit)
    .execute()
}
