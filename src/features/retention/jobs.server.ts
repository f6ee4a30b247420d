import { defineJob } from '../../platform/jobs/job.ts'

/** Removes rows past their retention. What one run leaves, the next one takes. */
export const removeOldRows = defineJob<Record<string, never>>('remove-old-rows', {
  retryLimit: 3,
  retryDelaySeconds: 600,
  expireInSeconds: 1_800,
})

/** Every day at 06:20 UTC, night in Brazil. */
export const REMOVAL_CRON = '20 6 * * *'
