import { defineJob } from '../../../platform/jobs/job.ts'

/** Removes the files of uploads that no activity took up. */
export const collectOrphans = defineJob<Record<string, never>>('collect-orphan-uploads', {
  retryLimit: 3,
  retryDelaySeconds: 300,
})

/** Every day at 04:20 UTC, when few people are about. */
export const COLLECT_ORPHANS_CRON = '20 4 * * *'
