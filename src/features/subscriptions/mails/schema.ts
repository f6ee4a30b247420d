/** Input and output of a mail about a subscription. */
import type { Seller } from '../seller/texts.ts'

/** Content of one mail. */
export interface MailContent {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly action: { readonly label: string; readonly url: string }
  readonly footer: string
}

/** Facts of the installation for the mails. */
export interface MailSite {
  readonly name: string
  /** Without a slash at the end. */
  readonly origin: string
  /** The seller; may be null only outside production. */
  readonly seller: Seller | null
}

/** Facts of a notice, formatted for humans; an inapplicable part is null. */
export interface NoticeFacts {
  /** Of the person. */
  readonly name: string
  /** `Premium mensal`. */
  readonly plan: string
  /** The day it is about: `10 de maio de 2026`. */
  readonly day: string
  /** `R$99,90`. */
  readonly price: string
  /** End of access, or null. */
  readonly until: string | null
  /** `todo mês`, `todo ano`; null for a single payment. */
  readonly renews: string | null
  /** `Cartão Visa, final 1234`. */
  readonly method: string
  /** True if the payment may be withdrawn (rule: right of withdrawal). */
  readonly withdrawable: boolean
  /** True if the contract comes with the mail as a PDF. */
  readonly hasContract: boolean
  /** The provider's number of a payment. */
  readonly paymentId: string
  readonly pixCode: string
  /** Of our checkout or subscription. */
  readonly subscriptionId: string
}
