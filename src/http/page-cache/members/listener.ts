import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { nextRequestId } from '../../../platform/request-id.ts'
import type { RootReading } from '../../../web/root-data.ts'
import { acceptsGzip, chooseEncoding } from '../../middleware/encoding.ts'
import { memberPageAddress } from '../key.ts'
import { type MemberPages, memberPageKey } from './pages.ts'
import { personalOf } from './placeholders.ts'
import { fill } from './template.ts'

interface MemberListenerOptions {
  /** Reads who is here, anew for every request; null for nobody. */
  readonly readRoot: (headers: Headers) => Promise<RootReading | null>
  readonly next: RequestListener
  /** Called with every error; the request is handed on to `next`. */
  readonly onFault: (error: unknown) => void
}

/** Whether this may be a member who asks for a page by the cookie. */
function isMember({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.cookie !== undefined && headers.authorization === undefined
}

function encodingFor(header: string | undefined): 'gzip' | 'identity' | null {
  if (acceptsGzip(header)) return 'gzip'
  return chooseEncoding(header) === 'identity' ? 'identity' : null
}

/**
 * Answers members' pages from memory with their own texts put in (docs/adr/0021-member-pages-filled.md); hands on
 * other pages, and requests without a session.
 */
export function memberListener(
  pages: MemberPages,
  { readRoot, next, onFault }: MemberListenerOptions,
): RequestListener {
  async function answer(address: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const encoding = encodingFor(request.headers['accept-encoding'])
    const reading = encoding && (await readRoot(new Headers({ cookie: request.headers.cookie ?? '' })))
    const personal = reading && personalOf(reading)
    if (!encoding || !reading || !personal) return false
    const key = memberPageKey(address, reading)
    const page = pages.atHand(key) ?? (await pages.rendered(key))
    if (!page) return false
    const { policy, body } = fill(page.template, personal, encoding)
    response.writeHead(200, {
      ...page.headers,
      'content-security-policy': policy,
      'cache-control': 'private, no-store',
      vary: 'Accept-Encoding, Cookie',
      'x-request-id': nextRequestId(),
      ...(encoding === 'gzip' && { 'content-encoding': encoding }),
      'content-length': body.length,
    })
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }

  return (request, response) => {
    const address = isMember(request) ? memberPageAddress(request.url ?? '') : null
    if (address === null) return next(request, response)
    answer(address, request, response).then(
      (answered) => {
        if (!answered) next(request, response)
      },
      // Not all that goes wrong here goes wrong again there: without a word, members would get slow pages for ever.
      (error: unknown) => {
        onFault(error)
        if (!response.headersSent) next(request, response)
      },
    )
  }
}
