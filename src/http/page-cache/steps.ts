import type { IncomingMessage } from 'node:http'
import { BoundedMap } from '../../platform/bounded-map.ts'
import { nextRequestId } from '../../platform/request-id.ts'
import type { MemberKind } from '../../web/root-data.ts'
import { matchesEtag } from '../etag.ts'
import { chooseEncoding, type Encoding, plain } from '../middleware/encoding.ts'
import type { Step, Visit } from '../visit.ts'
import { TTL_MS } from './cache.ts'
import { pageWithGzip, type RenderedPage, type SharedPages } from './pages.ts'

/** Different Accept-Encoding headers remembered, and the longest of them (characters); browsers send a handful. */
const KNOWN_HEADERS_MAX = 100
const KNOWN_HEADER_MAX_LENGTH = 200

const encodings = new BoundedMap<string, Encoding>(KNOWN_HEADERS_MAX)

function encodingFor(header = ''): Encoding {
  const known = encodings.get(header)
  if (known) return known
  const chosen = chooseEncoding(header)
  if (header.length <= KNOWN_HEADER_MAX_LENGTH) encodings.set(header, chosen)
  return chosen
}

/** Raw headers, names and values in turns, by encoding; under null those of a 304. */
const prepared = new WeakMap<RenderedPage, { caching: string; forms: Map<Encoding | null, string[]> }>()

/** Everything but the request id. Made once for a page and its caching, since it is most of what a page costs. */
function headersOf(page: RenderedPage, caching: string, encoding: Encoding | null): readonly string[] {
  const known = prepared.get(page)
  const forms = known?.caching === caching ? known.forms : new Map<Encoding | null, string[]>()
  if (forms !== known?.forms) prepared.set(page, { caching, forms })
  let list = forms.get(encoding)
  if (!list) {
    const headers = { ...page.headers, etag: page.etag, 'cache-control': caching, vary: 'Accept-Encoding, Cookie' }
    list = Object.entries(headers).flat()
    if (encoding !== null && encoding !== 'identity') list.push('content-encoding', encoding)
    const length = encoding === 'identity' ? page.body.length : encoding && page.body[encoding]?.length
    if (length) list.push('content-length', String(length))
    forms.set(encoding, list)
  }
  return list
}

interface Found {
  readonly pages: SharedPages
  readonly key: string
  readonly page: RenderedPage
}

/** Sends a page. The first who asks for gzip waits until it is made; the cache keeps it. */
function send({ pages, key, page }: Found, visit: Visit, caching: string): void {
  const { request, response } = visit
  const known = page.status === 200 && matchesEtag(request.headers['if-none-match'], page.etag)
  const encoding = known ? null : encodingFor(request.headers['accept-encoding'])
  if (encoding === 'gzip' && !page.body.gzip) {
    pageWithGzip(page).then(
      (better) => {
        pages.replace(key, page, better)
        send({ pages, key, page: better }, visit, caching)
      },
      (error) => response.destroy(error),
    )
    return
  }
  response.writeHead(known ? 304 : page.status, [
    ...headersOf(page, caching, encoding),
    'x-request-id',
    nextRequestId(),
  ])
  if (encoding === null || request.method === 'HEAD') response.end()
  else if (encoding === 'identity')
    plain(page.body).then(
      (body) => response.end(body),
      (error) => response.destroy(error),
    )
  else response.end(page.body[encoding])
}

/**
 * Browsers ask again each time (a sign-in changes what the address shows); a cache in front may serve it for what is
 * left of the page's minute, a lasting page for a whole one: half of it as it is, half while it asks for another.
 */
function cacheControl(page: RenderedPage, now: number): string {
  if (!page.shared) return 'private, no-cache'
  const until = page.lasting ? now + TTL_MS : page.renderedAt + TTL_MS
  const left = Math.max(0, Math.floor((until - now) / 1000))
  const fresh = Math.ceil(left / 2)
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${left - fresh}`
}

interface VisitorOptions {
  /** Milliseconds, the same as for the pages. */
  readonly now: () => number
  /** Called with every error; the next step answers. */
  readonly onFault: (error: unknown) => void
}

/** Answers visitors' pages from memory. */
export function visitorPages(pages: SharedPages, { now, onFault }: VisitorOptions): Step {
  return (visit, next) => {
    const key = visit.reader === 'visitor' && visit.page?.key
    if (!key) return next()
    const page = pages.atHand(key)
    if (page) return send({ pages, key, page }, visit, cacheControl(page, now()))
    pages.rendered(key).then(
      (made) => (made ? send({ pages, key, page: made }, visit, cacheControl(made, now())) : next()),
      (error: unknown) => {
        onFault(error)
        next()
      },
    )
  }
}

interface MemberOptions {
  /** Reads who asks; null without a session. */
  readonly readKind: (request: IncomingMessage) => Promise<MemberKind | null>
  readonly onFault: (error: unknown) => void
}

/** Cache key of a page for a kind of members. */
export const memberKey = (kind: MemberKind, key: string) => JSON.stringify({ ...kind, key })

/** Answers members' pages from memory, one for each kind; session and plan are read for each request. */
export function memberPages(pages: SharedPages, { readKind, onFault }: MemberOptions): Step {
  async function pageFor({ request, reader, page }: Visit): Promise<Found | null> {
    const kind = reader === 'member' && page?.forMembers ? await readKind(request) : null
    if (!kind || !page) return null
    const key = memberKey(kind, page.key)
    const found = pages.atHand(key) ?? (await pages.rendered(key))
    return found?.shared ? { pages, key, page: found } : null
  }

  return (visit, next) => {
    if (visit.reader !== 'member' || !visit.page?.forMembers) return next()
    pageFor(visit).then(
      (found) => (found ? send(found, visit, 'private, no-store') : next()),
      // The next step may answer it: without a report, members would get slow pages for ever.
      (error: unknown) => {
        onFault(error)
        if (!visit.response.headersSent) next()
      },
    )
  }
}
