import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/pool.ts'
import type { DB } from '../../platform/db/types.gen.ts'
import {
  MAX_CANDIDATES,
  PAGE_SIZE,
  pageWithin,
  type RequestKind,
  type RequestOrder,
  type RequestState,
} from './rules.ts'
import type { RequestInput, RequestPage, SheetRequest } from './schema.ts'

type Trx = Transaction<DB>

const OPEN = ['received', 'in_progress'] as const satisfies RequestState[]

export async function countOpen(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('sheet_requests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', 'in', OPEN)
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

export async function insertRequest(trx: Trx, userId: string, input: RequestInput, at: Date): Promise<string> {
  const { kind, theme, ageRange, goal, words } = input
  const row = await trx
    .insertInto('sheet_requests')
    .values({ user_id: userId, kind, theme, age_range: ageRange, goal, words, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/**
 * People other than its author who want a request: they voted for it or for one merged into it, or made such a one.
 * `counts` is false for a vote of an account without a proven mailbox: such accounts are free to make.
 */
const wanting = sql`(
  select votes.user_id, voter.mailbox_proven as counts
  from request_votes votes join sheet_requests voted on voted.id = votes.request_id
    join auth_users voter on voter.id = votes.user_id
  where voted.id = sheet_requests.id or voted.merged_into = sheet_requests.id
  union
  select merged.user_id, true from sheet_requests merged where merged.merged_into = sheet_requests.id
)`

/** Number of votes for a reader, whose own vote counts for them in any case. */
const votesOf = (readerId: string | null) =>
  sql<number>`(select count(distinct user_id)::int from ${wanting} wanting
    where (counts or user_id = ${readerId})
      and (user_id <> sheet_requests.user_id or sheet_requests.user_id is null and user_id is not null))`

/** True if the reader made the request or one that was merged into it. */
const isOwn = (readerId: string) => sql<boolean>`coalesce(sheet_requests.user_id = ${readerId}, false) or exists (
  select from sheet_requests merged where merged.merged_into = sheet_requests.id and merged.user_id = ${readerId})`

/** Lists of requests: their own, others' that they may vote for, and those of administrators. */
export type Listed = 'own' | 'shown' | 'open' | 'closed' | 'all'

const isOpen = sql<boolean>`sheet_requests.state in (${sql.join(OPEN.map((state) => sql.lit(state)))})`

function listed(db: Db, readerId: string, list: Listed) {
  return db
    .selectFrom('sheet_requests')
    .$if(list === 'own', (query) => query.where('user_id', '=', readerId))
    .$if(list === 'shown', (query) => query.where('is_public', '=', true).where(sql<boolean>`not (${isOwn(readerId)})`))
    .$if(list !== 'own', (query) => query.where('merged_into', 'is', null))
    .$if(list === 'shown' || list === 'open', (query) => query.where(isOpen))
    .$if(list === 'closed', (query) => query.where(sql<boolean>`not ${isOpen}`))
}

/** A page of a list as one user sees it; the last page for one past the end. Open requests come first. */
export async function selectRequests(
  db: Db,
  readerId: string,
  { list, order, page: wanted }: { list: Listed; order: RequestOrder; page: number },
): Promise<RequestPage> {
  const counted = await listed(db, readerId, list)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirst()
  const total = Number(counted?.count ?? 0)
  const page = pageWithin(wanted, total)
  const rows = await listed(db, readerId, list)
    .leftJoin('activities', (join) =>
      join.onRef('activities.id', '=', 'sheet_requests.activity_id').on('activities.status', '=', 'ativo'),
    )
    .selectAll('sheet_requests')
    .select(['activities.slug', 'activities.title'])
    .select([
      votesOf(readerId).as('votes'),
      sql<boolean>`exists (select from ${wanting} wanting where user_id = ${readerId})`.as('voted'),
      isOwn(readerId).as('is_own'),
    ])
    .orderBy(isOpen, 'desc')
    .$if(order === 'votes', (query) => query.orderBy(votesOf(null), 'desc'))
    .orderBy('sheet_requests.created_at', order === 'newest' ? 'desc' : 'asc')
    .orderBy('sheet_requests.id')
    .offset((page - 1) * PAGE_SIZE)
    .limit(PAGE_SIZE)
    .execute()
  const requests = rows.map(
    (row): SheetRequest => ({
      id: row.id,
      kind: row.kind as RequestKind,
      theme: row.theme,
      ageRange: row.age_range,
      goal: row.goal,
      words: row.words,
      state: row.state as RequestState,
      answer: row.answer,
      sheet: row.slug !== null && row.title !== null ? { slug: row.slug, title: row.title } : null,
      isPublic: row.is_public,
      votes: row.votes,
      voted: row.voted,
      isOwn: row.is_own,
      isMerged: row.merged_into !== null,
      createdAt: row.created_at.toISOString(),
    }),
  )
  return { requests, total, page, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)) }
}

/** Requests that were merged into these, oldest first. */
export function selectMerged(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('sheet_requests')
    .select(['id', 'theme', 'goal', 'words', 'merged_into as into'])
    .where('merged_into', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Open requests that others may be merged into, the most wanted first. */
export function selectCandidates(db: Db) {
  return listed(db, '', 'open')
    .select(['id', 'kind', 'theme'])
    .orderBy(votesOf(null), 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .limit(MAX_CANDIDATES)
    .execute()
}

export interface Answered {
  readonly id: string
  readonly kind: RequestKind
  readonly userId: string | null
  readonly state: RequestState
  readonly answer: string | null
  readonly isPublic: boolean
  readonly mergedInto: string | null
}

/** A request and those that were merged into it, their rows locked: the request first; empty for an unknown one. */
export async function lockWithMerged(trx: Trx, id: string): Promise<readonly Answered[]> {
  const rows = await trx
    .selectFrom('sheet_requests')
    .select(['id', 'kind', 'user_id', 'state', 'answer', 'is_public', 'merged_into'])
    .where((eb) => eb.or([eb('id', '=', id), eb('merged_into', '=', id)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  if (!rows.some((row) => row.id === id)) return []
  return rows
    .map((row) => ({
      id: row.id,
      kind: row.kind as RequestKind,
      userId: row.user_id,
      state: row.state as RequestState,
      answer: row.answer,
      isPublic: row.is_public,
      mergedInto: row.merged_into,
    }))
    .sort((a, b) => Number(b.id === id) - Number(a.id === id))
}

interface WrittenAnswer {
  readonly state: RequestState
  readonly answer: string | null
  readonly activityId: string | null
  readonly isPublic: boolean
  readonly at: Date
}

/** Writes the answer to a request and to those that were merged into it; only the request itself is shown to others. */
export async function writeAnswer(trx: Trx, id: string, answer: WrittenAnswer): Promise<void> {
  await trx
    .updateTable('sheet_requests')
    .set({ state: answer.state, answer: answer.answer, activity_id: answer.activityId, answered_at: answer.at })
    .where((eb) => eb.or([eb('id', '=', id), eb('merged_into', '=', id)]))
    .execute()
  await trx.updateTable('sheet_requests').set({ is_public: answer.isPublic }).where('id', '=', id).execute()
}

/** Merges a request, with those that were merged into it before, into another one. */
export async function writeMerge(trx: Trx, id: string, into: string): Promise<void> {
  await trx
    .updateTable('sheet_requests')
    .set({ merged_into: into })
    .where((eb) => eb.or([eb('id', '=', id), eb('merged_into', '=', id)]))
    .execute()
}

/** @returns false for a request that is not merged */
export async function writeSeparation(trx: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sheet_requests')
    .set({ merged_into: null })
    .where('id', '=', id)
    .where('merged_into', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Votes for a request; taken back, the votes for those merged into it go too. */
export async function writeVote(trx: Trx, requestId: string, userId: string, wanted: boolean): Promise<void> {
  if (wanted)
    await trx
      .insertInto('request_votes')
      .values({ request_id: requestId, user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else
    await trx
      .deleteFrom('request_votes')
      .using('sheet_requests')
      .whereRef('sheet_requests.id', '=', 'request_votes.request_id')
      .where((eb) => eb.or([eb('sheet_requests.id', '=', requestId), eb('sheet_requests.merged_into', '=', requestId)]))
      .where('request_votes.user_id', '=', userId)
      .execute()
}

/** Facts for a mail about an answer; null for a deleted account, and for a mailbox that is gone. */
export async function findAnswer(db: Db, id: string) {
  const row = await db
    .selectFrom('sheet_requests')
    .innerJoin('auth_users', 'auth_users.id', 'sheet_requests.user_id')
    .innerJoin('profiles', 'profiles.id', 'sheet_requests.user_id')
    .leftJoin('activities', (join) =>
      join.onRef('activities.id', '=', 'sheet_requests.activity_id').on('activities.status', '=', 'ativo'),
    )
    .select(['auth_users.email', 'sheet_requests.theme', 'sheet_requests.state', 'sheet_requests.answer'])
    .select('activities.slug')
    .where('sheet_requests.id', '=', id)
    .where('profiles.mail_refused_at', 'is', null)
    .executeTakeFirst()
  return row ? { ...row, state: row.state as RequestState } : null
}
