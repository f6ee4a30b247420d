import { z } from 'zod'
import { ONE_LINE } from '../../../platform/control-characters.ts'
import { STAFF_REFUND as texts } from './texts.ts'

/** Shortest and longest reason, in characters after trimming. */
const REASON_MIN = 3
const REASON_MAX = 500

/** No price is near it (centavos). */
const AMOUNT_MAX_CENTS = 10_000_000

export const refundReasonSchema = z
  .string(texts.reasonMissing)
  .trim()
  .min(REASON_MIN, texts.reasonMissing)
  .max(REASON_MAX, texts.reasonTooLong)
  .regex(ONE_LINE, texts.reasonUnreadable)

export const staffRefundInputSchema = z.object({
  /** Made when the question opens: a repeated press is the same request. */
  requestId: z.uuid(),
  /** The provider's number. */
  paymentId: z.string().regex(/^\d{1,30}$/),
  amountCents: z.int().min(1).max(AMOUNT_MAX_CENTS),
  /** Given back when the administrator looked: another tab may have given some back since. */
  refundedCents: z.int().min(0).max(AMOUNT_MAX_CENTS),
  reason: refundReasonSchema,
})
export type StaffRefundInput = z.infer<typeof staffRefundInputSchema>

export const staffRefundReplySchema = z.object({
  /** `refunded`: the provider confirmed it. `processing`: it is repeated until it is there. */
  refund: z.enum(['refunded', 'processing']),
  amountCents: z.int(),
})
export type StaffRefundReply = z.infer<typeof staffRefundReplySchema>
