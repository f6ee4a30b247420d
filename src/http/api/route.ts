import type { HttpBindings } from '@hono/node-server'
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { SecureHeadersVariables } from 'hono/secure-headers'
import type { Session } from '../../features/accounts/schema.ts'
import { AppError, type ErrorCode } from '../../platform/errors.ts'
import type { Logger } from '../../platform/log.ts'
import { isOutOfReach } from '../../platform/out-of-reach.ts'
import { RETRY_AFTER_S } from '../middleware/plain-page.ts'
import type { MarkedVisit } from '../page-cache/members/context.ts'

/** What the edge puts beside each request before a door sees it. */
export interface DoorEnv {
  /** Node's own objects; absent for a request made in a test. */
  Bindings: Partial<HttpBindings> & {
    /** True when the page is rendered for every visitor at once: it gets no nonce, its scripts are allowed by hash. */
    visitorPage?: true
    /** Set when the page is rendered for a kind of members at once: no nonce either, and nobody's session. */
    memberPage?: MarkedVisit
  }
  Variables: SecureHeadersVariables & {
    requestId: string
    /** The address the request came from, for limits only. */
    address: string
    log: Logger
    session: Session | null
  }
}

export type DoorContext = Context<DoorEnv>

/** The one JSON shape of a refusal. */
export function refuse(c: DoorContext, code: ErrorCode, issues?: { path: string; message: string }[]): Response {
  const error = new AppError(code, { issues })
  // What is away comes back: a program should ask again, and not at once.
  if (error.status === 503) c.header('retry-after', String(RETRY_AFTER_S))
  return c.json(error.toBody(c.get('requestId')), error.status)
}

/** Turns whatever was thrown into an answer; only what nobody expected is logged with its cause. */
export function answerError(error: unknown, c: DoorContext): Response {
  if (error instanceof AppError) {
    if (error.status >= 500) c.get('log').error({ err: error, code: error.code }, 'door failed')
    return refuse(c, error.code, error.issues)
  }
  if (isMalformedJson(error)) return refuse(c, 'malformed_json')
  if (error instanceof HTTPException && error.status === 415) return refuse(c, 'unsupported_media')
  if (isBrokenOff(error)) {
    // The client is gone and reads no answer. Anyone can do that at any time: not an error of ours.
    c.get('log').info({ err: error }, 'a body broke off')
    return refuse(c, 'invalid_input')
  }
  c.get('log').error({ err: error }, 'door failed unexpectedly')
  return refuse(c, isOutOfReach(error) ? 'unavailable' : 'unexpected')
}

// What Node's server calls a request whose connection ended before its body did.
function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'
}

// Hono's validator reports a body that is no JSON as an HTTPException with this message.
function isMalformedJson(error: unknown): boolean {
  return error instanceof SyntaxError || (error instanceof Error && error.message.startsWith('Malformed JSON'))
}

/** A door of the API: routes with Zod schemas, which are also its part of the OpenAPI document. */
export function createDoor(): OpenAPIHono<DoorEnv> {
  const door = new OpenAPIHono<DoorEnv>({
    defaultHook: (result, c) => {
      if (result.success) return
      const issues = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
      return refuse(c, 'invalid_input', issues)
    },
  })
  door.onError(answerError)
  door.notFound((c) => refuse(c, 'not_found'))
  return door
}
