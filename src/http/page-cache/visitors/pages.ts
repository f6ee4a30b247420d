import { createHash } from 'node:crypto'
import { styleSheetsInside } from '../../../web/document/inline-styles.ts'
import { hashedPolicy, withSources } from '../../../web/document/script-policy.ts'
import { type Encoded, encoded, encodedThoroughly } from '../../middleware/encoding.ts'
import { type CachedPage, createPageCache, PAGE_OVERHEAD_BYTES, type PageCache } from '../cache.ts'

/** Memory budget of cached pages (bytes, both encodings and overhead): about a thousand pages. */
const BUDGET_BYTES = 24 * 1024 * 1024

/** A rendered page, ready to be sent to any visitor. */
export interface VisitorPage extends CachedPage {
  readonly status: number
  /** In lower case; without length, encoding and caching, which depend on who asks. */
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly body: Encoded
  /** Digest of what the rendering answered: the same again needs no new encodings. */
  readonly source: string
  /** Whether it is compressed as far as it will be. */
  readonly thorough: boolean
}

export interface VisitorPagesOptions {
  /** Renders the page of an address (path and query) as a visitor sees it. */
  readonly render: (address: string) => Promise<Response>
  /** Monotonic clock (ms): with the time of day, a clock that is set back by a day would hold pages for a day. */
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

/** The headers of an answer that hold whenever, and to whomever, it is sent. */
export function lastingHeaders(answer: Response): Record<string, string> {
  return Object.fromEntries([...answer.headers].filter(([name]) => !SENT_ANEW.has(name)))
}

const digest = (...parts: readonly (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('base64url')

interface PageOptions {
  readonly renderedAt: number
  readonly before: VisitorPage | null
  readonly finish: (html: string) => string
}

async function pageOf(answer: Response, { renderedAt, before, finish }: PageOptions): Promise<VisitorPage | null> {
  if (answer.headers.has('set-cookie')) return null
  const sent = Buffer.from(await answer.arrayBuffer())
  const headers = lastingHeaders(answer)
  const policy = headers['content-security-policy']
  // But for the nonce, which differs each time and is in no visitor's page.
  const lasting = { ...headers, 'content-security-policy': policy && withSources(policy, []) }
  const source = digest(String(answer.status), JSON.stringify(lasting), sent)
  if (before?.source === source) return { ...before, renderedAt }
  const isHtml = headers['content-type']?.startsWith('text/html') ?? false
  const body = isHtml ? Buffer.from(finish(sent.toString('utf8'))) : sent
  if (policy && isHtml) headers['content-security-policy'] = hashedPolicy(policy, body.toString('utf8'))
  const forms = await encoded(body)
  return {
    status: answer.status,
    headers,
    etag: `W/"${digest(body).slice(0, 27)}"`,
    body: forms,
    source,
    thorough: false,
    renderedAt,
    bytes: bytesOf(forms),
    shared: answer.status === 200,
  }
}

const bytesOf = ({ br, gzip }: Encoded) => br.length + gzip.length + PAGE_OVERHEAD_BYTES

/** Compresses the pages that many come to: an address with a query is one of countless. */
function improve(address: string, page: VisitorPage): (() => Promise<VisitorPage>) | null {
  if (page.thorough || address.includes('?')) return null
  return async () => {
    const body = await encodedThoroughly(page.body)
    return { ...page, body, bytes: bytesOf(body), thorough: true }
  }
}

/** The pages of visitors, by path and query. A page that is no 200 is not cached; a personal one is null. */
export function createVisitorPages(options: VisitorPagesOptions) {
  const { render, now, budgetBytes = BUDGET_BYTES, assets } = options
  const finish = assets === undefined ? (html: string) => html : styleSheetsInside(assets)
  return createPageCache<VisitorPage>({
    make: async (address, renderedAt, before) => pageOf(await render(address), { renderedAt, before, finish }),
    improve,
    now,
    budgetBytes,
  })
}

export type VisitorPages = PageCache<VisitorPage>
