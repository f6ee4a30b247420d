import { DAY_MS } from '../../../platform/time.ts'
import type { BillingPeriod } from '../schema.ts'

/** Time between the reminder and a renewal (ms): a year's price needs time to think, a month's does not. */
export const RENEWAL_NOTICE_MS: Record<BillingPeriod, number> = { annual: 30 * DAY_MS, monthly: 3 * DAY_MS }

/** Time between the reminder and the end of a single payment (ms). */
export const ENDING_NOTICE_MS = 3 * DAY_MS

/** A payment first seen later than this after its approval gets no receipt by mail (ms): it is on the profile. */
export const RECEIPT_WITHIN_MS = 7 * DAY_MS

/** The mail with a PIX code waits a moment: a payer who pays at once does not need it (ms). */
export const PIX_MAIL_AFTER_MS = 90_000
