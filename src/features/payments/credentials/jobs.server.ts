import { defineJob } from '../../../platform/jobs/job.ts'

/** Asks the provider what the credentials may do: they can be revoked or changed in its panel on any day. */
export const checkCredentials = defineJob<Record<string, never>>('check-credentials', {
  retryLimit: 0,
  retryDelaySeconds: 60,
  expireInSeconds: 120,
})

/** 08:05 in São Paulo, when somebody can mend it. */
export const CREDENTIALS_CRON = '5 11 * * *'
