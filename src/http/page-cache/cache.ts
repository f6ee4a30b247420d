import { createTurns } from '../../platform/turns.ts'

/** A kept page is served as it is for so long (ms). */
export const FRESH_MS = 45_000
/**
 * From then on it is still served while another one is rendered, up to here; then it has to be waited for (rule:
 * popular activities).
 */
export const KEPT_MS = 60_000

/** What the keeping needs to know of a page. */
export interface Keepable {
  /** By the `now` of the keeping. */
  readonly renderedAt: number
  /** Room it takes, in all its forms. */
  readonly bytes: number
  /** Whether the next one may get it too. */
  readonly shared: boolean
}

export interface KeptOptions<Page extends Keepable> {
  /** Makes the page of a key; null when there is none to be had this way. `before` is what is kept of it so far. */
  readonly make: (key: string, renderedAt: number, before: Page | null) => Promise<Page | null>
  /** Milliseconds, of a watch that only goes forward: a clock that is set back must not keep a page for a day. */
  readonly now: () => number
  readonly budgetBytes: number
}

/**
 * Pages made once and kept in memory (architecture: Serving). One making at a time for each key; the least recently
 * asked for leave first when there is no more room.
 */
export function createKept<Page extends Keepable>({ make, now, budgetBytes }: KeptOptions<Page>) {
  const kept = new Map<string, Page>()
  const underWay = new Map<string, Promise<Page | null>>()
  // Pages that were first asked for together grow old together: one after the other they hold up nobody.
  const inTurn = createTurns(1)
  const waiting = new Set<string>()
  let bytes = 0
  // Counts what made every kept page doubtful: a rendering that began before it must not be kept.
  let generation = 0
  /** How each page that was asked for was found; `failed` and `dropped` count renderings and drops of everything. */
  const counts = { hit: 0, stale: 0, miss: 0, failed: 0, dropped: 0, evicted: 0 }

  function forget(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  function keep(key: string, page: Page): void {
    forget(key)
    if (page.bytes > budgetBytes) return
    kept.set(key, page)
    bytes += page.bytes
    for (const oldest of kept.keys()) {
      if (bytes <= budgetBytes) return
      forget(oldest)
      counts.evicted += 1
    }
  }

  async function fill(key: string): Promise<Page | null> {
    const began = generation
    const page = await make(key, now(), kept.get(key) ?? null)
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

  /** Makes a page anew before it is too old, when it is its turn. */
  function refresh(key: string): void {
    if (waiting.has(key)) return
    waiting.add(key)
    inTurn(async () => {
      const page = kept.get(key)
      if (page && now() - page.renderedAt >= FRESH_MS) await rendered(key)
    })
      .catch(() => undefined)
      .finally(() => waiting.delete(key))
  }

  return {
    /** The page when it is at hand; else null. Starts a rendering for a page that is about to be too old. */
    atHand(key: string): Page | null {
      const page = kept.get(key)
      const age = page ? now() - page.renderedAt : KEPT_MS
      if (!page || age >= KEPT_MS) {
        counts.miss += 1
        return null
      }
      counts[age >= FRESH_MS ? 'stale' : 'hit'] += 1
      if (age >= FRESH_MS) refresh(key)
      // The last in the map is the last asked for.
      kept.delete(key)
      kept.set(key, page)
      return page
    },

    /** Renders the page, or waits for the rendering under way. null when there is none to be had this way. */
    rendered,

    /** Forgets everything: the catalogue changed, or may have while nobody listened. */
    drop(): void {
      generation += 1
      counts.dropped += 1
      kept.clear()
      underWay.clear()
      bytes = 0
    },

    /** How much is kept. */
    size: () => ({ pages: kept.size, bytes }),

    /** What happened since the start. */
    counts: () => ({ ...counts }),
  }
}

export type Kept<Page extends Keepable> = ReturnType<typeof createKept<Page>>
