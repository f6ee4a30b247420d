import { z } from 'zod'
import { ONE_LINE } from '../../../platform/control-characters.ts'

/** Reason why a reported payment had no effect. */
export type Refusal = 'collector' | 'currency' | 'amount' | 'reference'

/** Rows the list shows (rule: monitoring list). */
export const PAYMENTS_SHOWN = 50
/** Refresh interval of the visible list (rule: monitoring list). */
export const PAYMENTS_REFRESH_MS = 30_000

const SEARCH_MAX_LENGTH = 100

/** Statuses one can filter by; the list may hold others, which it shows as they are (rule: monitoring list). */
export const PAYMENT_STATUSES = ['success', 'pending', 'error', 'cancelled', 'approved'] as const

export const paymentsQuerySchema = z.object({
  status: z
    .string()
    .regex(/^[a-z_]{1,40}$/)
    .optional(),
  /** Payment id, user id, or part of a user's name or e-mail. */
  search: z.string().trim().max(SEARCH_MAX_LENGTH).regex(ONE_LINE).optional(),
})
export type PaymentsQuery = z.infer<typeof paymentsQuerySchema>

/** One row, under the names of the table (rule: monitoring list). */
export const monitoredPaymentSchema = z.object({
  id: z.int(),
  payment_id: z.string(),
  status: z.string(),
  /** In reais. */
  amount: z.number().nullable(),
  payment_method: z.string().nullable(),
  user_id: z.uuid().nullable(),
  /** Null where the account is gone. */
  user_name: z.string().nullable(),
  /** True for a subscription by card itself, false for a payment. */
  is_contract: z.boolean(),
  created_at: z.iso.datetime(),
  processed_at: z.iso.datetime().nullable(),
  error_message: z.string().nullable(),
})
export type MonitoredPayment = z.infer<typeof monitoredPaymentSchema>
export const monitoredPaymentsSchema = z.array(monitoredPaymentSchema)

/** A notification as it came in. */
const notificationSchema = z.object({
  id: z.int(),
  topic: z.string(),
  action: z.string().nullable(),
  verdict: z.enum(['valid', 'invalid', 'missing']),
  attempts: z.int(),
  lastError: z.string().nullable(),
  receivedAt: z.iso.datetime(),
  processedAt: z.iso.datetime().nullable(),
  body: z.unknown(),
})
export type Notification = z.infer<typeof notificationSchema>

/** Effect of a payment: its row in the ledger, and its plan. */
const effectSchema = z.object({
  paymentId: z.string(),
  status: z.string(),
  type: z.enum(['subscription', 'one_time']).nullable(),
  billingPeriod: z.enum(['monthly', 'annual']).nullable(),
  amountCents: z.int(),
  refundedCents: z.int(),
  periodStart: z.iso.datetime().nullable(),
  periodEnd: z.iso.datetime().nullable(),
})
export type Effect = z.infer<typeof effectSchema>

/** Everything behind one row. */
export const paymentDetailSchema = z.object({
  payment: monitoredPaymentSchema,
  person: z
    .object({
      id: z.uuid(),
      name: z.string(),
      email: z.string(),
      plan: z.string(),
      subscriptionEnd: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** Newest first, at most {@link PAYMENTS_SHOWN}. */
  notifications: z.array(notificationSchema),
  effects: z.array(effectSchema),
})
export type PaymentDetail = z.infer<typeof paymentDetailSchema>

/** The provider's ids. */
export const paymentIdSchema = z.string().regex(/^[\w.-]{1,100}$/)
