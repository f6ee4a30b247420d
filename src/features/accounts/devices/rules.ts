/** Lifetime of a known browser after its last sign-in, in seconds: half a year. */
export const DEVICE_LIFETIME_S = 180 * 24 * 60 * 60

/** For http; on https the name begins with `__Secure-`. */
const NAME = 'device'

export function deviceCookieName(secure: boolean): string {
  return secure ? `__Secure-${NAME}` : NAME
}

/** The value of one cookie in a Cookie header, or null. */
export function cookieValue(header: string | null, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return null
}

/** HttpOnly. */
export function setDeviceCookie(value: string, secure: boolean): string {
  const attributes = `Max-Age=${DEVICE_LIFETIME_S}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return `${deviceCookieName(secure)}=${value}; ${attributes}`
}
