import type { Db } from '../../../platform/db/pool.ts'
import { type Clock, dateKey } from '../../../platform/time.ts'
import { AppError } from '../../../product/errors.ts'
import type { AdminSession } from '../../accounts/schema.ts'
import type { AccountSupport } from '../../accounts/support/service.server.ts'
import type { Audit } from '../../audit/service.server.ts'
import { pageLength } from '../../downloads/history/rules.ts'
import { entitlement, toSubscriptionProfile } from '../../subscriptions/rules.ts'
import { isTooOldToRefund, refundableCents } from '../../subscriptions/staff-refund/rules.ts'
import { countHistory, selectHistory, selectPayments, selectSubscriptions, selectUsed } from './data.server.ts'
import type { Persons } from './person.service.server.ts'
import type { UserDetail } from './schema.ts'

/** Subscriptions, payments and log entries shown of one person. */
const RECENT_ROWS = 50

/** A running subscription charges again, whatever else gives its person Premium. */
function nextChargeOf(row: Awaited<ReturnType<typeof selectSubscriptions>>[number]) {
  if (row.type !== 'subscription' || row.status !== 'active') return null
  if (!row.next_charge_at || row.amount_cents === null) return null
  return { at: row.next_charge_at.toISOString(), amountCents: row.amount_cents }
}

/** A single payment runs until its end, whatever was true when its row was written last. */
function listedState(row: Awaited<ReturnType<typeof selectSubscriptions>>[number], now: Date) {
  const { type, status, ends_at: end } = row
  if (type === 'subscription' || !end || (status !== 'active' && status !== 'expired')) return status
  return end > now ? 'active' : 'expired'
}

const paymentOf = (
  row: Awaited<ReturnType<typeof selectPayments>>[number],
  now: Date,
): UserDetail['payments'][number] => ({
  id: row.id,
  providerPaymentId: row.provider_payment_id,
  amountCents: row.amount_cents,
  method: row.method,
  status: row.status,
  createdAt: row.created_at.toISOString(),
  refundedCents: row.refunded_cents,
  refundableCents: refundableCents({
    id: row.provider_payment_id,
    subscriptionId: row.subscription_id ?? '',
    status: row.status,
    statusDetail: row.status_detail,
    amountCents: row.amount_cents,
    refundedCents: row.refunded_cents,
    approvedAt: row.approved_at,
  }),
  tooOldToRefund: isTooOldToRefund({ approvedAt: row.approved_at }, now),
  waitingCents: row.waiting_cents,
  renews: row.type === 'subscription',
})

interface Dependencies {
  readonly db: Db
  readonly clock: Clock
  readonly audit: Pick<Audit, 'list'>
  readonly support: Pick<AccountSupport, 'account'>
  readonly personOf: Persons['personOf']
}

/** The page about one person. */
export function createUserDetail({ db, clock, audit, support, personOf }: Dependencies) {
  /** Everything about one person. `historyAfter` pages through the downloads. @throws AppError not_found */
  return async function detail(admin: AdminSession, userId: string, historyAfter?: number): Promise<UserDetail> {
    const person = await personOf(userId)
    const { id } = person
    const now = clock()
    const [account, used, totalDownloads, history, subscriptions, payments, log] = await Promise.all([
      support.account(admin, id),
      selectUsed(db, [id], dateKey(now)),
      countHistory(db, id),
      selectHistory(db, id, historyAfter),
      selectSubscriptions(db, id, RECENT_ROWS),
      selectPayments(db, id, RECENT_ROWS),
      audit.list(admin, { subjectType: 'user', subjectId: id, limit: RECENT_ROWS }),
    ])
    if (!account) throw new AppError('not_found')
    const current = entitlement(toSubscriptionProfile(person), now)
    const shown = history.slice(0, pageLength(history.map(({ booklet_id }) => booklet_id)))
    return {
      id,
      name: person.name,
      email: person.email,
      emailVerified: account.emailVerified,
      isAdmin: account.isAdmin,
      receiveEmails: person.receive_emails,
      mailRefusedAt: person.mail_refused_at?.toISOString() ?? null,
      createdAt: account.createdAt.toISOString(),
      sessions: account.sessions,
      plan: current.plan,
      status: current.status,
      billingPeriod: current.billingPeriod,
      subscriptionEnd: current.subscriptionEnd?.toISOString() ?? null,
      cancellationRequestedAt: person.cancellation_requested_at?.toISOString() ?? null,
      dailyUsed: used.get(id) ?? 0,
      dailyLimit: current.dailyLimit,
      totalDownloads,
      downloads: {
        entries: shown.map(({ id, activity_title, date_key, created_at, booklet_id }) => ({
          id,
          activityTitle: activity_title,
          date: date_key,
          at: created_at.toISOString(),
          booklet: booklet_id,
        })),
        next: history.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
      },
      subscriptions: subscriptions.map((row) => ({
        id: row.id,
        type: row.type,
        billingPeriod: row.billing_period,
        status: listedState(row, now),
        startsAt: row.starts_at?.toISOString() ?? null,
        endsAt: row.ends_at?.toISOString() ?? null,
        cancellationReason: row.cancellation_reason,
        nextCharge: nextChargeOf(row),
        createdAt: row.created_at.toISOString(),
      })),
      payments: payments.map((row) => paymentOf(row, now)),
      audit: log.entries,
    }
  }
}
