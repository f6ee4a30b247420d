import type { Entitlement } from '../subscriptions/rules.ts'

/**
 * Variants a day of one person (rule: variants): `free` for those with a daily limit of downloads; null without one.
 */
export function variantLimit(entitlement: Pick<Entitlement, 'dailyLimit'>, free: number): number | null {
  return entitlement.dailyLimit === null ? null : free
}
