import { ADMIN_SCREENS, OWN_SCREENS } from '../session/rules.ts'

const HOME = '/'
/** Longest return address, in characters. */
const NEXT_MAX_LENGTH = 1_000
/** Base for relative addresses; it can never be ours. */
const NOWHERE = 'http://nowhere.invalid'
/** Screens that make no sense after a sign-in. The router ignores case. */
const NO_RETURN = /^\/(login|register|reset-password)(\/|$)/i
/** Addresses of programs, not of pages. */
const NO_PAGE = /^\/(auth|rest|functions|storage|assets)(\/|$)/i
/** Browsers drop or convert them, each differently. */
const MISREAD = /[\\\p{Cc}]/u
/** The router adds it to requests for a page's data. */
const ROUTES_FIELD = '_routes'

/**
 * The page to return to after a sign-in: a path of this site as the address bar shows it, never another origin or the
 * address of a page's data. Default: home.
 */
export function safeNext(next: string | null | undefined): string {
  if (!next?.startsWith('/') || next.length > NEXT_MAX_LENGTH || MISREAD.test(next)) return HOME
  if (!URL.canParse(next, NOWHERE)) return HOME
  const { origin, pathname, search, hash } = new URL(next, NOWHERE)
  const page = pageOf(pathname)
  const read = decoded(page)
  if (origin !== NOWHERE || page.startsWith('//') || read === null || MISREAD.test(read)) return HOME
  return NO_RETURN.test(read) || NO_PAGE.test(read) ? HOME : `${page}${withoutDataFields(search)}${hash}`
}

/** `/profile.data` → `/profile`, `/_root.data` → `/`. */
function pageOf(pathname: string): string {
  const page = pathname.replace(/(?:\/_(?:root)?)?\.data$/i, '')
  return page === '' ? HOME : page
}

/** Decodes as the router does; null for malformed paths. */
function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

/** Removes the router's fields from a search; keeps others as written. */
function withoutDataFields(search: string): string {
  const params = new URLSearchParams(search)
  if (!params.has(ROUTES_FIELD)) return search
  params.delete(ROUTES_FIELD)
  return params.size > 0 ? `?${params}` : ''
}

/** True if the sign-in returns to a sheet, because a button of it needs an account. */
export const leadsToSheet = (next: string): boolean => /^\/(activities|criar)\/[^/?#]|^\/caderno/.test(next)

/** The address of a screen that leads on to `next`, a path of this site. */
export function withNext(screen: string, next: string): string {
  const page = safeNext(next)
  return page === HOME ? screen : `${screen}?${new URLSearchParams({ next: page })}`
}

/**
 * Administrators go to /admin, or back to the screen that asked for the sign-in (rule: administrator screens; rule:
 * landing page); other users to the page they came from, or home.
 */
export function afterSignIn({ isAdmin, next }: { isAdmin: boolean; next: string | null | undefined }): string {
  const page = safeNext(next)
  return isAdmin && !ADMIN_SCREENS.test(page) && !OWN_SCREENS.test(page) ? '/admin' : page
}
