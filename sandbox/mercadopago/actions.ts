import { DAY_MS } from './dates.ts'
import { charge, nextChargeDay } from './engine/charges.ts'
import * as payments from './engine/payments.ts'
import * as subscriptions from './engine/subscriptions.ts'
import { FAULTS } from './faults.ts'
import { toCentavos } from './money.ts'
import { simulationBody } from './notifications/bodies.ts'
import { invalid, ProviderError, paymentNotFound } from './provider-error.ts'
import { entryOf, type FaultName, type Payment, type Subscription } from './state.ts'
import type { World } from './world.ts'

type OnSubscription = (world: World, subscription: Subscription, given: Record<string, unknown>) => void

const addressGiven = (given: unknown, { payerEmail }: Subscription) => (typeof given === 'string' ? given : payerEmail)

/** Actions of a payer at the checkout or in the provider's panel, by name: for the pages and for the control calls. */
const ON_SUBSCRIPTION = {
  /** Without an address the payer is the one the seller named. */
  approve: (world, subscription, { payer_email }) =>
    subscriptions.agree(world, subscription, addressGiven(payer_email, subscription), 'charge-now'),
  'approve-later': (world, subscription, { payer_email }) =>
    subscriptions.agree(world, subscription, addressGiven(payer_email, subscription), 'charge-later'),
  reject: subscriptions.refuse,
  expire: subscriptions.expire,
  /** The next charge, or the next try of a refused one, as though its day had come. */
  charge: (world, subscription) => chargeNext(world, subscription, true),
  fail: (world, subscription) => chargeNext(world, subscription, false),
  pause: subscriptions.pause,
  resume: subscriptions.resume,
  cancel: subscriptions.cancel,
  /** From now on the card refuses, or no longer refuses, what the clock charges. */
  'decline-card': (_, subscription) => {
    subscription.cardDeclines = true
  },
  'accept-card': (_, subscription) => {
    subscription.cardDeclines = false
  },
  /** The panel's "simulate" button. */
  simulate: (world, { id }) =>
    world.send({
      topic: 'subscription_preapproval',
      resourceId: id,
      body: simulationBody(world.identity, id, world.now()),
    }),
} satisfies Record<string, OnSubscription>

const ON_PAYMENT = {
  approve: payments.approvePix,
  reject: payments.rejectPix,
  expire: (world, payment) => payments.expirePix(world, payment),
  cancel: payments.cancelPayment,
  refund: (world, payment, { amount }) => {
    payments.refund(world, payment, amountGiven(amount))
  },
  chargeback: payments.chargeBack,
  reimburse: payments.reimburse,
  settle: payments.settleChargeback,
  mediate: payments.mediate,
  'close-mediation': payments.closeMediation,
} satisfies Record<string, (world: World, payment: Payment, given: Record<string, unknown>) => void>

/** @throws {ProviderError} 404 for an unknown subscription or action, 400 when its state does not allow it */
export function actOnSubscription(
  world: World,
  id: string | undefined,
  action: string | undefined,
  given: Record<string, unknown> = {},
): Subscription {
  const subscription = subscriptionOf(world, id)
  const act = entryOf<OnSubscription>(ON_SUBSCRIPTION, action)
  if (!act) throw unknownAction(action)
  act(world, subscription, given)
  return subscription
}

/** @throws {ProviderError} 404 for an unknown payment or action, 400 when its state does not allow it */
export function actOnPayment(
  world: World,
  id: string | undefined,
  action: string | undefined,
  given: Record<string, unknown>,
): Payment {
  const payment = paymentOf(world, id)
  const act = entryOf<(world: World, payment: Payment, given: Record<string, unknown>) => void>(ON_PAYMENT, action)
  if (!act) throw unknownAction(action)
  act(world, payment, given)
  return payment
}

/** @throws {ProviderError} 404 */
export function subscriptionOf({ state }: World, id: string | undefined): Subscription {
  const subscription = entryOf(state.subscriptions, id)
  if (!subscription) throw new ProviderError(404, `The preapproval with id ${id} does not exist`)
  return subscription
}

/** @throws {ProviderError} 404 */
export function paymentOf({ state }: World, id: string | undefined): Payment {
  const payment = entryOf(state.payments, id)
  if (!payment) throw paymentNotFound()
  return payment
}

function unknownAction(action: string | undefined) {
  return new ProviderError(404, `Unknown action ${action}`)
}

function chargeNext(world: World, subscription: Subscription, approved: boolean) {
  const at = nextChargeDay(world, subscription)
  if (at === null) throw new ProviderError(400, `The preapproval is ${subscription.status}`)
  charge(world, subscription, { at, approved })
}

/** An amount in reais, from a form ("4,90") or a control call; null = everything. */
function amountGiven(amount: unknown): number | null {
  if (amount === undefined || amount === null || amount === '') return null
  const centavos = toCentavos(typeof amount === 'string' ? Number(amount.replace(',', '.')) : amount)
  if (centavos === null) throw invalid(4040, 'Amount attribute must be positive')
  return centavos
}

/** Further than anything here needs; a year too many would only make many charges (days). */
const LONGEST_STEP_DAYS = 800

/** Moves the sandbox's clock forward. What becomes due happens with the next look. @throws {ProviderError} 400 */
export function moveClock({ state }: World, days: number): void {
  if (!Number.isFinite(days) || days <= 0 || days > LONGEST_STEP_DAYS) {
    throw invalid('invalid_days', `days must be more than 0 and at most ${LONGEST_STEP_DAYS}`)
  }
  state.clockAhead += Math.round(days * DAY_MS)
}

/** Switches a fault on; the last word on it counts. @throws {ProviderError} 400 for an unknown one or an odd number */
export function switchFault({ state }: World, given: Record<string, unknown>): void {
  const name = faultName(given.name)
  state.faults[name] = {
    times: numberOrNull(given.times, 'times'),
    value: numberOrNull(given.value, 'value'),
    path: typeof given.path === 'string' && given.path !== '' ? given.path : null,
  }
}

/** @throws {ProviderError} 400 for an unknown fault */
export function clearFault({ state }: World, name: unknown): void {
  delete state.faults[faultName(name)]
}

function faultName(name: unknown): FaultName {
  if (typeof name !== 'string' || !Object.hasOwn(FAULTS, name)) {
    throw invalid('invalid_fault', `Unknown fault ${name}; known are ${Object.keys(FAULTS).join(', ')}`)
  }
  return name as FaultName
}

function numberOrNull(given: unknown, name: string): number | null {
  if (given === undefined || given === null || given === '') return null
  const number = Number(given)
  if (!Number.isInteger(number) || number < 1)
    throw invalid(`invalid_${name}`, `${name} must be a whole number above 0`)
  return number
}
