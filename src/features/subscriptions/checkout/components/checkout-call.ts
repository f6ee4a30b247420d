import { type ApiFailure, callApi } from '../../../../platform/browser/call-api.ts'
import { isRecord } from '../../../../platform/is-record.ts'
import type { Message } from '../../../../platform/message.ts'
import type { LocalUser } from '../../../../product/local-user.ts'
import { SOLD_PLAN } from '../../../../product/plans.ts'
import type { BillingPeriod, CheckoutInput, CheckoutReply, PaymentType } from '../../schema.ts'
import { CHECKOUT_MESSAGES, checkoutRefusal } from '../texts.ts'

const PATHS: Record<PaymentType, string> = {
  subscription: '/functions/v1/create-mercadopago-subscription',
  one_time: '/functions/v1/create-mercadopago-payment',
}

/** Longest wait for the address, in ms: longer than the server waits for the provider, its retries included. */
const TIMEOUT_MS = 40_000

/** Ends the checkout with a message; may require a sign-in. */
export class CheckoutRefused extends Error {
  readonly text: Message
  readonly signIn: boolean

  constructor(text: Message, signIn = false) {
    super(text.description)
    this.name = 'CheckoutRefused'
    this.text = text
    this.signIn = signIn
  }
}

/** By hand: the schema's package weighs more than all of /plans. */
const readReply = (content: unknown): CheckoutReply | undefined =>
  isRecord(content) && typeof content.url === 'string' && URL.canParse(content.url) ? { url: content.url } : undefined

export interface CheckoutOrder {
  readonly type: PaymentType
  readonly billingPeriod: BillingPeriod
  readonly user: Pick<LocalUser, 'id' | 'name' | 'email'>
}

function refusedBy({ status, refusal }: ApiFailure): CheckoutRefused {
  if (status === 401) return new CheckoutRefused(CHECKOUT_MESSAGES.signInFirst, true)
  if (status === 200) return new CheckoutRefused(CHECKOUT_MESSAGES.noUrl)
  // Another person signed in, in another tab.
  if (refusal?.code === 'not_yours') return new CheckoutRefused(CHECKOUT_MESSAGES.noLocalUser)
  return new CheckoutRefused(status === null ? CHECKOUT_MESSAGES.notConnected : checkoutRefusal(refusal))
}

/** Asks for the address of the payment page (rule: checkout). Fails with {@link CheckoutRefused} only. */
export async function requestCheckout({ type, billingPeriod, user }: CheckoutOrder): Promise<string> {
  const body: CheckoutInput = {
    planType: SOLD_PLAN,
    billingPeriod,
    userId: user.id,
    userEmail: user.email,
    userName: user.name,
  }
  const answer = await callApi(PATHS[type], { body, read: readReply, timeoutMs: TIMEOUT_MS })
  if (!answer.ok) throw refusedBy(answer)
  // An address without a page's scheme would run as a script, or have no effect.
  if (!/^https?:/.test(answer.data.url)) throw new CheckoutRefused(CHECKOUT_MESSAGES.noUrl)
  return answer.data.url
}
