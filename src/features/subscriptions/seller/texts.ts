import type { BillingPeriod } from '../schema.ts'

/** The seller, with the facts that the law requires before and after a purchase (rule: seller). */
export interface Seller {
  readonly name: string
  /** CNPJ or CPF, with its punctuation. */
  readonly document: string
  readonly address: string
  /** Address for customers; Reply-To of every mail. */
  readonly email: string
}

/** Before the email of the seller. */
export const SELLER_CONTACT = 'Atendimento:'

/** `Editora Exemplo Ltda., CNPJ 12.345.678/0001-90, Rua ….` */
export function sellerIdentity(seller: Seller): string {
  const kind = seller.document.includes('/') ? 'CNPJ' : 'CPF'
  return `${seller.name}, ${kind} ${seller.document}, ${seller.address}.`
}

/** The identity with the email, which no full stop follows: people copy it; empty without a seller. */
export function sellerLine(seller: Seller | null): string {
  return seller ? `${sellerIdentity(seller)} ${SELLER_CONTACT} ${seller.email}` : ''
}

/** Promises to every payer, in the same words everywhere. */
export const PREMIUM_TERMS = {
  withdrawal: 'Você tem 7 dias para desistir e receber tudo de volta, sem dar motivo.',
} as const

/** Renewal interval of a subscription by card. */
export const EVERY_PERIOD: Record<BillingPeriod, string> = { monthly: 'todo mês', annual: 'todo ano' }
