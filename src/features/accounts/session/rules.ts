const SECOND = 1_000
const MINUTE = 60 * SECOND

/** Name of the session's cookie; browsers take the prefixed one over https only. */
export const SESSION_COOKIE = 'session'
export const SECURE_SESSION_COOKIE = `__Secure-${SESSION_COOKIE}`

/** Times of the session monitor (rule: session monitor), in ms. */
export const MONITOR_STARTS_AFTER_MS = 1 * SECOND
export const MONITOR_EVERY_MS = 30 * SECOND
/** A tab that was hidden for longer checks the session as soon as it is visible again (ms). */
export const HIDDEN_LONG_MS = 5 * MINUTE

/** Times of the administrators' check (rule: administrator check), in ms. */
export const ADMIN_CHECK_AFTER_MS = 1 * SECOND
export const ADMIN_FRESH_MS = 10 * MINUTE
export const ADMIN_CHECK_GAP_MS = 30 * SECOND

/** Screens only administrators open (rule: administrator screens). */
export const ADMIN_SCREENS =
  /^\/(admin|mercadopago-test|payment-monitoring|webhook-tester|webhook-diagnostic)(\/|\?|#|$)/

/** Screens that show personal data: visitors sign in first. */
export const OWN_SCREENS = /^\/(profile|pedidos|cancel-subscription|pix|assinar)(\/|\?|#|$)/

/** True for a screen that a user must leave when the session ends: it redirects home (rule: session monitor). */
export function leavesAtTheEnd(path: string): boolean {
  return /^\/profile(\/|$)/.test(path) || ADMIN_SCREENS.test(path)
}
