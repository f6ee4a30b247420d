import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { SECURE_SESSION_COOKIE, SESSION_COOKIE } from '../features/accounts/session/rules.ts'
import { type PageAddress, pageAddress } from './page-cache/key.ts'

const HAS_SESSION = new RegExp(`(?:^|;\\s*)(?:${SESSION_COOKIE}|${SECURE_SESSION_COOKIE})=`)

/** A request in the chain, with the facts that several steps need, each found once. */
export interface Visit {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Address without its query. */
  readonly path: string
  /**
   * `visitor` reads without a credential, `member` reads with a session cookie, which may be forged or over. Null for any
   * other method, and for a bearer token.
   */
  readonly reader: 'visitor' | 'member' | null
  /** The shared page that it opens. */
  readonly page: PageAddress | null
}

/** Answers, or calls `next`. */
export type Step = (visit: Visit, next: () => void) => void

function readerOf({ method, headers }: IncomingMessage): Visit['reader'] {
  if ((method !== 'GET' && method !== 'HEAD') || headers.authorization !== undefined) return null
  return HAS_SESSION.test(headers.cookie ?? '') ? 'member' : 'visitor'
}

export function visitOf(request: IncomingMessage, response: ServerResponse): Visit {
  const { url = '' } = request
  return { request, response, path: url.split('?', 1)[0] ?? '', reader: readerOf(request), page: pageAddress(url) }
}

/** Runs the steps from the first to the last; each decides if the next one runs. */
export function inOrder(...steps: readonly Step[]): RequestListener {
  return (request, response) => {
    const visit = visitOf(request, response)
    const run = (index: number): void => steps[index]?.(visit, () => run(index + 1))
    run(0)
  }
}
