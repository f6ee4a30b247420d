const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

interface Caller {
  readonly method: string
  /** The `Origin` header. */
  readonly origin: string | undefined
  /** The `Host` header. */
  readonly host: string | undefined
  /** The `Sec-Fetch-Site` header. */
  readonly fetchSite: string | undefined
}

/**
 * True if a call may change data (the answer to CSRF beside SameSite cookies). Browsers name the page of a call; it has
 * to be ours: the site's own origin or, unless `strict`, the address by which the visitor opened it. Programs without a
 * browser send neither header and carry no ambient cookie.
 */
export function isTrustedCaller(caller: Caller, { siteOrigin, strict }: { siteOrigin: string; strict: boolean }) {
  if (SAFE_METHODS.has(caller.method)) return true
  if (caller.origin === undefined) return caller.fetchSite === undefined || caller.fetchSite === 'same-origin'
  if (caller.origin === siteOrigin) return true
  return !strict && hostOf(caller.origin) === caller.host
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
