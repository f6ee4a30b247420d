import type { SubscriptionProfile } from '../../rules.ts'
import { layPeriods, type Periods, stands } from '../periods/rules.ts'
import type { CarriedStatus, Contract, Facts, LedgerPayment } from '../schema.ts'

/** Premium in advance for a card that was just authorised, until its first charge arrives (ms). Once per person. */
export const PROVISIONAL_MS = 72 * 3_600_000

/** What the ledger says about a person: what the profile shows, and what has to be ended at the provider. */
export interface Standing {
  readonly profile: Pick<SubscriptionProfile, 'status' | 'subscriptionEnd' | 'billingPeriod' | 'provisional'>
  readonly cancellationRequestedAt: Date | null
  readonly periods: Periods
  /** The subscription that renews itself now. Never more than one. */
  readonly live: Contract | null
  /** Subscriptions and checkouts that have to be ended at the provider. */
  readonly toEnd: readonly Contract[]
}

/** Authorised at the provider, so it charges on until somebody ends it. */
const charges = (contract: Contract) => contract.type === 'subscription' && contract.providerStatus === 'authorized'

/** Opened, and could still be paid. */
const open = (contract: Contract) =>
  contract.providerStatus === 'pending' || (contract.providerStatus === null && contract.providerId !== null)

/** A payment whose money was given back or taken back. */
const reversed = (payment: LedgerPayment) => !stands(payment) && ['refunded', 'charged_back'].includes(payment.status)

/** A payment whose money was ours at some time. */
const everPaid = (payment: LedgerPayment) => payment.approvedAt !== null || reversed(payment)

/**
 * A person's standing, from everything known about them. It depends on the facts alone, not on when or in which order
 * they arrived, so it may be computed again at any time. The clock comes in only through `entitlement`.
 */
export function standingOf(facts: Facts): Standing {
  const periods = layPeriods(facts)
  const paymentsOf = (contract: Contract) => facts.payments.filter(({ contractId }) => contractId === contract.id)
  const live = liveContract(facts, paymentsOf)
  const paid = live !== null && paymentsOf(live).some(stands)
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
    toEnd: facts.contracts.filter((contract) => mustEnd(contract, live, facts, paymentsOf)),
  }
}

type PaymentsOf = (contract: Contract) => readonly LedgerPayment[]

/** The newest authorised subscription that nothing speaks against. An older one beside it is to be ended. */
function liveContract({ contracts, payments }: Facts, paymentsOf: PaymentsOf): Contract | null {
  const replaced = new Set(
    contracts.flatMap((contract) =>
      contract.type === 'one_time' && contract.replaces && paymentsOf(contract).some(stands) ? [contract.replaces] : [],
    ),
  )
  const candidates = contracts.filter(
    (contract) =>
      charges(contract) &&
      !contract.cancellationRequestedAt &&
      !contract.withdrawalRequestedAt &&
      !replaced.has(contract.id) &&
      !payments.some((payment) => payment.contractId === contract.id && reversed(payment)),
  )
  return candidates.reduce<Contract | null>((newest, one) => (newest && !isNewer(one, newest) ? newest : one), null)
}

function isNewer(one: Contract, other: Contract): boolean {
  if (one.replaces === other.id) return true
  if (other.replaces === one.id) return false
  const difference = one.createdAt.getTime() - other.createdAt.getTime()
  return difference === 0 ? one.id > other.id : difference > 0
}

/** Only the first authorisation of a person counts, and only until a payment of it was ever approved. */
function provisionalEnd(live: Contract, { contracts }: Facts, paymentsOf: PaymentsOf): Date | null {
  if (!live.authorizedAt || live.firstChargeAt) return null
  if (paymentsOf(live).some(everPaid)) return null
  const { authorizedAt } = live
  const earlier = contracts.some((one) => one.id !== live.id && one.authorizedAt && one.authorizedAt <= authorizedAt)
  return earlier ? null : new Date(authorizedAt.getTime() + PROVISIONAL_MS)
}

function latest(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other
  return one > other ? one : other
}

function statusOf(live: Contract | null, end: Date | null, { source }: Periods): SubscriptionProfile['status'] {
  if (!end) return 'inactive'
  if (live) return 'active'
  if (source?.kind === 'carried') return source.decision.status
  return source?.kind === 'payment' && source.contract.type === 'subscription' ? 'cancelled' : 'one_time_active'
}

function periodOf({ source }: Periods): SubscriptionProfile['billingPeriod'] {
  if (source?.kind === 'payment') return source.contract.period
  return source?.kind === 'carried' ? source.decision.period : null
}

function cancellationOf({ contracts }: Facts, { source }: Periods): Date | null {
  if (source?.kind === 'carried') return source.decision.cancellationRequestedAt
  if (source?.kind !== 'payment') return null
  return contracts.find(({ id }) => id === source.contract.id)?.cancellationRequestedAt ?? null
}

/**
 * Whether the provider has to be told that a contract is over: a subscription that charges and is not the live one, or
 * a checkout that nobody should pay any more because a newer one took its place or another one was paid meanwhile.
 */
function mustEnd(contract: Contract, live: Contract | null, facts: Facts, paymentsOf: PaymentsOf): boolean {
  if (charges(contract)) return contract.id !== live?.id
  const unwanted = contract.withdrawalRequestedAt !== null || contract.cancellationRequestedAt !== null
  // Paused, it would charge again once it is resumed.
  if (contract.providerStatus === 'paused') return unwanted || live !== null
  if (!open(contract) || paymentsOf(contract).some(everPaid)) return false
  if (unwanted || contract.retiredAt) return true
  // A change of period that waits to be paid names the subscription it will take the place of.
  if (live) return contract.replaces !== live.id
  return facts.contracts.some((other) => isNewer(other, contract) && paymentsOf(other).some(stands))
}

/**
 * What a profile has that the ledger knows nothing of (made before it, imported, or set by hand), to be kept as a
 * decision; null when there is no such thing. A legacy `basico` is no premium.
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
