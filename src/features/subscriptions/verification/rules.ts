/** Waits of the check after a payment, in ms (rule: payment verification). */
export const VERIFICATION = {
  /** Before anything happens. */
  startMs: 500,
  /** Between forgetting what was known and the first look: the notification may be on its way. */
  settleMs: 2_000,
  /** Between the first look and the second. */
  retryMs: 3_000,
  /** The display does not wait longer than this. */
  abandonMs: 10_000,
  /** A verification younger than this is not repeated. */
  skipWindowMs: 5_000,
} as const

/** How long the confetti of the welcome falls, in ms (rule: premium welcome). */
export const CONFETTI_MS = 5_000

/**
 * Whether the address says that a payment was made: `status=approved`, a `payment_id` (rule: payment verification), or
 * the `preapproval_id` with which the provider comes back from a subscription. An indication only: the server has the
 * last word.
 */
export function claimsPayment(query: URLSearchParams): boolean {
  const has = (name: string) => {
    const value = query.get(name)
    // The provider writes what it does not have as the word null.
    return value !== null && value !== '' && value !== 'null'
  }
  return query.get('status') === 'approved' || has('payment_id') || has('preapproval_id')
}
