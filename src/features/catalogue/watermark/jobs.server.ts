import { defineJob } from '../../../platform/jobs/job.ts'

/** Makes the picture of each activity suit its plan. */
export const alignPreviews = defineJob<Record<string, never>>('align-previews', {
  retryLimit: 3,
  retryDelaySeconds: 300,
  // After an upgrade every premium picture is made again.
  expireInSeconds: 3600,
})

/** Every day at 04:50 UTC, after the orphans were removed: what is abandoned here stays for a day. */
export const ALIGN_PREVIEWS_CRON = '50 4 * * *'
