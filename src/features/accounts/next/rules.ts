import { ADMIN_SCREENS, OWN_SCREENS } from '../session/rules.ts'

const HOME = '/'
/** Longest address to come back to, in characters. */
const NEXT_MAX_LENGTH = 1_000
/** Any origin will do to resolve against; this one can never be ours. */
const NOWHERE = 'http://nowhere.invalid'
/** Going back to one of these after signing in would make no sense. The router takes either case. */
const NO_RETURN = /^\/(login|register|reset-password)(\/|$)/i
/** The API and the files: addresses of programs, not of people. */
const NO_PAGE = /^\/(auth|rest|functions|storage|assets)(\/|$)/i
/** Characters that no page's address contains; browsers drop or convert them differently. */
const MISREAD = /[\\\p{Cc}]/u
/** The router adds it when it asks for the data of a page: which routes it wants. */
const ROUTES_FIELD = '_routes'

/**
 * The page to come back to after signing in: a path of this site as people see it in the bar, never an outside address
 * and never the address at which the router fetches a page's data. Anything else is home.
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

/** The page behind a path that may be the one of its data: `/profile.data` → `/profile`, `/_root.data` → `/`. */
function pageOf(pathname: string): string {
  const page = pathname.replace(/(?:\/_(?:root)?)?\.data$/i, '')
  return page === '' ? HOME : page
}

/** As the router reads a path; null for what it cannot read. */
function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

/** A search as it was written, or without what the router added. */
function withoutDataFields(search: string): string {
  const params = new URLSearchParams(search)
  if (!params.has(ROUTES_FIELD)) return search
  params.delete(ROUTES_FIELD)
  return params.size > 0 ? `?${params}` : ''
}

/** True if signing in leads back to a sheet that waits: somebody pressed a button that needs an account. */
export const leadsToSheet = (next: string): boolean => /^\/(activities|criar)\/[^/?#]|^\/caderno/.test(next)

/** The address of a screen that leads on to `next`, a page of this site. */
export function withNext(screen: string, next: string): string {
  const page = safeNext(next)
  return page === HOME ? screen : `${screen}?${new URLSearchParams({ next: page })}`
}

/**
 * Target of a sign-in: administrators go to /admin, or back to the screen that asked them to sign in (rule:
 * administrator screens; rule: landing page); everyone else to the page they came from, or home.
 */
export function afterSignIn({ isAdmin, next }: { isAdmin: boolean; next: string | null | undefined }): string {
  const page = safeNext(next)
  return isAdmin && !ADMIN_SCREENS.test(page) && !OWN_SCREENS.test(page) ? '/admin' : page
}
