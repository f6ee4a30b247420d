import { createHash } from 'node:crypto'
import { type Encoded, encoded } from './encoding.ts'
import { hashedPolicy } from './script-policy.ts'
import { styleSheetsInside } from './styles.ts'

/** A kept page is served as it is for so long (ms). */
export const FRESH_MS = 45_000
/** From then on it is still served while another one is rendered, up to here; then it has to be waited for (decisions S6). */
export const KEPT_MS = 60_000
/** Room for kept pages (bytes, all encodings together): some five hundred pages. */
const BUDGET_BYTES = 64 * 1024 * 1024

/** A rendered page, ready to be sent to any visitor. */
export interface VisitorPage {
  readonly status: number
  /** In lower case; without length, encoding and caching, which depend on who asks. */
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly body: Encoded
  /** By the `now` of the pages. */
  readonly renderedAt: number
  readonly bytes: number
  /** Whether the next visitor may get it too. */
  readonly shared: boolean
}

export interface VisitorPagesOptions {
  /** Renders the page of an address (path and query) as a visitor sees it. */
  readonly render: (address: string) => Promise<Response>
  /** Milliseconds, of a watch that only goes forward: a clock that is set back must not keep a page for a day. */
  readonly now: () => number
  readonly budgetBytes?: number
  /** Folder of the built browser files, whose style sheets go into the pages. */
  readonly assets?: string
}

const SENT_ANEW = new Set([
  'content-length',
  'content-encoding',
  'cache-control',
  'vary',
  'etag',
  'date',
  'x-request-id',
])

async function pageOf(
  answer: Response,
  renderedAt: number,
  finish: (html: string) => string,
): Promise<VisitorPage | null> {
  if (answer.headers.has('set-cookie')) return null
  const sent = Buffer.from(await answer.arrayBuffer())
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !SENT_ANEW.has(name)))
  const policy = headers['content-security-policy']
  const isHtml = headers['content-type']?.startsWith('text/html') ?? false
  const body = isHtml ? Buffer.from(finish(sent.toString('utf8'))) : sent
  if (policy && isHtml) headers['content-security-policy'] = hashedPolicy(policy, body.toString('utf8'))
  const forms = await encoded(body)
  return {
    status: answer.status,
    headers,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    body: forms,
    renderedAt,
    bytes: forms.br.length + forms.gzip.length + forms.identity.length,
    shared: answer.status === 200,
  }
}

/**
 * The pages of visitors, rendered once and kept in memory (architecture: Serving). One rendering at a time for each
 * address; the least recently asked for leave first when there is no more room. A page that is no 200 is not kept.
 */
export function createVisitorPages(options: VisitorPagesOptions) {
  const { render, now, budgetBytes = BUDGET_BYTES, assets } = options
  const finish = assets === undefined ? (html: string) => html : styleSheetsInside(assets)
  const kept = new Map<string, VisitorPage>()
  const underWay = new Map<string, Promise<VisitorPage | null>>()
  let bytes = 0
  // Counts what made every kept page doubtful: a rendering that began before it must not be kept.
  let generation = 0
  /** How each page that was asked for was found; `failed` and `dropped` count renderings and drops of everything. */
  const counts = { hit: 0, stale: 0, miss: 0, failed: 0, dropped: 0, evicted: 0 }

  function forget(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  function keep(key: string, page: VisitorPage): void {
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

  async function fill(key: string): Promise<VisitorPage | null> {
    const began = generation
    const renderedAt = now()
    const page = await pageOf(await render(key), renderedAt, finish)
    if (page?.shared && began === generation) keep(key, page)
    return page
  }

  function rendered(key: string): Promise<VisitorPage | null> {
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

  return {
    /** The page when it is at hand; else null. Starts a rendering for a page that is about to be too old. */
    atHand(key: string): VisitorPage | null {
      const page = kept.get(key)
      const age = page ? now() - page.renderedAt : KEPT_MS
      if (!page || age >= KEPT_MS) {
        counts.miss += 1
        return null
      }
      counts[age >= FRESH_MS ? 'stale' : 'hit'] += 1
      if (age >= FRESH_MS) rendered(key).catch(() => undefined)
      // The last in the map is the last asked for.
      kept.delete(key)
      kept.set(key, page)
      return page
    },

    /** Renders the page, or waits for the rendering under way. null when it is for one person only. */
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

export type VisitorPages = ReturnType<typeof createVisitorPages>
