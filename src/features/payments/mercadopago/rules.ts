import type { z } from 'zod'
import {
  GatewayError,
  type ProviderInvoice,
  type ProviderPayment,
  type ProviderSubscription,
} from '../gateway/schema.ts'
import type { invoiceSchema, paymentSchema, preapprovalSchema } from './schema.ts'

export function toPayment(seen: z.infer<typeof paymentSchema>): ProviderPayment {
  return {
    id: seen.id,
    status: seen.status,
    statusDetail: seen.status_detail,
    operationType: seen.operation_type,
    amountCents: seen.transaction_amount,
    refundedCents: seen.transaction_amount_refunded ?? 0,
    refundedAt: lastOf(seen.refunds ?? []),
    currency: seen.currency_id,
    collectorId: seen.collector_id ?? '',
    reference: seen.external_reference,
    subscriptionId:
      seen.metadata?.preapproval_id ?? seen.point_of_interaction?.transaction_data?.subscription_id ?? null,
    method: seen.payment_method_id ?? 'desconhecido',
    cardLastDigits: seen.card?.last_four_digits ?? null,
    pix: toPix(seen.point_of_interaction?.transaction_data),
    createdAt: seen.date_created,
    approvedAt: seen.date_approved,
    updatedAt: seen.date_last_updated,
  }
}

function lastOf(refunds: readonly { readonly date_created: Date | null }[]): Date | null {
  return refunds.reduce<Date | null>((last, { date_created: at }) => (at && (!last || at > last) ? at : last), null)
}

function toPix(data: { qr_code: string | null; ticket_url: string | null } | null | undefined): ProviderPayment['pix'] {
  return data?.qr_code ? { code: data.qr_code, pageUrl: data.ticket_url } : null
}

export function toSubscription(seen: z.infer<typeof preapprovalSchema>): ProviderSubscription {
  return {
    id: seen.id,
    status: seen.status,
    reference: seen.external_reference,
    collectorId: seen.collector_id ?? null,
    amountCents: seen.auto_recurring?.transaction_amount ?? null,
    currency: seen.auto_recurring?.currency_id ?? null,
    nextChargeAt: seen.next_payment_date,
    createdAt: seen.date_created,
    updatedAt: seen.last_modified,
  }
}

export function toInvoice(seen: z.infer<typeof invoiceSchema>): ProviderInvoice {
  return {
    id: seen.id,
    subscriptionId: seen.preapproval_id,
    status: seen.status,
    paymentId: seen.payment?.id ?? null,
    paymentStatus: seen.payment?.status ?? null,
  }
}

/** The provider wants separate parts of a name. */
export function nameParts(name: string): { first_name: string; last_name?: string } {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return rest.length > 0 ? { first_name: first, last_name: rest.join(' ') } : { first_name: first }
}

/** Far enough ahead to be no end (years). */
const END_AFTER_YEARS = 20

/** When a subscription's charges begin: the provider reads a first day only together with a last one. */
export function chargeDays(startsAt: Date | null): { start_date: string; end_date: string } | Record<string, never> {
  if (!startsAt) return {}
  const end = new Date(startsAt)
  end.setUTCFullYear(end.getUTCFullYear() + END_AFTER_YEARS)
  return { start_date: startsAt.toISOString(), end_date: end.toISOString() }
}

/** The page to agree on, without the part that has made it lead nowhere. */
export function withoutActivation(address: string): string {
  const url = URL.parse(address)
  url?.searchParams.delete('activation')
  return url?.href ?? address
}

/** Hosts of the pages on which users pay. */
const PAYING_HOST = /(^|\.)(mercadopago|mercadolivre)\.com(\.br)?$/

/** True if a browser may be sent to a payment page: it has to be the provider's; a sandbox may have any address. */
export function isPayingPage({ protocol, hostname }: URL, isSandbox: boolean): boolean {
  if (isSandbox) return protocol === 'https:' || protocol === 'http:'
  return protocol === 'https:' && PAYING_HOST.test(hostname)
}

/** @throws GatewayError unless the address is a page of the provider */
export function payingPage(address: string, isSandbox: boolean): string {
  const url = URL.parse(address)
  if (!url) throw new GatewayError('unavailable', null, 'the provider opened no page to pay on')
  if (!isPayingPage(url, isSandbox))
    throw new GatewayError('unavailable', null, `the provider's page to pay on is at ${url.origin}`)
  return url.href
}
