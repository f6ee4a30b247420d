/**
 * Subjects that the product handles, by the provider's topics, which are only known here. Other topics are answered and
 * ignored.
 */
export const SUBJECTS = {
  payment: 'payment',
  subscription_preapproval: 'subscription',
  subscription_authorized_payment: 'invoice',
  topic_chargebacks_wh: 'chargeback',
  topic_claims_integration_wh: 'claim',
} as const

export type Topic = keyof typeof SUBJECTS

/** A notification with a valid signature. It names what to ask the provider about; it never carries truth. */
export interface Notification {
  readonly about: (typeof SUBJECTS)[Topic]
  /** The provider's id of it. */
  readonly id: string
  /** The payment that a chargeback is of, where it names one. */
  readonly paymentId: string | null
}

/** Fetches the notification's resource from the provider and applies it. Throws when it has to be tried again. */
export type HandleNotification = (hint: Notification) => Promise<void>
