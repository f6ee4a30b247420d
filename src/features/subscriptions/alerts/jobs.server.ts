import { defineJob } from '../../../platform/jobs/job.ts'

/** Mails one alert to one administrator. */
export const alertMail = defineJob<{ alertId: number; to: string }>('payment-alert-mail', {
  retryLimit: 10,
  retryDelaySeconds: 60,
  retryBackoff: true,
  retryDelayMaxSeconds: 3_600,
  expireInSeconds: 120,
})
