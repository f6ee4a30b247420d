import type { IncomingMessage, ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { AppError } from '../../platform/errors.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import { nextRequestId } from '../../platform/request-id.ts'
import { WEBHOOK_PATH } from '../doors/webhook.ts'
import { isVisitor } from '../visitor-pages/listener.ts'
import { opensPage, PLAIN_PAGE_HEADERS, plainPage, RETRY_AFTER_S } from './plain-page.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** What a request is to the site when not all can be served, the most dispensable first. */
const KINDS = ['changing', 'reading', 'visitor'] as const
type Kind = (typeof KINDS)[number]

/**
 * Requests under way from which on a kind is turned away: while the process keeps up, and once it lags. Few people on
 * a slow machine are never turned away; many on a fast one only when they would wait for the database in a long line.
 */
const ROOM: Readonly<Record<Kind, { readonly usual: number; readonly lagging: number }>> = {
  changing: { usual: 256, lagging: 32 },
  reading: { usual: 512, lagging: 64 },
  visitor: { usual: 4_096, lagging: 512 },
}

/** The event loop lags when it comes round so much later than it should, on average (ms). */
const LAG_MS = 100
/** How often it is looked at, and how long a look lasts (ms). */
const RESOLUTION_MS = 10
const WINDOW_MS = 250

/** Never turned away: probes, and the provider, whose notifications take little and are worth money. */
const ALWAYS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics', WEBHOOK_PATH])
/** What a page shows: without it the page is no page, whoever asks. */
const PART_OF_PAGE = /^\/assets\/|^\/storage\/v1\/object\/public\/|^\/[^/]+\.(js|css|svg|png|ico|webp|woff2)$/
const DOOR = /^\/(rest|functions|auth)\/v1\//

/** null is never turned away. */
export function kindOf(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): Kind | null {
  const path = request.url?.split('?', 1)[0] ?? ''
  if (ALWAYS.has(path)) return null
  if (request.method !== 'GET' && request.method !== 'HEAD') return 'changing'
  if (PART_OF_PAGE.test(path)) return 'visitor'
  return isVisitor(request) && !DOOR.test(path) ? 'visitor' : 'reading'
}

/** How late the event loop comes round, in ms: the average of the last quarter of a second. */
export function eventLoopLag(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  let lag = 0
  const look = () => {
    if (histogram.count > 0) lag = Math.max(0, histogram.mean / 1e6 - RESOLUTION_MS)
    histogram.reset()
  }
  setInterval(look, WINDOW_MS).unref()
  return () => lag
}

function turnAway(request: IncomingMessage, response: ServerResponse): void {
  const requestId = nextRequestId()
  const refusal = new AppError('overloaded')
  const isPage = opensPage(request.method, request.headers.accept)
  const body = isPage ? plainPage('overloaded') : JSON.stringify(refusal.toBody(requestId))
  response.writeHead(refusal.status, {
    ...PLAIN_PAGE_HEADERS,
    ...(isPage ? {} : { 'content-type': 'application/json' }),
    'content-length': Buffer.byteLength(body),
    'retry-after': String(RETRY_AFTER_S),
    'x-request-id': requestId,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/**
 * Turns requests away while there are more than the process can answer in time (docs/adr/0023-overload), so that
 * those it takes are answered well: 503 with Retry-After, at once. First whatever changes something, then what is read
 * for one person, visitors' pages and what they show last.
 * @param options.lag how late the event loop is, in ms
 */
export function shedding(metrics: Metrics, { lag, next }: { lag: () => number; next: Listener }): Listener {
  let underWay = 0
  const counts: Record<Kind, number> = { changing: 0, reading: 0, visitor: 0 }
  metrics.watch({
    name: 'requests_shed_total',
    help: 'Requests turned away because there were too many',
    labels: ['kind'],
    read: () => KINDS.map((kind) => ({ labels: { kind }, value: counts[kind] })),
  })

  return (request, response) => {
    const kind = kindOf(request)
    if (kind && underWay >= ROOM[kind][lag() > LAG_MS ? 'lagging' : 'usual']) {
      counts[kind] += 1
      return turnAway(request, response)
    }
    underWay += 1
    response.once('close', () => {
      underWay -= 1
    })
    next(request, response)
  }
}
