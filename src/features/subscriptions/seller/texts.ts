import type { BillingPeriod } from '../schema.ts'

/** Who sells, as the law wants it shown before and after a purchase (rule: seller). */
export interface Seller {
  readonly name: string
  /** CNPJ or CPF, with its punctuation. */
  readonly document: string
  readonly address: string
}

/** `Editora Exemplo Ltda., CNPJ 12.345.678/0001-90, Rua …`; empty without a seller. */
export function sellerLine(seller: Seller | null): string {
  if (!seller) return ''
  const kind = seller.document.includes('/') ? 'CNPJ' : 'CPF'
  return `${seller.name}, ${kind} ${seller.document}, ${seller.address}.`
}

/** What everybody who pays is promised, in the same words everywhere. */
export const PREMIUM_TERMS = {
  withdrawal: 'Você tem 7 dias para desistir e receber tudo de volta, sem dar motivo.',
} as const

/** How often a subscription by card renews itself. */
export const EVERY_PERIOD: Record<BillingPeriod, string> = { monthly: 'todo mês', annual: 'todo ano' }
