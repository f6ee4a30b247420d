import type { BillingPeriod } from '../schema.ts'

const PERIODS: Record<BillingPeriod, string> = { monthly: 'mensal', annual: 'anual' }

/** Text for the payer at the provider and on the bill. */
export const checkoutReason = (site: string, period: BillingPeriod): string => `${site} Premium ${PERIODS[period]}`
