import { fetchApi, saysSessionFailed } from '../../../../platform/browser/fetch-api.ts'

/** The server's view of this browser's session. */
export type SessionState =
  | { readonly kind: 'here'; readonly userId: string }
  | { readonly kind: 'gone' }
  /** No answer, or one without a session state: it signs out no user. */
  | { readonly kind: 'unknown' }

const UNKNOWN: SessionState = { kind: 'unknown' }

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined

/**
 * Reads the session's user. A session without a user, or past its end by the server's clock, counts as gone (rule:
 * session monitor).
 */
export async function askSession(call: typeof fetchApi = fetchApi): Promise<SessionState> {
  try {
    const answer = await call('/auth/v1/get-session')
    if (!answer.ok) return (await saysSessionFailed(answer)) ? { kind: 'gone' } : UNKNOWN
    const body: unknown = await answer.json()
    if (body === null) return { kind: 'gone' }
    const userId = fieldOf(fieldOf(body, 'user'), 'userId')
    return typeof userId === 'string' ? { kind: 'here', userId } : UNKNOWN
  } catch {
    return UNKNOWN
  }
}

export async function askAdmin(call: typeof fetchApi = fetchApi): Promise<boolean | null> {
  try {
    const answer = await call('/functions/v1/check-admin')
    const isAdmin = answer.ok ? fieldOf(await answer.json(), 'isAdmin') : null
    return typeof isAdmin === 'boolean' ? isAdmin : null
  } catch {
    return null
  }
}
