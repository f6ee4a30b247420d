import type { BillingPeriod } from '../schema.ts'

const PERIODS: Record<BillingPeriod, string> = { monthly: 'mensal', annual: 'anual' }

/** What the payer reads at the provider and on the bill. */
export const checkoutReason = (site: string, period: BillingPeriod): string => `${site} Premium ${PERIODS[period]}`
