import { DAY_MS } from '../dates.ts'
import { invalid, ProviderError, wrongPaymentState } from '../provider-error.ts'
import type { Payment, Refund } from '../state.ts'
import { type ProviderEvent, takeNumber, type World } from '../world.ts'

/** A payment can be given back for this long after its approval. */
const REFUND_WINDOW_MS = 180 * DAY_MS

export type NewPayment = Omit<Payment, 'id' | 'updatedAt' | 'approvedAt' | 'refunds' | 'chargebackId'>

/** Stores a payment; the caller notifies, because a charge has a special order. */
export function addPayment(world: World, given: NewPayment): Payment {
  const payment: Payment = {
    ...given,
    id: takeNumber(world),
    updatedAt: given.createdAt,
    approvedAt: given.status === 'approved' ? given.createdAt : null,
    refunds: [],
    chargebackId: null,
  }
  world.state.payments[payment.id] = payment
  return payment
}

export function paymentEvent(payment: Payment, action: 'created' | 'updated', at: number): ProviderEvent {
  return { topic: 'payment', action: `payment.${action}`, resourceId: payment.id, at }
}

function move(world: World, payment: Payment, status: Payment['status'], statusDetail: string, at: number) {
  payment.status = status
  payment.statusDetail = statusDetail
  // A charge may be dated ahead of the clock; a later change still gets a later date.
  payment.updatedAt = Math.max(at, payment.updatedAt + 1)
  if (status === 'approved') payment.approvedAt ??= at
  world.notify([paymentEvent(payment, 'updated', at)])
}

function isWaiting({ status }: Payment): boolean {
  return status === 'pending' || status === 'in_process'
}

/** @throws {ProviderError} when the payment no longer waits for its payer */
export function approvePix(world: World, payment: Payment): void {
  if (!isWaiting(payment)) throw wrongPaymentState()
  move(world, payment, 'approved', 'accredited', world.now())
}

/** @throws {ProviderError} when the payment no longer waits for its payer */
export function rejectPix(world: World, payment: Payment): void {
  if (!isWaiting(payment)) throw wrongPaymentState()
  move(world, payment, 'rejected', 'bank_error', world.now())
}

/** @throws {ProviderError} when the payment no longer waits for its payer */
export function expirePix(world: World, payment: Payment, at: number = world.now()): void {
  if (!isWaiting(payment)) throw wrongPaymentState()
  move(world, payment, 'cancelled', 'expired', at)
}

/** The seller takes the payment back before it was paid. @throws {ProviderError} unless pending or in process */
export function cancelPayment(world: World, payment: Payment): void {
  if (!isWaiting(payment)) throw wrongPaymentState()
  move(world, payment, 'cancelled', 'by_collector', world.now())
}

export function refundedAmount(payment: Payment): number {
  return payment.refunds.reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * Gives back a part, or with null all that is left.
 * @throws {ProviderError} when the payment is not paid, too old, or less is left than asked for
 */
export function refund(world: World, payment: Payment, asked: number | null): Refund {
  if (payment.status !== 'approved' && payment.status !== 'in_mediation') throw wrongPaymentState()
  const at = world.now()
  if (at - (payment.approvedAt ?? at) > REFUND_WINDOW_MS) throw invalid(2024, 'Payment too old to be refunded')
  const left = payment.amount - refundedAmount(payment)
  const amount = asked ?? left
  if (amount > left) throw invalid(4040, 'Amount attribute must not exceed the amount that can be refunded')
  const made = { id: takeNumber(world), amount, createdAt: at }
  payment.refunds.push(made)
  if (amount === left) move(world, payment, 'refunded', 'refunded', at)
  else move(world, payment, payment.status, 'partially_refunded', at)
  return made
}

/** The payer's bank takes the money back. @throws {ProviderError} unless the payment is paid */
export function chargeBack(world: World, payment: Payment): void {
  if (payment.status !== 'approved' && payment.status !== 'in_mediation') throw wrongPaymentState()
  payment.chargebackId = takeNumber(world)
  move(world, payment, 'charged_back', 'in_process', world.now())
  tellOfChargeback(world, payment)
}

/** The dispute ends for the seller, who gets the money after all. @throws {ProviderError} unless charged back */
export function reimburse(world: World, payment: Payment): void {
  if (payment.status !== 'charged_back' || payment.statusDetail === 'reimbursed') throw wrongPaymentState()
  move(world, payment, 'charged_back', 'reimbursed', world.now())
  tellOfChargeback(world, payment)
}

/** The dispute ends for the payer. @throws {ProviderError} unless the charge-back is being decided */
export function settleChargeback(world: World, payment: Payment): void {
  if (payment.status !== 'charged_back' || payment.statusDetail !== 'in_process') throw wrongPaymentState()
  move(world, payment, 'charged_back', 'settled', world.now())
  tellOfChargeback(world, payment)
}

/** Charges of subscriptions have no separate topic: only the payment shows it. */
function tellOfChargeback(world: World, payment: Payment): void {
  if (payment.subscriptionId === null) world.notify([chargebackEvent(world, payment)])
}

function chargebackEvent(world: World, payment: Payment): ProviderEvent {
  if (payment.chargebackId === null) throw new ProviderError(500, 'a charge-back without a number')
  return {
    topic: 'topic_chargebacks_wh',
    action: 'changed_case_status',
    resourceId: payment.chargebackId,
    data: { checkout: 'PRO', payment_id: Number(payment.id), site_id: 'MLB' },
    at: world.now(),
  }
}

/** The payer complains at the provider. @throws {ProviderError} unless the payment is paid */
export function mediate(world: World, payment: Payment): void {
  if (payment.status !== 'approved') throw wrongPaymentState()
  move(world, payment, 'in_mediation', 'pending', world.now())
  const claim = takeNumber(world)
  world.notify([
    {
      topic: 'topic_claims_integration_wh',
      action: 'claim.created',
      resourceId: claim,
      data: { resource: `/post-purchase/v1/claims/${claim}` },
      at: world.now(),
    },
  ])
}

/** The complaint ends for the seller. @throws {ProviderError} unless there is one */
export function closeMediation(world: World, payment: Payment): void {
  if (payment.status !== 'in_mediation') throw wrongPaymentState()
  const detail = payment.refunds.length > 0 ? 'partially_refunded' : 'accredited'
  move(world, payment, 'approved', detail, world.now())
}
