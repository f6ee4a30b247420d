import { MINUTE_MS } from '../../platform/time.ts'
import { createTurns } from '../../platform/turns.ts'

/** A cached page is fresh for this long (ms). */
export const FRESH_MS = 45_000
/**
 * A page older than {@link FRESH_MS} is served stale, while another one is rendered, until this age (ms). After it requests
 * wait for the rendering (rule: popular activities).
 */
export const TTL_MS = MINUTE_MS
/** A lasting page is fresh, and served, this many times as long. */
const LASTING = 10

/** A page of this age is removed (ms). Until then it saves the encoding, when the same page is rendered again. */
const FORGOTTEN_MS = LASTING * TTL_MS
/** Requests after which a page is worth {@link PageCacheOptions.improve}. */
export const OFTEN = 20
/** Interval of searching for old pages, while the cache is used (ms). */
const SWEEP_MS = 30_000
/**
 * Memory of a cached page beside its encodings (bytes): key, headers, policy, objects and their buffers. Measured with
 * pages of a few bytes, and rounded up.
 */
export const PAGE_OVERHEAD_BYTES = 8 * 1_024

/** The part of a page that the cache looks at. */
export interface CachedPage {
  /** By the cache's own clock. */
  readonly renderedAt: number
  /** Its memory: all its encodings, each in a separate buffer, and {@link PAGE_OVERHEAD_BYTES}. */
  readonly bytes: number
  /** True if other requests may get it too. */
  readonly shared: boolean
  /** True if only a change that empties the cache changes it. */
  readonly lasting: boolean
}

export interface PageCacheOptions<Page extends CachedPage> {
  /** Renders the page for a key; null if it cannot be cached. `before` is the copy in the cache. */
  readonly make: (key: string, renderedAt: number, before: Page | null) => Promise<Page | null>
  /**
   * Background work on a page that is requested {@link OFTEN} times: one page at a time. Null for pages that stay as they
   * are.
   */
  readonly improve?: (key: string, page: Page) => (() => Promise<Page>) | null
  /** Monotonic clock (ms): with the time of day, a clock that is set back by a day would hold pages for a day. */
  readonly now: () => number
  readonly budgetBytes: number
}

/**
 * Pages rendered once and cached in memory. One rendering at a time for each key; beyond the budget the least recently
 * used are removed, and old ones in any case.
 */
export function createPageCache<Page extends CachedPage>(options: PageCacheOptions<Page>) {
  const { make, improve, now, budgetBytes } = options
  const cached = new Map<string, Page>()
  const underWay = new Map<string, Promise<Page | null>>()
  // Pages that were first requested together expire together: rendered one at a time, they do not block others.
  const inTurn = createTurns(1)
  const waiting = new Set<string>()
  let bytes = 0
  // Incremented by every drop(). A rendering that started in an older generation is not stored.
  let generation = 0
  /** Lookups by their result; `failed` counts renderings, `dropped` times the whole cache was emptied. */
  const counts = { hit: 0, stale: 0, miss: 0, failed: 0, dropped: 0, evicted: 0 }

  /** Age by which a page is judged (ms): a lasting one grows old more slowly. */
  const ageOf = ({ renderedAt, lasting }: Page) => (now() - renderedAt) / (lasting ? LASTING : 1)

  function forget(key: string): void {
    bytes -= cached.get(key)?.bytes ?? 0
    cached.delete(key)
  }

  function keep(key: string, page: Page): void {
    forget(key)
    if (page.bytes > budgetBytes) return
    cached.set(key, page)
    bytes += page.bytes
    for (const oldest of cached.keys()) {
      if (bytes <= budgetBytes) return
      forget(oldest)
      counts.evicted += 1
    }
  }

  let sweptAt = now()
  /** Drops pages that were not requested for a long time; else a slow trickle of addresses would stay for good. */
  function sweep(): void {
    if (now() - sweptAt < SWEEP_MS) return
    sweptAt = now()
    for (const [key, page] of cached) if (now() - page.renderedAt >= FORGOTTEN_MS) forget(key)
  }

  async function fill(key: string): Promise<Page | null> {
    const began = generation
    const page = await make(key, now(), cached.get(key) ?? null)
    if (page?.shared && began === generation) keep(key, page)
    return page
  }

  function rendered(key: string): Promise<Page | null> {
    let filling = underWay.get(key)
    if (!filling) {
      const done = () => {
        if (underWay.get(key) === filling) underWay.delete(key)
      }
      filling = fill(key)
        .catch((error: unknown) => {
          counts.failed += 1
          throw error
        })
        .finally(done)
      underWay.set(key, filling)
    }
    return filling
  }

  /** Renders a stale page again, one at a time. */
  function refresh(key: string): void {
    if (waiting.has(key)) return
    waiting.add(key)
    inTurn(async () => {
      const page = cached.get(key)
      if (page && ageOf(page) >= FRESH_MS) await rendered(key)
    })
      .catch(() => undefined)
      .finally(() => waiting.delete(key))
  }

  /** Puts a better copy in the place of a page, unless another page took it meanwhile. */
  function replace(key: string, page: Page, better: Page): void {
    if (cached.get(key) === page) keep(key, better)
  }

  const requests = new WeakMap<Page, number>()
  let improving = false
  /** Improves a page in the background, once it was requested often. */
  function improveAside(key: string, page: Page): void {
    const requested = (requests.get(page) ?? 0) + 1
    requests.set(page, requested)
    const work = improving || requested < OFTEN ? null : improve?.(key, page)
    if (!work) return
    improving = true
    work()
      .then((better) => replace(key, page, better))
      // The page as it is serves as well.
      .catch(() => undefined)
      .finally(() => {
        improving = false
      })
  }

  return {
    /** The cached page, or null. A stale one is rendered again in the background. */
    atHand(key: string): Page | null {
      sweep()
      const page = cached.get(key)
      const age = page ? ageOf(page) : TTL_MS
      if (!page || age >= TTL_MS) {
        counts.miss += 1
        return null
      }
      counts[age >= FRESH_MS ? 'stale' : 'hit'] += 1
      if (age >= FRESH_MS) refresh(key)
      else improveAside(key, page)
      // The last in the map is the last asked for.
      cached.delete(key)
      cached.set(key, page)
      return page
    },

    /** True if the page is served without a new rendering: fresh, stale, or being rendered already. */
    isNear(key: string): boolean {
      const page = cached.get(key)
      return underWay.has(key) || (page !== undefined && ageOf(page) < TTL_MS)
    },

    /** Renders the page, or waits for the rendering in progress. null if it cannot be cached. */
    rendered,

    replace,

    /** Empties the cache: the catalogue changed, or may have while the connection was lost. */
    drop(): void {
      generation += 1
      counts.dropped += 1
      cached.clear()
      underWay.clear()
      bytes = 0
    },

    /** Number and size of the cached pages. */
    size: () => ({ pages: cached.size, bytes }),

    /** Counts since the start. */
    counts: () => ({ ...counts }),
  }
}

export type PageCache<Page extends CachedPage> = ReturnType<typeof createPageCache<Page>>
