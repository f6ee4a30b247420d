import { DAY_MS } from '../../../platform/time.ts'
import type { BillingPeriod } from '../schema.ts'

/** How long before a renewal its payer is reminded (ms): of a year there is time to think, of a month there is not. */
export const RENEWAL_NOTICE_MS: Record<BillingPeriod, number> = { annual: 30 * DAY_MS, monthly: 3 * DAY_MS }

/** How long before the end of a single payment its payer is reminded (ms). */
export const ENDING_NOTICE_MS = 3 * DAY_MS

/** A payment first seen later than this after its approval gets no receipt by mail (ms): it is on the profile. */
export const RECEIPT_WITHIN_MS = 7 * DAY_MS

/** The mail with a PIX code waits a moment: a payer who pays at once does not need it (ms). */
export const PIX_MAIL_AFTER_MS = 90_000
