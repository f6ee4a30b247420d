/** Plans of a profile, as the database names them. What each plan is: features/subscriptions/plan/rules.ts. */
export const PLANS = ['gratuito', 'basico', 'premium'] as const
export type Plan = (typeof PLANS)[number]

/**
 * The plan that is sold. There is one: an order, a price and a payment name a period and no plan, so that a second one
 * has to reach all of them before a checkout takes its name.
 */
export const SOLD_PLAN = 'premium' satisfies Plan

/** Billing periods of a plan. */
export const BILLING_PERIODS = ['monthly', 'annual'] as const

/** Payment types of a plan: by card with automatic renewal, or once by PIX. */
export const PAYMENT_TYPES = ['subscription', 'one_time'] as const

/** States of a subscription, as a profile stores them. */
export const SUBSCRIPTION_STATUSES = ['inactive', 'active', 'one_time_active', 'cancelled', 'expired'] as const
