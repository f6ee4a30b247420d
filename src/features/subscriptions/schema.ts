import { z } from 'zod'
import { withoutControls } from '../../platform/control-characters.ts'
import { BILLING_PERIODS, PAYMENT_TYPES, PLANS, SOLD_PLAN, SUBSCRIPTION_STATUSES } from '../../product/plans.ts'

/** Plans of a profile. */
export const planSchema = z.enum(PLANS)
export type Plan = z.infer<typeof planSchema>

/** Billing period of a subscription. */
export const billingPeriodSchema = z.enum(BILLING_PERIODS)
export type BillingPeriod = z.infer<typeof billingPeriodSchema>

/** Payment type of Premium: by card with automatic renewal, or once by PIX. */
export const paymentTypeSchema = z.enum(PAYMENT_TYPES)
export type PaymentType = z.infer<typeof paymentTypeSchema>

export const subscriptionStatusSchema = z.enum(SUBSCRIPTION_STATUSES)
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>

/** A moment as ISO 8601 in UTC. */
const moment = z.iso.datetime()

/**
 * Body of both checkout functions. Who pays is the session's owner: the ids only have to agree with
 * it. The price is never taken from here.
 */
export const checkoutInputSchema = z.object({
  planType: z.literal(SOLD_PLAN),
  billingPeriod: billingPeriodSchema,
  userId: z.uuid(),
  userEmail: z.string().max(254),
  userName: z.string().max(200),
})
export type CheckoutInput = z.infer<typeof checkoutInputSchema>

/** The provider's page where it is paid. */
export const checkoutReplySchema = z.object({ url: z.url() })
export type CheckoutReply = z.infer<typeof checkoutReplySchema>

/** A user's state, and their possible actions. */
export const subscriptionSummarySchema = z.object({
  hasActiveSubscription: z.boolean(),
  plan: planSchema,
  /** Only while premium. */
  billingPeriod: billingPeriodSchema.nullable(),
  subscriptionEnd: moment.nullable(),
  subscribed: z.boolean(),
  subscriptionStatus: subscriptionStatusSchema,
  /** Payment type of the running premium; null without one, or if an administrator granted it. */
  type: paymentTypeSchema.nullable(),
  /** End of the right of withdrawal (rule: right of withdrawal); null when it cannot. */
  withdrawableUntil: moment.nullable(),
  /** Amount of a withdrawal now; null if it is impossible. */
  withdrawableCents: z.int().nullable(),
  /** End of premium if everything is cancelled now; null without premium, or if it would end at once. */
  keepsUntil: moment.nullable(),
  /** The next automatic charge, or null. */
  nextCharge: z.object({ at: moment, amountCents: z.int(), lastDigits: z.string().nullable() }).nullable(),
  /** Something renews itself or could still be charged: it can be cancelled, whatever plan is shown. */
  renews: z.boolean(),
  /** The last renewal was refused, and the provider tries again; access lasts until then. */
  failedRenewal: z
    .object({
      accessUntil: moment,
      amountCents: z.int(),
      subscriptionId: z.uuid(),
      /** The provider stopped trying by itself. */
      paused: z.boolean(),
    })
    .nullable(),
  /** The card was taken, and Premium begins with the first charge. */
  starting: z.object({ amountCents: z.int() }).nullable(),
  /** A PIX code that waits to be paid. */
  pendingPix: z
    .object({ id: z.uuid(), period: billingPeriodSchema, amountCents: z.int(), expiresAt: moment })
    .nullable(),
  /** The subscription whose card can be changed; null without one. */
  cardOf: z.uuid().nullable(),
})
export type SubscriptionSummary = z.infer<typeof subscriptionSummarySchema>

/** Longest reason of a cancellation, in characters. */
export const REASON_MAX_LENGTH = 1_000

/** A form sends two characters for each line break, so that more can arrive than the field lets in. */
const storedReason = (text: string) => withoutControls(text).replaceAll('\r\n', '\n').trim().slice(0, REASON_MAX_LENGTH)

export const cancelInputSchema = z.object({
  /** The reason in the user's words (rule: cancellation reason). No text blocks the cancellation. */
  reason: z.string().overwrite(storedReason).optional(),
})
export type CancelInput = z.infer<typeof cancelInputSchema>

export const cancelReplySchema = z.object({
  subscriptionStatus: subscriptionStatusSchema,
  /** Access lasts until then. */
  subscriptionEnd: moment.nullable(),
})
export type CancelReply = z.infer<typeof cancelReplySchema>

export const withdrawReplySchema = z.object({
  /** `refunded`: the provider confirmed it. `processing`: it was asked for and will be repeated until it is done. */
  refund: z.enum(['refunded', 'processing']),
  amountCents: z.int(),
  subscriptionStatus: subscriptionStatusSchema,
  subscriptionEnd: moment.nullable(),
})
export type WithdrawReply = z.infer<typeof withdrawReplySchema>

/** One payment of a person, as the profile lists it. */
export const receiptSchema = z.object({
  /** The provider's id of the payment. */
  paymentId: z.string(),
  paidAt: moment,
  amountCents: z.int(),
  /** Given back so far. */
  refundedCents: z.int(),
  /** pix, visa, master, … */
  method: z.string(),
  type: paymentTypeSchema,
  billingPeriod: billingPeriodSchema,
  status: z.enum(['paid', 'refunded', 'disputed']),
  /** The bought period; null after a refund. */
  periodStart: moment.nullable(),
  periodEnd: moment.nullable(),
  /** Of a card, when known. */
  lastDigits: z.string().nullable(),
})
export type Receipt = z.infer<typeof receiptSchema>
