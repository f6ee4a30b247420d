import type { Session } from '../../src/features/accounts/schema.ts'
import type { Database } from '../../src/platform/db/pool.ts'
import { subscriptionsOn } from './subscriptions.ts'

/** Subscriptions on a test database, with a person who may buy. */
export async function worldOn(database: Database) {
  const at = await subscriptionsOn(database)
  return { ...at, who: await at.person() }
}

export type World = Awaited<ReturnType<typeof subscriptionsOn>>

/** Opens a checkout by card up to the provider's page. @returns the subscription's id there */
export async function openCard(at: World, who: Session, period: 'monthly' | 'annual' = 'monthly'): Promise<string> {
  const { url } = await at.subscriptions.startCheckout(who, { type: 'subscription', period })
  await at.subscriptions.paying.openHosted(who, { subscriptionId: url.split('/').at(-1) ?? '', payerEmail: who.email })
  return [...at.provider.subscriptions.keys()].at(-1) ?? ''
}

/** Opens a checkout by card and authorises it; the first charge is approved by default. */
export async function subscribe(at: World, who: Session, period: 'monthly' | 'annual' = 'monthly', charged = true) {
  const id = await openCard(at, who, period)
  at.provider.changeSubscription(id, 'authorized')
  const paymentId = charged ? at.provider.charge(id, true) : ''
  await at.deliver()
  return { id, paymentId }
}

/** Pays a pass by PIX. @returns the payment's id */
export async function payPix(at: World, who: Session, period: 'monthly' | 'annual' = 'monthly') {
  await at.subscriptions.startCheckout(who, { type: 'one_time', period })
  const id = [...at.provider.payments.keys()].at(-1) ?? ''
  at.provider.changePayment(id, { status: 'approved' })
  await at.deliver()
  return id
}

/** `done`, or the code of the error it ended with. */
export const outcome = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )
