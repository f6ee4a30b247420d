import { HOUR_MS } from '../dates.ts'
import { ProviderError } from '../provider-error.ts'
import type { Subscription, SubscriptionStatus } from '../state.ts'
import type { ProviderEvent, World } from '../world.ts'
import { cardPayment, charge } from './charges.ts'
import { countCycle } from './cycles.ts'
import { addPayment, paymentEvent } from './payments.ts'

/** How long after the approval the provider takes the first charge when it does not do so at once. */
const FIRST_CHARGE_AFTER_MS = HOUR_MS
/** What the provider asks of a card to see that it is alive; it never reaches the seller (centavos). */
const CARD_VALIDATION_AMOUNT = 100

export function subscriptionEvent(
  subscription: Subscription,
  action: 'created' | 'updated',
  at: number,
): ProviderEvent {
  return { topic: 'subscription_preapproval', action, resourceId: subscription.id, at }
}

/** @throws {ProviderError} when the subscription is in none of these states */
export function mustBe({ status }: Subscription, ...wanted: SubscriptionStatus[]): void {
  if (!wanted.includes(status)) throw new ProviderError(400, `The preapproval is ${status}`)
}

/** Notes a change; each is later than the one before, whatever the clock says. */
export function touch(subscription: Subscription, at: number) {
  subscription.modifiedAt = Math.max(at, subscription.modifiedAt + 1)
  subscription.version += 1
}

/**
 * The payer agrees at the checkout: the card is validated, the subscription authorised, and the first charge taken at
 * once, an hour later, or on the day the seller asked for when that is ahead.
 * @throws {ProviderError} unless pending
 */
export function authorize(world: World, subscription: Subscription, when: 'charge-now' | 'charge-later'): void {
  mustBe(subscription, 'pending')
  const at = world.now()
  const validation = addPayment(world, {
    ...cardPayment(world, subscription, at),
    operation: 'card_validation',
    amount: CARD_VALIDATION_AMOUNT,
    status: 'approved',
    statusDetail: 'accredited',
  })
  subscription.status = 'authorized'
  const soonest = when === 'charge-now' ? at : at + FIRST_CHARGE_AFTER_MS
  subscription.anchorAt = Math.max(soonest, subscription.startsAt ?? soonest)
  subscription.nextChargeAt = subscription.anchorAt
  touch(subscription, at)
  world.notify([paymentEvent(validation, 'created', at), subscriptionEvent(subscription, 'updated', at)])
  if (subscription.anchorAt === at) charge(world, subscription, { at, approved: true })
}

/** The card is refused at the checkout: the subscription stays pending and can be tried again. */
export function refuse(world: World, subscription: Subscription): void {
  mustBe(subscription, 'pending')
  const at = world.now()
  const refused = addPayment(world, {
    ...cardPayment(world, subscription, at),
    operation: 'recurring_payment',
    amount: subscription.amount,
    status: 'rejected',
    statusDetail: 'cc_rejected_high_risk',
  })
  world.notify([paymentEvent(refused, 'created', at)])
}

/** Nobody came to the checkout. @throws {ProviderError} unless pending */
export function expire(world: World, subscription: Subscription): void {
  mustBe(subscription, 'pending')
  end(world, subscription)
}

/** @throws {ProviderError} when it is cancelled already */
export function cancel(world: World, subscription: Subscription): void {
  mustBe(subscription, 'pending', 'authorized', 'paused')
  end(world, subscription)
}

function end(world: World, subscription: Subscription) {
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

/** @throws {ProviderError} unless authorised */
export function pause(world: World, subscription: Subscription): void {
  mustBe(subscription, 'authorized')
  const at = world.now()
  subscription.status = 'paused'
  touch(subscription, at)
  world.notify([subscriptionEvent(subscription, 'updated', at)])
}

/** Charges go on with the next day of theirs that is ahead. @throws {ProviderError} unless paused */
export function resume(world: World, subscription: Subscription): void {
  mustBe(subscription, 'paused')
  const at = world.now()
  subscription.status = 'authorized'
  skipTo(subscription, at)
  touch(subscription, at)
  world.notify([subscriptionEvent(subscription, 'updated', at)])
}

function skipTo(subscription: Subscription, at: number) {
  while (subscription.nextChargeAt !== null && subscription.nextChargeAt < at) countCycle(subscription)
}
