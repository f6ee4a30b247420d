import { callDoor } from '../../../../platform/browser/call-door.ts'
import { type SubscriptionSummary, subscriptionSummarySchema } from '../../schema.ts'

/** Longest wait for the answer, in ms. */
const TIMEOUT_MS = 10_000

/**
 * Why a lookup brought nothing: `signed_out` the server knows no session, `failed` no answer or none that makes sense.
 */
export class LookupFailure extends Error {
  readonly kind: 'signed_out' | 'failed'

  constructor(kind: 'signed_out' | 'failed', options?: { cause?: unknown }) {
    super(`subscription lookup: ${kind}`, options)
    this.name = 'LookupFailure'
    this.kind = kind
  }
}

/** Asks the server for the subscription of the signed-in person. Fails with {@link LookupFailure} only. */
export async function lookUpSubscription(): Promise<SubscriptionSummary> {
  let answer: Response
  let body: unknown
  try {
    answer = await callDoor('/functions/v1/subscription', { signal: AbortSignal.timeout(TIMEOUT_MS) })
    body = await answer.json()
  } catch (cause) {
    throw new LookupFailure('failed', { cause })
  }
  if (answer.status === 401) throw new LookupFailure('signed_out')
  const summary = subscriptionSummarySchema.safeParse(body)
  if (!answer.ok || !summary.success) throw new LookupFailure('failed')
  return summary.data
}
