import type { z } from 'zod'
import { callDoor } from '../../../platform/browser/call-door.ts'
import { type CancelReply, cancelReplySchema, type WithdrawReply, withdrawReplySchema } from '../schema.ts'

/** Longest wait, in ms: longer than the server waits for the provider, its retries included. */
const TIMEOUT_MS = 40_000

/** A call that did nothing: `signed_out` the server knows no session, `failed` it refused, or gave no answer. */
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

function reasonOf(body: unknown): { title: string; description: string } | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null
  const { error } = body
  if (typeof error !== 'object' || error === null || !('title' in error) || !('description' in error)) return null
  const { title, description } = error
  return typeof title === 'string' && typeof description === 'string' ? { title, description } : null
}

async function post<S extends z.ZodType>(path: string, body: object, schema: S): Promise<z.infer<S>> {
  const answer = await callDoor(`/functions/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new SubscriptionCallFailure('failed')
  })
  const content: unknown = await answer.json().catch(() => null)
  if (answer.status === 401) throw new SubscriptionCallFailure('signed_out')
  const reply = schema.safeParse(content)
  if (!answer.ok || !reply.success) throw new SubscriptionCallFailure('failed', reasonOf(content))
  return reply.data
}

/** Cancels the renewal, with a reason in the person's own words or without. Fails with {@link SubscriptionCallFailure}. */
export const callCancel = (reason: string): Promise<CancelReply> => {
  const words = reason.trim()
  return post('cancel-subscription', words ? { reason: words } : {}, cancelReplySchema)
}

/** Takes the money back and ends premium. Fails with {@link SubscriptionCallFailure}. */
export const callWithdraw = (): Promise<WithdrawReply> => post('withdraw-subscription', {}, withdrawReplySchema)
