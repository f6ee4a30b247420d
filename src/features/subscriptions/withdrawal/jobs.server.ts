import { defineJob } from '../../../platform/jobs/job.ts'

/**
 * Refunds a subscription that its buyer withdrew from. Over some three days. `contractId` is our subscription's id,
 * under the name that jobs already queued carry.
 */
export const refundSubscription = defineJob<{ contractId: string }>('refund-contract', {
  retryLimit: 14,
  retryDelaySeconds: 60,
  retryBackoff: true,
  retryDelayMaxSeconds: 6 * 3_600,
  expireInSeconds: 180,
})
