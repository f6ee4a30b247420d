import { randomUUID } from 'node:crypto'
import { Invoice, MercadoPagoConfig, Payment, PaymentRefund, PreApproval, User } from 'mercadopago'
import type { z } from 'zod'
import type {
  NewPixPayment,
  NewSubscription,
  OpenedSubscription,
  PaymentGateway,
  ProviderPayment,
} from '../gateway/schema.ts'
import { GatewayError } from '../gateway/schema.ts'
import { answerOf, baseUrl, isMissing, withDeadline } from './client.server.ts'
import {
  chargeDays,
  isPayingPage,
  nameParts,
  toInvoice,
  toPayment,
  toSubscription,
  withoutActivation,
} from './rules.ts'
import { invoiceSchema, ownerSchema, pageOf, paymentSchema, preapprovalSchema } from './schema.ts'

/** Time limit of one try of a call (ms), tries after the first, and the longest wait between two (ms). */
const TIMEOUT_MS = 8_000
const MAX_RETRIES = 2
const MAX_RETRY_DELAY_MS = 3_000

const CENTS = 100
const MONTHS = { monthly: 1, annual: 12 } as const
/** Rows asked for at once in a search, and pages at most: beyond that something is wrong. */
const PAGE_SIZE = 100
const PAGES_MAX = 20

export interface MercadoPagoOptions {
  readonly accessToken: string
  /** Where the provider is; null = the real one. Not in production. */
  readonly apiUrl: string | null
  /** Who receives the money; null = asked from the provider, once. */
  readonly collectorId: string | null
  /** Other limits, for tests. */
  readonly timing?: { readonly timeoutMs: number; readonly maxRetryDelayMs: number }
}

/**
 * The gateway on the official SDK. The SDK keeps one base URL for the whole process, so that is the one of the caller
 * that asked last; it is read again and compared before every call.
 * @throws Error when the SDK does not take the base URL any more (another version of it)
 */
export function createMercadoPagoGateway(options: MercadoPagoOptions): PaymentGateway {
  const { accessToken, timing = { timeoutMs: TIMEOUT_MS, maxRetryDelayMs: MAX_RETRY_DELAY_MS } } = options
  const ready = baseUrl(options.apiUrl)
  const isSandbox = options.apiUrl !== null
  // All tries, the waits between them, and bodies that never end (the SDK only bounds the time to the headers).
  const deadlineMs = (MAX_RETRIES + 1) * timing.timeoutMs + MAX_RETRIES * timing.maxRetryDelayMs
  let owner: Promise<string> | null = null

  /** A configuration of its own for each call: the SDK writes one call's options into the next one's. */
  function config(idempotencyKey?: string): MercadoPagoConfig {
    ready()
    return new MercadoPagoConfig({
      accessToken,
      options: {
        timeout: timing.timeoutMs,
        maxRetries: MAX_RETRIES,
        initialDelay: Math.min(1_000, timing.maxRetryDelayMs),
        maxDelay: timing.maxRetryDelayMs,
        jitter: true,
        ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      },
    })
  }

  const call = <T extends z.ZodType>(schema: T, work: () => Promise<unknown>): Promise<z.output<T>> =>
    answerOf(schema, withDeadline(work, deadlineMs))

  const find = async <T extends z.ZodType>(schema: T, work: () => Promise<unknown>): Promise<z.output<T> | null> => {
    try {
      return await call(schema, work)
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  async function searchAll<T extends z.ZodType>(item: T, page: (offset: number) => Promise<unknown>) {
    const found: z.output<T>[] = []
    for (let pages = 0; pages < PAGES_MAX; pages++) {
      const { results, paging } = await call(pageOf(item), () => page(found.length))
      found.push(...results)
      if (results.length === 0 || found.length >= (paging?.total ?? 0)) return found
    }
    throw new GatewayError('unavailable', null, 'a search of the provider does not end')
  }

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
      const found = await searchAll(preapprovalSchema, (offset) => {
        // The filter is the provider's; the SDK's types do not list it.
        const options = { external_reference: reference, limit: PAGE_SIZE, offset }
        return new PreApproval(config()).search({ options })
      })
      return found.map(toSubscription).filter((one) => one.reference === reference)
    },

    async invoicesOf(subscriptionId) {
      const found = await searchAll(invoiceSchema, (offset) =>
        new Invoice(config()).search({ options: { preapproval_id: subscriptionId, limit: PAGE_SIZE, offset } }),
      )
      return found.map(toInvoice)
    },

    async paymentsOf(reference) {
      const found = await searchAll(paymentSchema, (offset) =>
        new Payment(config()).search({
          options: { external_reference: reference, sort: 'date_created', criteria: 'asc', limit: PAGE_SIZE, offset },
        }),
      )
      return found.map(toPayment)
    },

    async cancelSubscription(id) {
      const body = { status: 'cancelled' }
      // A key of its own for each try: a repeated one may be given the first try's answer for ever.
      await tolerant(() => withDeadline(() => new PreApproval(config(randomUUID())).update({ id, body }), deadlineMs))
      // A 200 to the change is not believed: what is read back counts.
      return orNull(await getSubscription(id), toSubscription)
    },

    async changeCard(id, cardToken) {
      const body = { card_token_id: cardToken }
      await withDeadline(() => new PreApproval(config(randomUUID())).update({ id, body }), deadlineMs)
      return toSubscription(await call(preapprovalSchema, () => new PreApproval(config()).get({ id })))
    },

    async cancelPayment(id) {
      await tolerant(() => withDeadline(() => new Payment(config(randomUUID())).cancel({ id }), deadlineMs))
      return orNull(await getPayment(id), toPayment)
    },

    async refund(paymentId, idempotencyKey) {
      await withDeadline(() => new PaymentRefund(config(idempotencyKey)).total({ payment_id: paymentId }), deadlineMs)
    },
  }
}

/** The change is refused when there is nothing left to change: reading back then tells what is. */
async function tolerant(change: () => Promise<unknown>): Promise<void> {
  try {
    await change()
  } catch (error) {
    if (error instanceof GatewayError && error.kind === 'refused') return
    throw error
  }
}

function orNull<In, Out>(seen: In | null, map: (seen: In) => Out): Out | null {
  return seen === null ? null : map(seen)
}

/** Where the provider tells of a thing, in its own form; the SDK's types of subscriptions do not list the field. */
const notified = (url: string) => ({ notification_url: `${url}?source_news=webhooks` })

/** @throws GatewayError unless the address is a page of the provider */
function payingPage(address: string, isSandbox: boolean): string {
  const url = URL.parse(address)
  if (!url) throw new GatewayError('unavailable', null, 'the provider opened no page to pay on')
  if (!isPayingPage(url, isSandbox))
    throw new GatewayError('unavailable', null, `the provider's page to pay on is at ${url.origin}`)
  return url.href
}
