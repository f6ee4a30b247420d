import { PgBoss } from 'pg-boss'
import { DEAD_LETTER, SCHEMA } from './jobs.ts'

/** Jobs put into the queue with one statement. */
const BATCH = 500

/** True if a queue was ever opened on this database. */
export const QUEUE_EXISTS = `select to_regclass('${SCHEMA}.job') is not null as exists`

/**
 * Every job that waits or runs, a line of JSON each: in the shape the queue takes them back, which outlives the columns
 * of its tables. Quote and delimiter are characters that JSON text never holds, so that the lines come as they are.
 */
export const COPY_WAITING_JOBS = `copy (
  select json_build_object('name', name, 'id', id, 'data', data, 'priority', priority, 'startAfter', start_after,
    'retryLimit', retry_limit, 'retryDelay', retry_delay, 'retryBackoff', retry_backoff,
    'retryDelayMax', retry_delay_max, 'expireInSeconds', expire_seconds)::text
  from ${SCHEMA}.job
  where state in ('created', 'retry', 'active') and name <> '${DEAD_LETTER}' and name not like '\\_\\_%'
  order by id
) to stdout with (format csv, quote e'\\x01', delimiter e'\\x02')`

/**
 * Puts jobs read with {@link COPY_WAITING_JOBS} into the queue of a database. Those that are there already stay as they are.
 * @param lines JSON texts
 */
export async function putWaitingJobs(url: string, lines: AsyncIterable<string>): Promise<void> {
  const boss = new PgBoss({ connectionString: url, schema: SCHEMA, max: 2, application_name: 'atividario-restore' })
  boss.on('error', () => {}) // what matters is thrown by the calls below
  await boss.start()
  try {
    await boss.createQueue(DEAD_LETTER)
    const batches = new Map<string, object[]>()
    const flush = async (name: string, jobs: object[]) => {
      await boss.createQueue(name)
      await boss.insert(name, jobs.splice(0))
    }
    for await (const line of lines) {
      const { name, ...job } = JSON.parse(line)
      for (const key of Object.keys(job)) if (job[key] === null) delete job[key]
      const batch = batches.get(name) ?? []
      batches.set(name, batch)
      batch.push({ ...job, deadLetter: DEAD_LETTER })
      if (batch.length >= BATCH) await flush(name, batch)
    }
    for (const [name, batch] of batches) if (batch.length > 0) await flush(name, batch)
  } finally {
    await boss.stop({ graceful: false })
  }
}
