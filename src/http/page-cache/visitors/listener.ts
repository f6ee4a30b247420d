import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { BoundedMap } from '../../../platform/bounded-map.ts'
import { nextRequestId } from '../../../platform/request-id.ts'
import { matchesEtag } from '../../etag.ts'
import { chooseEncoding, type Encoding, lengthIn, plain } from '../../middleware/encoding.ts'
import { isVisitor } from '../../middleware/visitor.ts'
import { TTL_MS } from '../cache.ts'
import { visitorPageKey } from '../key.ts'
import type { VisitorPage, VisitorPages } from './pages.ts'

interface VisitorListenerOptions {
  /** Milliseconds, the same as for the pages. */
  readonly now: () => number
  readonly next: RequestListener
  /** Called with every error; the request is handed on to `next`. */
  readonly onFault: (error: unknown) => void
}

/** Different Accept-Encoding headers remembered, and the longest of them (characters); browsers send a handful. */
const KNOWN_HEADERS_MAX = 100
const KNOWN_HEADER_MAX_LENGTH = 200

/**
 * Browsers ask again each time (a sign-in changes what the address shows); a cache in front may serve it for what is
 * left of the page's minute: half of it as it is, half while it asks for another.
 */
function cacheControl(page: VisitorPage, now: number): string {
  if (!page.shared) return 'private, no-cache'
  const left = Math.max(0, Math.floor((page.renderedAt + TTL_MS - now) / 1000))
  const fresh = Math.ceil(left / 2)
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${left - fresh}`
}

/**
 * Answers visitors' pages from memory, before anything else of the edge runs; hands every other request on.
 */
export function visitorListener(pages: VisitorPages, { now, next, onFault }: VisitorListenerOptions): RequestListener {
  const encodings = new BoundedMap<string, Encoding>(KNOWN_HEADERS_MAX)
  /** Raw headers, names and values in turns, by encoding; under null those of a 304. */
  const prepared = new WeakMap<VisitorPage, { caching: string; forms: Map<Encoding | null, string[]> }>()

  function encodingFor(header: string | undefined): Encoding {
    const known = encodings.get(header ?? '')
    if (known) return known
    const chosen = chooseEncoding(header)
    if (header && header.length > KNOWN_HEADER_MAX_LENGTH) return chosen
    encodings.set(header ?? '', chosen)
    return chosen
  }

  /** Everything but the request id. Made once for a page and a second, since it is most of what a page costs. */
  function headersOf(page: VisitorPage, encoding: Encoding | null): readonly string[] {
    const caching = cacheControl(page, now())
    const known = prepared.get(page)
    const forms = known?.caching === caching ? known.forms : new Map<Encoding | null, string[]>()
    if (forms !== known?.forms) prepared.set(page, { caching, forms })
    let list = forms.get(encoding)
    if (!list) {
      const headers = { ...page.headers, etag: page.etag, 'cache-control': caching, vary: 'Accept-Encoding, Cookie' }
      list = Object.entries(headers).flat()
      if (encoding !== null && encoding !== 'identity') list.push('content-encoding', encoding)
      if (encoding !== null) list.push('content-length', String(lengthIn(page.body, encoding)))
      forms.set(encoding, list)
    }
    return list
  }

  function send(page: VisitorPage, request: IncomingMessage, response: ServerResponse): void {
    const known = page.status === 200 && matchesEtag(request.headers['if-none-match'], page.etag)
    const encoding = known ? null : encodingFor(request.headers['accept-encoding'])
    response.writeHead(known ? 304 : page.status, [...headersOf(page, encoding), 'x-request-id', nextRequestId()])
    if (encoding === null || request.method === 'HEAD') response.end()
    else if (encoding === 'identity')
      plain(page.body).then(
        (body) => response.end(body),
        (error) => response.destroy(error),
      )
    else response.end(page.body[encoding])
  }

  return (request, response) => {
    const key = isVisitor(request) ? visitorPageKey(request.url ?? '') : null
    if (key === null) return next(request, response)
    const page = pages.atHand(key)
    if (page) return send(page, request, response)
    pages.rendered(key).then(
      (made) => (made ? send(made, request, response) : next(request, response)),
      (error: unknown) => {
        onFault(error)
        next(request, response)
      },
    )
  }
}
