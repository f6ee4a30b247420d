import { HTTPException } from 'hono/http-exception'
import { AppError, type ErrorCode } from '../product/errors.ts'
import { isOutOfReach } from '../product/out-of-reach.ts'
import type { HttpContext } from './env.ts'
import { RETRY_AFTER_S } from './retry-after.ts'

/** The one JSON shape of a refusal. */
export function refuse(c: HttpContext, code: ErrorCode, issues?: { path: string; message: string }[]): Response {
  const error = new AppError(code, { issues })
  // The dependency comes back: a program should try again later.
  if (error.status === 503) c.header('retry-after', String(RETRY_AFTER_S))
  return c.json(error.toBody(c.get('requestId')), error.status)
}

/** Turns an error into an answer; only an unexpected one is logged with its cause. */
export function answerError(error: unknown, c: HttpContext): Response {
  if (error instanceof AppError) {
    if (error.status >= 500) {
      // Without a cause something is switched off or full, which is known: a stranger may ask for it as often as they like.
      const level = error.cause === undefined ? 'warn' : 'error'
      c.get('log')[level]({ err: error, code: error.code }, 'API route failed')
    }
    return refuse(c, error.code, error.issues)
  }
  if (isMalformedJson(error)) return refuse(c, 'malformed_json')
  if (error instanceof HTTPException && error.status === 415) return refuse(c, 'unsupported_media')
  // Hono's words for a body that does not match its content type, a form without its boundary among them.
  if (error instanceof HTTPException && error.status === 400) return refuse(c, 'invalid_input')
  if (isBrokenOff(error)) {
    // The client is gone and reads no answer. Anyone can do that at any time: not an error of ours.
    c.get('log').info({ err: error }, 'a body broke off')
    return refuse(c, 'invalid_input')
  }
  c.get('log').error({ err: error }, 'API route failed unexpectedly')
  return refuse(c, isOutOfReach(error) ? 'unavailable' : 'unexpected')
}

// Node's error for a request whose connection ended before its body did.
function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'
}

// Hono's validator reports a body that is no JSON as an HTTPException with this message.
function isMalformedJson(error: unknown): boolean {
  return error instanceof SyntaxError || (error instanceof Error && error.message.startsWith('Malformed JSON'))
}
