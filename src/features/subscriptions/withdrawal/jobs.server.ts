import { defineJob } from '../../../platform/jobs/job.ts'

/** Gives back the money of a contract somebody withdrew from. Over some three days. */
export const refundContract = defineJob<{ contractId: string }>('refund-contract', {
  retryLimit: 14,
  retryDelaySeconds: 60,
  retryBackoff: true,
  retryDelayMaxSeconds: 6 * 3_600,
  expireInSeconds: 180,
})
