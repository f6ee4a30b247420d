import { defineJob } from '../../platform/jobs/job.ts'

const OPTIONS = {
  retryLimit: 12,
  retryDelaySeconds: 30,
  retryBackoff: true,
  retryDelayMaxSeconds: 3_600,
  expireInSeconds: 120,
} as const

export const contactMail = defineJob<{ number: string }>('contact-mail', OPTIONS)

export const contactReceipt = defineJob<{ number: string }>('contact-receipt', OPTIONS)
