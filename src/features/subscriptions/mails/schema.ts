/** What goes into a mail about a subscription, and what comes out. */
import type { Seller } from '../seller/texts.ts'

/** What one mail says. */
export interface MailContent {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly action: { readonly label: string; readonly url: string }
  readonly footer: string
}

/** What the mails need to know about the installation. */
export interface MailSite {
  readonly name: string
  /** Without a slash at the end. */
  readonly origin: string
  /** Who sells; null outside production, where none may be set. */
  readonly seller: Seller | null
}

/** What a notice is about, as people read it; a part that does not apply is null. */
export interface NoticeFacts {
  /** Of the person. */
  readonly name: string
  /** `Premium mensal`. */
  readonly plan: string
  /** The day it is about: `10 de maio de 2026`. */
  readonly day: string
  /** `R$99,90`. */
  readonly price: string
  /** Until when access lasts; null when there is none. */
  readonly until: string | null
  /** `todo mês`, `todo ano`; null for a single payment. */
  readonly renews: string | null
  /** `Cartão Visa, final 1234`. */
  readonly method: string
  /** The provider's number of a payment. */
  readonly paymentId: string
  readonly pixCode: string
  /** Of our checkout or subscription. */
  readonly subscriptionId: string
}
