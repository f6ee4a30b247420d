import type { Logger } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import { AppError } from '../../product/errors.ts'
import { isOutOfReach } from '../../product/out-of-reach.ts'
import type { CachedPage, PageCache } from './cache.ts'

type Watched = Pick<PageCache<CachedPage>, 'counts' | 'size'>

const NAMES = {
  visitor: { total: 'visitor_pages_total', pages: 'visitor_pages_kept', bytes: 'visitor_pages_kept_bytes' },
  member: { total: 'member_pages_total', pages: 'member_pages_kept', bytes: 'member_pages_kept_bytes' },
} as const

/** Adds hits, misses and size of both page caches: visitors' and members'. */
export function watchPages(metrics: Metrics, pages: Readonly<Record<keyof typeof NAMES, Watched>>): void {
  for (const whose of ['visitor', 'member'] as const) {
    const cache = pages[whose]
    metrics.watch({
      name: NAMES[whose].total,
      help: `Pages of a ${whose}: hit and stale came from memory, miss was rendered; failed, dropped and evicted besides`,
      labels: ['outcome'],
      read: () => Object.entries(cache.counts()).map(([outcome, value]) => ({ labels: { outcome }, value })),
    })
    metrics.watch({
      name: NAMES[whose].pages,
      help: 'Pages in memory',
      read: () => [{ value: cache.size().pages }],
    })
    metrics.watch({
      name: NAMES[whose].bytes,
      help: 'Room the pages in memory take, all encodings',
      read: () => [{ value: cache.size().bytes }],
    })
  }
}

/**
 * Logs and counts the errors met while a page is made for the cache; the last step answers, and logs, expected refusals
 * and a missing database.
 */
export function watchFaults(metrics: Metrics, log: Pick<Logger, 'error'>) {
  const faults: Record<keyof typeof NAMES, number> = { visitor: 0, member: 0 }
  metrics.watch({
    name: 'page_cache_faults_total',
    help: 'Pages that could not be made for the cache, by an error nobody expected',
    labels: ['kind'],
    read: () => Object.entries(faults).map(([kind, value]) => ({ labels: { kind }, value })),
  })
  return (kind: keyof typeof NAMES) => (error: unknown) => {
    if (error instanceof AppError || isOutOfReach(error)) return
    faults[kind] += 1
    log.error({ err: error }, `a ${kind}'s page could not be made for the cache`)
  }
}
