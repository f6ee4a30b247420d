import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDay, formatMoment } from '../../../../platform/local-time.ts'
import { ProviderWord } from '../../words/components/provider-word.tsx'
import { notificationLabel, paymentStatusLabel } from '../../words/rules.ts'
import type { Effect, Notification, PaymentDetail } from '../schema.ts'
import { PAYMENTS_TEXTS as texts } from '../texts.ts'
import { formatMoney } from './formats.ts'

const CENTS = 100

/** The plan with its capital, as everywhere else. */
const planWord = (plan: string) => plan.charAt(0).toUpperCase() + plan.slice(1)

/** Details of a row: the user, the ledger, the notifications as received. */
export function PaymentDetails({ detail }: { detail: PaymentDetail }) {
  const { person, effects, notifications } = detail
  return (
    <div className="grid gap-5">
      {person ? (
        <Part title={texts.person}>
          <p className="wrap-anywhere">
            <Link to={`/admin/users/${person.id}`} className="text-link font-semibold">
              {person.name}
            </Link>{' '}
            {person.email}
          </p>
          <p className="text-ink-2">
            {texts.plan(planWord(person.plan), person.subscriptionEnd ? formatDay(person.subscriptionEnd) : null)}
          </p>
        </Part>
      ) : null}
      <Part title={texts.effect}>
        {effects.length === 0 ? <p className="text-ink-2">{texts.noEffect}</p> : null}
        {effects.map((effect) => (
          <EffectLines key={effect.paymentId} effect={effect} />
        ))}
      </Part>
      <Part title={texts.notifications}>
        {notifications.length === 0 ? <p className="text-ink-2">{texts.noNotifications}</p> : null}
        <ul className="grid gap-4">
          {notifications.map((notification) => (
            <NotificationLines key={notification.id} notification={notification} />
          ))}
        </ul>
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h4 className="mb-1 text-[1rem]/6">{title}</h4>
      {children}
    </section>
  )
}

function EffectLines({ effect }: { effect: Effect }) {
  const { amountCents, refundedCents, status, type, billingPeriod, periodStart, periodEnd } = effect
  const kind = [type && texts.types[type], billingPeriod && texts.periods[billingPeriod]].filter(Boolean).join(', ')
  return (
    <div className="mb-2">
      <p className="font-semibold">
        {texts.effectOf(formatMoney(amountCents / CENTS), paymentStatusLabel(status))}{' '}
        <ProviderWord>{status}</ProviderWord>
      </p>
      {kind ? <p className="text-ink-2">{kind}</p> : null}
      <p className="text-ink-2">
        {periodStart && periodEnd ? texts.period(formatDay(periodStart), formatDay(periodEnd)) : texts.noPeriod}
      </p>
      {refundedCents > 0 ? <p className="text-ink-2">{texts.refunded(formatMoney(refundedCents / CENTS))}</p> : null}
    </div>
  )
}

function NotificationLines({ notification }: { notification: Notification }) {
  const { topic, action, verdict, attempts, lastError, receivedAt, processedAt, body } = notification
  return (
    <li>
      <p className="wrap-anywhere font-semibold">
        {notificationLabel(topic, action)} <ProviderWord>{[topic, action].filter(Boolean).join(' · ')}</ProviderWord>
      </p>
      <p className="text-ink-2">
        {[
          texts.received(formatMoment(receivedAt)),
          texts.verdicts[verdict],
          processedAt ? texts.handled(formatMoment(processedAt)) : texts.waiting,
          texts.attempts(attempts),
        ].join(' · ')}
      </p>
      {lastError ? <p className="wrap-anywhere font-semibold text-error">{lastError}</p> : null}
      <details className="mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-display font-semibold text-brand">
          {texts.raw}
        </summary>
        <pre className="whitespace-pre-wrap wrap-anywhere rounded-control bg-well p-4 text-[0.9375rem]/6">
          {JSON.stringify(body, null, 2)}
        </pre>
      </details>
    </li>
  )
}
