import { DAY_MS } from '../../platform/time.ts'
import { SOLD_PLAN } from '../../product/plans.ts'
import { isFreePlan } from './plan/rules.ts'
import type { BillingPeriod, Plan, SubscriptionStatus } from './schema.ts'

/** Downloads a day of the free plan (rule: daily limit). The default of a profile without an own limit. */
export const FREE_DAILY_DOWNLOADS = 2

/**
 * Days an automatic renewal keeps premium past its end while the provider retries the charge (rule: premium
 * resolution).
 */
export const RENEWAL_GRACE_DAYS = 10

/** Fields of a profile that decide its entitlement, as they were before its end was written. */
export interface SubscriptionProfile {
  readonly plan: Plan
  readonly billingPeriod: BillingPeriod | null
  readonly status: SubscriptionStatus
  readonly subscriptionEnd: Date | null
  /** Downloads a day granted to this person; null is what the plan grants. */
  readonly ownDailyLimit: number | null
  /** The renewing subscription is still unpaid: no days of grace. */
  readonly provisional: boolean
  /** The stored copy is `expired`; the fields here keep their values from before. */
  readonly endWritten: boolean
}

/** Columns of a profile's row that decide its entitlement. */
export interface SubscriptionColumns {
  readonly plan: Plan
  readonly billing_period: BillingPeriod | null
  readonly subscription_status: SubscriptionStatus
  readonly subscription_end_date: Date | null
  readonly subscription_provisional: boolean
  readonly own_daily_limit: number | null
  readonly ended_plan: Plan | null
  readonly ended_status: SubscriptionStatus | null
  readonly ended_daily_limit: number | null
}

/**
 * The part of a profile's row that decides its entitlement. An end that was written is left out: the end date and the
 * clock decide again at each reading, so a clock that ran ahead does no lasting harm.
 */
export function toSubscriptionProfile(row: SubscriptionColumns): SubscriptionProfile {
  const before = row.subscription_status === 'expired' ? row : null
  return {
    plan: before?.ended_plan ?? row.plan,
    billingPeriod: row.billing_period,
    status: before?.ended_status ?? row.subscription_status,
    subscriptionEnd: row.subscription_end_date,
    ownDailyLimit: row.own_daily_limit ?? before?.ended_daily_limit ?? null,
    provisional: row.subscription_provisional,
    endWritten: before?.ended_status != null,
  }
}

/** A user's rights at one moment. */
export interface Entitlement {
  readonly plan: Plan
  /** Only while premium. */
  readonly billingPeriod: BillingPeriod | null
  /** True while premium is running. */
  readonly subscribed: boolean
  readonly subscriptionEnd: Date | null
  readonly status: SubscriptionStatus
  /** Downloads a day; null is without a daily limit. */
  readonly dailyLimit: number | null
  readonly allowsPremium: boolean
  /** True if the stored copy differs: its end has to be written, or taken back. */
  readonly outdated: boolean
}

/** Entitlement without a profile: the free plan's default. */
export const FREE_ENTITLEMENT: Entitlement = {
  plan: 'gratuito',
  billingPeriod: null,
  subscribed: false,
  subscriptionEnd: null,
  status: 'inactive',
  dailyLimit: FREE_DAILY_DOWNLOADS,
  allowsPremium: false,
  outdated: false,
}

/**
 * Milliseconds a subscription in this state keeps its rights past the end date: only a renewing one that was paid does.
 */
function graceMs({ status, provisional }: Pick<SubscriptionProfile, 'status' | 'provisional'>): number {
  return status === 'active' && !provisional ? RENEWAL_GRACE_DAYS * DAY_MS : 0
}

/** The latest end date that counts as passed at `now` for a subscription in this state. */
export function expiryCutoff(profile: Pick<SubscriptionProfile, 'status' | 'provisional'>, now: Date): Date {
  return new Date(now.getTime() - graceMs(profile))
}

const PREMIUM_STATUSES: readonly SubscriptionStatus[] = ['active', 'one_time_active', 'cancelled']

/**
 * The one rule of who is premium (rule: basico plan; rule: premium resolution).
 * - end date passed (`active`, once paid, has {@link RENEWAL_GRACE_DAYS} more): expired, gratuito. The end is not part
 * of the period.
 * - `basico`, a legacy plan that may have no end date: its own daily limit, no premium activities.
 * - `active`, `one_time_active` or `cancelled` with the end date ahead: premium, without a daily limit.
 * - anything else: gratuito, inactive, with the profile's own daily limit.
 *
 * An expired basico falls back to the free plan's limit: its column still holds the limit that was paid for.
 */
export function entitlement(profile: SubscriptionProfile, now: Date): Entitlement {
  const { plan, status, subscriptionEnd } = profile
  const ownLimit = profile.ownDailyLimit ?? FREE_DAILY_DOWNLOADS
  const base: Entitlement = { ...FREE_ENTITLEMENT, subscriptionEnd, dailyLimit: ownLimit }

  if (subscriptionEnd && subscriptionEnd <= expiryCutoff(profile, now)) {
    const dailyLimit = plan === 'basico' ? FREE_DAILY_DOWNLOADS : ownLimit
    const outdated = !profile.endWritten && (!isFreePlan(plan) || status !== 'expired')
    return { ...base, status: 'expired', dailyLimit, outdated }
  }
  const free = { ...base, outdated: profile.endWritten }
  if (plan === 'basico' && status !== 'expired') return { ...free, plan, status }
  if (subscriptionEnd && PREMIUM_STATUSES.includes(status)) {
    const { billingPeriod } = profile
    return { ...free, plan: SOLD_PLAN, billingPeriod, subscribed: true, status, dailyLimit: null, allowsPremium: true }
  }
  return free
}
