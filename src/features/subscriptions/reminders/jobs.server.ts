import { defineJob } from '../../../platform/jobs/job.ts'

/** Mails one reminder. */
export const reminderMail = defineJob<{ reminderId: number }>('subscription-reminder-mail', {
  retryLimit: 8,
  retryDelaySeconds: 60,
  retryBackoff: true,
  retryDelayMaxSeconds: 3_600,
  expireInSeconds: 120,
})
