import { createHash, timingSafeEqual } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import type { HttpEnv } from '../env.ts'
import { refuse } from '../refusals.ts'

/** Caller of the metrics. */
interface Asker {
  readonly authorization: string | undefined
  /** The other end of the connection; undefined in tests. */
  readonly peer: string | undefined
  /** A proxy forwarded the request, so the peer is not the caller. */
  readonly forwarded: boolean
  /** The name this machine was asked by. */
  readonly host: string | undefined
}

const LOOPBACK = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/

/** Names of this machine. A foreign page can let its own name point here (DNS rebinding), but not one of these. */
const LOCAL_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i

const digest = (text: string) => createHash('sha256').update(text).digest()

/** With a token: requests that carry it. Without: only this machine, directly, by one of its names. */
export function mayReadMetrics({ authorization, peer, forwarded, host }: Asker, token: string | null): boolean {
  if (token !== null) return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`))
  return !forwarded && peer !== undefined && LOOPBACK.test(peer) && host !== undefined && LOCAL_HOST.test(host)
}

/** `/metrics` for Prometheus. To everybody who may not read it, it does not exist. */
export function metricsRoutes(metrics: Pick<Metrics, 'text' | 'contentType'>, token: string | null): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>()
  routes.get('/metrics', async (c) => {
    const asker = {
      authorization: c.req.header('authorization'),
      host: c.req.header('host'),
      peer: c.env?.incoming ? getConnInfo(c).remote.address : undefined,
      forwarded: ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => c.req.header(name) !== undefined),
    }
    if (!mayReadMetrics(asker, token)) return refuse(c, 'not_found')
    return c.body(await metrics.text(), 200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' })
  })
  return routes
}
