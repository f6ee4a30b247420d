import type { Logger } from '../../../platform/log.ts'
import { GatewayError, type PaymentGateway, type ProviderPayment } from '../../payments/gateway/schema.ts'
import type { HandleNotification } from '../../payments/inbox/schema.ts'
import type { SubscriptionRow } from '../ledger/schema.ts'
import type { Ledger } from '../ledger/service.server.ts'
import { isCardValidation } from '../ledger/validation/rules.ts'

interface Dependencies {
  readonly gateway: PaymentGateway
  readonly ledger: Ledger
  readonly log: Logger
  /** A complaint at the provider: there is no object to fetch, a human has to answer it. */
  readonly claimed: (claimId: string) => Promise<void>
}

/**
 * Asks the provider how things are and gives the answer to the ledger. What the provider does not know is done with.
 * Throws a GatewayError when it has to be asked again.
 */
export function createSync({ gateway, ledger, claimed, log }: Dependencies) {
  async function take(seen: ProviderPayment, providerSubscriptionId: string | null) {
    const collectorId = await gateway.collectorId()
    return ledger.takePayment(seen, { collectorId, providerSubscriptionId })
  }

  async function providerSubscription(id: string): Promise<void> {
    const collectorId = await gateway.collectorId()
    const seen = await gateway.getSubscription(id)
    if (seen) await ledger.takeSubscription(seen, { collectorId })
  }

  /** The subscription of a reference whose id at the provider is not known here: its creation may have lost its answer. */
  async function byReference({ id, createdAt }: SubscriptionRow, payerEmail: string | null = null): Promise<void> {
    const collectorId = await gateway.collectorId()
    const found = await listed(id, () => gateway.subscriptionsOf({ reference: id, createdAt, payerEmail }))
    for (const seen of found) await ledger.takeSubscription(seen, { collectorId })
  }

  /** The provider's word about the subscription by card that a row is about. */
  async function cardSubscription(row: SubscriptionRow, hint: string | null = null): Promise<void> {
    const known = row.providerId ?? hint
    if (known) await providerSubscription(known)
    else if (row.orderedAt) await byReference(row)
  }

  /**
   * A charge that names no order, of a subscription that is not known here: an answer was lost, and a second press may
   * have made another one. The subscription names the order, and goes through the ledger, which ends an extra one.
   */
  async function takeByParent(seen: ProviderPayment, parentId: string | null) {
    if (parentId === null || seen.reference !== null || isCardValidation(seen)) return null
    const parent = await gateway.getSubscription(parentId)
    if (!parent?.reference) return null
    await ledger.takeSubscription(parent, { collectorId: await gateway.collectorId() })
    return take({ ...seen, reference: parent.reference }, parentId)
  }

  /** A payment, and the subscription it is a charge of: notifications of subscriptions may never come. */
  async function payment(id: string, providerSubscriptionId: string | null = null): Promise<void> {
    const seen = await gateway.getPayment(id)
    if (!seen) return
    const subscription =
      (await take(seen, providerSubscriptionId)) ??
      (await takeByParent(seen, providerSubscriptionId ?? seen.subscriptionId))
    if (subscription?.type !== 'subscription') return
    await cardSubscription(subscription, providerSubscriptionId ?? seen.subscriptionId)
  }

  /** A charge and a payment describe the same event: the payment counts, the charge only names its subscription. */
  async function invoice(id: string): Promise<void> {
    const seen = await gateway.getInvoice(id)
    if (!seen) return
    if (seen.paymentId) await payment(seen.paymentId, seen.subscriptionId)
    else await providerSubscription(seen.subscriptionId)
  }

  /**
   * A list that adds to what is known by its id. A refused list is logged and empty: it must not hold up a withdrawal, a
   * cancellation or the end of an unpaid subscription.
   */
  async function listed<T>(subscriptionId: string | null, list: () => Promise<readonly T[]>): Promise<readonly T[]> {
    try {
      return await list()
    } catch (err) {
      if (!(err instanceof GatewayError) || err.kind !== 'refused') throw err
      log.error({ err, subscriptionId }, 'the provider refuses a list')
      return []
    }
  }

  /** Everything the provider knows about one subscription or checkout. */
  async function subscription(row: SubscriptionRow): Promise<void> {
    const { id, type, providerId, orderedAt } = row
    if (type === 'subscription' && !orderedAt && !providerId) return
    if (type === 'subscription') await cardSubscription(row)
    const found = new Set<string>()
    for (const seen of await listed(id, () => gateway.paymentsOf(id))) {
      found.add(seen.id)
      await take(seen, null)
    }
    // A search may lag behind or miss something: what is known by its id is asked for by its id.
    if (type === 'one_time') {
      if (providerId) await payment(providerId)
      return
    }
    for (const { paymentId } of providerId ? await listed(id, () => gateway.invoicesOf(providerId)) : []) {
      if (!paymentId || found.has(paymentId)) continue
      const missed = await gateway.getPayment(paymentId)
      if (missed) await take(missed, providerId)
    }
  }

  /** Ids of payments that were reversed since then, for which no notification is needed. */
  const reversedSince = async (since: Date): Promise<string[]> => {
    const found = await listed(null, () => gateway.reversedSince(since))
    return found.map(({ id }) => id)
  }

  const handle: HandleNotification = async ({ about, id, paymentId }) => {
    if (about === 'payment') await payment(id)
    else if (about === 'subscription') await providerSubscription(id)
    else if (about === 'invoice') await invoice(id)
    else if (about === 'claim') await claimed(id)
    else if (paymentId) await payment(paymentId)
  }

  return { clock: gateway.clock, payment, providerSubscription, subscription, byReference, reversedSince, handle }
}

export type Sync = ReturnType<typeof createSync>
