import { as, callApi } from '../../../../platform/browser/call-api.ts'
import type { Message } from '../../../../platform/message.ts'
import type { ErrorCode } from '../../../../product/errors.ts'
import { type StaffRefundInput, type StaffRefundReply, staffRefundReplySchema } from '../schema.ts'
import { staffRefundFailure, STAFF_REFUND as texts } from '../texts.ts'

/** Longer than the server waits for the provider, its repeats included (ms). */
const TIMEOUT_MS = 60_000

type Outcome = { readonly ok: true; readonly message: Message } | { readonly ok: false; readonly message: Message }

export async function callStaffRefund(userId: string, input: StaffRefundInput): Promise<Outcome> {
  const path = `/functions/v1/admin/users/${userId}/refund`
  const read = as(staffRefundReplySchema)
  const answer = await callApi<StaffRefundReply>(path, { body: input, read, timeoutMs: TIMEOUT_MS })
  if (answer.ok) {
    const { refund, amountCents } = answer.data
    return { ok: true, message: refund === 'refunded' ? texts.done(amountCents) : texts.processing }
  }
  const { refusal } = answer
  if (!refusal) return { ok: false, message: texts.unreachable }
  const { title, description, issues } = refusal
  const own = staffRefundFailure(refusal.code as ErrorCode)
  return { ok: false, message: own ?? { title, description: issues[0]?.message ?? description } }
}
