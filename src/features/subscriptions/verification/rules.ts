/** Waits of the check after a payment, in ms (rule: payment verification). */
export const VERIFICATION = {
  /** Before anything happens. */
  startMs: 500,
  /** Pause between clearing the cache and the first look: the notification may be in progress. */
  settleMs: 2_000,
  /** Between the first look and the second. */
  retryMs: 3_000,
  /** The display does not wait longer than this. */
  abandonMs: 10_000,
  /** A verification younger than this is not repeated. */
  skipWindowMs: 5_000,
} as const

/** Duration of the welcome's confetti, in ms (rule: premium welcome). */
export const CONFETTI_MS = 5_000

/**
 * True if the address claims a payment: `status=approved`, a `payment_id` (rule: payment verification), or the
 * `preapproval_id` of the provider's return from a subscription. An indication only: the server decides.
 */
export function claimsPayment(query: URLSearchParams): boolean {
  const has = (name: string) => {
    const value = query.get(name)
    // The provider writes what it does not have as the word null.
    return value !== null && value !== '' && value !== 'null'
  }
  return query.get('status') === 'approved' || has('payment_id') || has('preapproval_id')
}
