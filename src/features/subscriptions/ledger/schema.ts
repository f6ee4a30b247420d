import type { BillingPeriod, PaymentType } from '../schema.ts'

/** States of a profile that can be carried over from before the ledger. */
export type CarriedStatus = 'active' | 'one_time_active' | 'cancelled'

/** One checkout that was opened, and what became of it at the provider. Its id is the reference of its payments. */
export interface Subscription {
  readonly id: string
  readonly type: PaymentType
  readonly period: BillingPeriod
  readonly createdAt: Date
  readonly providerId: string | null
  /** Of a subscription by card: pending, authorized, paused, cancelled, … */
  readonly providerStatus: string | null
  /** Moment of the provider's first report that the card is authorised. */
  readonly authorizedAt: Date | null
  /** The first charge was asked to wait until then. */
  readonly firstChargeAt: Date | null
  readonly nextChargeAt: Date | null
  readonly replaces: string | null
  readonly retiredAt: Date | null
  /** Moment at which its days of grace ended without a payment. */
  readonly lapsedAt: Date | null
  readonly cancellationRequestedAt: Date | null
  readonly withdrawalRequestedAt: Date | null
}

/** One payment of the ledger, as the provider last described it. */
export interface LedgerPayment {
  /** The provider's id. */
  readonly id: string
  readonly subscriptionId: string
  readonly status: string
  readonly statusDetail: string | null
  readonly amountCents: number
  readonly refundedCents: number
  readonly approvedAt: Date | null
}

/** Premium without a payment: decided by an administrator, or carried over from a profile of before the ledger. */
export type Decision =
  | { readonly id: string; readonly kind: 'grant'; readonly at: Date; readonly until: Date }
  | { readonly id: string; readonly kind: 'end'; readonly at: Date }
  | {
      readonly id: string
      readonly kind: 'carried'
      readonly at: Date
      readonly until: Date
      readonly period: BillingPeriod | null
      readonly status: CarriedStatus
      readonly cancellationRequestedAt: Date | null
    }

/** Everything that decides one person's premium. In no particular order. */
export interface Facts {
  readonly subscriptions: readonly Subscription[]
  readonly payments: readonly LedgerPayment[]
  readonly decisions: readonly Decision[]
}

/** A subscription with what only the ledger's own work needs of it. */
export interface SubscriptionRow extends Subscription {
  /** Null once the account is gone. */
  readonly userId: string | null
  readonly amountCents: number | null
  /** Moment of the first order at the provider; null = there is no order to look up. Of a subscription by card. */
  readonly orderedAt: Date | null
  readonly checkoutUrl: string | null
  readonly providerUpdatedAt: Date | null
  /** Start of the job that ends it at the provider; null if it need not end. */
  readonly endAskedAt: Date | null
  /** When its PIX code can no longer be paid. */
  readonly expiresAt: Date | null
  readonly pixCode: string | null
}

/** A payment with what only the ledger's own work needs of it. */
export interface LedgerRow extends LedgerPayment {
  readonly userId: string | null
  readonly method: string
  readonly cardLastDigits: string | null
  readonly providerUpdatedAt: Date | null
}

/** Money of a payment that went back to the payer; `reimbursed`: a disputed one that came again. */
export interface MoneyReturn {
  readonly kind: 'refund' | 'chargeback' | 'reimbursed'
  readonly amountCents: number
  readonly at: Date
}

/** The facts of one person, with the subscriptions' own columns. */
export interface LoadedFacts extends Facts {
  readonly subscriptions: readonly SubscriptionRow[]
  readonly payments: readonly LedgerRow[]
}
