const SECOND = 1_000
const MINUTE = 60 * SECOND

/** Browsers accept the prefixed one over https only. */
export const SESSION_COOKIE = 'session'
export const SECURE_SESSION_COOKIE = `__Secure-${SESSION_COOKIE}`

/** (rule: session monitor) */
export const MONITOR_STARTS_AFTER_MS = 1 * SECOND
export const MONITOR_EVERY_MS = 30 * SECOND
/** A tab hidden for longer checks the session when it is visible again (ms). */
export const HIDDEN_LONG_MS = 5 * MINUTE

/** (rule: administrator check) */
export const ADMIN_CHECK_AFTER_MS = 1 * SECOND
export const ADMIN_FRESH_MS = 10 * MINUTE
export const ADMIN_CHECK_GAP_MS = 30 * SECOND

/** (rule: administrator screens) */
export const ADMIN_SCREENS =
  /^\/(admin|mercadopago-test|payment-monitoring|webhook-tester|webhook-diagnostic)(\/|\?|#|$)/

/** Screens with personal data: visitors sign in first. */
export const OWN_SCREENS = /^\/(profile|pedidos|cancel-subscription|pix|assinar)(\/|\?|#|$)/

/** True for a screen that redirects home when the session ends (rule: session monitor). */
export function leavesAtTheEnd(path: string): boolean {
  return /^\/profile(\/|$)/.test(path) || ADMIN_SCREENS.test(path)
}
