import { as, callApi } from '../../../../platform/browser/call-api.ts'
import { checkoutRefusal } from '../../checkout/texts.ts'
import { type CardReply, type CheckoutPage, cardReplySchema, checkoutPageSchema } from '../schema.ts'
import { CARD_REFUSALS } from '../texts.ts'

/** Longer than the server waits for the provider, its retries included (ms). */
const TIMEOUT_MS = 40_000

/** Null once it is done; else what to say to the payer. */
async function cardCall(path: string, body: object): Promise<string | null> {
  const answer = await callApi<CardReply>(path, { body, read: as(cardReplySchema), timeoutMs: TIMEOUT_MS })
  if (!answer.ok) return checkoutRefusal(answer.refusal).description
  return answer.data.outcome === 'authorized' ? null : CARD_REFUSALS[answer.data.reason]
}

export const callPayByCard = (order: { subscriptionId: string; cardToken: string; payerEmail: string }) =>
  cardCall('/functions/v1/pay-by-card', order)

export const callChangeCard = (cardToken: string) => cardCall('/functions/v1/change-card', { cardToken })

/** Waits for news of a checkout, at most some twenty seconds. Null without an answer. */
export async function callCheckout(id: string, signal: AbortSignal): Promise<CheckoutPage | null> {
  const path = `/functions/v1/checkout/${id}?wait=1`
  const answer = await callApi<CheckoutPage>(path, { read: as(checkoutPageSchema), signal, timeoutMs: TIMEOUT_MS })
  return answer.ok ? answer.data : null
}
