import { createHash, timingSafeEqual } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import type { HttpEnv } from '../env.ts'
import { refuse } from '../refusals.ts'

/** Who asks for the metrics. */
interface Asker {
  readonly authorization: string | undefined
  /** The other end of the connection; undefined when there is none (tests). */
  readonly peer: string | undefined
  /** A proxy brought the request here: then the peer says nothing about who asked. */
  readonly forwarded: boolean
}

const LOOPBACK = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/

const digest = (text: string) => createHash('sha256').update(text).digest()

/** With a token: requests that carry it. Without: only this machine, asking directly. */
export function mayReadMetrics({ authorization, peer, forwarded }: Asker, token: string | null): boolean {
  if (token !== null) return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`))
  return !forwarded && peer !== undefined && LOOPBACK.test(peer)
}

/** `/metrics` for Prometheus. To everybody who may not read it, it does not exist. */
export function metricsRoutes(metrics: Pick<Metrics, 'text' | 'contentType'>, token: string | null): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>()
  routes.get('/metrics', async (c) => {
    const asker = {
      authorization: c.req.header('authorization'),
      peer: c.env?.incoming ? getConnInfo(c).remote.address : undefined,
      forwarded: ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => c.req.header(name) !== undefined),
    }
    if (!mayReadMetrics(asker, token)) return refuse(c, 'not_found')
    return c.body(await metrics.text(), 200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' })
  })
  return routes
}
