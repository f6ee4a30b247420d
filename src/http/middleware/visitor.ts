import type { IncomingMessage } from 'node:http'
import { SECURE_SESSION_COOKIE, SESSION_COOKIE } from '../../features/accounts/session/rules.ts'

const HAS_SESSION = new RegExp(`(?:^|;\\s*)(?:${SESSION_COOKIE}|${SECURE_SESSION_COOKIE})=`)

/** Whether a request reads, and carries no credential (session cookie or Authorization). */
export function isVisitor({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return headers.authorization === undefined && !HAS_SESSION.test(headers.cookie ?? '')
}
