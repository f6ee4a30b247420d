import { defineJob } from '../../../platform/jobs/job.ts'

/** Looks at what a notification is about. Tried again for about a day: longer than the provider's bad days. */
export const handleNotification = defineJob<{ inboxId: number }>('handle-notification', {
  retryLimit: 16,
  retryDelaySeconds: 15,
  retryBackoff: true,
  retryDelayMaxSeconds: 2 * 3_600,
  expireInSeconds: 180,
})
