import type { ReactNode } from 'react'
import { BILLING_PERIODS } from '../../../../product/plans.ts'
import type { BillingPeriod } from '../../schema.ts'

const HIDDEN: Record<BillingPeriod, string> = {
  monthly: 'group-has-[[value=annual]:checked]/offer:hidden',
  annual: 'group-has-[[value=monthly]:checked]/offer:hidden',
}

/** Holds the toggle and all that follows it. */
export const OFFER = 'group/offer'

/**
 * What is said of a period, while the toggle of the same {@link OFFER} has it chosen. Both stand in the page and the toggle
 * itself shows one, so that the price follows it before the application is there (docs/adr/0031).
 */
export function OfPeriod({ children }: { children: (period: BillingPeriod) => ReactNode }) {
  return BILLING_PERIODS.map((period) => (
    <span key={period} className={`contents ${HIDDEN[period]}`}>
      {children(period)}
    </span>
  ))
}
