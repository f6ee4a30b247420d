import { sql } from 'kysely'
import type { Db } from '../../platform/db/pool.ts'
import type { AuditRecord } from './schema.ts'

interface NewEntry {
  readonly actor_id: string | null
  readonly action: string
  readonly subject_type: string
  readonly subject_id: string
  readonly summary: string
  readonly details: Readonly<Record<string, unknown>>
  readonly created_at: Date
}

export async function insertEntry(db: Db, { details, ...entry }: NewEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({ ...entry, details: JSON.stringify(details) })
    .execute()
}

export interface EntryFilter {
  readonly after?: number
  readonly action?: string
  readonly actor?: string
  readonly subjectType?: string
  readonly subjectId?: string
}

/** Newest first. Ids grow with time, so that each page by id costs the same. */
export async function selectEntries(db: Db, filter: EntryFilter, limit: number): Promise<AuditRecord[]> {
  const { after, action, actor, subjectType, subjectId } = filter
  const rows = await db
    .selectFrom('audit_log as l')
    .leftJoin('profiles as actor', 'actor.id', 'l.actor_id')
    .select(['l.id', 'l.created_at', 'l.action', 'l.subject_type', 'l.subject_id', 'l.summary', 'l.details'])
    .select(['actor.id as actorId', 'actor.name as actorName'])
    .$if(after !== undefined, (query) => query.where('l.id', '<', after ?? 0))
    .$if(action !== undefined, (query) => query.where('l.action', '=', action ?? ''))
    .$if(actor !== undefined, (query) => query.where('l.actor_id', '=', actor ?? ''))
    .$if(subjectType !== undefined, (query) => query.where('l.subject_type', '=', subjectType ?? ''))
    .$if(subjectId !== undefined, (query) => query.where('l.subject_id', '=', subjectId ?? ''))
    .orderBy('l.id', 'desc')
    .limit(limit)
    .execute()
  const idsOf = (type: string) =>
    rows.flatMap((row) => (row.subject_type === type && UUID.test(row.subject_id) ? [row.subject_id] : []))
  const names = new Map([...(await personNames(db, idsOf('user'))), ...(await titles(db, idsOf('activity')))])
  return rows.map((row) => ({
    id: row.id,
    at: row.created_at.toISOString(),
    action: row.action,
    actor: row.actorId === null || row.actorName === null ? null : { id: row.actorId, name: row.actorName },
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    subjectName: names.get(row.subject_id) ?? null,
    summary: row.summary,
    details: row.details as Record<string, unknown>,
  }))
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

async function personNames(db: Db, ids: readonly string[]): Promise<[string, string][]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('profiles').select(['id', 'name']).where('id', 'in', ids).execute()
  return rows.map(({ id, name }) => [id, name])
}

async function titles(db: Db, ids: readonly string[]): Promise<[string, string][]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('activities').select(['id', 'title']).where('id', 'in', ids).execute()
  return rows.map(({ id, title }) => [id, title])
}

/** The administrators in the log: a loose index scan, which skips from one to the next instead of reading the whole log. */
export async function selectActors(db: Db): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive actors (id) as (
      (select actor_id from audit_log where actor_id is not null order by actor_id limit 1)
      union all
      select (select l.actor_id from audit_log l where l.actor_id > actors.id order by l.actor_id limit 1)
      from actors where actors.id is not null
    )
    select p.id, p.name from actors join profiles p on p.id = actors.id order by p.name, p.id`.execute(db)
  return rows
}
