import { randomUUID } from 'node:crypto'
import { Invoice, Payment, PaymentRefund, PreApproval, User } from 'mercadopago'
import { MINUTE_MS } from '../../../platform/time.ts'
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
import { datedSchema, invoiceSchema, ownerSchema, paymentSchema, preapprovalSchema } from './schema.ts'

const CENTS = 100
const MONTHS = { monthly: 1, annual: 12 } as const
/** The provider answers 400 to a search of charges for more rows at once. */
const INVOICES_AT_ONCE = 15
/** Statuses of payments whose money is not ours any more. */
const REVERSED = ['refunded', 'charged_back'] as const
/** Our clock and the provider's may differ by this much (ms). */
const CLOCK_SKEW_MS = 5 * MINUTE_MS

/**
 * The gateway on the official SDK.
 * @throws Error when the SDK does not take the base URL any more (another version of it)
 */
export function createMercadoPagoGateway(options: MercadoPagoOptions): PaymentGateway {
  const { config, call, find, searchAll, change, tolerant, sendCard } = createCalls(options)
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

    clock: async () => (await call(datedSchema, () => new User(config()).get())).api_response,

    async createSubscription(wanted: NewSubscription): Promise<OpenedSubscription> {
      const order = {
        reason: wanted.reason,
        external_reference: wanted.reference,
        payer_email: wanted.payerEmail,
        back_url: wanted.backUrl,
        ...notified(wanted.notificationUrl),
        auto_recurring: {
          frequency: MONTHS[wanted.period],
          frequency_type: 'months',
          transaction_amount: wanted.amountCents / CENTS,
          currency_id: 'BRL',
          ...chargeDays(wanted.startsAt),
        },
      }
      const { idempotencyKey, cardToken, deviceId } = wanted
      const seen = await call(preapprovalSchema, () =>
        cardToken === null
          ? new PreApproval(config(idempotencyKey)).create({ body: { ...order, status: 'pending' } })
          : sendCard({
              method: 'POST',
              path: '/preapproval',
              body: { ...order, card_token_id: cardToken, status: 'authorized' },
              idempotencyKey,
              deviceId,
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

    async subscriptionsOf({ reference, createdAt, payerEmail }) {
      // The provider does not filter by the reference, so the rows are those of the whole account, asked for newest first.
      const found = await searchAll(
        preapprovalSchema,
        (page) => {
          const options = { sort: 'date_created:desc', ...(payerEmail === null ? {} : { payer_email: payerEmail }) }
          return new PreApproval(config()).search({ options: { ...options, ...page } })
        },
        { isPast: (page) => endsBefore(createdAt.getTime() - CLOCK_SKEW_MS, page) },
      )
      return found.map(toSubscription).filter((one) => one.reference === reference)
    },

    async invoicesOf(subscriptionId) {
      const found = await searchAll(
        invoiceSchema,
        (page) => new Invoice(config()).search({ options: { preapproval_id: subscriptionId, ...page } }),
        { pageSize: INVOICES_AT_ONCE },
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

    async reversedSince(since) {
      const changed = { range: 'date_last_updated', begin_date: since.toISOString(), end_date: 'NOW' } as const
      const order = { sort: 'date_last_updated', criteria: 'asc' } as const
      const found = await Promise.all(
        REVERSED.map((status) =>
          searchAll(paymentSchema, (page) =>
            new Payment(config()).search({ options: { status, ...changed, ...order, ...page } }),
          ),
        ),
      )
      return found.flat().map(toPayment)
    },

    async cancelSubscription(id) {
      const body = { status: 'cancelled' }
      // A new key for each try: a repeated one may get the first try's answer for ever.
      await tolerant(() => new PreApproval(config(randomUUID())).update({ id, body }))
      // A 200 to the change is not believed: what is read back counts.
      return orNull(await getSubscription(id), toSubscription)
    },

    async changeCard(id, { cardToken, deviceId }) {
      const path = `/preapproval/${encodeURIComponent(id)}`
      const body = { card_token_id: cardToken }
      await change(() => sendCard({ method: 'PUT', path, body, idempotencyKey: randomUUID(), deviceId }))
      return toSubscription(await call(preapprovalSchema, () => new PreApproval(config()).get({ id })))
    },

    async cancelPayment(id) {
      await tolerant(() => new Payment(config(randomUUID())).cancel({ id }))
      return orNull(await getPayment(id), toPayment)
    },

    async refund(paymentId, idempotencyKey, partCents) {
      await change(() => {
        const refunds = new PaymentRefund(config(idempotencyKey))
        if (partCents === undefined) return refunds.total({ payment_id: paymentId })
        return refunds.create({ payment_id: paymentId, body: { amount: partCents / CENTS } })
      })
    },
  }
}

/**
 * True if a page comes down, newest first, to a time before `moment` (ms). No record shows the order that the provider
 * gives: the end of a page in another order says nothing about the pages after it.
 */
function endsBefore(moment: number, page: readonly { readonly date_created: Date | null }[]): boolean {
  const times = page.map(({ date_created: made }) => made?.getTime() ?? Number.NaN)
  const isNewestFirst = times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time))
  return isNewestFirst && (times.at(-1) ?? moment) < moment
}

function orNull<In, Out>(seen: In | null, map: (seen: In) => Out): Out | null {
  return seen === null ? null : map(seen)
}

/**
 * Target of a resource's notifications, in the provider's own form; the SDK's types of subscriptions lack the field.
 */
const notified = (url: string) => ({ notification_url: `${url}?source_news=webhooks` })
