import { as, callApi, type Reader } from '../../../platform/browser/call-api.ts'
import { type CancelReply, cancelReplySchema, type WithdrawReply, withdrawReplySchema } from '../schema.ts'

/** Longest wait, in ms: longer than the server waits for the provider, its retries included. */
const TIMEOUT_MS = 40_000

/** A failed call: `signed_out` the server knows no session, `failed` it refused, or gave no answer. */
export class SubscriptionCallFailure extends Error {
  readonly kind: 'signed_out' | 'failed'
  /** The server's own words for why, when it gave any. */
  readonly reason: { readonly title: string; readonly description: string } | null

  constructor(kind: 'signed_out' | 'failed', reason: { title: string; description: string } | null = null) {
    super(`subscription call: ${kind}`)
    this.name = 'SubscriptionCallFailure'
    this.kind = kind
    this.reason = reason
  }
}

async function post<T>(path: string, body: object, read: Reader<T>): Promise<T> {
  const answer = await callApi(`/functions/v1/${path}`, { body, read, timeoutMs: TIMEOUT_MS })
  if (answer.ok) return answer.data
  if (answer.status === 401) throw new SubscriptionCallFailure('signed_out')
  throw new SubscriptionCallFailure('failed', answer.refusal)
}

/** Cancels the renewal, with a reason in the person's own words or without. Fails with {@link SubscriptionCallFailure}. */
export const callCancel = (reason: string): Promise<CancelReply> => {
  const words = reason.trim()
  return post('cancel-subscription', words ? { reason: words } : {}, as(cancelReplySchema))
}

/** Takes the money back and ends premium. Fails with {@link SubscriptionCallFailure}. */
export const callWithdraw = (): Promise<WithdrawReply> => post('withdraw-subscription', {}, as(withdrawReplySchema))
