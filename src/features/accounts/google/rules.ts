/** The path Google redirects back to. */
export const GOOGLE_RETURN_PATH = '/auth/v1/callback/google'

/** Decision when Google returns the address of an existing account. */
export type Joining = 'join' | 'join_without_password' | 'refuse'

interface Meeting {
  /** Google vouches for the address. */
  readonly confirmedThere: boolean
  /** The user of the account here reads the mailbox. */
  readonly confirmedHere: boolean
  /** The account here has a password. */
  readonly hasPassword: boolean
}

/**
 * An address belongs to the user who has proven to read its mail. Until then the account may be an attacker's, who waits
 * for the owner: the owner gets it, and its password is dropped (docs/adr/0012).
 */
export function joiningOf({ confirmedThere, confirmedHere, hasPassword }: Meeting): Joining {
  if (!confirmedThere) return 'refuse'
  return confirmedHere || !hasPassword ? 'join' : 'join_without_password'
}

export const EMAIL_NOT_CONFIRMED = 'email_not_confirmed_there'
export const DENIED = 'access_denied'
export const UNEXPECTED_FAILURE = 'google_unexpected'

/** Concurrent sign-ins of one browser: each is a cookie, and headers have a limit. */
const TABS_MAX = 4

/** The name of a tab's state cookie; null for an unknown state. */
export function tabCookie(name: string, state: string | null): string | null {
  return state !== null && /^[\w-]{16,128}$/.test(state) ? `${name}.${state.slice(0, 16)}` : null
}

export function withCookieNamed(headers: Headers, from: string, to: string): Headers {
  const changed = new Headers(headers)
  changed.delete('set-cookie')
  for (const line of headers.getSetCookie())
    changed.append('set-cookie', line.startsWith(`${from}=`) ? `${to}${line.slice(from.length)}` : line)
  return changed
}

const cookiesIn = (headers: Headers): string[] => (headers.get('cookie') ?? '').split(/; */).filter(Boolean)

/** The headers of a request with one cookie renamed; an older one of the new name is removed. */
export function withCookieSentAs(headers: Headers, from: string, to: string): Headers {
  const kept = cookiesIn(headers).filter((pair) => !pair.startsWith(`${to}=`))
  const pairs = kept.map((pair) => (pair.startsWith(`${from}=`) ? `${to}${pair.slice(from.length)}` : pair))
  const changed = new Headers(headers)
  changed.set('cookie', pairs.join('; '))
  return changed
}

/** State cookies of other tabs to remove, so that a new one fits. */
export function staleTabs(headers: Headers, name: string): string[] {
  const names = cookiesIn(headers).flatMap((pair) => (pair.startsWith(`${name}.`) ? [pair.split('=')[0] ?? ''] : []))
  return names.length < TABS_MAX ? [] : names
}
