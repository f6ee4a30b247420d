import { providerDate } from '../dates.ts'
import { openInvoice } from '../engine/charges.ts'
import { refundedAmount } from '../engine/payments.ts'
import { toReais } from '../money.ts'
import { pixCode } from '../pix/code.ts'
import { qrBase64 } from '../pix/png.ts'
import type { Invoice, Payment, Refund, Subscription } from '../state.ts'
import type { World } from '../world.ts'

const dateOrNull = (at: number | null) => (at === null ? null : providerDate(at))

/** Page of the payer's agreement; with `activation` it does not exist (pages/checkout.ts). */
export function initPoint({ url }: World, { id }: Subscription): string {
  return `${url}/subscriptions/checkout?preapproval_id=${id}&activation=true`
}

/** Page of the PIX code. */
export function ticketUrl({ url }: World, { id }: Payment): string {
  return `${url}/payments/${id}/ticket`
}

export function subscriptionAnswer(world: World, subscription: Subscription) {
  const paid = Object.values(world.state.payments).filter(
    ({ subscriptionId, operation, approvedAt }) =>
      subscriptionId === subscription.id && operation === 'recurring_payment' && approvedAt !== null,
  )
  const last = paid.at(-1)
  const open = openInvoice(world, subscription)
  return {
    id: subscription.id,
    version: subscription.version,
    payer_id: subscription.payerId,
    // Two integrations read it back empty.
    payer_email: '',
    collector_id: world.identity.collectorId,
    application_id: world.identity.applicationId,
    status: subscription.status,
    reason: subscription.reason,
    external_reference: subscription.externalReference,
    date_created: providerDate(subscription.createdAt),
    last_modified: providerDate(subscription.modifiedAt),
    init_point: initPoint(world, subscription),
    back_url: subscription.backUrl,
    auto_recurring: {
      frequency: subscription.everyMonths,
      frequency_type: 'months',
      transaction_amount: toReais(subscription.amount),
      currency_id: subscription.currency,
      start_date: providerDate(subscription.anchorAt ?? subscription.startsAt ?? subscription.createdAt),
      end_date: dateOrNull(subscription.endsAt),
      free_trial: null,
    },
    summarized: {
      quotas: null,
      charged_quantity: paid.length || null,
      charged_amount: paid.length ? toReais(paid.reduce((sum, { amount }) => sum + amount, 0)) : null,
      pending_charge_quantity: open ? 1 : null,
      pending_charge_amount: open ? toReais(open.amount) : null,
      last_charged_date: dateOrNull(last?.approvedAt ?? null),
      last_charged_amount: last ? toReais(last.amount) : null,
      semaphore: open ? 'yellow' : last ? 'green' : null,
    },
    payment_method_id: subscription.card?.brand ?? null,
    first_invoice_offset: null,
    next_payment_date: dateOrNull(subscription.nextChargeAt ?? subscription.createdAt),
  }
}

export function invoiceAnswer(world: World, invoice: Invoice) {
  const subscription = world.state.subscriptions[invoice.subscriptionId]
  const payment = invoice.paymentId === null ? undefined : world.state.payments[invoice.paymentId]
  return {
    id: Number(invoice.id),
    type: 'scheduled',
    preapproval_id: invoice.subscriptionId,
    reason: subscription?.reason,
    external_reference: subscription?.externalReference,
    payer_id: subscription?.payerId,
    status: invoice.status,
    summarized: SUMMARIES[invoice.status],
    currency_id: invoice.currency,
    transaction_amount: toReais(invoice.amount),
    debit_date: providerDate(invoice.debitAt),
    next_retry_date: dateOrNull(invoice.nextTryAt),
    retry_attempt: Math.max(0, invoice.tries - 1),
    date_created: providerDate(invoice.createdAt),
    last_modified: providerDate(invoice.modifiedAt),
    payment_method_id: 'card',
    rejection_code: payment?.status === 'rejected' ? payment.statusDetail : null,
    payment: payment ? { id: Number(payment.id), status: payment.status, status_detail: payment.statusDetail } : null,
  }
}

const SUMMARIES: Record<Invoice['status'], string> = {
  scheduled: 'pending',
  recycling: 'pending',
  processed: 'done',
  cancelled: 'cancelled',
}

