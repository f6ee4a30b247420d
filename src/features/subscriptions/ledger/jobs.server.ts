import { defineJob } from '../../../platform/jobs/job.ts'

/**
 * Ends a subscription or a checkout at the provider, and makes sure that it ended. Over some three days.
 * `contractId` is our subscription's id, under the name that jobs already queued carry.
 */
export const endSubscription = defineJob<{ contractId: string }>('end-contract', {
  retryLimit: 14,
  retryDelaySeconds: 30,
  retryBackoff: true,
  retryDelayMaxSeconds: 6 * 3_600,
  expireInSeconds: 120,
})

/** Ends a subscription at the provider that none of ours refers to. */
export const endExtra = defineJob<{ providerId: string }>('end-extra-subscription', {
  retryLimit: 14,
  retryDelaySeconds: 30,
  retryBackoff: true,
  retryDelayMaxSeconds: 6 * 3_600,
  expireInSeconds: 120,
})
