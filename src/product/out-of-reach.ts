import { AppError, type ErrorCode } from './errors.ts'

// A database or a store that is down, starting, stopping, silent or out of room: the same call may succeed in a moment.
const OUT_OF_REACH = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
])
/**
 * SQLSTATE: a connection that broke (a pooler reports a dead server as 08P01), insufficient resources, operator
 * intervention, a statement that took too long, a disk that fails.
 */
const DATABASE_AWAY = /^(08[0-9A-Z]{3}|53[0-9A-Z]{3}|57P0[0-9A-Z]|57014|58030)$/

/** True if a dependency of the product was unavailable: a temporary failure, not a defect. */
export function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'TimeoutError') return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (OUT_OF_REACH.has(code) || DATABASE_AWAY.test(code)) return true
  return /timeout exceeded when trying to connect|Connection terminated|is not queryable$/.test(error.message)
}

/**
 * For a step of a use case that has a refusal for it, as `.catch(failAs('sign_up_failed'))`: an unavailable dependency
 * is reported as such, because the same call may succeed in a moment.
 * @throws AppError of that code, or `unavailable`; each with the cause
 */
export function failAs(code: ErrorCode): (cause: unknown) => never {
  return (cause) => {
    if (cause instanceof AppError && cause.code === 'unavailable') throw cause
    throw new AppError(isOutOfReach(cause) ? 'unavailable' : code, { cause })
  }
}
