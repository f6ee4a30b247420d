/** What the product does something about. Other topics are answered and ignored. */
export const TOPICS = [
  'payment',
  'subscription_preapproval',
  'subscription_authorized_payment',
  'topic_chargebacks_wh',
  'topic_claims_integration_wh',
] as const

export type Topic = (typeof TOPICS)[number]

/** A notification with a valid signature. It names what to fetch; it never carries truth. */
export interface Notification {
  readonly topic: Topic
  readonly resourceId: string
  /** The body's `data` with texts and numbers only; a chargeback names its payment there. */
  readonly data: Readonly<Record<string, string>>
}
