import type { DatabaseMetric } from '../platform/metrics/database.ts'

/** Downloads that were asked for, in each process. */
export const DOWNLOADS = {
  name: 'downloads_total',
  help: 'Downloads asked for, by what was answered (granted, repeated, or the refusal)',
  label: 'outcome',
} as const

/** Metrics that one query reads from the database for all processes. */
export const DATABASE_METRICS: readonly DatabaseMetric[] = [
  {
    name: 'webhook_waiting',
    help: 'Proven notifications of the payment provider that were not handled yet',
    sql: `select count(*)::float8 as value from webhook_inbox where processed_at is null and signature_verdict = 'valid'`,
  },
  {
    name: 'webhook_lag_seconds',
    help: 'Age of the oldest proven notification that was not handled yet',
    sql: `select coalesce(extract(epoch from now() - min(received_at)), 0)::float8 as value
          from webhook_inbox where processed_at is null and signature_verdict = 'valid'`,
  },
  {
    name: 'payments',
    help: 'Payments of the ledger by status',
    labels: ['status'],
    sql: `select status, count(*)::float8 as value from payments group by status`,
  },
]