/** A payment as `GET /v1/payments/{id}` shows it: amounts in reais, numbers as numbers. */
export function paymentAnswer(world: World, payment: Payment) {
  const paid = payment.approvedAt !== null
  return {
    id: Number(payment.id),
    date_created: providerDate(payment.createdAt),
    date_approved: dateOrNull(payment.approvedAt),
    date_last_updated: providerDate(payment.updatedAt),
    date_of_expiration: dateOrNull(payment.expiresAt),
    money_release_date: dateOrNull(payment.approvedAt),
    operation_type: payment.operation,
    issuer_id: payment.method === 'pix' ? '12501' : '24',
    payment_method_id: payment.method === 'pix' ? 'pix' : (payment.card?.brand ?? 'master'),
    payment_type_id: payment.method === 'pix' ? 'bank_transfer' : 'credit_card',
    payment_method:
      payment.method === 'pix'
        ? { id: 'pix', type: 'bank_transfer', issuer_id: '12501' }
        : { id: payment.card?.brand ?? 'master', type: 'credit_card', issuer_id: '24' },
    card: payment.card ? { last_four_digits: payment.card.lastDigits } : {},
    status: payment.status,
    status_detail: payment.statusDetail,
    currency_id: payment.currency,
    description: payment.description,
    live_mode: false,
    collector_id: payment.collectorId,
    payer: {
      id: String(payment.payerId),
      email: payment.payerEmail,
      identification: { type: null, number: null },
      type: null,
    },
    metadata: payment.metadata,
    additional_info: {},
    external_reference: payment.externalReference,
    transaction_amount: toReais(payment.amount),
    transaction_amount_refunded: toReais(refundedAmount(payment)),
    coupon_amount: 0,
    installments: 1,
    transaction_details: {
      net_received_amount: paid ? toReais(payment.amount) : 0,
      total_paid_amount: toReais(payment.amount),
      overpaid_amount: 0,
      installment_amount: 0,
    },
    captured: true,
    binary_mode: false,
    processing_mode: 'aggregator',
    notification_url: payment.notificationUrl,
    refunds: payment.refunds.map((made) => refundAnswer(payment, made)),
    authorized_payment_id: payment.invoiceId === null ? null : Number(payment.invoiceId),
    point_of_interaction: payment.method === 'pix' ? pixPoint(world, payment) : subscriptionPoint(world, payment),
  }
}

function pixPoint(world: World, payment: Payment) {
  const code = pixCode(payment)
  return {
    type: 'OPENPLATFORM',
    business_info: { unit: 'online_payments', sub_unit: 'default', branch: 'Merchant Services' },
    transaction_data: {
      qr_code: code,
      qr_code_base64: qrBase64(code),
      ticket_url: ticketUrl(world, payment),
      transaction_id: null,
      bank_transfer_id: null,
      financial_institution: null,
    },
  }
}

function subscriptionPoint({ state }: World, payment: Payment) {
  const subscription = payment.subscriptionId === null ? undefined : state.subscriptions[payment.subscriptionId]
  const invoice = payment.invoiceId === null ? undefined : state.invoices[payment.invoiceId]
  if (!subscription) return { type: 'UNSPECIFIED' }
  return {
    type: 'SUBSCRIPTIONS',
    business_info: { unit: 'online_payments', sub_unit: 'recurring', branch: 'Merchant Services' },
    transaction_data: {
      subscription_id: subscription.id,
      first_time_use: (invoice?.sequence ?? 1) === 1,
      billing_date: providerDate(invoice?.debitAt ?? payment.createdAt).slice(0, 'yyyy-mm-dd'.length),
      invoice_period: { type: 'monthly', period: subscription.everyMonths },
      subscription_sequence: { number: invoice?.sequence ?? 1, total: null },
    },
  }
}

export function refundAnswer(payment: Payment, refund: Refund) {
  return {
    id: Number(refund.id),
    payment_id: Number(payment.id),
    amount: toReais(refund.amount),
    metadata: {},
    source: { id: String(payment.collectorId), name: 'Vendedor do sandbox', type: 'collector' },
    date_created: providerDate(refund.createdAt),
    unique_sequence_number: null,
    refund_mode: 'standard',
    adjustment_amount: 0,
    status: 'approved',
    reason: null,
    labels: [],
    amount_refunded_to_payer: toReais(refund.amount),
  }
}
