import { getConnInfo } from '@hono/node-server/conninfo'
import type { MiddlewareHandler } from 'hono'
import { type Logger, requestLog } from '../../platform/log.ts'
import type { HttpEnv } from '../env.ts'
import { clientAddress } from './address.ts'

/** Refusals about the caller rather than the request; logged, because an attack shows in them. */
const NOT_LET_IN: ReadonlySet<number> = new Set([401, 403, 429])

interface RequestFactsOptions {
  readonly log: Logger
  /** Number of reverse proxies in front whose forwarded addresses are believed. */
  readonly trustedProxies: number
}

/** Gives each request its log and its caller's address, and writes the line about its answer. */
export function requestFacts({ log, trustedProxies }: RequestFactsOptions): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const ownLog = requestLog(log, c.get('requestId'))
    // Without a connection (a request made in a test) there is no peer.
    const peer = c.env?.incoming ? getConnInfo(c).remote.address : undefined
    c.set('log', ownLog)
    c.set('address', clientAddress(peer, c.req.header('x-forwarded-for'), trustedProxies))
    c.set('session', null)
    const startedAt = performance.now()
    await next()
    // Here, not before: the headers of a page's or a file's answer would replace it. And not by `c.header`, which
    // rebuilds the whole answer.
    c.res.headers.set('x-request-id', c.get('requestId'))
    const took = Math.round(performance.now() - startedAt)
    // The path alone: search texts and signatures in the query are private.
    const line = { method: c.req.method, path: c.req.path, status: c.res.status, took }
    if (NOT_LET_IN.has(c.res.status)) ownLog.info({ ...line, userId: c.get('session')?.userId }, 'not let in')
    else ownLog.debug(line, 'request')
  }
}
