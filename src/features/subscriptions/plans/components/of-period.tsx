import type { ReactNode } from 'react'
import { BILLING_PERIODS } from '../../../../product/plans.ts'
import type { BillingPeriod } from '../../schema.ts'

const SHOWN: Record<BillingPeriod, string> = {
  monthly: '[display:var(--monthly)]',
  annual: '[display:var(--annual)]',
}

/** For what holds the toggle and all that follows it. */
export const OFFER =
  '[--monthly:contents] [--annual:none] has-[[value=annual]:checked]:[--monthly:none] has-[[value=annual]:checked]:[--annual:contents]'

/**
 * Text of a period while the toggle of the same {@link OFFER} has it chosen. Both are in the page and the toggle itself
 * shows one, so that the price follows it before hydration (docs/adr/0031).
 */
export function OfPeriod({ children }: { children: (period: BillingPeriod) => ReactNode }) {
  return BILLING_PERIODS.map((period) => (
    <span key={period} className={SHOWN[period]}>
      {children(period)}
    </span>
  ))
}
