import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import { CALLERS, type Miss, ROWS_MAX } from './rules.ts'

/** Marks the keys of searches that found too much: no hash has a dot. */
const MUCH = 'much.'

/** One search that did not help. */
export interface MissNote {
  readonly miss: Miss
  /** Hash of the text. */
  readonly key: string
  readonly slot: number
  readonly text: string
  /** Begin of the day. */
  readonly at: Date
}

/** Notes a search; its text becomes readable with the third caller, and the bits of the callers go. */
export async function noteMiss(db: Db, { miss, key: hash, slot, text, at }: MissNote): Promise<void> {
  const key = miss === 'much' ? MUCH + hash : hash
  await sql`
    insert into search_misses as m (key, seen, last_at)
    select ${key}, array[${slot}::smallint], ${at}::timestamptz
    where (select count(*) from search_misses) < ${ROWS_MAX} or exists (select from search_misses where key = ${key})
    on conflict (key) do update set
      times = m.times + 1,
      last_at = excluded.last_at,
      text = case
        when m.text is null and not m.seen @> excluded.seen and cardinality(m.seen) + 1 >= ${CALLERS} then ${text}
        else m.text end,
      seen = case
        when m.text is not null or m.seen @> excluded.seen then m.seen
        when cardinality(m.seen) + 1 >= ${CALLERS} then '{}'
        else m.seen || excluded.seen end`.execute(db)
}

/** Readable searches of a kind, most frequent first. */
export async function selectMisses(db: Db, miss: Miss, limit: number): Promise<{ text: string; times: number }[]> {
  const { rows } = await sql<{ text: string; times: number }>`
    select text, times from search_misses
    where text is not null and starts_with(key, ${MUCH}) = ${miss === 'much'}
    order by times desc, text limit ${limit}`.execute(db)
  return rows
}
