import type { Metrics } from '../../platform/metrics/metrics.ts'
import type { VisitorPages } from './pages.ts'

/** Adds what the kept pages of visitors save, and the room they take. */
export function watchPages(metrics: Metrics, pages: VisitorPages): void {
  metrics.watch({
    name: 'visitor_pages_total',
    help: 'Visitors’ pages: hit and stale came from memory, miss was rendered; failed, dropped and evicted besides',
    labels: ['outcome'],
    read: () => Object.entries(pages.counts()).map(([outcome, value]) => ({ labels: { outcome }, value })),
  })
  metrics.watch({ name: 'visitor_pages_kept', help: 'Pages in memory', read: () => [{ value: pages.size().pages }] })
  metrics.watch({
    name: 'visitor_pages_kept_bytes',
    help: 'Room the pages in memory take, all encodings',
    read: () => [{ value: pages.size().bytes }],
  })
}
