import type { BillingPeriod, PaymentType } from '../schema.ts'

/** One of the two payments of a purchase. */
export interface TwinPayment {
  /** The provider's id. */
  readonly id: string
  readonly amountCents: number
  readonly method: string
  readonly lastDigits: string | null
  readonly type: PaymentType
  readonly billingPeriod: BillingPeriod
  /** ISO 8601. */
  readonly paidAt: string
}

/** A purchase that was started twice and paid twice, while both payments stay. */
export interface PaidTwiceCase {
  /** Of the alert. */
  readonly id: number
  readonly person: { readonly id: string; readonly name: string; readonly email: string }
  /** The earlier one first. */
  readonly payments: readonly [TwinPayment, TwinPayment]
  /** The payment whose refund was requested and is not confirmed yet; null without such a request. */
  readonly chosen: string | null
}
