import { DAY_MS, HOUR_MS } from '../../../platform/time.ts'
import { isPaid } from '../ledger/periods/rules.ts'
import type { LedgerPayment } from '../ledger/schema.ts'

/** A request without an answer is repeated so long: the provider may forget its key later, and pay a second time (ms). */
const ASK_AGAIN_FOR_MS = HOUR_MS
/** A request without an effect is given up after this time (ms). */
export const GIVEN_UP_AFTER_MS = 72 * HOUR_MS

/** The provider gives a payment back for so long after its approval, and refuses later (ms). */
export const REFUND_WINDOW_MS = 180 * DAY_MS

/** True once the provider refuses to give a payment back because of its age. */
export const isTooOldToRefund = ({ approvedAt }: Pick<LedgerPayment, 'approvedAt'>, now: Date): boolean =>
  approvedAt !== null && now.getTime() - approvedAt.getTime() > REFUND_WINDOW_MS

/** Centavos of a payment that can still be given back. */
export const refundableCents = (payment: LedgerPayment): number =>
  isPaid(payment) ? payment.amountCents - payment.refundedCents : 0

/** A refund that an administrator asked for. */
export interface StaffRefund {
  readonly id: string
  readonly paymentId: string
  readonly amountCents: number
  /** Given back before, in centavos. */
  readonly beforeCents: number
  readonly actorId: string | null
  readonly state: 'asked' | 'done' | 'refused'
  readonly askedAt: Date
  readonly acceptedAt: Date | null
}

/** True once the money went back. */
export const isThere = (refund: StaffRefund, refundedCents: number): boolean =>
  refundedCents >= refund.beforeCents + refund.amountCents

/** The next step with an open request whose money is not back: an accepted one is not asked for again. */
export function nextStep({ askedAt, acceptedAt }: StaffRefund, now: Date): 'ask' | 'wait' | 'alert' | 'give up' {
  const age = now.getTime() - askedAt.getTime()
  if (age > GIVEN_UP_AFTER_MS) return 'give up'
  if (age > ASK_AGAIN_FOR_MS) return 'alert'
  return acceptedAt === null ? 'ask' : 'wait'
}

/**
 * Why a refund cannot be asked for. `changed`: more went back than the administrator saw, as in another tab. `too old`:
 * the provider would refuse.
 */
export function refundProblem(
  payment: LedgerPayment,
  { amountCents, refundedCents }: { readonly amountCents: number; readonly refundedCents: number },
  now: Date,
): 'changed' | 'too old' | 'amount' | null {
  if (payment.refundedCents !== refundedCents || refundableCents(payment) === 0) return 'changed'
  if (isTooOldToRefund(payment, now)) return 'too old'
  return amountCents > refundableCents(payment) ? 'amount' : null
}

/** Reais as people write them (`5`, `5,5`, `R$ 1.234,56`) in centavos; null for another text. */
export function centsOf(text: string): number | null {
  const written = text.trim().replace(/^R\$\s*/i, '')
  const match = /^(\d{1,3}(?:\.\d{3})+|\d{1,7})(?:,(\d{1,2}))?$/.exec(written)
  if (!match) return null
  const [, reais = '', cents = ''] = match
  return Number(reais.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0'))
}
