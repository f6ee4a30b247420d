/** Retry-After of a refused request (seconds). */
export const RETRY_AFTER_S = 5
