import { defineJob } from '../../../platform/jobs/job.ts'
import type { WelcomeDay } from './rules.ts'

/** Notes who gets which mail of the first week. */
export const welcomeRound = defineJob<Record<string, never>>('welcome-round', {
  retryLimit: 3,
  retryDelaySeconds: 600,
  expireInSeconds: 900,
})

/** Sends one person the mail of one day. */
export const welcomeMail = defineJob<{ userId: string; day: WelcomeDay }>('welcome-mail', {
  retryLimit: 8,
  retryDelaySeconds: 60,
  retryBackoff: true,
  retryDelayMaxSeconds: 3_600,
  expireInSeconds: 120,
})

/** Every hour from 10 to 23 UTC: the day in Brazil. */
export const WELCOME_CRON = '40 10-23 * * *'
