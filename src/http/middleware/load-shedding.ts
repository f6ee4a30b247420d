import type { IncomingMessage } from 'node:http'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import { nextRequestId } from '../../platform/request-id.ts'
import { AppError } from '../../product/errors.ts'
import { API_PATH, DISCOVERY_PATH, ROUTE_LIST_PATH, STORAGE_PATH, WEBHOOK_PATH } from '../paths.ts'
import { opensPage, PLAIN_PAGE_HEADERS, plainPage } from '../plain-page.ts'
import { RETRY_AFTER_S } from '../retry-after.ts'
import type { Step, Visit } from '../visit.ts'
import type { ColdRefusal, ColdRenderings } from './cold-renderings.ts'
import { smoothed } from './event-loop-load.ts'
import type { KnownAccounts } from './known-accounts.ts'
import type { MemberRenderings } from './member-renderings.ts'
import { untilAnswered } from './places.ts'
import { onceBodyIsIn } from './request-body.ts'

/** Kinds of requests, in the order in which an overloaded process refuses them. */
const KINDS = ['cold', 'changing', 'reading', 'visitor', 'file'] as const
type Kind = (typeof KINDS)[number]

/**
 * Concurrency limit per kind. `usual` applies while the event loop keeps up; when it is overloaded, the limit is what
 * the process answers within `seconds`, never below `few`. A fast machine refuses only when requests would queue for
 * the database.
 */
const ROOM: Readonly<Record<Kind, { readonly usual: number; readonly few: number; readonly seconds: number }>> = {
  cold: { usual: 192, few: 40, seconds: 0.25 },
  changing: { usual: 256, few: 64, seconds: 0.5 },
  reading: { usual: 512, few: 128, seconds: 0.75 },
  visitor: { usual: 4_096, few: 512, seconds: 1 },
  file: { usual: 4_096, few: 4_096, seconds: 1 },
}

/** Longest wait for a turn (ms). A browser that waits longer stays blank; a refusal page asks to try again. */
const TURN_WITHIN_MS = 10_000

/** Event-loop utilisation (0–1) above which the process counts as overloaded. */
const BUSY = 0.95

/** Never refused: probes, and the provider's notifications, which cost little and are worth money. */
const ALWAYS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics', WEBHOOK_PATH])
/** Pictures of a page: no page works without them, so every caller gets them. */
const PUBLIC_FILE = /^\/storage\/v1\/object\/public\//

/** Facts of a request that are known within microseconds. */
export interface Known {
  /** True if a visitor's page is cached, or is being rendered already. */
  readonly isNear: (key: string) => boolean
  /** True if a path is a file of the build. */
  readonly isBuilt: (path: string) => boolean
  /** The session token that it carries, if we signed it and it is not known to be over: only then it counts as a member's. */
  readonly sessionOf: (request: IncomingMessage) => string | null
}

/**
 * The kind of a request; null for one that is never refused. `file`: of the build; `visitor`: a cached page, and what pages
 * show; `reading`: read for one person; `changing`: any other method; `cold`: a page that has to be rendered for a stranger.
 */
export function kindOf({ request, path, reader, page }: Visit, { isNear, isBuilt, sessionOf }: Known): Kind | null {
  if (ALWAYS.has(path)) return null
  if (request.method !== 'GET' && request.method !== 'HEAD') return 'changing'
  if (isBuilt(path)) return 'file'
  if (path === ROUTE_LIST_PATH || DISCOVERY_PATH.test(path) || PUBLIC_FILE.test(path)) return 'visitor'
  if (API_PATH.test(path)) return 'reading'
  if (STORAGE_PATH.test(path)) return reader === 'visitor' ? 'visitor' : 'reading'
  if (reader === 'visitor' && page && isNear(page.key)) return 'visitor'
  return sessionOf(request) === null ? 'cold' : 'reading'
}

/** True if a personal path is a page, which has to be rendered. */
const isPage = (path: string) => !API_PATH.test(path) && !STORAGE_PATH.test(path)

/** The concurrency limit of a kind now. */
export function roomFor(kind: Kind, now: { load: number; answeredPerSecond: number }): number {
  const { usual, few, seconds } = ROOM[kind]
  return now.load > BUSY ? Math.min(usual, Math.max(few, now.answeredPerSecond * seconds)) : usual
}

