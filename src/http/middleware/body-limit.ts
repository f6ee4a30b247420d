import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { HttpEnv } from '../env.ts'
import { refuse } from '../refusals.ts'

/**
 * Refuses bodies larger than `maxBytes`. A declared length is enough to decide, because Node never passes on more.
 * Hono's own limit reads the body first, which makes an unneeded web stream of it.
 */
export function boundedBody(maxBytes: number): MiddlewareHandler<HttpEnv> {
  const counted = bodyLimit({ maxSize: maxBytes, onError: (c) => refuse(c, 'body_too_large') })
  return (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const declared = c.req.header('content-length')
    if (declared === undefined || c.req.header('transfer-encoding') !== undefined) return counted(c, next)
    return Number(declared) <= maxBytes ? next() : Promise.resolve(refuse(c, 'body_too_large'))
  }
}
