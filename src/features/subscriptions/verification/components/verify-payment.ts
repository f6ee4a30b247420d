import { LookupFailure } from '../../lookup/components/look-up.ts'
import type { SubscriptionSummary } from '../../schema.ts'
import { VERIFICATION } from '../rules.ts'

/** Effects of the verification, so that it can be tested alone. */
export interface VerificationEffects {
  wait(ms: number): Promise<void>
  /** Forgets what was known of the subscription. */
  invalidate(): void
  /** Fails with {@link LookupFailure}. */
  lookUp(): Promise<SubscriptionSummary>
}

/**
 * Finding of a verification: `active` premium is running, `waiting` it is not (yet), `signed_out` no session, `failed`
 * no answer.
 */
export type Verdict =
  | { readonly kind: 'active'; readonly summary: SubscriptionSummary; readonly paid: boolean }
  | { readonly kind: 'waiting' | 'signed_out' | 'failed' }

/**
 * Asks the server whether the payment has arrived (rule: payment verification): after 500 ms, if the address
 * claims a payment, what is known is forgotten, and after 2 s the server is asked; if premium is not running it is
 * asked once more 3 s later. Without a claim one look is enough. Never rejects.
 */
export async function verifyPayment(effects: VerificationEffects, claimed: boolean): Promise<Verdict> {
  const { wait, invalidate, lookUp } = effects
  await wait(VERIFICATION.startMs)
  invalidate()
  const look = async (): Promise<Verdict> => {
    try {
      const summary = await lookUp()
      return summary.hasActiveSubscription ? { kind: 'active', summary, paid: claimed } : { kind: 'waiting' }
    } catch (error) {
      return { kind: error instanceof LookupFailure && error.kind === 'signed_out' ? 'signed_out' : 'failed' }
    }
  }
  if (!claimed) return look()
  await wait(VERIFICATION.settleMs)
  const first = await look()
  if (first.kind === 'active' || first.kind === 'signed_out') return first
  await wait(VERIFICATION.retryMs)
  return look()
}

/**
 * Runs one verification per address: what began less than 5 s ago is joined, not repeated (rule: payment verification).
 * `now` in ms, from any fixed point.
 */
export function createVerifications(now: () => number) {
  let last: { address: string; startedAt: number; verdict: Promise<Verdict> } | null = null
  return (address: string, run: () => Promise<Verdict>): Promise<Verdict> => {
    if (!last || last.address !== address || now() - last.startedAt >= VERIFICATION.skipWindowMs)
      last = { address, startedAt: now(), verdict: run() }
    return last.verdict
  }
}
