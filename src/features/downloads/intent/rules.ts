import { MINUTE_MS } from '../../../platform/time.ts'

/** Lifetime of a download that waits for a sign-in (ms). */
export const DOWNLOAD_INTENT_MS = 30 * MINUTE_MS

/** Lifetime of the link back to a sheet (ms). */
export const RETURN_INTENT_MS = 120 * MINUTE_MS
