import type { PaymentGateway, ProviderPayment } from '../../payments/gateway/schema.ts'
import type { HandleNotification } from '../../payments/inbox/schema.ts'
import type { SubscriptionRow } from '../ledger/schema.ts'

import type { Ledger } from '../ledger/service.server.ts'

interface Dependencies {
  readonly gateway: PaymentGateway
  readonly ledger: Ledger
  /** A complaint at the provider: nothing to fetch, a person has to answer it. */
  readonly claimed: (claimId: string) => Promise<void>
}

/**
 * Asks the provider how things are and gives the answer to the ledger. What the provider does not know is done with.
 * Throws a GatewayError when it has to be asked again.
 */
export function createSync({ gateway, ledger, claimed }: Dependencies) {
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
  async function byReference(reference: string): Promise<void> {
    const collectorId = await gateway.collectorId()
    for (const seen of await gateway.subscriptionsOf(reference)) await ledger.takeSubscription(seen, { collectorId })
  }

  /** The provider's word about the subscription by card that a row is about. */
  const cardSubscription = ({ id, providerId }: SubscriptionRow, hint: string | null = null) => {
    const known = providerId ?? hint
    return known ? providerSubscription(known) : byReference(id)
  }

  /** A payment, and the subscription it is a charge of: notifications of subscriptions may never come. */
  async function payment(id: string, providerSubscriptionId: string | null = null): Promise<void> {
    const seen = await gateway.getPayment(id)
    if (!seen) return
    const subscription = await take(seen, providerSubscriptionId)
    if (subscription?.type !== 'subscription') return
    await cardSubscription(subscription, providerSubscriptionId ?? seen.subscriptionId)
  }

  /** A charge and a payment describe the same thing: the payment counts, the charge only tells whose it is. */
  async function invoice(id: string): Promise<void> {
    const seen = await gateway.getInvoice(id)
    if (!seen) return
    if (seen.paymentId) await payment(seen.paymentId, seen.subscriptionId)
    else await providerSubscription(seen.subscriptionId)
  }

  /** Everything the provider knows about one subscription or checkout. */
  async function subscription(row: SubscriptionRow): Promise<void> {
    const { id, type, providerId } = row
    if (type === 'subscription') await cardSubscription(row)
    const found = new Set<string>()
    for (const seen of await gateway.paymentsOf(id)) {
      found.add(seen.id)
      await take(seen, null)
    }
    // A search may lag behind or miss something: what is known by its id is asked for by its id.
    if (type === 'one_time') {
      if (providerId) await payment(providerId)
      return
    }
    for (const { paymentId } of providerId ? await gateway.invoicesOf(providerId) : []) {
      if (!paymentId || found.has(paymentId)) continue
      const missed = await gateway.getPayment(paymentId)
      if (missed) await take(missed, providerId)
    }
  }

  const handle: HandleNotification = async ({ about, id, paymentId }) => {
    if (about === 'payment') await payment(id)
    else if (about === 'subscription') await providerSubscription(id)
    else if (about === 'invoice') await invoice(id)
    else if (about === 'claim') await claimed(id)
    else if (paymentId) await payment(paymentId)
  }

  return { payment, providerSubscription, subscription, byReference, handle }
}

export type Sync = ReturnType<typeof createSync>
