import type { LedgerPayment, SubscriptionRow } from '../ledger/schema.ts'
import { charges } from '../ledger/status/rules.ts'
import { isUnpaid } from '../opening/rules.ts'
import type { CardRefusal, CheckoutState } from './schema.ts'

/** State of a payment page: still to be paid, paid (or agreed to), or over. */
export function checkoutState(row: SubscriptionRow, payments: readonly LedgerPayment[], now: Date): CheckoutState {
  const approved = payments.some((one) => one.subscriptionId === row.id && one.approvedAt !== null)
  if (approved || charges(row, payments)) return 'paid'
  if (!isUnpaid(row) || (row.expiresAt && row.expiresAt <= now)) return 'over'
  return 'open'
}

/** The provider's codes of a refused card; the rest is `other`. */
const REFUSALS: readonly (readonly [RegExp, CardRefusal])[] = [
  [/insufficient_amount/, 'insufficient'],
  [/call_for_authorize/, 'call'],
  [/bad_filled|security_code|expir/, 'filled'],
]

/** Why a card was refused; null when the codes speak of no card. */
export function cardRefusal(codes: readonly string[]): CardRefusal | null {
  const about = codes.filter((code) => /cc_|card|CC_VAL|^rejected$/i.test(code))
  if (about.length === 0) return null
  return REFUSALS.find(([code]) => about.some((one) => code.test(one)))?.[1] ?? 'other'
}
