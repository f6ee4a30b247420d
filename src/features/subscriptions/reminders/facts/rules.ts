import { longDate, longMoment } from '../../../../platform/local-time.ts'
import type { NoticeFacts } from '../../mails/schema.ts'
import type { NoticeKind } from '../../mails/texts.ts'
import { formatPrice } from '../../plans/rules.ts'
import type { BillingPeriod, PaymentType, SubscriptionStatus } from '../../schema.ts'
import { EVERY_PERIOD } from '../../seller/texts.ts'
import { methodName, planName } from '../../texts.ts'

/** Facts of a notice from its rows, at the time of sending. */
export interface NoticeRow {
  readonly created_at: Date
  readonly notes: { readonly at?: string | undefined; readonly amountCents?: number | undefined }
  readonly name: string
  readonly subscription_status: SubscriptionStatus
  readonly subscription_end_date: Date | null
  readonly subscription_id: string | null
  readonly type: PaymentType | null
  readonly billing_period: BillingPeriod | null
  readonly own_status: string | null
  readonly provider_status: string | null
  readonly amount_cents: number | null
  readonly next_charge_at: Date | null
  readonly retired_at: Date | null
  readonly expires_at: Date | null
  readonly pix_code: string | null
  readonly provider_payment_id: string | null
  readonly approved_at: Date | null
  readonly period_end: Date | null
  readonly method: string | null
  readonly card_last_digits: string | null
  readonly refunded_cents: number | null
  readonly paid_cents: number | null
  /** True if an earlier payment of the same subscription was approved. */
  readonly is_renewal: boolean
}

/** True if a notice is still right when its turn comes; past events stay true. */
export function isStillTrue(kind: NoticeKind, row: NoticeRow): boolean {
  if (kind === 'renewal') return row.own_status === 'active' && row.next_charge_at !== null
  if (kind === 'ending') return row.subscription_status === 'one_time_active' && row.subscription_end_date !== null
  if (kind === 'payment_failed') return row.subscription_status === 'active'
  if (kind === 'agreed') return row.provider_status === 'authorized' && row.next_charge_at !== null && !row.retired_at
  if (kind === 'pix_code') return row.provider_status === 'pending' && row.retired_at === null && row.pix_code !== null
  return true
}

/** The mails of a purchase that carry its contract: a renewal is none (rule: contract of a purchase). */
export function bringsContract(kind: NoticeKind, { is_renewal: isRenewal }: Pick<NoticeRow, 'is_renewal'>): boolean {
  return kind === 'agreed' || kind === 'pix_code' || (kind === 'receipt' && !isRenewal)
}

/** The day each kind is about. */
function dayOf(kind: NoticeKind, row: NoticeRow): Date {
  if ((kind === 'renewal' || kind === 'agreed') && row.next_charge_at) return row.next_charge_at
  if (kind === 'ending' && row.subscription_end_date) return row.subscription_end_date
  if (kind === 'pix_code' && row.expires_at) return row.expires_at
  if (kind === 'receipt' && row.approved_at) return row.approved_at
  return row.notes.at ? new Date(row.notes.at) : row.created_at
}

function amountOf(kind: NoticeKind, row: NoticeRow): number {
  if (kind === 'charge_returned') return row.refunded_cents ?? row.paid_cents ?? 0
  return row.notes.amountCents ?? row.paid_cents ?? row.amount_cents ?? 0
}

const PRECISE: readonly NoticeKind[] = ['cancelled', 'withdrawn', 'pix_code']

export function factsOf(kind: NoticeKind, row: NoticeRow): Omit<NoticeFacts, 'hasContract'> {
  const type = row.type ?? 'one_time'
  const method = methodName({ method: row.method ?? '', type })
  const end = kind === 'receipt' ? row.period_end : row.subscription_end_date
  const day = dayOf(kind, row)
  return {
    name: row.name,
    plan: planName(row.billing_period),
    day: PRECISE.includes(kind) ? longMoment(day) : longDate(day),
    price: formatPrice(amountOf(kind, row)),
    until: end ? longDate(end) : null,
    renews: type === 'subscription' && row.billing_period ? EVERY_PERIOD[row.billing_period] : null,
    method: row.card_last_digits ? `${method}, final ${row.card_last_digits}` : method,
    paymentId: row.provider_payment_id ?? '',
    withdrawable: !row.is_renewal || row.billing_period === 'annual',
    pixCode: row.pix_code ?? '',
    subscriptionId: row.subscription_id ?? '',
  }
}
