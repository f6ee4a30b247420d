import { isFreePlan, isPremiumPlan } from '../plan/rules.ts'
import type { BillingPeriod, Plan } from '../schema.ts'

/** Prices of Premium, in centavos (rule: prices). Defined here only. */
export const PREMIUM_PRICE_CENTS = { monthly: 1190, annual: 9990 } as const

const MONTHS_A_YEAR = 12

/** A year's price by monthly payments, in centavos: the struck-through price of the annual card. */
export const YEAR_BY_MONTHS_CENTS = MONTHS_A_YEAR * PREMIUM_PRICE_CENTS.monthly

/** A year's saving by an annual subscription, in centavos. */
export const ANNUAL_SAVING_CENTS = YEAR_BY_MONTHS_CENTS - PREMIUM_PRICE_CENTS.annual

/**
 * A price as the site writes it: `R$11,90`, without the space of the general format (rule: prices). By hand: texts hold
 * prices, and the first use of the browser's own formats costs a phone 100 ms while the page is taken over.
 */
export function formatPrice(cents: number): string {
  const reais = String(Math.trunc(cents / 100))
  const first = reais.length % 3 || 3
  const groups = [reais.slice(0, first), ...(reais.slice(first).match(/\d{3}/g) ?? [])]
  return `R$${groups.join('.')},${String(cents % 100).padStart(2, '0')}`
}

/** The plan of a user: `plan` is null while it is unknown (visitors). */
export interface KnownPlan {
  readonly plan: Plan | null
  /** Only while premium. */
  readonly billingPeriod: BillingPeriod | null
}

/** The highlighted card: the current plan's, or Premium's (rule: plan buttons). */
export function highlightedCard({ plan }: KnownPlan): 'free' | 'premium' {
  return isFreePlan(plan) ? 'free' : 'premium'
}

/** The period shown first: the one asked for by `plan=annual`, else the person's own, else monthly. */
export function firstPeriod(asked: string | null, known: KnownPlan): BillingPeriod {
  if (asked === 'annual') return 'annual'
  return known.billingPeriod ?? 'monthly'
}

/**
 * Button of a card (rule: plan buttons): `current` and `disabled` have no effect, `primary` can be pressed, `hidden` is
 * left out. `label` names its text.
 */
export type PlanButton =
  | { readonly state: 'hidden' }
  | { readonly state: 'disabled'; readonly label: 'loading' }
  | { readonly state: 'current'; readonly label: 'current' }
  | { readonly state: 'primary'; readonly label: 'start' | 'subscribe' | 'toAnnual' | 'toMonthly' }

const LOADING = { state: 'disabled', label: 'loading' } as const
const CURRENT = { state: 'current', label: 'current' } as const

/** The button of the free card. `known` is null while the plan is being looked up. */
export function freeButton(known: KnownPlan | null): PlanButton {
  if (!known) return LOADING
  if (isPremiumPlan(known.plan)) return { state: 'hidden' }
  return isFreePlan(known.plan) ? CURRENT : { state: 'primary', label: 'start' }
}

/**
 * The button of the Premium card while `shown` is the period on view. `known` is null while the plan is being looked
 * up.
 */
export function premiumButton(known: KnownPlan | null, shown: BillingPeriod): PlanButton {
  if (!known) return LOADING
  if (!isPremiumPlan(known.plan)) return { state: 'primary', label: 'subscribe' }
  // Premium without a period (granted by hand) cannot switch.
  if (known.billingPeriod === null || known.billingPeriod === shown) return CURRENT
  return { state: 'primary', label: shown === 'annual' ? 'toAnnual' : 'toMonthly' }
}
