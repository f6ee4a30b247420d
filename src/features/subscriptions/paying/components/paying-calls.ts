import { as, callApi } from '../../../../platform/browser/call-api.ts'
import { checkoutRefusal } from '../../checkout/texts.ts'
import { type CardReply, type CheckoutPage, cardReplySchema, checkoutPageSchema } from '../schema.ts'
import { CARD_REFUSALS } from '../texts.ts'

/** Longer than the server waits for the provider, its retries included (ms). */
const TIMEOUT_MS = 40_000

interface CardOutcome {
  /** A sentence for the payer; null once it is done. */
  readonly problem: string | null
  /** The checkout that takes the next card, where it is another one. */
  readonly nextId?: string | undefined
}

async function cardCall(path: string, body: object): Promise<CardOutcome> {
  const answer = await callApi<CardReply>(path, { body, read: as(cardReplySchema), timeoutMs: TIMEOUT_MS })
  if (!answer.ok) return { problem: checkoutRefusal(answer.refusal).description }
  const { data } = answer
  if (data.outcome === 'authorized') return { problem: null }
  return { problem: CARD_REFUSALS[data.reason], nextId: data.subscriptionId }
}

/** The provider's script leaves this id for its check of risks. */
const deviceId = () => window.MP_DEVICE_SESSION_ID

export const callPayByCard = (order: { subscriptionId: string; cardToken: string; payerEmail: string }) =>
  cardCall('/functions/v1/pay-by-card', { ...order, deviceId: deviceId() })

export const callChangeCard = (cardToken: string) =>
  cardCall('/functions/v1/change-card', { cardToken, deviceId: deviceId() })

/** Waits for news of a checkout, at most some twenty seconds. Null without an answer. */
export async function callCheckout(id: string, signal: AbortSignal): Promise<CheckoutPage | null> {
  const path = `/functions/v1/checkout/${id}?wait=1`
  const answer = await callApi<CheckoutPage>(path, { read: as(checkoutPageSchema), signal, timeoutMs: TIMEOUT_MS })
  return answer.ok ? answer.data : null
}
