import type { ReactNode } from 'react'
import { formatMoment } from '../../../../platform/local-time.ts'
import { eventsOf } from '../../../downloads/history/rules.ts'
import { paymentStatusLabel } from '../../../payments/words/rules.ts'
import { formatPrice } from '../../../subscriptions/plans/rules.ts'
import { Nothing, Panel } from '../../components/panel.tsx'
import { PlanBadge } from '../../components/plan-badge.tsx'
import { dayText, lastDayText } from '../../rules.ts'
import { USER_TEXTS as texts } from '../person.texts.ts'
import type { UserDetail } from '../schema.ts'
import { chargeText, contractLabel, PAYMENT_TYPE_LABELS, PERIOD_LABELS, STATUS_LABELS, USERS_TEXTS } from '../texts.ts'

interface PanelProps {
  user: UserDetail
  /** Actions. */
  children?: ReactNode
}

/** Plan, state, end date and the day's downloads. */
export function PlanPanel({ user, children }: PanelProps) {
  const { plan, status, billingPeriod, subscriptionEnd, cancellationRequestedAt, dailyUsed, dailyLimit } = user
  return (
    <Panel title={texts.planTitle}>
      <dl className="grid gap-3">
        <Fact label={texts.plan}>
          <PlanBadge plan={plan} />
        </Fact>
        <Fact label={texts.status}>{STATUS_LABELS[status] ?? status}</Fact>
        <Fact label={texts.period}>{billingPeriod ? PERIOD_LABELS[billingPeriod] : texts.nothing}</Fact>
        <Fact label={texts.until}>{subscriptionEnd ? lastDayText(subscriptionEnd) : texts.nothing}</Fact>
        {cancellationRequestedAt ? (
          <Fact label={texts.cancelledAt}>{formatMoment(cancellationRequestedAt)}</Fact>
        ) : null}
        <Fact label={texts.today}>
          <span aria-hidden="true" className="font-display text-[0.9375rem]">
            {USERS_TEXTS.used(dailyUsed, dailyLimit)}
          </span>
          <span className="sr-only">{USERS_TEXTS.usedSpoken(dailyUsed, dailyLimit)}</span>
        </Fact>
      </dl>
      {children}
    </Panel>
  )
}

/** Address, confirmation, consent, sessions. */
export function AccountPanel({ user, children }: PanelProps) {
  const { id, email, emailVerified, isAdmin, receiveEmails, mailRefusedAt, createdAt, sessions } = user
  return (
    <Panel title={texts.account}>
      <dl className="grid gap-3">
        <Fact label={texts.email}>
          <span className="break-all">{email}</span> ({emailVerified ? texts.confirmed : texts.unconfirmed})
        </Fact>
        {mailRefusedAt ? <Fact label={texts.mailRefused}>{formatMoment(mailRefusedAt)}</Fact> : null}
        <Fact label={texts.since}>{formatMoment(createdAt)}</Fact>
        <Fact label={texts.consent}>{receiveEmails ? texts.consents : texts.refuses}</Fact>
        {isAdmin ? <Fact label={texts.role}>{texts.isAdmin}</Fact> : null}
        <Fact label={texts.sessions}>{sessions.toLocaleString('pt-BR')}</Fact>
        <Fact label={USERS_TEXTS.id}>
          <span className="break-all font-mono text-[0.8125rem]/5">{id}</span>
        </Fact>
      </dl>
      {children}
    </Panel>
  )
}

interface PaymentsPanelProps extends Pick<UserDetail, 'payments'> {
  /** Means of payment, as people call it. */
  methodOf: (payment: UserDetail['payments'][number]) => string
  /** Notes and buttons of one payment. */
  action: (payment: UserDetail['payments'][number]) => ReactNode
}

/** Rows of the ledger. */
export function PaymentsPanel({ payments, methodOf, action }: PaymentsPanelProps) {
  return (
    <Panel title={texts.payments}>
      {payments.length === 0 ? <Nothing>{texts.noPayments}</Nothing> : null}
      <ul className="divide-y divide-line">
        {payments.map((payment) => (
          <li key={payment.id} className="py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <b className="font-display font-semibold tabular-nums">{formatPrice(payment.amountCents)}</b>
              <span className="text-ink-2">{paymentStatusLabel(payment.status)}</span>
            </p>
            <p className="break-words text-ink-3 text-sm">
              {formatMoment(payment.createdAt)} · {methodOf(payment)} · {texts.payment} {payment.providerPaymentId}
            </p>
            {action(payment)}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Subscriptions, with why they were cancelled (rule: cancellation reason). */
export function SubscriptionsPanel({ subscriptions }: Pick<UserDetail, 'subscriptions'>) {
  const day = (moment: string | null) => (moment ? lastDayText(moment) : texts.nothing)
  return (
    <Panel title={texts.subscriptions}>
      {subscriptions.length === 0 ? <Nothing>{texts.noSubscriptions}</Nothing> : null}
      <ul className="divide-y divide-line">
        {subscriptions.map(({ id, type, billingPeriod, status, startsAt, endsAt, createdAt, ...more }) => (
          <li key={id} className="py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <b className="font-display font-semibold">
                {PERIOD_LABELS[billingPeriod]} · {PAYMENT_TYPE_LABELS[type]}
              </b>
              <span className="text-ink-2">{contractLabel(status, type)}</span>
            </p>
            <p className="text-ink-3 text-sm">
              {startsAt
                ? `${texts.validity}: ${dayText(startsAt.slice(0, 10))} – ${day(endsAt)}`
                : texts.unpaid(formatMoment(createdAt))}
            </p>
            {more.nextCharge ? (
              <p className="text-ink-2 text-sm">
                {texts.nextCharge}: {chargeText(more.nextCharge)}
              </p>
            ) : null}
            {status === 'cancelled' || more.cancellationReason ? (
              <p className="break-words text-ink-2 text-sm">
                {texts.reason}: {more.cancellationReason ?? texts.noReason}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** One page of the downloads, newest first. */
export function HistoryPanel({ user, children }: PanelProps) {
  const { downloads, totalDownloads } = user
  return (
    <Panel title={texts.history} note={texts.historyCount(totalDownloads)}>
      {downloads.entries.length === 0 ? <Nothing>{texts.noHistory}</Nothing> : null}
      <ul className="divide-y divide-line">
        {eventsOf(downloads.entries).map((event) => {
          const [first] = event
          return first ? (
            <li
              key={first.id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5 first:pt-0 last:pb-0"
            >
              {first.booklet ? (
                <span className="min-w-0 flex-1 basis-52 wrap-anywhere">
                  <span className="block font-semibold">{texts.booklet(event.length)}</span>
                  <span className="block text-ink-2 text-sm">
                    {event.map(({ activityTitle }) => activityTitle).join(' · ')}
                  </span>
                </span>
              ) : (
                <span className="min-w-0 wrap-anywhere">{first.activityTitle}</span>
              )}
              <span className="text-ink-3 text-sm tabular-nums">{formatMoment(first.at)}</span>
            </li>
          ) : null
        })}
      </ul>
      {children}
    </Panel>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-ink-3">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
