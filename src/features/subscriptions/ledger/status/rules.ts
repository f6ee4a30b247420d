import { DAY_MS, HOUR_MS } from '../../../../platform/time.ts'
import { RENEWAL_GRACE_DAYS, type SubscriptionProfile } from '../../rules.ts'
import { isPaid, layPeriods, type Periods } from '../periods/rules.ts'
import type { CarriedStatus, Facts, LedgerPayment, Subscription } from '../schema.ts'

/** Premium in advance for a card that was just authorised, until its first charge arrives (ms). Once per person. */
export const PROVISIONAL_MS = 72 * HOUR_MS

const GRACE_MS = RENEWAL_GRACE_DAYS * DAY_MS
/** The provider's last try falls on the last day of grace; its word about it may take this long (ms). */
const LAST_TRY_MS = 12 * HOUR_MS

/** The ledger's status of a user: the facts for the profile, and the subscriptions to end at the provider. */
export interface LedgerStatus {
  readonly profile: Pick<SubscriptionProfile, 'status' | 'subscriptionEnd' | 'billingPeriod' | 'provisional'>
  readonly cancellationRequestedAt: Date | null
  readonly periods: Periods
  /** The subscription that renews itself now. Never more than one. */
  readonly live: Subscription | null
  /** Subscriptions and checkouts that have to be ended at the provider. */
  readonly toEnd: readonly Subscription[]
}

/** Neither agreed to nor ended, by the provider's reports. */
const unsettled = ({ providerStatus }: Subscription) => providerStatus === null || providerStatus === 'pending'

/** States in which the provider takes money, now or once it resumes by itself or by hand. */
const CHARGING: ReadonlySet<string | null> = new Set(['authorized', 'paused'])

/**
 * True if it charges until it is ended: by the provider's report, or by a payment before that report. Of a payment and
 * its authorisation, only one may be known. The provider pauses a subscription after failed renewals, so a paused one
 * is a failed renewal (rule: premium resolution).
 */
export function charges(subscription: Subscription, payments: readonly LedgerPayment[]): boolean {
  if (subscription.type !== 'subscription') return false
  if (CHARGING.has(subscription.providerStatus)) return true
  return (
    unsettled(subscription) && payments.some((one) => one.subscriptionId === subscription.id && one.approvedAt !== null)
  )
}

/** Opened, and could still be paid. */
const open = (subscription: Subscription) =>
  subscription.providerStatus === 'pending' ||
  (subscription.providerStatus === null && subscription.providerId !== null)

/** A payment whose money was given back or taken back. */
const reversed = (payment: LedgerPayment) => !isPaid(payment) && ['refunded', 'charged_back'].includes(payment.status)

/** A payment whose money was ours at some time. */
const everPaid = (payment: LedgerPayment) => payment.approvedAt !== null || reversed(payment)

/**
 * Premium of one person, computed from everything known about them. It depends on the facts alone, not on when or in
 * which order they arrived, so it may be computed again at any time. The clock comes in only through `entitlement`.
 */
export function ledgerStatusOf(facts: Facts): LedgerStatus {
  const periods = layPeriods(facts)
  const paymentsOf = (subscription: Subscription) =>
    facts.payments.filter(({ subscriptionId }) => subscriptionId === subscription.id)
  const live = liveSubscription(facts, paymentsOf)
  const paid = live !== null && paymentsOf(live).some(isPaid)
  const advance = live === null || paid ? null : provisionalEnd(live, facts, paymentsOf)
  const end = latest(periods.end, advance)
  return {
    profile: {
      status: statusOf(live, end, periods),
      subscriptionEnd: end,
      billingPeriod: live?.period ?? periodOf(periods),
      provisional: live !== null && !paid && live.firstChargeAt === null,
    },
    cancellationRequestedAt: live ? null : cancellationOf(facts, periods),
    periods,
    live,
    toEnd: facts.subscriptions.filter((subscription) => mustEnd(subscription, live, facts, paymentsOf)),
  }
}

type PaymentsOf = (subscription: Subscription) => readonly LedgerPayment[]

/**
 * The newest subscription that was ever agreed to, while it charges and no request has ended it. Older ones never count
 * as live again, whatever happens to the newer one (rule: cancellation).
 */
