/** Charging period of a subscription. */
export type ChargePeriod = 'monthly' | 'annual'

/** A subscription by card that is to be opened. */
export interface NewSubscription {
  /** Our own id of it, which the provider returns with every object about it. */
  readonly reference: string
  /** Of the payer's own account at the provider, unless a card token names the payer. */
  readonly payerEmail: string
  /** A card entered on our page: the subscription is authorised at once. Null = the payer goes to the provider's page. */
  readonly cardToken: string | null
  /** The id the provider's script gave the browser, if it gave one. */
  readonly deviceId?: string | undefined
  readonly period: ChargePeriod
  /** Price of each period, in centavos. */
  readonly amountCents: number
  /** Return address of the provider's page. */
  readonly backUrl: string
  /** Text for the payer on the provider's page and on the bill. */
  readonly reason: string
  /** Day of the first charge; null = as soon as the card is authorised. */
  readonly startsAt: Date | null
  /** Target of the provider's notifications. */
  readonly notificationUrl: string
  /** Idempotency key: repeated with the same key, a call makes no second subscription. Each body needs its own. */
  readonly idempotencyKey: string
}

/** An order for a subscription, as far as it helps to find what became of it. */
export interface OrderToFind {
  readonly reference: string
  readonly createdAt: Date
  /** The address it was ordered with; null when it is not known any more. */
  readonly payerEmail: string | null
}

/** A single PIX payment that is to be opened. */
export interface NewPixPayment {
  readonly reference: string
  readonly payerEmail: string
  readonly payerName: string
  readonly amountCents: number
  readonly description: string
  /** When the code can no longer be paid. */
  readonly expiresAt: Date
  readonly notificationUrl: string
  readonly idempotencyKey: string
}

/** A subscription that was opened. */
export interface OpenedSubscription {
  readonly seen: ProviderSubscription
  /** The provider's page where it is agreed to; null when a card authorised it at once. */
  readonly checkoutUrl: string | null
}

/** A payment as the provider has it now. Amounts in centavos; statuses as they came, unknown ones included. */
export interface ProviderPayment {
  readonly id: string
  /** pending, approved, authorized, in_process, in_mediation, rejected, cancelled, refunded, charged_back, … */
  readonly status: string
  readonly statusDetail: string | null
  /** regular_payment, recurring_payment, card_validation, … */
  readonly operationType: string | null
  readonly amountCents: number
  readonly refundedCents: number
  /** Of the last refund, if the provider names it. */
  readonly refundedAt: Date | null
  /** ISO 4217. */
  readonly currency: string
  /** Recipient of the money. */
  readonly collectorId: string
  /** Our own id of what is being paid, when it was given one. */
  readonly reference: string | null
  /** The subscription of this charge, if the provider names it. */
  readonly subscriptionId: string | null
  /** pix, visa, master, … */
  readonly method: string
  /** Of a payment by card, if the provider names it. */
  readonly cardLastDigits: string | null
  /** Of a payment by PIX: the code to copy or to draw as a QR code, and the provider's page of it. */
  readonly pix: { readonly code: string; readonly pageUrl: string | null } | null
  readonly createdAt: Date | null
  readonly approvedAt: Date | null
  /** Grows with every change: orders readings. */
  readonly updatedAt: Date | null
}

/** A subscription as the provider has it now. */
export interface ProviderSubscription {
  readonly id: string
  /** pending, authorized, paused, cancelled, … */
  readonly status: string
  readonly reference: string | null
  readonly collectorId: string | null
  readonly amountCents: number | null
  readonly currency: string | null
  readonly nextChargeAt: Date | null
  readonly createdAt: Date | null
  readonly updatedAt: Date | null
}

/** One charge of a subscription, with the payment that tried it last. */
export interface ProviderInvoice {
  readonly id: string
  readonly subscriptionId: string
  /** scheduled, processed, recycling, cancelled, … */
  readonly status: string
  readonly paymentId: string | null
  readonly paymentStatus: string | null
}

/**
 * The payment provider, as the product needs it (adapter: mercadopago/). Every call may take seconds and may fail.
 * Reading something that does not exist gives null. Everything else that goes wrong is a {@link GatewayError}.
 */
export interface PaymentGateway {
  /** Recipient of the money: the account of the credentials. */
  collectorId(): Promise<string>
  /** The provider's own time of day, to the second; null if its answer does not carry it. */
  clock(): Promise<Date | null>
  createSubscription(wanted: NewSubscription): Promise<OpenedSubscription>
  createPixPayment(wanted: NewPixPayment): Promise<ProviderPayment>
  getPayment(id: string): Promise<ProviderPayment | null>
  getSubscription(id: string): Promise<ProviderSubscription | null>
  /** The subscriptions made for an order whose answer was lost, looked for among those of its time and later. */
  subscriptionsOf(order: OrderToFind): Promise<readonly ProviderSubscription[]>
  getInvoice(id: string): Promise<ProviderInvoice | null>
  /** Every charge of a subscription. */
  invoicesOf(subscriptionId: string): Promise<readonly ProviderInvoice[]>
  /** Every payment that carries this reference. */
  paymentsOf(reference: string): Promise<readonly ProviderPayment[]>
  /** Payments of the whole account whose money went back or was taken back since then, however old they are. */
  reversedSince(since: Date): Promise<readonly ProviderPayment[]>
  /** Cancels, then reads back: the answer is the actual state, not the requested one. Null for an unknown one. */
  cancelSubscription(id: string): Promise<ProviderSubscription | null>
  /** Charges another card from now on. */
  changeCard(
    id: string,
    card: { readonly cardToken: string; readonly deviceId?: string | undefined },
  ): Promise<ProviderSubscription>
  /** Cancels an unpaid payment; the answer is the actual state. Null for an unknown one. */
  cancelPayment(id: string): Promise<ProviderPayment | null>
  /**
   * Gives money back: all that is left, or a part in centavos. Asking again with the same key gives it back once. The
   * provider may take the request and give the money later.
   */
  refund(paymentId: string, idempotencyKey: string, partCents?: number): Promise<void>
}

/** Longest wait of an administrator for an answer of the provider (ms); late work goes on. */
export const ADMIN_PATIENCE_MS = 8_000

/**
 * Reason of the provider's failure.
 * - `unavailable`: out of reach, too slow, overloaded or unreadable; the same call may succeed later
 * - `refused`: understood and refused; the same call will fail again
 * - `misconfigured`: our credentials are wrong
 */
export type GatewayErrorKind = 'unavailable' | 'refused' | 'misconfigured'

export class GatewayError extends Error {
  override readonly name = 'GatewayError'
  readonly kind: GatewayErrorKind
  /** HTTP status of the provider's answer; null without one. */
  readonly status: number | null

  /** The provider's own codes of what it refused. */
  readonly codes: readonly string[]

  constructor(
    kind: GatewayErrorKind,
    status: number | null,
    message: string,
    options?: ErrorOptions & { readonly codes?: readonly string[] },
  ) {
    super(message, options)
    this.codes = options?.codes ?? []
    this.kind = kind
    this.status = status
  }
}
