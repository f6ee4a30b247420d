import { MINUTE_MS } from '../../../platform/time.ts'

/** How long a download that waits for a sign-in is still meant, in ms. */
export const DOWNLOAD_INTENT_MS = 30 * MINUTE_MS

/** How long the plans and the page after a payment offer the way back to a sheet, in ms. */
export const RETURN_INTENT_MS = 120 * MINUTE_MS
