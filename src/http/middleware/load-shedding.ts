import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import { nextRequestId } from '../../platform/request-id.ts'
import { AppError } from '../../product/errors.ts'
import { API_PATH, DISCOVERY_PATH, STORAGE_PATH, WEBHOOK_PATH } from '../paths.ts'
import { opensPage, PLAIN_PAGE_HEADERS, plainPage } from '../plain-page.ts'
import { RETRY_AFTER_S } from '../retry-after.ts'
import type { ColdRefusal, ColdRenderings } from './cold-renderings.ts'
import { smoothed } from './event-loop-load.ts'
import type { MemberRenderings } from './member-renderings.ts'
import { onceBodyIsIn } from './request-body.ts'
import { isVisitor } from './visitor.ts'

/** Kinds of requests, in the order in which an overloaded process refuses them. */
const KINDS = ['cold', 'changing', 'reading', 'visitor'] as const
type Kind = (typeof KINDS)[number]

/**
 * Concurrency limit per kind. `usual` applies while the event loop keeps up; when it is overloaded, the limit is what
 * the process answers within `seconds`, never below `few`. A fast machine refuses only when requests would queue for
 * the database.
 */
const ROOM: Readonly<Record<Kind, { readonly usual: number; readonly few: number; readonly seconds: number }>> = {
  cold: { usual: 192, few: 16, seconds: 0.25 },
  changing: { usual: 256, few: 64, seconds: 0.5 },
  reading: { usual: 512, few: 128, seconds: 0.75 },
  visitor: { usual: 4_096, few: 512, seconds: 1 },
}

/** Event-loop utilisation (0–1) above which the process counts as overloaded. */
const BUSY = 0.95

/** Never refused: probes, and the provider's notifications, which cost little and are worth money. */
const ALWAYS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics', WEBHOOK_PATH])
/** What a page shows: no page works without it, so every caller gets it. */
const PUBLIC_FILE = /^\/storage\/v1\/object\/public\//

/** What can be known of a request within microseconds. */
export interface Known {
  /** Whether the page is served from memory, or is being rendered already. */
  readonly isNear: (request: IncomingMessage) => boolean
  /** Whether a path is a file of the build. */
  readonly isBuilt: (path: string) => boolean
  /** The session token that it carries, if we signed it: only then it counts as a member's. */
  readonly sessionOf: (request: IncomingMessage) => string | null
}

/**
 * The kind of a request; null for one that is never refused. `visitor`: a cached page, and what pages show; `reading`: read
 * for one person; `changing`: any other method; `cold`: a page that has to be rendered for a stranger.
 */
export function kindOf(request: IncomingMessage, { isNear, isBuilt, sessionOf }: Known): Kind | null {
  const path = request.url?.split('?', 1)[0] ?? ''
  if (ALWAYS.has(path)) return null
  if (request.method !== 'GET' && request.method !== 'HEAD') return 'changing'
  if (isBuilt(path) || DISCOVERY_PATH.test(path) || PUBLIC_FILE.test(path)) return 'visitor'
  if (API_PATH.test(path)) return 'reading'
  if (STORAGE_PATH.test(path)) return isVisitor(request) ? 'visitor' : 'reading'
  if (isVisitor(request) && isNear(request)) return 'visitor'
  return sessionOf(request) === null ? 'cold' : 'reading'
}

/** Whether a path read for one person is a page, which has to be rendered. */
const isPage = (path = '') => !API_PATH.test(path) && !STORAGE_PATH.test(path)

/** The concurrency limit of a kind now. */
export function roomFor(kind: Kind, now: { load: number; answeredPerSecond: number }): number {
  const { usual, few, seconds } = ROOM[kind]
  return now.load > BUSY ? Math.min(usual, Math.max(few, now.answeredPerSecond * seconds)) : usual
}

function turnAway(request: IncomingMessage, response: ServerResponse, code: ColdRefusal): void {
  const requestId = nextRequestId()
  const refusal = new AppError(code)
  const isPage = opensPage(request.method, request.headers.accept)
  const body = isPage ? plainPage(code) : JSON.stringify(refusal.toBody(requestId))
  response.writeHead(refusal.status, {
    ...PLAIN_PAGE_HEADERS,
    ...(isPage ? {} : { 'content-type': 'application/json' }),
    'content-length': Buffer.byteLength(body),
    'retry-after': String(RETRY_AFTER_S),
    'x-request-id': requestId,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

interface SheddingOptions extends Known {
  /** Event-loop utilisation, 0 to 1. */
  readonly load: () => number
  /** Who a request counts as in limits by address. */
  readonly addressOf: (request: IncomingMessage) => string
  readonly coldRenderings: ColdRenderings
  readonly memberRenderings: MemberRenderings
  readonly next: RequestListener
}

/**
 * Refuses requests beyond what the process can answer in time, at once, by 503 with Retry-After (docs/adr/0023-overload),
 * so that the others are answered soon. Pages to be rendered for strangers are refused first, then changes, then what is
 * read for one person, last visitors' cached pages and what they show.
 */
export function shedding(metrics: Metrics, options: SheddingOptions): RequestListener {
  const { load, addressOf, sessionOf, coldRenderings, memberRenderings, next } = options
  let underWay = 0
  let answered = 0
  const answeredPerSecond = smoothed((seconds) => {
    const perSecond = answered / seconds
    answered = 0
    return perSecond
  })
  const counts: Record<Kind, number> = { cold: 0, changing: 0, reading: 0, visitor: 0 }
  metrics.watch({
    name: 'requests_shed_total',
    help: 'Requests turned away because there were too many, or one address asked for too many pages',
    labels: ['kind'],
    read: () => KINDS.map((kind) => ({ labels: { kind }, value: counts[kind] })),
  })

  function take(request: IncomingMessage, response: ServerResponse): void {
    // A body that comes in slowly is nobody's work yet: it must not take the place of a call that is.
    onceBodyIsIn(request, response, () => {
      underWay += 1
      response.once('close', () => {
        underWay -= 1
        answered += 1
      })
    })
    next(request, response)
  }

  /** Takes a page when its turn comes, among those of strangers or of its own session. */
  function takeInTurn(
    kind: 'cold' | 'reading',
    request: IncomingMessage,
    response: ServerResponse,
  ): ColdRefusal | null {
    const start = () => take(request, response)
    const session = kind === 'cold' ? null : sessionOf(request)
    const entered =
      session === null ? coldRenderings.enter(addressOf(request), start) : memberRenderings.enter(session, start)
    if (typeof entered === 'string') return entered
    response.once('close', entered)
    return null
  }

  return (request, response) => {
    const kind = kindOf(request, options)
    const full = kind !== null && underWay >= roomFor(kind, { load: load(), answeredPerSecond: answeredPerSecond() })
    const inTurn = kind === 'cold' || (kind === 'reading' && isPage(request.url)) ? kind : null
    const refusal = full ? 'overloaded' : inTurn ? takeInTurn(inTurn, request, response) : null
    if (kind && refusal) {
      counts[kind] += 1
      turnAway(request, response, refusal)
    } else if (inTurn === null) take(request, response)
  }
}
