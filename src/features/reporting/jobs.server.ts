import { defineJob } from '../../platform/jobs/job.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'

/** Brings the tallies of downloads, activities and people up to date. What one run leaves, the next one takes. */
const foldJournals = defineJob<Record<string, never>>('fold-journals', {
  retryLimit: 0,
  retryDelaySeconds: 1,
  expireInSeconds: 300,
})

/** Every minute: the journals stay so short that reading them is free. */
const EVERY_MINUTE = '* * * * *'

/** Lets this process fold the journals. */
export async function registerReportingJobs(jobs: Jobs, { fold }: { fold: () => Promise<void> }): Promise<void> {
  await jobs.work(foldJournals, fold)
  await jobs.schedule(foldJournals, EVERY_MINUTE)
}
