/** Prices of Premium, in centavos (decisions P1; spec part 2 §9). The only place where they stand. */
export const PREMIUM_PRICE_CENTS = { monthly: 1190, annual: 9990 } as const

/** A price as the site writes it: `R$11,90`, without the space of the general format (spec part 2 §2). */
export function formatPrice(cents: number): string {
  const amount = (cents / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return `R$${amount}`
}
