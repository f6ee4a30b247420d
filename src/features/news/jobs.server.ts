import { defineJob } from '../../platform/jobs/job.ts'

/** Notes who gets the mail of the month. Every day: people of a day on which the site was down get it on the next. */
export const newsRound = defineJob<Record<string, never>>('news-round', {
  retryLimit: 3,
  retryDelaySeconds: 600,
  expireInSeconds: 900,
})

/** Sends one person the mail of one month. */
export const newsMail = defineJob<{ userId: string; month: string }>('news-mail', {
  retryLimit: 8,
  retryDelaySeconds: 60,
  retryBackoff: true,
  retryDelayMaxSeconds: 3_600,
  expireInSeconds: 120,
})

/** Every day at 12:30 UTC: the morning in Brazil. */
export const NEWS_CRON = '30 12 * * *'
