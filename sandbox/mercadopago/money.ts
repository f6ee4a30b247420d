/** Amounts travel in reais with up to two decimals; in here they are integer centavos. */
const TOLERANCE = 1e-6

/** Reais as centavos, or null when this is no amount of money above zero. */
export function toCentavos(reais: unknown): number | null {
  if (typeof reais !== 'number' || !Number.isFinite(reais) || reais <= 0) return null
  const centavos = Math.round(reais * 100)
  return Math.abs(reais * 100 - centavos) < TOLERANCE && Number.isSafeInteger(centavos) ? centavos : null
}

export function toReais(centavos: number): number {
  return centavos / 100
}
