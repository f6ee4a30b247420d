import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { SecureHeadersVariables } from 'hono/secure-headers'
import type { Session } from '../features/accounts/schema.ts'
import type { Logger } from '../platform/log.ts'
import type { MemberKind } from '../web/root-data.ts'

/** Facts that the middleware adds to each request before a route handles it. */
export interface HttpEnv {
  /** Node's own objects; absent for a request made in a test. */
  Bindings: Partial<HttpBindings> & {
    /** Set when the page is rendered for a kind of members: without a session. */
    kind?: MemberKind
  }
  Variables: SecureHeadersVariables & {
    requestId: string
    /** The address the request came from, for limits only. */
    address: string
    log: Logger
    session: Session | null
  }
}

export type HttpContext = Context<HttpEnv>
