import { z } from 'zod'
import { callDoor } from '../../../../platform/browser/call-door.ts'
import type { LocalUser } from '../../../../platform/browser/local-user.ts'
import { type BillingPeriod, type CheckoutInput, checkoutReplySchema, type PaymentType } from '../../schema.ts'
import { CHECKOUT_MESSAGES, checkoutRefusal, type Message, NOT_CONNECTED } from '../texts.ts'

const DOORS: Record<PaymentType, string> = {
  subscription: '/functions/v1/create-mercadopago-subscription',
  one_time: '/functions/v1/create-mercadopago-payment',
}

/** Longest wait for the address, in ms: longer than the server waits for the provider, its retries included. */
const TIMEOUT_MS = 40_000

/** The checkout ends here: what to say, and whether a sign-in is what it needs. */
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

const refusalSchema = z.object({
  error: z.object({ code: z.string(), title: z.string(), description: z.string() }),
})

export interface CheckoutOrder {
  readonly type: PaymentType
  readonly billingPeriod: BillingPeriod
  readonly user: Pick<LocalUser, 'id' | 'name' | 'email'>
}

function refusedBy(status: number, body: unknown): CheckoutRefused {
  if (status === 401) return new CheckoutRefused(CHECKOUT_MESSAGES.signInFirst, true)
  const refusal = refusalSchema.safeParse(body).data?.error
  // Another person signed in, in another tab.
  if (refusal?.code === 'not_yours') return new CheckoutRefused(CHECKOUT_MESSAGES.noLocalUser)
  // The fragments of the catalogue are in the title or in the description.
  const text = checkoutRefusal(refusal ? `${refusal.title}: ${refusal.description}` : '')
  const other = refusal && text.description.startsWith(`${refusal.title}: `)
  return new CheckoutRefused(other ? checkoutRefusal(refusal.description) : text)
}

/** Asks for the address of the payment page (rule: checkout). Fails with {@link CheckoutRefused} only. */
export async function requestCheckout({ type, billingPeriod, user }: CheckoutOrder): Promise<string> {
  const body: CheckoutInput = {
    planType: 'premium',
    billingPeriod,
    userId: user.id,
    userEmail: user.email,
    userName: user.name,
  }
  let answer: Response
  try {
    answer = await callDoor(DOORS[type], {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  } catch {
    throw new CheckoutRefused(checkoutRefusal(NOT_CONNECTED))
  }
  const content: unknown = await answer.json().catch(() => null)
  if (!answer.ok) throw refusedBy(answer.status, content)
  const reply = checkoutReplySchema.safeParse(content)
  // An address of another kind than a page's would run as a script, or do nothing.
  if (!reply.success || !/^https?:/.test(reply.data.url)) throw new CheckoutRefused(CHECKOUT_MESSAGES.noUrl)
  return reply.data.url
}
