import type { MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { HttpContext, HttpEnv } from '../env.ts'
import { chooseEncoding, compressAtOnce, compressQuickly, type Encoding } from './encoding.ts'

/** Smaller answers fit one packet as they are (bytes). */
const WORTH_IT_BYTES = 1_024
/** Up to here compressing takes less time than handing it to another thread (characters). */
const AT_ONCE_MAX_LENGTH = 32_768
const TEXT = /^(?:text\/(?!event-stream)|application\/(?:json|xml|manifest\+json|openapi\+json)|image\/svg\+xml)/

/** Compresses whole answers that are text. Those that come bit by bit (events, files) pass as they are. */
export const compress: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const encoding = c.req.method === 'HEAD' ? 'identity' : chooseEncoding(c.req.header('accept-encoding'))
  c.json = compressedJson(c, encoding)
  await next()
  const { headers, status } = c.res
  if (status === 206 || headers.has('content-encoding') || !TEXT.test(headers.get('content-type') ?? '')) return
  // A handler that sets Vary has negotiated already.
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
 * `c.json` that compresses while the text is at hand: an answer that has been made must be taken apart and made again,
 * which costs more than to compress it.
 */
function compressedJson(c: HttpContext, encoding: Encoding): HttpContext['json'] {
  const plain = c.json
  const json = (value: object, status?: ContentfulStatusCode, given?: Readonly<Record<string, string>>) => {
    const text = JSON.stringify(value)
    if (text.length > AT_ONCE_MAX_LENGTH) return plain(value, status, given)
    const small = encoding === 'identity' || text.length < WORTH_IT_BYTES
    const answer = c.body(small ? text : compressAtOnce(text, encoding), status, {
      'content-type': 'application/json',
      ...given,
      ...(!small && { 'content-encoding': encoding }),
    })
    answer.headers.append('vary', 'Accept-Encoding')
    return answer
  }
  return json as HttpContext['json']
}