function turnAway({ request, response }: Visit, code: ColdRefusal): void {
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

interface SheddingOptions extends Omit<Known, 'sessionOf'> {
  readonly accounts: KnownAccounts
  /** Event-loop utilisation, 0 to 1. */
  readonly load: () => number
  /** Key of a request in limits by address. */
  readonly addressOf: (request: IncomingMessage) => string
  readonly coldRenderings: ColdRenderings
  readonly memberRenderings: MemberRenderings
  /** Longest wait for a turn (ms). */
  readonly turnWithinMs?: () => number
}

/**
 * Refuses requests beyond what the process can answer in time, at once, by 503 with Retry-After (docs/adr/0023-overload),
 * so that the others are answered soon. Pages to be rendered for strangers are refused first, then changes, then what is
 * read for one person, last visitors' cached pages and what they show. Built files have a limit of their own kind alone: they
 * cost next to no work, and however many are asked for, no call waits behind them.
 */
export function shedding(metrics: Metrics, options: SheddingOptions): Step {
  const { load, addressOf, accounts, coldRenderings, memberRenderings, turnWithinMs = () => TURN_WITHIN_MS } = options
  const known = { ...options, sessionOf: accounts.sessionOf }
  let underWay = 0
  let files = 0
  let answered = 0
  const answeredPerSecond = smoothed((seconds) => {
    const perSecond = answered / seconds
    answered = 0
    return perSecond
  })
  const counts: Record<Kind, number> = { cold: 0, changing: 0, reading: 0, visitor: 0, file: 0 }
  metrics.watch({
    name: 'requests_shed_total',
    help: 'Requests turned away because there were too many, or one address asked for too many pages',
    labels: ['kind'],
    read: () => KINDS.map((kind) => ({ labels: { kind }, value: counts[kind] })),
  })

  function take({ request, response }: Visit, next: () => void): void {
    // A slowly arriving body is no work yet: it must not take the place of a call at work.
    onceBodyIsIn(request, response, () => {
      underWay += 1
      untilAnswered(response, () => {
        underWay -= 1
        answered += 1
      })
    })
    next()
  }

  function takeFile({ response }: Visit, next: () => void): void {
    files += 1
    untilAnswered(response, () => {
      files -= 1
    })
    next()
  }

  /** Requests before one of a kind. Pages of members come before changes, so those that wait count as work ahead of one. */
  function aheadOf(kind: Kind): number {
    if (kind === 'file') return files
    return kind === 'changing' ? underWay + memberRenderings.size().accounts : underWay
  }

  function refuse(kind: Kind, visit: Visit, refusal: ColdRefusal): void {
    counts[kind] += 1
    turnAway(visit, refusal)
  }

  /**
   * Takes a page when its turn comes, among those of strangers (`cold`) or of one account (`reading`). One whose turn does
   * not come in time gives up its place and is refused.
   */
  function takeInTurn(kind: 'cold' | 'reading', owner: string, visit: Visit, next: () => void): void {
    const queue = kind === 'cold' ? coldRenderings : memberRenderings
    // The end of a refused answer gives the place back, as that of any other.
    const late = setTimeout(() => refuse(kind, visit, 'overloaded'), turnWithinMs())
    const entered = queue.enter(owner, () => {
      clearTimeout(late)
      take(visit, next)
    })
    untilAnswered(visit.response, () => {
      clearTimeout(late)
      if (typeof entered !== 'string') entered()
    })
    if (typeof entered === 'string') refuse(kind, visit, entered)
  }

  const takeCold = (visit: Visit, next: () => void) => takeInTurn('cold', addressOf(visit.request), visit, next)

  /** A new session is read before its page gets a turn: its account is still unknown. */
  function takePage(visit: Visit, next: () => void): void {
    const account = accounts.accountOf(visit.request)
    if (account !== undefined) takeInTurn('reading', account, visit, next)
    else
      accounts.find(visit.request).then((found) => {
        if (visit.response.destroyed) return
        if (found === null) takeCold(visit, next)
        else takeInTurn('reading', found, visit, next)
      })
  }

  return (visit, next) => {
    const kind = kindOf(visit, known)
    const now = { load: load(), answeredPerSecond: answeredPerSecond() }
    if (kind && aheadOf(kind) >= roomFor(kind, now)) refuse(kind, visit, 'overloaded')
    else if (kind === 'file') takeFile(visit, next)
    else if (kind === 'cold') takeCold(visit, next)
    else if (kind === 'reading' && isPage(visit.path)) takePage(visit, next)
    else take(visit, next)
  }
}
