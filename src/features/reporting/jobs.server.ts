import { defineJob } from '../../platform/jobs/job.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'

/** Brings the tallies of downloads up to date. What one run leaves, the next one takes. */
const foldDownloads = defineJob<Record<string, never>>('fold-downloads', {
  retryLimit: 0,
  retryDelaySeconds: 1,
  expireInSeconds: 300,
})

/** Every minute: the journal stays so short that reading it costs nothing. */
const EVERY_MINUTE = '* * * * *'

/** Lets this process fold the journal of downloads. */
export async function workReporting(jobs: Jobs, { fold }: { fold: () => Promise<void> }): Promise<void> {
  await jobs.work(foldDownloads, fold)
  await jobs.schedule(foldDownloads, EVERY_MINUTE)
}
