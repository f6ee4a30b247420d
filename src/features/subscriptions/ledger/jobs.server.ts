import { defineJob } from '../../../platform/jobs/job.ts'

/** Ends a subscription or a checkout at the provider, and makes sure that it ended. Over some three days. */
export const endContract = defineJob<{ contractId: string }>('end-contract', {
  retryLimit: 14,
  retryDelaySeconds: 30,
  retryBackoff: true,
  retryDelayMaxSeconds: 6 * 3_600,
  expireInSeconds: 120,
})

/** Ends a subscription at the provider that no contract of ours stands for. */
export const endExtra = defineJob<{ providerId: string }>('end-extra-subscription', {
  retryLimit: 14,
  retryDelaySeconds: 30,
  retryBackoff: true,
  retryDelayMaxSeconds: 6 * 3_600,
  expireInSeconds: 120,
})
