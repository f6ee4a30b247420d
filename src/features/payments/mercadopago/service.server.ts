import { randomUUID } from 'node:crypto'
import { Invoice, Payment, PaymentRefund, PreApproval, User } from 'mercadopago'
import {
  GatewayError,
  type NewPixPayment,
  type NewSubscription,
  type OpenedSubscription,
  type PaymentGateway,
  type ProviderPayment,
} from '../gateway/schema.ts'
import { createCalls, type MercadoPagoOptions } from './calls.client.server.ts'
import { chargeDays, nameParts, payingPage, toInvoice, toPayment, toSubscription, withoutActivation } from './rules.ts'
import { invoiceSchema, ownerSchema, paymentSchema, preapprovalSchema } from './schema.ts'

const CENTS = 100
const MONTHS = { monthly: 1, annual: 12 } as const
/**
 * The gateway on the official SDK.
 * @throws Error when the SDK does not take the base URL any more (another version of it)
 */
export function createMercadoPagoGateway(options: MercadoPagoOptions): PaymentGateway {
  const { config, call, find, searchAll, change, tolerant } = createCalls(options)
  const isSandbox = options.apiUrl !== null
  let owner: Promise<string> | null = null

  const getPayment = (id: string) => find(paymentSchema, () => new Payment(config()).get({ id }))
  const getSubscription = (id: string) => find(preapprovalSchema, () => new PreApproval(config()).get({ id }))

  return {
    collectorId() {
      if (options.collectorId !== null) return Promise.resolve(options.collectorId)
      owner ??= call(ownerSchema, () => new User(config()).get()).then(
        ({ id }) => id,
        (error: unknown) => {
          owner = null
          throw error
        },
      )
      return owner
    },

    async createSubscription(wanted: NewSubscription): Promise<OpenedSubscription> {
      const seen = await call(preapprovalSchema, () =>
        new PreApproval(config(wanted.idempotencyKey)).create({
          body: {
            reason: wanted.reason,
            external_reference: wanted.reference,
            payer_email: wanted.payerEmail,
            back_url: wanted.backUrl,
            ...(wanted.cardToken ? { card_token_id: wanted.cardToken, status: 'authorized' } : { status: 'pending' }),
            ...notified(wanted.notificationUrl),
            auto_recurring: {
              frequency: MONTHS[wanted.period],
              frequency_type: 'months',
              transaction_amount: wanted.amountCents / CENTS,
              currency_id: 'BRL',
              ...chargeDays(wanted.startsAt),
            },
          },
        }),
      )
      const checkoutUrl = wanted.cardToken ? null : payingPage(withoutActivation(seen.init_point ?? ''), isSandbox)
      return { seen: toSubscription(seen), checkoutUrl }
    },

    async createPixPayment(wanted: NewPixPayment): Promise<ProviderPayment> {
      const payment = await call(paymentSchema, () =>
        new Payment(config(wanted.idempotencyKey)).create({
          body: {
            payment_method_id: 'pix',
            transaction_amount: wanted.amountCents / CENTS,
            description: wanted.description,
            external_reference: wanted.reference,
            date_of_expiration: wanted.expiresAt.toISOString(),
            ...notified(wanted.notificationUrl),
            payer: { email: wanted.payerEmail, ...nameParts(wanted.payerName) },
          },
        }),
      )
      const made = toPayment(payment)
      if (!made.pix) throw new GatewayError('unavailable', null, 'the provider gave no PIX code')
      return made
    },

    getPayment: async (id) => orNull(await getPayment(id), toPayment),
    getSubscription: async (id) => orNull(await getSubscription(id), toSubscription),
    getInvoice: async (id) => orNull(await find(invoiceSchema, () => new Invoice(config()).get({ id })), toInvoice),

    async subscriptionsOf(reference) {
      const found = await searchAll(preapprovalSchema, (page) => {
        // The filter is the provider's; the SDK's types do not list it.
        const options = { external_reference: reference, ...page }
        return new PreApproval(config()).search({ options })
      })
      return found.map(toSubscription).filter((one) => one.reference === reference)
    },

    async invoicesOf(subscriptionId) {
      const found = await searchAll(invoiceSchema, (page) =>
        new Invoice(config()).search({ options: { preapproval_id: subscriptionId, ...page } }),
      )
      return found.map(toInvoice)
    },

    async paymentsOf(reference) {
      const found = await searchAll(paymentSchema, (page) =>
        new Payment(config()).search({
          options: { external_reference: reference, sort: 'date_created', criteria: 'asc', ...page },
        }),
      )
      return found.map(toPayment)
    },

    async cancelSubscription(id) {
      const body = { status: 'cancelled' }
      // A key of its own for each try: a repeated one may be given the first try's answer for ever.
      await tolerant(() => new PreApproval(config(randomUUID())).update({ id, body }))
      // A 200 to the change is not believed: what is read back counts.
      return orNull(await getSubscription(id), toSubscription)
    },

    async changeCard(id, cardToken) {
      const body = { card_token_id: cardToken }
      await change(() => new PreApproval(config(randomUUID())).update({ id, body }))
      return toSubscription(await call(preapprovalSchema, () => new PreApproval(config()).get({ id })))
    },

    async cancelPayment(id) {
      await tolerant(() => new Payment(config(randomUUID())).cancel({ id }))
      return orNull(await getPayment(id), toPayment)
    },

    async refund(paymentId, idempotencyKey) {
      await change(() => new PaymentRefund(config(idempotencyKey)).total({ payment_id: paymentId }))
    },
  }
}

function orNull<In, Out>(seen: In | null, map: (seen: In) => Out): Out | null {
  return seen === null ? null : map(seen)
}

/** Where the provider tells of a thing, in its own form; the SDK's types of subscriptions do not list the field. */
const notified = (url: string) => ({ notification_url: `${url}?source_news=webhooks` })
