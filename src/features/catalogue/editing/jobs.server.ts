import { defineJob } from '../../../platform/jobs/job.ts'

/** Makes activities active whose publication date has come (rule: publication date). What one run leaves, the next one takes. */
export const publishDue = defineJob<Record<string, never>>('publish-activities', {
  retryLimit: 0,
  retryDelaySeconds: 1,
  expireInSeconds: 300,
})

/** Every minute: as exact as the field. */
export const PUBLISH_CRON = '* * * * *'
