import type { Db } from '../../../platform/db/pool.ts'
import type { ProviderPayment, ProviderSubscription } from '../gateway/schema.ts'
import { upsertMonitoring } from './data.server.ts'
import { paymentVerdict, refusedVerdict, subscriptionVerdict } from './rules.ts'
import type { Refusal } from './schema.ts'

interface About {
  readonly userId: string | null
  /** Null when it was applied. */
  readonly refusal: Refusal | null
  readonly now: Date
}

/** Shows a payment in the monitoring list, in the transaction that applies it. */
export function monitorPayment(db: Db, payment: ProviderPayment, { userId, refusal, now }: About): Promise<void> {
  const verdict = refusal ? refusedVerdict(refusal) : paymentVerdict(payment)
  const { id: paymentId, amountCents, method } = payment
  return upsertMonitoring(db, { paymentId, amountCents, method, userId, ...verdict }, now)
}

/** Shows a subscription by card in the same list: how its payer got on with authorising it. */
export function monitorSubscription(db: Db, one: ProviderSubscription, { userId, refusal, now }: About): Promise<void> {
  const verdict = refusal ? refusedVerdict(refusal) : subscriptionVerdict(one)
  return upsertMonitoring(
    db,
    { paymentId: one.id, amountCents: one.amountCents, method: null, userId, ...verdict },
    now,
  )
}
