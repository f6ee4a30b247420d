import type { Pool } from 'pg'
import type { Metrics, Watched } from './metrics.ts'

/** Shortest time between two readings of the database's metrics (ms). */
const CACHE_MS = 15_000

/** A metric that the database holds for all processes: label and number of each row of a query. */
export type DatabaseMetric = Omit<Watched, 'read'> & { readonly sql: string }

const JOBS: readonly DatabaseMetric[] = [
  {
    name: 'jobs',
    help: 'Jobs in the queue by kind and state; created and retry wait, failed have no try left',
    labels: ['queue', 'state'],
    sql: `select name as queue, state::text, count(*)::float8 as value from jobs.job
          where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_%' group by 1, 2`,
  },
  {
    name: 'jobs_oldest_waiting_seconds',
    help: 'How long the oldest job that should have begun has waited',
    sql: `select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as value from jobs.job
          where state in ('created', 'retry') and start_after < now() and name not like '\\_\\_%'`,
  },
]

/**
 * Adds the metrics that are read from the database, and the state of this process's connections.
 * @param more beside those of the jobs
 */
export function watchDatabase(
  metrics: Metrics,
  pool: Pool,
  now: () => number,
  more: readonly DatabaseMetric[] = [],
): void {
  for (const { sql, ...metric } of [...JOBS, ...more]) {
    let cached: { at: number; values: Promise<Awaited<ReturnType<Watched['read']>>> } | null = null
    const query = async () => {
      const { rows } = await pool.query<Record<string, string> & { value: number }>(sql)
      return rows.map(({ value, ...labels }) => ({ labels, value }))
    }
    const read = () => {
      if (cached && now() - cached.at < CACHE_MS) return cached.values
      const values = query()
      cached = { at: now(), values }
      // A failed read is tried again the next time.
      values.catch(() => {
        cached = null
      })
      return values
    }
    metrics.watch({ ...metric, read })
  }
  metrics.watch({
    name: 'database_connections',
    help: 'Connections of this process: in use, idle, and requests that wait for one',
    labels: ['state'],
    read: () => [
      { labels: { state: 'in_use' }, value: pool.totalCount - pool.idleCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
      { labels: { state: 'waiting' }, value: pool.waitingCount },
    ],
  })
}
