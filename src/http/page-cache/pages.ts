import { createHash } from 'node:crypto'
import { styleSheetsInside } from '../../web/document/inline-styles.ts'
import { hashedPolicy, withoutNonce } from '../../web/document/script-policy.ts'
import { type Encoded, encoded, encodedThoroughly, withGzip } from '../middleware/encoding.ts'
import { type CachedPage, createPageCache, PAGE_OVERHEAD_BYTES, type PageCache } from './cache.ts'

/** Memory budget of cached pages (bytes, encodings and overhead): three thousand activities in brotli, 46 KB each. */
const BUDGET_BYTES = 128 * 1024 * 1024

/** A rendered page, ready to be sent to every user of its kind. */
export interface RenderedPage extends CachedPage {
  readonly status: number
  /** In lower case; without length, encoding and caching, which depend on who asks. */
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly body: Encoded
  /** Digest of what the rendering answered: the same again needs no new encodings. */
  readonly source: string
  /** True if its compression is final. */
  readonly thorough: boolean
}

export interface SharedPagesOptions {
  /** Renders the page of a key. */
  readonly render: (key: string) => Promise<Response>
  /** True for a page that only a change of the catalogue changes. Absent: no page. */
  readonly isLasting?: (key: string) => boolean
  /** Monotonic clock (ms): with the time of day, a clock that is set back by a day would hold pages for a day. */
  readonly now: () => number
  readonly budgetBytes?: number
  /** Folder of the built browser files, whose style sheets go into the pages: for users without them in a cache. */
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

/** Headers that stay the same each time the page is sent. */
function lastingHeaders(answer: Response): Record<string, string> {
  return Object.fromEntries([...answer.headers].filter(([name]) => !SENT_ANEW.has(name)))
}

const digest = (...parts: readonly (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('base64url')

interface PageOptions {
  readonly renderedAt: number
  readonly lasting: boolean
  readonly before: RenderedPage | null
  readonly finish: (html: string) => string
}

async function pageOf(
  answer: Response,
  { renderedAt, lasting, before, finish }: PageOptions,
): Promise<RenderedPage | null> {
  if (answer.headers.has('set-cookie')) return null
  const sent = Buffer.from(await answer.arrayBuffer())
  const { 'content-security-policy': policy = '', ...headers } = lastingHeaders(answer)
  const isHtml = headers['content-type']?.startsWith('text/html') ?? false
  const page = isHtml ? withoutNonce(sent.toString('utf8'), policy) : null
  if (policy) headers['content-security-policy'] = hashedPolicy(policy, page?.scripts ?? [])
  const source = digest(String(answer.status), JSON.stringify(headers), page?.html ?? sent)
  if (before?.source === source) return { ...before, renderedAt }
  const body = page ? Buffer.from(finish(page.html)) : sent
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
    lasting,
  }
}

const bytesOf = ({ br, gzip }: Encoded) => br.length + (gzip?.length ?? 0) + PAGE_OVERHEAD_BYTES

/** The same page, in gzip too. */
export async function pageWithGzip(page: RenderedPage): Promise<RenderedPage> {
  const body = await withGzip(page.body)
  return { ...page, body, bytes: bytesOf(body) }
}

/** Compresses the pages that many come to: an address with a query is one of countless. */
function improve(key: string, page: RenderedPage): (() => Promise<RenderedPage>) | null {
  if (page.thorough || key.includes('?')) return null
  return async () => {
    const body = await encodedThoroughly(page.body)
    return { ...page, body, bytes: bytesOf(body), thorough: true }
  }
}

/** Pages by their keys. A page that is no 200 is not cached; one that sets a cookie is null. */
export function createSharedPages(options: SharedPagesOptions) {
  const { render, isLasting = () => false, now, budgetBytes = BUDGET_BYTES, assets } = options
  const finish = assets === undefined ? (html: string) => html : styleSheetsInside(assets)
  return createPageCache<RenderedPage>({
    make: async (key, renderedAt, before) =>
      pageOf(await render(key), { renderedAt, lasting: isLasting(key), before, finish }),
    improve,
    now,
    budgetBytes,
  })
}

export type SharedPages = PageCache<RenderedPage>
