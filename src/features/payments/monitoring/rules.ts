import type { ProviderPayment, ProviderSubscription } from '../gateway/schema.ts'
import type { MonitoredPayment, Refusal } from './schema.ts'
import { MONITORING_TEXTS } from './texts.ts'

/** Statuses the monitoring list has a badge for (rule: monitoring list); any other value is shown as it is. */
type MonitoringStatus = 'success' | 'pending' | 'error' | 'cancelled' | 'approved' | (string & {})

export interface MonitoringVerdict {
  readonly status: MonitoringStatus
  /** pt-BR, for the administrators who watch the payments. */
  readonly errorMessage: string | null
}

const PENDING = new Set(['pending', 'in_process', 'authorized'])

/** Status of an uncredited payment in the list: it is foreign, or one of its facts is wrong. */
export function refusedVerdict(refusal: Refusal): MonitoringVerdict {
  return { status: 'error', errorMessage: MONITORING_TEXTS.refusals[refusal] }
}

/** Status of a payment in the list, after its effect was applied. */
export function paymentVerdict({
  status,
  statusDetail,
  refundedCents,
  amountCents,
}: ProviderPayment): MonitoringVerdict {
  const { payments } = MONITORING_TEXTS
  if (status === 'refunded' || (refundedCents > 0 && refundedCents >= amountCents))
    return { status: 'cancelled', errorMessage: payments.refunded }
  if (status === 'charged_back' && statusDetail !== 'reimbursed')
    return { status: 'error', errorMessage: payments.charged_back }
  if (status === 'charged_back') return { status: 'success', errorMessage: payments.reimbursed }
  if (status === 'in_mediation') return { status: 'success', errorMessage: payments.in_mediation }
  if (status === 'approved') return { status: 'success', errorMessage: refundedCents > 0 ? payments.partly : null }
  if (status === 'rejected') return { status: 'error', errorMessage: payments.rejected(statusDetail) }
  if (status === 'cancelled')
    return { status: 'cancelled', errorMessage: statusDetail === 'expired' ? payments.expired : null }
  return { status: PENDING.has(status) ? 'pending' : status, errorMessage: null }
}

/** Status of a subscription in the list, beside its charges: authorised is `approved`, a charge is the `success`. */
export function subscriptionVerdict({ status }: ProviderSubscription): MonitoringVerdict {
  if (status === 'authorized') return { status: 'approved', errorMessage: null }
  if (status === 'paused') return { status: 'cancelled', errorMessage: MONITORING_TEXTS.subscriptions.paused }
  return { status, errorMessage: null }
}

/** Counts of the four tiles from the loaded rows: only three statuses are counted (rule: monitoring list). */
export function countsOf(payments: readonly Pick<MonitoredPayment, 'status'>[]) {
  const of = (status: string) => payments.filter((payment) => payment.status === status).length
  return { success: of('success'), pending: of('pending'), error: of('error'), total: payments.length }
}

/** Short form of an id, still distinguishable: `a1f0...9c2e`. */
export const shortId = (id: string): string => (id.length > 12 ? `${id.slice(0, 4)}...${id.slice(-4)}` : id)
