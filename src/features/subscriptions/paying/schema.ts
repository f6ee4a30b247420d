import { z } from 'zod'
import { billingPeriodSchema, paymentTypeSchema } from '../schema.ts'

export const checkoutStateSchema = z.enum(['open', 'paid', 'over'])
export type CheckoutState = z.infer<typeof checkoutStateSchema>

/** Why a card was refused, as far as its owner can do something about it. */
export const cardRefusalSchema = z.enum(['insufficient', 'call', 'filled', 'other'])
export type CardRefusal = z.infer<typeof cardRefusalSchema>

/** One checkout as its own page shows it. */
export const checkoutPageSchema = z.object({
  id: z.uuid(),
  type: paymentTypeSchema,
  period: billingPeriodSchema,
  amountCents: z.int(),
  state: checkoutStateSchema,
  /** Day of the first charge; null = at once. */
  startsAt: z.iso.datetime().nullable(),
  /** The code to copy, and until when it can be paid; null for a card. */
  pix: z.object({ code: z.string(), expiresAt: z.iso.datetime() }).nullable(),
})
export type CheckoutPage = z.infer<typeof checkoutPageSchema>

/** The provider's token of a card that was entered in the browser: letters and digits. */
const cardToken = z.string().regex(/^[\w-]{8,100}$/)

const DEVICE_ID = /^[\w.:-]{8,200}$/

/** The browser's id at the provider, for its check of risks. A text of another shape is left out. */
const deviceId = z
  .string()
  .transform((id) => (DEVICE_ID.test(id) ? id : undefined))
  .optional()

export const payByCardInputSchema = z.object({
  subscriptionId: z.uuid(),
  cardToken,
  deviceId,
  payerEmail: z.email().max(254),
})
export type PayByCardInput = z.infer<typeof payByCardInputSchema>

export const cardReplySchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('authorized') }),
  z.object({
    outcome: z.literal('refused'),
    reason: cardRefusalSchema,
    /** The checkout that takes the next card; absent where the card of a running subscription is changed. */
    subscriptionId: z.uuid().optional(),
  }),
])
export type CardReply = z.infer<typeof cardReplySchema>

export const hostedInputSchema = z.object({
  subscriptionId: z.uuid(),
  /** Of the payer's own account at the provider, which refuses every other one. */
  payerEmail: z.email().max(254),
})
export type HostedInput = z.infer<typeof hostedInputSchema>

export const changeCardInputSchema = z.object({ cardToken, deviceId })
export type ChangeCardInput = z.infer<typeof changeCardInputSchema>
