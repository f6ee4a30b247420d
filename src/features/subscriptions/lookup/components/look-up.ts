import { as, callApi } from '../../../../platform/browser/call-api.ts'
import type { SubscriptionSummary } from '../../schema.ts'

/** Longest wait for the answer, in ms. */
const TIMEOUT_MS = 10_000

/** Reason of a failed lookup: `signed_out` the server knows no session, `failed` no answer or an unreadable one. */
export class LookupFailure extends Error {
  readonly kind: 'signed_out' | 'failed'

  constructor(kind: 'signed_out' | 'failed') {
    super(`subscription lookup: ${kind}`)
    this.name = 'LookupFailure'
    this.kind = kind
  }
}

/** Asks the server for the subscription of the signed-in person. Fails with {@link LookupFailure} only. */
export async function lookUpSubscription(): Promise<SubscriptionSummary> {
  // The schema's package weighs more than all of /plans, where most users need no lookup.
  const schema = await import('../../schema.ts').catch(() => null)
  if (!schema) throw new LookupFailure('failed')
  const read = as(schema.subscriptionSummarySchema)
  const answer = await callApi('/functions/v1/subscription', { read, timeoutMs: TIMEOUT_MS })
  if (answer.ok) return answer.data
  throw new LookupFailure(answer.status === 401 ? 'signed_out' : 'failed')
}
