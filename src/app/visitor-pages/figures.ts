import type { Metrics } from '../../platform/metrics/metrics.ts'
import type { Keepable, Kept } from './kept.ts'

type Watched = Pick<Kept<Keepable>, 'counts' | 'size'>

/** Adds what the kept pages save, and the room they take: those of visitors, and those of members. */
export function watchPages(metrics: Metrics, pages: { readonly visitor: Watched; readonly member: Watched }): void {
  for (const [whose, kept] of Object.entries(pages)) {
    metrics.watch({
      name: `${whose}_pages_total`,
      help: `Pages of a ${whose}: hit and stale came from memory, miss was rendered; failed, dropped and evicted besides`,
      labels: ['outcome'],
      read: () => Object.entries(kept.counts()).map(([outcome, value]) => ({ labels: { outcome }, value })),
    })
    metrics.watch({
      name: `${whose}_pages_kept`,
      help: 'Pages in memory',
      read: () => [{ value: kept.size().pages }],
    })
    metrics.watch({
      name: `${whose}_pages_kept_bytes`,
      help: 'Room the pages in memory take, all encodings',
      read: () => [{ value: kept.size().bytes }],
    })
  }
}
