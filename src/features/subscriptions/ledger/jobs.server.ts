import { defineJob } from '../../../platform/jobs/job.ts'

/** Tries after the first one. */
export const END_TRIES = 3

/**
 * Ends a subscription or a checkout at the provider, and makes sure that it ended. A few tries over some minutes; what
 * is left after them is asked again every few minutes until it is done (`upkeep`).
 * `contractId` is our subscription's id, under the name that jobs already queued carry.
 */
export const endSubscription = defineJob<{ contractId: string }>('end-contract', {
  retryLimit: END_TRIES,
  retryDelaySeconds: 20,
  retryBackoff: true,
  retryDelayMaxSeconds: 300,
  expireInSeconds: 120,
})

/** Gives back a charge that was taken after its subscription was cancelled or had lapsed. Over some three days. */
export const returnCharge = defineJob<{ paymentId: string }>('return-charge', {
  retryLimit: 14,
  retryDelaySeconds: 60,
  retryBackoff: true,
  retryDelayMaxSeconds: 6 * 3_600,
  expireInSeconds: 180,
})

/** Ends a subscription that exists only at the provider. */
export const endExtra = defineJob<{ providerId: string }>('end-extra-subscription', {
  retryLimit: 14,
  retryDelaySeconds: 30,
  retryBackoff: true,
  retryDelayMaxSeconds: 6 * 3_600,
  expireInSeconds: 120,
})
