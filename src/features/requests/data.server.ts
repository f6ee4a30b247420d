import { type ExpressionBuilder, sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/pool.ts'
import type { DB } from '../../platform/db/types.gen.ts'
import { PAGE_SIZE, pageWithin, type RequestKind, type RequestOrder, type RequestState } from './rules.ts'
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

const votesOf = (eb: ExpressionBuilder<DB, 'sheet_requests'>) =>
  eb
    .selectFrom('request_votes')
    .whereRef('request_votes.request_id', '=', 'sheet_requests.id')
    .select((of) => of.fn.countAll<number>().as('count'))

/** Lists of requests: their own, others' that they may vote for, and those of administrators. */
export type Listed = 'own' | 'shown' | 'open' | 'closed' | 'all'

const isOpen = sql<boolean>`sheet_requests.state in (${sql.join(OPEN.map((state) => sql.lit(state)))})`

function listed(db: Db, readerId: string, list: Listed) {
  return db
    .selectFrom('sheet_requests')
    .$if(list === 'own', (query) => query.where('user_id', '=', readerId))
    .$if(list === 'shown', (query) =>
      query.where('is_public', '=', true).where(sql<boolean>`user_id is distinct from ${readerId}`),
    )
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
    .select((eb) => votesOf(eb).as('votes'))
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('request_votes')
            .whereRef('request_votes.request_id', '=', 'sheet_requests.id')
            .where('request_votes.user_id', '=', readerId)
            .select('request_votes.request_id'),
        )
        .as('voted'),
    )
    .orderBy(isOpen, 'desc')
    .$if(order === 'votes', (query) => query.orderBy(votesOf, 'desc'))
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
      votes: Number(row.votes),
      voted: Boolean(row.voted),
      isOwn: row.user_id === readerId,
      createdAt: row.created_at.toISOString(),
    }),
  )
  return { requests, total, page, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)) }
}

export interface Answered {
  readonly userId: string | null
  readonly state: RequestState
  readonly answer: string | null
  readonly isPublic: boolean
}

/** A request with its row locked, or null. */
export async function lockRequest(trx: Trx, id: string): Promise<Answered | null> {
  const row = await trx
    .selectFrom('sheet_requests')
    .select(['user_id', 'state', 'answer', 'is_public'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row
    ? { userId: row.user_id, state: row.state as RequestState, answer: row.answer, isPublic: row.is_public }
    : null
}

export async function writeAnswer(
  trx: Trx,
  id: string,
  answer: { state: RequestState; answer: string | null; activityId: string | null; isPublic: boolean; at: Date },
): Promise<void> {
  await trx
    .updateTable('sheet_requests')
    .set({
      state: answer.state,
      answer: answer.answer,
      activity_id: answer.activityId,
      is_public: answer.isPublic,
      answered_at: answer.at,
    })
    .where('id', '=', id)
    .execute()
}

export async function writeVote(trx: Trx, requestId: string, userId: string, wanted: boolean): Promise<void> {
  if (wanted)
    await trx
      .insertInto('request_votes')
      .values({ request_id: requestId, user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await trx.deleteFrom('request_votes').where('request_id', '=', requestId).where('user_id', '=', userId).execute()
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
