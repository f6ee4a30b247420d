import { callDoor } from '../../../../platform/browser/call-door.ts'
import type { PaymentDetail } from '../schema.ts'

const addressOf = (id: string) => `/functions/v1/admin/payments/${encodeURIComponent(id)}`

/** A refusal of a door, in its own words. */
export interface Refused {
  readonly title: string
  readonly description: string
}

async function answerOf(answer: Response): Promise<PaymentDetail | Refused> {
  const body = await answer.json()
  return answer.ok ? body : body.error
}

/** Everything behind one row. Rejects when there is no answer. */
export const readPayment = async (id: string) => answerOf(await callDoor(addressOf(id)))

/** Has the server ask the provider again. Rejects when there is no answer. */
export const processPayment = async (id: string) =>
  answerOf(await callDoor(`${addressOf(id)}/process`, { method: 'POST' }))

export const isRefused = (answer: PaymentDetail | Refused): answer is Refused => 'title' in answer
