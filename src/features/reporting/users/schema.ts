import { z } from 'zod'
import { ONE_LINE } from '../../../platform/control-characters.ts'
import { auditRecordSchema } from '../../audit/schema.ts'
import { billingPeriodSchema, planSchema } from '../../subscriptions/schema.ts'
import { USERS_TEXTS } from './texts.ts'

/** People on one page of the list. */
export const USERS_PAGE = 25
/** People one reading may ask for at most. */
export const USERS_PAGE_MAX = 100
/** Longest search text, in characters; more is cut. */
export const SEARCH_MAX = 120
/** Limit of counting results: "mais de 1000" is enough. */
export const COUNT_MAX = 1_000

/** Query of the list: users before or after one of them, in the order of the list (id, descending). */
export const usersQuerySchema = z.object({
  search: z
    .string()
    .transform((text) => text.slice(0, SEARCH_MAX))
    .default(''),
  plan: planSchema.optional(),
  after: z.uuid().optional(),
  before: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(USERS_PAGE_MAX).default(USERS_PAGE),
})
export type UsersQuery = z.input<typeof usersQuerySchema>

/** Admin user row. */
export const userRowSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  plan: planSchema,
  daily_used_downloads: z.int().min(0),
  /** null is without a daily limit. */
  daily_download_limit: z.int().min(0).nullable(),
})
export type UserRow = z.infer<typeof userRowSchema>

export const usersPageSchema = z.object({
  users: z.array(userRowSchema),
  /** Total number; at most {@link COUNT_MAX} + 1 if some are left out. */
  total: z.int().min(0),
  /** Ids to ask for as `before` and `after`; null at the ends. */
  previous: z.uuid().nullable(),
  next: z.uuid().nullable(),
})
export type UsersPage = z.infer<typeof usersPageSchema>

const moment = z.iso.datetime()

const subscriptionSchema = z.object({
  id: z.uuid(),
  type: z.enum(['subscription', 'one_time']),
  billingPeriod: billingPeriodSchema,
  status: z.string(),
  startsAt: moment.nullable(),
  endsAt: moment.nullable(),
  /** Why the person cancelled (rule: cancellation reason). */
  cancellationReason: z.string().nullable(),
  /** The next charge of a running subscription; null for others. */
  nextCharge: z.object({ at: z.iso.datetime(), amountCents: z.int() }).nullable(),
  createdAt: moment,
})

const paymentSchema = z.object({
  id: z.uuid(),
  providerPaymentId: z.string(),
  /** Integer centavos. */
  amountCents: z.int(),
  method: z.string(),
  status: z.string(),
  createdAt: moment,
  /** Given back so far, and still possible to give back. */
  refundedCents: z.int(),
  refundableCents: z.int(),
  /** Approved so long ago that the provider no longer refunds it. */
  tooOldToRefund: z.boolean(),
  /** A refund that was asked for and is not there yet; null without one. */
  waitingCents: z.int().nullable(),
  /** A charge of a subscription: given back whole, it ends the subscription. */
  renews: z.boolean(),
})

/** Everything support needs to know about one person. */
export const userDetailSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  isAdmin: z.boolean(),
  receiveEmails: z.boolean(),
  mailRefusedAt: moment.nullable(),
  createdAt: moment,
  sessions: z.int(),
  plan: planSchema,
  status: z.string(),
  billingPeriod: billingPeriodSchema.nullable(),
  subscriptionEnd: moment.nullable(),
  cancellationRequestedAt: moment.nullable(),
  dailyUsed: z.int(),
  dailyLimit: z.int().nullable(),
  totalDownloads: z.int(),
  downloads: z.object({
    entries: z.array(
      z.object({
        id: z.int(),
        activityTitle: z.string(),
        date: z.iso.date(),
        at: moment,
        /** The booklet that it was part of, or null. */
        booklet: z.uuid().nullable(),
      }),
    ),
    next: z.int().nullable(),
  }),
  subscriptions: z.array(subscriptionSchema),
  payments: z.array(paymentSchema),
  audit: z.array(auditRecordSchema),
})
export type UserDetail = z.infer<typeof userDetailSchema>

/** Shortest and longest reason, in characters after trimming. */
const REASON_MIN = 3
const REASON_MAX = 500

const reason = z
  .string(USERS_TEXTS.reasonMissing)
  .trim()
  .min(REASON_MIN, USERS_TEXTS.reasonMissing)
  .max(REASON_MAX, USERS_TEXTS.reasonTooLong)
  .regex(ONE_LINE, USERS_TEXTS.reasonUnreadable)

/** Grant: the last day of Premium (a date key, that day included) and why. End: why. */
export const premiumChangeSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('grant'), until: z.iso.date(USERS_TEXTS.dateMissing), reason }),
  z.object({ action: z.literal('end'), reason }),
])
export type PremiumChange = z.infer<typeof premiumChangeSchema>
