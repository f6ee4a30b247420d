import { randomUUID } from 'node:crypto'
import {
  GatewayError,
  type NewPixPayment,
  type NewSubscription,
  type PaymentGateway,
  type ProviderInvoice,
  type ProviderPayment,
  type ProviderSubscription,
} from '../../src/features/payments/gateway/schema.ts'
import type { Topic } from '../../src/features/payments/inbox/schema.ts'

export const COLLECTOR = '900100200'

/** Ids of payments: no two worlds on one database share any. */
let number = 1_000

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

interface Invoice {
  id: string
  subscriptionId: string
  status: string
  paymentId: string | null
}

/** An event that the provider would notify about. */
export interface SentNotification {
  readonly topic: Topic
  readonly resourceId: string
}

/**
 * A simulated provider behind the gateway: it holds the truth, notifies about every change, and can be made to fail.
 * For tests of the product's reaction; the adapter is tested over HTTP.
 */
export function createProvider(clock: () => Date) {
  const payments = new Map<string, Mutable<ProviderPayment>>()
  const subscriptions = new Map<string, Mutable<ProviderSubscription> & { wanted: NewSubscription }>()
  const invoices = new Map<string, Invoice>()
  const opened = new Map<string, { id: string; body: string }>()
  const notifications: SentNotification[] = []
  const calls: string[] = []
  /** Errors of the next calls by this name. */
  const faults: { name: string | null; error: GatewayError }[] = []
  let last = 0
  let deafToCancel = false

  /** Strictly later than every change before. */
  function tick(): Date {
    last = Math.max(clock().getTime(), last + 1)
    return new Date(last)
  }
  const nextId = () => String(++number)
  const tell = (topic: Topic, resourceId: string) => void notifications.push({ topic, resourceId })

  function enter(name: string): void {
    calls.push(name)
    const index = faults.findIndex((fault) => fault.name === null || fault.name === name)
    const [fault] = index < 0 ? [] : faults.splice(index, 1)
    if (fault) throw fault.error
  }

  function addPayment(given: Partial<ProviderPayment>): string {
    const id = nextId()
    const at = tick()
    payments.set(id, {
      id,
      status: 'pending',
      statusDetail: null,
      operationType: 'regular_payment',
      amountCents: 1190,
      refundedCents: 0,
      refundedAt: null,
      currency: 'BRL',
      collectorId: COLLECTOR,
      reference: null,
      subscriptionId: null,
      method: 'pix',
      cardLastDigits: null,
      pix: null,
      createdAt: at,
      approvedAt: given.status === 'approved' ? at : null,
      updatedAt: at,
      ...given,
    })
    tell('payment', id)
    return id
  }

  function changePayment(id: string, change: Partial<ProviderPayment>): void {
    const payment = payments.get(id)
    if (!payment) throw new Error(`no payment ${id}`)
    const at = tick()
    Object.assign(payment, change, { updatedAt: at })
    if (change.status === 'approved') payment.approvedAt ??= at
    tell('payment', id)
  }

  function changeSubscription(id: string, status: string): void {
    const one = subscriptions.get(id)
    if (!one) throw new Error(`no subscription ${id}`)
    Object.assign(one, { status, updatedAt: tick() })
    tell('subscription_preapproval', id)
  }

  /** A charge of an authorised subscription. */
  function charge(id: string, approved: boolean): string {
    const one = subscriptions.get(id)
    if (!one) throw new Error(`no subscription ${id}`)
    const paymentId = addPayment({
      status: approved ? 'approved' : 'rejected',
      operationType: 'recurring_payment',
      amountCents: one.wanted.amountCents,
      reference: one.reference,
      subscriptionId: id,
      method: 'master',
      cardLastDigits: '0604',
    })
    const invoiceId = nextId()
    const status = approved ? 'processed' : 'recycling'
    invoices.set(invoiceId, { id: invoiceId, subscriptionId: id, status, paymentId })
    tell('subscription_authorized_payment', invoiceId)
    return paymentId
  }

  const seen = ({ wanted: _, ...one }: Mutable<ProviderSubscription> & { wanted: NewSubscription }) => ({ ...one })

  function answered(id: string) {
    const one = subscriptions.get(id)
    if (!one) throw new Error(`no subscription ${id}`)
    const checkoutUrl = one.wanted.cardToken ? null : `https://provider.example/checkout/${id}`
    return { seen: seen(one), checkoutUrl }
  }

  /** Result of an earlier call with the same key; with another body the key is refused, as at the provider. */
  function again(wanted: { idempotencyKey: string }): string | null {
    const before = opened.get(wanted.idempotencyKey)
    if (before && before.body !== JSON.stringify(wanted)) throw new GatewayError('unavailable', 409, 'another body')
    return before?.id ?? null
  }

  const gateway: PaymentGateway = {
    async collectorId() {
      return COLLECTOR
    },
    async clock() {
      enter('clock')
      return clock()
    },
    async createSubscription(wanted) {
      enter('createSubscription')
      const before = again(wanted)
      if (before) return answered(before)
      const id = randomUUID().replaceAll('-', '')
      const at = tick()
      const { reference, amountCents } = wanted
      const facts = {
        collectorId: COLLECTOR,
        currency: 'BRL',
        nextChargeAt: wanted.startsAt,
        createdAt: at,
        updatedAt: at,
      }
      subscriptions.set(id, { id, status: 'pending', reference, amountCents, ...facts, wanted })
      tell('subscription_preapproval', id)
      opened.set(wanted.idempotencyKey, { id, body: JSON.stringify(wanted) })
      if (wanted.cardToken) {
        changeSubscription(id, 'authorized')
        if (!wanted.startsAt) charge(id, true)
      }
      return answered(id)
    },
    async createPixPayment(wanted: NewPixPayment) {
      enter('createPixPayment')
      const before = again(wanted)
      const pix = { code: `000201${wanted.reference}`, pageUrl: null }
      const id = before ?? addPayment({ amountCents: wanted.amountCents, reference: wanted.reference, pix })
      opened.set(wanted.idempotencyKey, { id, body: JSON.stringify(wanted) })
      const payment = payments.get(id)
      if (!payment) throw new Error(`no payment ${id}`)
      return { ...payment }
    },
    async subscriptionsOf({ reference }) {
      enter('subscriptionsOf')
      return [...subscriptions.values()].filter((one) => one.reference === reference).map(seen)
    },
    async changeCard(id) {
      enter('changeCard')
      const one = subscriptions.get(id)
      if (!one) throw new GatewayError('refused', 404, 'no such subscription')
      changeSubscription(id, one.status)
      return seen(one)
    },
    async getPayment(id) {
      enter('getPayment')
      const payment = payments.get(id)
      return payment ? { ...payment } : null
    },
    async getSubscription(id) {
      enter('getSubscription')
      const one = subscriptions.get(id)
      return one ? seen(one) : null
    },
    async getInvoice(id) {
      enter('getInvoice')
      const invoice = invoices.get(id)
      return invoice ? described(invoice) : null
    },
    async invoicesOf(subscriptionId) {
      enter('invoicesOf')
      return [...invoices.values()].filter((invoice) => invoice.subscriptionId === subscriptionId).map(described)
    },
    async paymentsOf(reference) {
      enter('paymentsOf')
      return [...payments.values()].filter((payment) => payment.reference === reference).map((one) => ({ ...one }))
    },
    async reversedSince(since) {
      enter('reversedSince')
      const isReversed = ({ status, updatedAt }: ProviderPayment) =>
        ['refunded', 'charged_back'].includes(status) && updatedAt !== null && updatedAt >= since
      return [...payments.values()].filter(isReversed).map((one) => ({ ...one }))
    },
    async cancelSubscription(id) {
      enter('cancelSubscription')
      const one = subscriptions.get(id)
      if (!one) return null
      if (!deafToCancel && one.status !== 'cancelled') changeSubscription(id, 'cancelled')
      return seen(one)
    },
    async cancelPayment(id) {
      enter('cancelPayment')
      const payment = payments.get(id)
      if (!payment) return null
      if (payment.status === 'pending') changePayment(id, { status: 'cancelled' })
      return { ...payment }
    },
    async refund(paymentId) {
      enter('refund')
      const payment = payments.get(paymentId)
      if (!payment) throw new GatewayError('refused', 404, 'no such payment')
      if (payment.status === 'refunded') return
      if (payment.status !== 'approved') throw new GatewayError('refused', 400, 'not refundable')
      changePayment(paymentId, { status: 'refunded', refundedCents: payment.amountCents })
    },
  }

  const described = (invoice: Invoice): ProviderInvoice => ({
    ...invoice,
    paymentStatus: invoice.paymentId === null ? null : (payments.get(invoice.paymentId)?.status ?? null),
  })

  return {
    gateway,
    payments,
    subscriptions,
    invoices,
    notifications,
    calls,
    addPayment,
    changePayment,
    changeSubscription,
    charge,
    /** The next call (by this name) fails like this. */
    failNext(error: GatewayError, name: string | null = null, times = 1) {
      for (let n = 0; n < times; n++) faults.push({ name, error })
    },
    /** Cancelling answers success without effect. */
    ignoreCancellations(ignore: boolean) {
      deafToCancel = ignore
    },
  }
}
