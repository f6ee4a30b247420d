import type { MiddlewareHandler } from 'hono'
import type { HttpContext, HttpEnv } from '../env.ts'
import { chooseEncoding, compressAtOnce, compressQuickly } from './encoding.ts'

/** Smaller answers fit one packet as they are (bytes). */
const WORTH_IT_BYTES = 1_024
/** Up to here compressing takes less time than handing it to another thread (characters). */
const AT_ONCE_MAX_LENGTH = 32_768
const TEXT = /^(?:text\/(?!event-stream|csv)|application\/(?:json|xml|manifest\+json|openapi\+json)|image\/svg\+xml)/

/** Compresses whole answers that are text. Those that come bit by bit (events, files, tables) pass as they are. */
export const compress: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const encoding = c.req.method === 'HEAD' ? 'identity' : chooseEncoding(c.req.header('accept-encoding'))
  await next()
  const { headers, status } = c.res
  if (status === 206 || headers.has('content-encoding') || !TEXT.test(headers.get('content-type') ?? '')) return
  // sendJson has negotiated already.
  if (headers.get('vary')?.includes('Accept-Encoding')) return
  headers.append('vary', 'Accept-Encoding')
  if (encoding === 'identity' || !c.res.body) return
  const plain = Buffer.from(await c.res.arrayBuffer())
  const small = plain.length < WORTH_IT_BYTES
  const sent = new Response(small ? plain : await compressQuickly(plain, encoding), c.res)
  sent.headers.delete('content-length')
  if (!small) sent.headers.set('content-encoding', encoding)
  c.res = sent
}

/**
 * Sends JSON for requests during typing, compressed while the text is available: {@link compress} would read the
 * finished answer and rebuild it, which costs a third more (docs/adr/0042). The headers are the same.
 */
export function sendJson<T extends object>(
  c: HttpContext,
  value: T,
  headers: Readonly<Record<string, string>>,
): ReturnType<typeof c.json<T, 200>> {
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  const text = JSON.stringify(value)
  const plain = encoding === 'identity' || text.length < WORTH_IT_BYTES || text.length > AT_ONCE_MAX_LENGTH
  if (plain) return c.json(value, 200, headers)
  const answer = c.body(compressAtOnce(text, encoding), 200, {
    'content-type': 'application/json',
    ...headers,
    'content-encoding': encoding,
  })
  answer.headers.append('vary', 'Accept-Encoding')
  return answer as unknown as ReturnType<typeof c.json<T, 200>>
}
