import { HOUR_MS } from '../dates.ts'
import { ProviderError } from '../provider-error.ts'
import type { Card, Subscription, SubscriptionStatus } from '../state.ts'
import type { World } from '../world.ts'
import { cardPayment, charge, end, openInvoice, subscriptionEvent, suspend, touch } from './charges.ts'
import { countCycle } from './cycles.ts'
import { addPayment, paymentEvent } from './payments.ts'

/** Delay of the first charge after the approval, when it is not taken at once. */
const FIRST_CHARGE_AFTER_MS = HOUR_MS
/** Amount of the provider's test charge on a card; it never reaches the seller (centavos). */
const CARD_VALIDATION_AMOUNT = 100

/** @throws {ProviderError} for a subscription in another state */
export function mustBe({ status }: Subscription, ...wanted: SubscriptionStatus[]): void {
  if (!wanted.includes(status)) throw new ProviderError(400, `The preapproval is ${status}`)
}

/**
 * The payer agrees at the checkout: the card is validated, the subscription authorised, and the first charge taken at
 * once, an hour later, or on the day the seller asked for when that is ahead.
 * @throws {ProviderError} unless pending
 */
export function authorize(
  world: World,
  subscription: Subscription,
  when: 'charge-now' | 'charge-later',
  card: Card = HOSTED_CARD,
): void {
  mustBe(subscription, 'pending')
  const at = world.now()
  subscription.card = card
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

/** The card that the provider's own page takes. */
const HOSTED_CARD: Card = { brand: 'master', lastDigits: '0604' }

/**
 * The payer signs in at the checkout with their own address and agrees. One who is not the payer the seller named is
 * refused, as though the card were a risk: for subscriptions without a plan the two have to be the same.
 */
export function agree(
  world: World,
  subscription: Subscription,
  payerEmail: string,
  when: 'charge-now' | 'charge-later',
): void {
  if (payerEmail.trim().toLowerCase() === subscription.payerEmail.toLowerCase()) authorize(world, subscription, when)
  else refuse(world, subscription)
}

/** Another card for the charges to come; an unpaid one is tried again with it. */
export function changeCard(world: World, subscription: Subscription, card: Card): void {
  mustBe(subscription, 'authorized', 'paused')
  const at = world.now()
  subscription.card = card
  subscription.cardDeclines = false
  touch(subscription, at)
  world.notify([subscriptionEvent(subscription, 'updated', at)])
  const open = openInvoice(world, subscription)
  if (open && subscription.status === 'authorized') charge(world, subscription, { at, approved: true })
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

/** The payer never came to the checkout. @throws {ProviderError} unless pending */
export function expire(world: World, subscription: Subscription): void {
  mustBe(subscription, 'pending')
  end(world, subscription)
}

/** @throws {ProviderError} when it is cancelled already */
export function cancel(world: World, subscription: Subscription): void {
  mustBe(subscription, 'pending', 'authorized', 'paused')
  end(world, subscription)
}

/** @throws {ProviderError} unless authorised */
export function pause(world: World, subscription: Subscription): void {
  mustBe(subscription, 'authorized')
  suspend(world, subscription, world.now())
}

/** Charges go on with the next day of theirs that is ahead; an overdue try is made now. @throws {ProviderError} unless paused */
export function resume(world: World, subscription: Subscription): void {
  mustBe(subscription, 'paused')
  const at = world.now()
  subscription.status = 'authorized'
  skipTo(subscription, at)
  const open = openInvoice(world, subscription)
  if (open) open.nextTryAt = Math.max(open.nextTryAt ?? at, at)
  touch(subscription, at)
  world.notify([subscriptionEvent(subscription, 'updated', at)])
}

function skipTo(subscription: Subscription, at: number) {
  while (subscription.nextChargeAt !== null && subscription.nextChargeAt < at) countCycle(subscription)
}
