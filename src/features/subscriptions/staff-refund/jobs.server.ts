import { defineJob } from '../../../platform/jobs/job.ts'

/** Goes on with refunds that administrators asked for and that are not there yet. What one run leaves, the next takes. */
export const tendStaffRefunds = defineJob<Record<string, never>>('tend-staff-refunds', {
  retryLimit: 0,
  retryDelaySeconds: 60,
  expireInSeconds: 540,
})

/** Every ten minutes. */
export const STAFF_REFUNDS_CRON = '3-59/10 * * * *'
