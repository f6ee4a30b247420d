import { MINUTE_MS } from '../../../platform/time.ts'

/** Lifetime of a download that waits for a sign-in, in ms. */
export const DOWNLOAD_INTENT_MS = 30 * MINUTE_MS

/** Time during which the plans and the page after a payment offer the link back to a sheet, in ms. */
export const RETURN_INTENT_MS = 120 * MINUTE_MS
