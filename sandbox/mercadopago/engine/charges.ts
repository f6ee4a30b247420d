import { DAY_MS } from '../dates.ts'
import { strikes } from '../faults.ts'
import { ProviderError } from '../provider-error.ts'
import type { Invoice, Payment, Subscription } from '../state.ts'
import { type ProviderEvent, takeNumber, type World } from '../world.ts'
import { countCycle } from './cycles.ts'
import { addPayment, paymentEvent } from './payments.ts'

/** A refused charge is tried up to four times in ten days: on the day, and this long after each refusal. */
const TRY_AGAIN_AFTER_MS = [3 * DAY_MS, 3 * DAY_MS, 4 * DAY_MS]
/** Number of unpaid charges in a row after which the provider itself cancels a subscription. */
const UNPAID_AT_MOST = 3

/** The charge that is being tried again, if there is one. */
export function openInvoice({ state }: World, subscription: Subscription): Invoice | null {
  return (
    Object.values(state.invoices).find(
      ({ subscriptionId, status }) => subscriptionId === subscription.id && status === 'recycling',
    ) ?? null
  )
}

/**
 * Takes a charge, or tries a refused one again. Each try is a separate payment; the seller gets a notification of the
 * payment, then of the invoice.
 * @param at the day of the charge, which may be ahead of the clock
 * @throws {ProviderError} unless the subscription is authorised
 */
export function charge(world: World, subscription: Subscription, { at, approved }: { at: number; approved: boolean }) {
  if (subscription.status !== 'authorized') throw new ProviderError(400, `The preapproval is ${subscription.status}`)
  const open = openInvoice(world, subscription)
  const invoice = open ?? newInvoice(world, subscription, at)
  const payment = addPayment(world, {
    ...cardPayment(world, subscription, at),
    operation: 'recurring_payment',
    status: approved ? 'approved' : 'rejected',
    statusDetail: approved ? 'accredited' : 'cc_rejected_insufficient_amount',
    amount: invoice.amount,
    invoiceId: invoice.id,
  })
  const wait = approved ? undefined : TRY_AGAIN_AFTER_MS[invoice.tries]
  invoice.paymentId = payment.id
  invoice.tries += 1
  invoice.status = wait === undefined ? 'processed' : 'recycling'
  invoice.nextTryAt = wait === undefined ? null : at + wait
  invoice.modifiedAt = Math.max(at, invoice.modifiedAt + 1)
  world.notify([
    paymentEvent(payment, 'created', at),
    {
      topic: 'subscription_authorized_payment',
      action: open ? 'updated' : 'created',
      resourceId: invoice.id,
      at,
    },
  ])
  if (approved) subscription.unpaid = 0
  else if (wait === undefined) subscription.unpaid += 1
  if (subscription.unpaid >= UNPAID_AT_MOST || !wasEverPaid(world, subscription)) end(world, subscription)
  else if (!approved && wait === undefined && !strikes(world.state, 'goes_on_unpaid')) suspend(world, subscription, at)
}

/** A subscription whose first charge is refused is cancelled in the same instant, as production was seen to do. */
function wasEverPaid({ state }: World, { id }: Subscription): boolean {
  return Object.values(state.payments).some(
    ({ subscriptionId, operation, approvedAt }) =>
      subscriptionId === id && operation === 'recurring_payment' && approvedAt !== null,
  )
}

/** Pauses: charges rest until it is resumed. */
export function suspend(world: World, subscription: Subscription, at: number): void {
  subscription.status = 'paused'
  touch(subscription, at)
  world.notify([subscriptionEvent(subscription, 'updated', at)])
}

function newInvoice(world: World, subscription: Subscription, at: number): Invoice {
  countCycle(subscription)
  const invoice: Invoice = {
    id: takeNumber(world),
    subscriptionId: subscription.id,
    status: 'scheduled',
    amount: subscription.amount,
    currency: subscription.currency,
    sequence: subscription.cycles,
    debitAt: at,
    createdAt: at,
    modifiedAt: at,
    tries: 0,
    nextTryAt: null,
    paymentId: null,
  }
  world.state.invoices[invoice.id] = invoice
  return invoice
}

/** The day of the subscription's next charge or try: the target of a forwarded clock; null without one. */
export function nextChargeDay(world: World, subscription: Subscription): number | null {
  if (subscription.status !== 'authorized') return null
  const day = openInvoice(world, subscription)?.nextTryAt ?? subscription.nextChargeAt
  return day !== null && subscription.endsAt !== null && day >= subscription.endsAt ? null : day
}

/** Fields that every payment by the card of a subscription shares. */
export function cardPayment(world: World, subscription: Subscription, at: number) {
  return {
    method: 'card',
    currency: subscription.currency,
    collectorId: world.identity.collectorId,
    externalReference: strikes(world.state, 'names_reference') ? subscription.externalReference : null,
    description: subscription.reason,
    payerEmail: subscription.payerEmail,
    payerId: subscription.payerId,
    createdAt: at,
    expiresAt: null,
    subscriptionId: subscription.id,
    invoiceId: null,
    metadata: {},
    notificationUrl: subscription.notificationUrl,
    card: subscription.card,
  } satisfies Partial<Payment>
}

export function subscriptionEvent(
  subscription: Subscription,
  action: 'created' | 'updated',
  at: number,
): ProviderEvent {
  return { topic: 'subscription_preapproval', action, resourceId: subscription.id, at }
}

/** Records a change; each is later than the one before, independent of the clock. */
export function touch(subscription: Subscription, at: number) {
  subscription.modifiedAt = Math.max(at, subscription.modifiedAt + 1)
  subscription.version += 1
}

/** Cancels: what waits to be charged is dropped. */
export function end(world: World, subscription: Subscription) {
  const at = world.now()
  subscription.status = 'cancelled'
  subscription.nextChargeAt = null
  touch(subscription, at)
  const events = [subscriptionEvent(subscription, 'updated', at)]
  for (const invoice of Object.values(world.state.invoices)) {
    if (invoice.subscriptionId !== subscription.id) continue
    if (invoice.status !== 'recycling' && invoice.status !== 'scheduled') continue
    invoice.status = 'cancelled'
    invoice.nextTryAt = null
    invoice.modifiedAt = at
    events.push({ topic: 'subscription_authorized_payment', action: 'updated', resourceId: invoice.id, at })
  }
  world.notify(events)
}
