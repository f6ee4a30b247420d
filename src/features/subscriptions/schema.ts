import { z } from 'zod'

/** Plans of a profile (spec part 1 §3). */
export const planSchema = z.enum(['gratuito', 'basico', 'premium'])
export type Plan = z.infer<typeof planSchema>

/** How often a subscription is billed (spec part 1 §3). */
export const billingPeriodSchema = z.enum(['monthly', 'annual'])
export type BillingPeriod = z.infer<typeof billingPeriodSchema>

/** States of a subscription as the profile stores them (spec part 1 §3). */
const subscriptionStatusSchema = z.enum(['inactive', 'active', 'one_time_active', 'cancelled', 'expired'])
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>
