/** The path Google redirects back to. */
export const GOOGLE_RETURN_PATH = '/auth/v1/callback/google'

/** Outcome when Google returns the address of an existing account. */
export type Joining = 'join' | 'join_without_password' | 'refuse'

interface Meeting {
  /** Google confirms the address. */
  readonly confirmedThere: boolean
  /** The person who uses the account here has proven to read the mailbox. */
  readonly confirmedHere: boolean
  /** The account here can be entered with a password. */
  readonly hasPassword: boolean
}

/**
 * An address belongs to the person who has shown that they read its mail. Until then anybody may have made the account,
 * to wait for the owner: the owner gets it, and the password that came with it no longer opens it (docs/adr/0012).
 */
export function joiningOf({ confirmedThere, confirmedHere, hasPassword }: Meeting): Joining {
  if (!confirmedThere) return 'refuse'
  return confirmedHere || !hasPassword ? 'join' : 'join_without_password'
}

/** Codes of a failed return that /login shows with a separate text; those of the library share one. */
export const EMAIL_NOT_CONFIRMED = 'email_not_confirmed_there'
export const DENIED = 'access_denied'
export const UNEXPECTED_FAILURE = 'google_unexpected'

/** Sign-ins that one browser may have under way at a time; each is a cookie, and headers have a bound. */
const TABS_MAX = 4

/** The name of a tab's state cookie; null for a state that no sign-in of ours has. */
export function tabCookie(name: string, state: string | null): string | null {
  return state !== null && /^[\w-]{16,128}$/.test(state) ? `${name}.${state.slice(0, 16)}` : null
}

/** The headers of an answer with one cookie under another name. */
export function withCookieNamed(headers: Headers, from: string, to: string): Headers {
  const changed = new Headers(headers)
  changed.delete('set-cookie')
  for (const line of headers.getSetCookie())
    changed.append('set-cookie', line.startsWith(`${from}=`) ? `${to}${line.slice(from.length)}` : line)
  return changed
}

const cookiesIn = (headers: Headers): string[] => (headers.get('cookie') ?? '').split(/; */).filter(Boolean)

/** The headers of a request in which one cookie has another name; an older one of that name is gone. */
export function withCookieSentAs(headers: Headers, from: string, to: string): Headers {
  const kept = cookiesIn(headers).filter((pair) => !pair.startsWith(`${to}=`))
  const pairs = kept.map((pair) => (pair.startsWith(`${from}=`) ? `${to}${pair.slice(from.length)}` : pair))
  const changed = new Headers(headers)
  changed.set('cookie', pairs.join('; '))
  return changed
}

/** State cookies of other tabs that have to go, so that another one fits. */
export function staleTabs(headers: Headers, name: string): string[] {
  const names = cookiesIn(headers).flatMap((pair) => (pair.startsWith(`${name}.`) ? [pair.split('=')[0] ?? ''] : []))
  return names.length < TABS_MAX ? [] : names
}
