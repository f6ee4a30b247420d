import type { MiddlewareHandler } from 'hono'
import type { DoorEnv } from '../doors/door.ts'
import { chooseEncoding, compressQuickly } from '../visitor-pages/encoding.ts'

/** Smaller answers fit one packet as they are (bytes). */
const WORTH_IT_BYTES = 1_024
const TEXT = /^(?:text\/(?!event-stream)|application\/(?:json|xml|manifest\+json|openapi\+json)|image\/svg\+xml)/

/** Compresses whole answers that are text. Those that come bit by bit (events, files) pass as they are. */
export const compress: MiddlewareHandler<DoorEnv> = async (c, next) => {
  await next()
  const { headers, status, body } = c.res
  if (!body || c.req.method === 'HEAD' || status === 206 || headers.has('content-encoding')) return
  if (!TEXT.test(headers.get('content-type') ?? '')) return
  headers.append('vary', 'Accept-Encoding')
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  if (encoding === 'identity') return
  const plain = Buffer.from(await c.res.arrayBuffer())
  const small = plain.length < WORTH_IT_BYTES
  const sent = new Response(small ? plain : await compressQuickly(plain, encoding), c.res)
  sent.headers.delete('content-length')
  if (!small) sent.headers.set('content-encoding', encoding)
  c.res = sent
}
