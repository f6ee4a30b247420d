/** Everything the sandbox remembers. Instants are ms since 1970 on the sandbox's clock, amounts are centavos. */
export interface State {
  /** Offset of the sandbox's clock from the machine's (ms). */
  clockAhead: number
  /** The number the next payment, invoice, refund… gets. */
  nextNumber: number
  subscriptions: Record<string, Subscription>
  invoices: Record<string, Invoice>
  payments: Record<string, Payment>
  notifications: Notification[]
  cardTokens: Record<string, CardToken>
  /** Answers already given, by idempotency key. */
  answers: Record<string, StoredAnswer>
  faults: Faults
}

export type SubscriptionStatus = 'pending' | 'authorized' | 'paused' | 'cancelled'

export interface Subscription {
  readonly id: string
  status: SubscriptionStatus
  reason: string
  externalReference: string | null
  payerEmail: string
  readonly payerId: number
  backUrl: string
  /** Months from one charge to the next. */
  readonly everyMonths: number
  amount: number
  readonly currency: string
  readonly createdAt: number
  modifiedAt: number
  version: number
  /** The day the seller wants the first charge on; null = at once. Counts only together with an end date. */
  readonly startsAt: number | null
  /** No charge from then on; null = until it is cancelled. */
  readonly endsAt: number | null
  /** Target of its notifications; null = the seller gets none of the subscription itself. */
  readonly notificationUrl: string | null
  /** The charged card; null without one. */
  card: Card | null
  /** Charges in a row that all tries left unpaid. */
  unpaid: number
  /** When the provider ends by itself what a refused card left. Absent in states of earlier versions. */
  abandonedAt?: number | null
  /** The day charges are counted from: the first one's. */
  anchorAt: number | null
  /** Charges whose day has come, whatever became of them. */
  cycles: number
  nextChargeAt: number | null
  /** The card refuses what the clock charges. */
  cardDeclines: boolean
}

/** A card as far as a seller may know it. */
export interface Card {
  readonly brand: string
  readonly lastDigits: string
}

/** A card that a browser gave the provider, to be named once by the seller. */
export interface CardToken {
  readonly card: Card
  /** Result of a charge; `approved`, or the reason of the refusal. */
  readonly verdict: string
  readonly createdAt: number
}

export type InvoiceStatus = 'scheduled' | 'processed' | 'recycling' | 'cancelled'

/** The provider's "authorized payment": one charge of a subscription, with all its tries. */
export interface Invoice {
  readonly id: string
  readonly subscriptionId: string
  status: InvoiceStatus
  readonly amount: number
  readonly currency: string
  readonly sequence: number
  readonly debitAt: number
  readonly createdAt: number
  modifiedAt: number
  /** Tries so far. */
  tries: number
  nextTryAt: number | null
  /** The payment of the last try. */
  paymentId: string | null
}

export type PaymentStatus =
  | 'pending'
  | 'approved'
  | 'authorized'
  | 'in_process'
  | 'in_mediation'
  | 'rejected'
  | 'cancelled'
  | 'refunded'
  | 'charged_back'

export interface Payment {
  readonly id: string
  readonly method: 'pix' | 'card'
  readonly operation: 'regular_payment' | 'recurring_payment' | 'card_validation'
  status: PaymentStatus
  statusDetail: string
  readonly amount: number
  readonly currency: string
  readonly collectorId: number
  readonly externalReference: string | null
  readonly description: string | null
  readonly payerEmail: string
  readonly payerId: number
  readonly createdAt: number
  approvedAt: number | null
  updatedAt: number
  readonly expiresAt: number | null
  readonly subscriptionId: string | null
  readonly invoiceId: string | null
  readonly metadata: Record<string, unknown>
  readonly notificationUrl: string | null
  readonly card: Card | null
  refunds: Refund[]
  chargebackId: string | null
}

export interface Refund {
  readonly id: string
  readonly amount: number
  readonly createdAt: number
}

export type Topic =
  | 'payment'
  | 'subscription_preapproval'
  | 'subscription_authorized_payment'
  | 'topic_chargebacks_wh'
  | 'topic_claims_integration_wh'

export interface Notification {
  readonly id: string
  readonly topic: string
  readonly resourceId: string
  readonly body: string
  readonly requestId: string
  readonly badSignature: boolean
  /** Given with what it is about; null = the address of the seller's panel. */
  readonly url: string | null
  /** `dropped`: a fault swallowed it. `abandoned`: every try failed. */
  status: 'waiting' | 'delivered' | 'dropped' | 'abandoned'
  readonly createdAt: number
  /** On the machine's clock: retries do not depend on the sandbox's own time. */
  dueAt: number
  tries: Delivery[]
}

/** Answer of the seller's server, or the reason of a failed call. */
export interface Delivery {
  readonly at: number
  readonly status: number | null
  readonly problem: string | null
}

export interface StoredAnswer {
  readonly fingerprint: string
  readonly status: number
  readonly body: unknown
  readonly at: number
}

export type FaultName =
  | 'duplicate'
  | 'delay'
  | 'reorder'
  | 'drop'
  | 'bad_signature'
  | 'error_400'
  | 'error_500'
  | 'lost_answer'
  | 'error_429'
  | 'slow'
  | 'wrong_body'
  | 'no_content'
  | 'ignored_cancel'
  | 'pending_refund'
  | 'forgets_key'
  | 'goes_on_unpaid'
  | 'names_reference'
  | 'empty_charges'
  | 'orders_application'
  | 'not_activated'
  | 'mixed_users'
  | 'other_country'
  | 'revoked_token'
  | 'real_account'

export interface Fault {
  /** Remaining strikes; null = until it is switched off. */
  times: number | null
  /** Value of the fault: copies, ms or seconds (faults.ts). */
  readonly value: number | null
  /** For faults of the API: only calls whose path contains this. */
  readonly path: string | null
}

export type Faults = Partial<Record<FaultName, Fault>>

/**
 * A new sandbox. Numbers start at the time of its creation, so that one whose folder was deleted does not repeat the
 * numbers of its predecessor.
 */
export function emptyState(machineNow: number): State {
  return {
    clockAhead: 0,
    nextNumber: machineNow,
    subscriptions: {},
    invoices: {},
    payments: {},
    notifications: [],
    cardTokens: {},
    answers: {},
    faults: {},
  }
}

/** The entry of this id; ids come from outside, so what every object inherits does not count. */
export function entryOf<Entry>(entries: Record<string, Entry>, id: string | undefined): Entry | null {
  return id !== undefined && Object.hasOwn(entries, id) ? (entries[id] ?? null) : null
}
