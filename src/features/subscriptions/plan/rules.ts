import type { Plan } from '../schema.ts'

/**
 * Traits of each plan. A new plan does not compile before it is described here: code asks for these, not for the name.
 */
const TRAITS: Readonly<Record<Plan, { readonly isFree: boolean; readonly isPremium: boolean }>> = {
  gratuito: { isFree: true, isPremium: false },
  basico: { isFree: false, isPremium: false },
  premium: { isFree: false, isPremium: true },
}

/** False while no plan is known. */
export const isPremiumPlan = (plan: Plan | null | undefined): boolean => (plan ? TRAITS[plan].isPremium : false)
/** False while no plan is known. */
export const isFreePlan = (plan: Plan | null | undefined): boolean => (plan ? TRAITS[plan].isFree : false)
