import { defineJob } from '../../../platform/jobs/job.ts'

const POLICY = { retryLimit: 5, retryDelaySeconds: 600, retryBackoff: true, expireInSeconds: 4 * 3_600 }

/** Asks the provider about everything that may have changed without a word. */
export const reconcile = defineJob<Record<string, never>>('reconcile-payments', POLICY)
/** 04:20 in São Paulo: the quiet hour. */
export const RECONCILE_CRON = '20 7 * * *'

/** Writes the ends that have come, and sends the reminders that are due. */
export const turnDay = defineJob<Record<string, never>>('subscriptions-day', { ...POLICY, expireInSeconds: 1_800 })
/** Every hour: an end is an instant, a reminder has days. */
export const TURN_DAY_CRON = '10 * * * *'

/**
 * Ends what has to end, and asks about what was opened lately. A failed run is not repeated, because the next one is
 * near.
 */
export const upkeep = defineJob<Record<string, never>>('subscriptions-upkeep', {
  retryLimit: 0,
  retryDelaySeconds: 60,
  expireInSeconds: 540,
})
export const UPKEEP_CRON = '*/10 * * * *'