function liveSubscription({ subscriptions, payments }: Facts, paymentsOf: PaymentsOf): Subscription | null {
  const replaced = new Set(
    subscriptions.flatMap((subscription) =>
      subscription.type === 'one_time' && subscription.replaces && paymentsOf(subscription).some(isPaid)
        ? [subscription.replaces]
        : [],
    ),
  )
  const agreed = subscriptions.filter(
    (one) =>
      one.type === 'subscription' &&
      (one.authorizedAt !== null || charges(one, payments) || paymentsOf(one).some(everPaid)),
  )
  const newest = agreed.reduce<Subscription | null>((last, one) => (last && !isNewer(one, last) ? last : one), null)
  if (!newest || !charges(newest, payments) || replaced.has(newest.id)) return null
  if (newest.cancellationRequestedAt || newest.withdrawalRequestedAt || newest.lapsedAt) return null
  return paymentsOf(newest).some(reversed) ? null : newest
}

function isNewer(one: Subscription, other: Subscription): boolean {
  if (one.replaces === other.id) return true
  if (other.replaces === one.id) return false
  const difference = one.createdAt.getTime() - other.createdAt.getTime()
  return difference === 0 ? one.id > other.id : difference > 0
}

/** Only the first authorisation of a person counts, and only until a payment of it was ever approved. */
function provisionalEnd(live: Subscription, { subscriptions }: Facts, paymentsOf: PaymentsOf): Date | null {
  if (!live.authorizedAt || live.firstChargeAt) return null
  if (paymentsOf(live).some(everPaid)) return null
  const { authorizedAt } = live
  const earlier = subscriptions.some(
    (one) => one.id !== live.id && one.authorizedAt && one.authorizedAt <= authorizedAt,
  )
  return earlier ? null : new Date(authorizedAt.getTime() + PROVISIONAL_MS)
}

function latest(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other
  return one > other ? one : other
}

function statusOf(live: Subscription | null, end: Date | null, { source }: Periods): SubscriptionProfile['status'] {
  if (!end) return 'inactive'
  if (live) return 'active'
  if (source?.kind === 'carried') return source.decision.status
  return source?.kind === 'payment' && source.subscription.type === 'subscription' ? 'cancelled' : 'one_time_active'
}

function periodOf({ source }: Periods): SubscriptionProfile['billingPeriod'] {
  if (source?.kind === 'payment') return source.subscription.period
  return source?.kind === 'carried' ? source.decision.period : null
}

function cancellationOf({ subscriptions }: Facts, { source }: Periods): Date | null {
  if (source?.kind === 'carried') return source.decision.cancellationRequestedAt
  if (source?.kind !== 'payment') return null
  return subscriptions.find(({ id }) => id === source.subscription.id)?.cancellationRequestedAt ?? null
}

/**
 * True if a subscription has to be ended at the provider: it charges and is not the live one, or it is a checkout that
 * a newer one or another payment has replaced.
 */
function mustEnd(subscription: Subscription, live: Subscription | null, facts: Facts, paymentsOf: PaymentsOf): boolean {
  if (charges(subscription, facts.payments)) return subscription.id !== live?.id
  const unwanted = [
    subscription.withdrawalRequestedAt,
    subscription.cancellationRequestedAt,
    subscription.lapsedAt,
  ].some((at) => at !== null)
  if (!open(subscription) || paymentsOf(subscription).some(everPaid)) return false
  if (unwanted || subscription.retiredAt) return true
  // A change of period that waits to be paid names the subscription it will take the place of.
  if (live) return subscription.replaces !== live.id
  return facts.subscriptions.some((other) => isNewer(other, subscription) && paymentsOf(other).some(isPaid))
}

/**
 * From when a live subscription that is not paid any more is ended by us: the days of grace are over, and the provider
 * had the hours after them for its last try. Null while its first charge is still ahead.
 */
export function lapsesAt({ live, periods }: Pick<LedgerStatus, 'live' | 'periods'>): Date | null {
  if (!live) return null
  const paidUntil = latest(periods.end, live.firstChargeAt) ?? live.authorizedAt
  return paidUntil && new Date(paidUntil.getTime() + GRACE_MS + LAST_TRY_MS)
}

/**
 * A profile's plan unknown to the ledger (made before it, imported, or set by hand), to be stored as a decision, or
 * null. A legacy `basico` is no premium.
 */
export function carriedFrom(
  profile: SubscriptionProfile,
  { payments, decisions }: Pick<Facts, 'payments' | 'decisions'>,
) {
  const { status, subscriptionEnd, billingPeriod, provisional, plan } = profile
  if (!subscriptionEnd || provisional || plan === 'basico' || payments.length > 0 || decisions.length > 0) return null
  return isCarried(status) ? { status, subscriptionEnd, billingPeriod } : null
}

function isCarried(status: SubscriptionProfile['status']): status is CarriedStatus {
  return status === 'active' || status === 'one_time_active' || status === 'cancelled'
}
