import { DAY_MS } from '../../../../platform/time.ts'
import { RENEWAL_GRACE_DAYS } from '../../rules.ts'
import type { BillingPeriod } from '../../schema.ts'
import type { Decision, Facts, LedgerPayment, Subscription } from '../schema.ts'

const GRACE_MS = RENEWAL_GRACE_DAYS * DAY_MS

/** Months one payment buys. */
export const MONTHS_OF: Record<BillingPeriod, number> = { monthly: 1, annual: 12 }

/**
 * The same day and hour (UTC), `months` later. A day the month does not have becomes its last one: 31 January and one
 * month is 28 (or 29) February. Consecutive periods are counted from the first one's start, so that the next end after
 * that is 31 March again, and a short month costs no days.
 */
export function addMonths(from: Date, months: number): Date {
  const first = new Date(from)
  first.setUTCDate(1)
  first.setUTCMonth(first.getUTCMonth() + months)
  const daysInMonth = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(from.getUTCDate(), daysInMonth))
  return first
}

/** Statuses of a payment whose money is not, or no longer, ours. An unknown status is not among them. */
const WITHOUT_MONEY = new Set([
  'pending',
  'authorized',
  'in_process',
  'rejected',
  'cancelled',
  'refunded',
  'charged_back',
])

/**
 * True if a payment buys its period now: approved once, and not taken back. A dispute (`in_mediation`) and a partial
 * refund leave it paid; a chargeback that the provider reimbursed is paid again.
 */
export function isPaid(payment: LedgerPayment): boolean {
  if (!payment.approvedAt || payment.refundedCents >= payment.amountCents) return false
  if (payment.status === 'charged_back') return payment.statusDetail === 'reimbursed'
  return !WITHOUT_MONEY.has(payment.status)
}

/** Time to change one's mind after a payment that gives the right to (rule: right of withdrawal), in ms. */
export const WITHDRAWAL_MS = 7 * DAY_MS

/**
 * True if a withdrawal took a payment back. Payments before its 7 days were used and stay bought: the years before a
 * withdrawn renewal.
 */
export function isWithdrawn({ withdrawalRequestedAt: at }: Subscription, { approvedAt }: LedgerPayment): boolean {
  return at !== null && (approvedAt === null || at.getTime() - approvedAt.getTime() <= WITHDRAWAL_MS)
}

/** Period of one payment; null if an administrator's end comes before it. */
interface Bought {
  readonly payment: LedgerPayment
  readonly start: Date
  readonly end: Date
}

/** Source of a user's premium at its end. */
export type Source =
  | { readonly kind: 'payment'; readonly subscription: Subscription }
  | { readonly kind: 'grant' }
  | { readonly kind: 'carried'; readonly decision: Extract<Decision, { kind: 'carried' }> }

export interface Periods {
  /** Null when there was never anything. */
  readonly end: Date | null
  readonly source: Source | null
  /** By the provider's id of the payment; only of paid payments that still have a period. */
  readonly bought: ReadonlyMap<string, { readonly start: Date; readonly end: Date }>
}

type Event =
  | { readonly at: Date; readonly id: string; readonly payment: LedgerPayment; readonly subscription: Subscription }
  | { readonly at: Date; readonly id: string; readonly decision: Decision }

/** At equal times an `end` sorts after a `grant`, so it cancels it. */
const rankOf = (event: Event) => ('decision' in event && event.decision.kind === 'end' ? 1 : 0)

function eventsOf({ subscriptions, payments, decisions }: Facts): Event[] {
  const byId = new Map(subscriptions.map((subscription) => [subscription.id, subscription]))
  const paid = payments.flatMap((payment): Event[] => {
    const subscription = byId.get(payment.subscriptionId)
    if (!subscription || !payment.approvedAt || !isPaid(payment) || isWithdrawn(subscription, payment)) return []
    return [{ at: payment.approvedAt, id: payment.id, payment, subscription }]
  })
  const decided = decisions.map((decision): Event => ({ at: decision.at, id: decision.id, decision }))
  return [...decided, ...paid].sort(
    (a, b) => a.at.getTime() - b.at.getTime() || rankOf(a) - rankOf(b) || (a.id < b.id ? -1 : 1),
  )
}

/** The end so far, and what it is counted from while period follows period. */
interface Chain {
  end: Date | null
  source: Source | null
  /** Null when the end was not counted in months. */
  anchor: { readonly start: Date; months: number } | null
  bought: Bought[]
}

/**
 * Lays the periods of all payments one after the other, by the day of approval or decision: a payment starts at the
 * last period's end, or at its approval without a running one, so no day is sold twice and none is lost. The order in
 * which we learn of them does not matter. A renewal approved within the days of grace starts at the end it renews:
 * those days were used.
 */
export function layPeriods(facts: Facts): Periods {
  const chain: Chain = { end: null, source: null, anchor: null, bought: [] }
  for (const event of eventsOf(facts)) {
    if ('payment' in event) buy(chain, event)
    else decide(chain, event.decision)
  }
  const bought = new Map(chain.bought.map(({ payment, start, end }) => [payment.id, { start, end }]))
  return { end: chain.end, source: chain.source, bought }
}

function buy(chain: Chain, { at, payment, subscription }: Extract<Event, { payment: LedgerPayment }>): void {
  const months = MONTHS_OF[subscription.period]
  const running = chain.end !== null && (at <= chain.end || renewsInGrace(chain, subscription, at))
  if (running && chain.anchor) chain.anchor.months += months
  else chain.anchor = { start: running && chain.end ? chain.end : at, months }
  const start = running && chain.end ? chain.end : at
  const end = addMonths(chain.anchor.start, chain.anchor.months)
  chain.bought.push({ payment, start, end })
  chain.end = end
  chain.source = { kind: 'payment', subscription }
}

function renewsInGrace({ end, source }: Chain, subscription: Subscription, at: Date): boolean {
  if (!end || subscription.type !== 'subscription' || at.getTime() - end.getTime() >= GRACE_MS) return false
  return source?.kind === 'payment' && source.subscription.id === subscription.id
}

function decide(chain: Chain, decision: Decision): void {
  if (decision.kind === 'end') {
    cutAt(chain, decision.at)
    return
  }
  if (chain.end && chain.end >= decision.until) return
  chain.end = decision.until
  chain.anchor = null
  chain.source = decision.kind === 'grant' ? { kind: 'grant' } : { kind: 'carried', decision }
}

/** Ends everything at a moment; what was bought and not used by then is gone. */
function cutAt(chain: Chain, at: Date): void {
  if (!chain.end || chain.end <= at) return
  chain.end = at
  chain.anchor = null
  // An end set by an administrator stops the renewal too: no days of grace after it.
  chain.source = { kind: 'grant' }
  chain.bought = chain.bought.flatMap((one) => {
    if (one.end <= at) return [one]
    return one.start < at ? [{ ...one, end: at }] : []
  })
}
