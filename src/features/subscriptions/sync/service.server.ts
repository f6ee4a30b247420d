import type { PaymentGateway } from '../../payments/gateway/schema.ts'
import type { HandleNotification } from '../../payments/inbox/service.server.ts'
import type { SubscriptionRow } from '../ledger/data.server.ts'
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
  async function payment(id: string, providerSubscriptionId: string | null = null): Promise<void> {
    const collectorId = await gateway.collectorId()
    const seen = await gateway.getPayment(id)
    if (seen) await ledger.takePayment(seen, { collectorId, providerSubscriptionId })
  }

  async function providerSubscription(id: string): Promise<void> {
    const collectorId = await gateway.collectorId()
    const seen = await gateway.getSubscription(id)
    if (seen) await ledger.takeSubscription(seen, { collectorId })
  }

  /** A charge and a payment describe the same thing: the payment counts, the charge only tells whose it is. */
  async function invoice(id: string): Promise<void> {
    const seen = await gateway.getInvoice(id)
    if (!seen) return
    await providerSubscription(seen.subscriptionId)
    if (seen.paymentId) await payment(seen.paymentId, seen.subscriptionId)
  }

  /** Everything the provider knows about one subscription. */
  async function subscription({ id, type, providerId }: SubscriptionRow): Promise<void> {
    const payments = new Map<string, string | null>()
    if (type === 'one_time' && providerId) payments.set(providerId, null)
    for (const { id: paymentId } of await gateway.paymentsOf(id)) payments.set(paymentId, null)
    if (type === 'subscription' && providerId) {
      await providerSubscription(providerId)
      for (const { paymentId } of await gateway.invoicesOf(providerId)) {
        if (paymentId) payments.set(paymentId, providerId)
      }
    }
    for (const [paymentId, providerSubscriptionId] of payments) await payment(paymentId, providerSubscriptionId)
  }

  const handle: HandleNotification = async ({ topic, resourceId, data }) => {
    if (topic === 'payment') await payment(resourceId)
    else if (topic === 'subscription_preapproval') await providerSubscription(resourceId)
    else if (topic === 'subscription_authorized_payment') await invoice(resourceId)
    else if (topic === 'topic_claims_integration_wh') await claimed(resourceId)
    else if (data.payment_id) await payment(data.payment_id)
  }

  return { payment, providerSubscription, subscription, handle }
}

export type Sync = ReturnType<typeof createSync>
