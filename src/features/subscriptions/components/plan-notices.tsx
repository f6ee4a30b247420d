import { CalendarClock, CreditCard, Hourglass, QrCode, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button-style.ts'
import { formatPrice } from '../plans/rules.ts'
import type { SubscriptionSummary } from '../schema.ts'
import { failedRenewalTexts, nextChargeText, PLAN_NOTICES, pendingPixText } from '../texts.ts'

type Facts = Pick<SubscriptionSummary, 'nextCharge' | 'failedRenewal' | 'starting' | 'pendingPix' | 'cardOf'>

interface PlanNoticesProps {
  summary: Facts
  renewal: ReactNode
  /** Buttons for a subscription that the provider paused. */
  payAgain: ReactNode
}

/** Notices about the user's plan with their actions. For the profile. */
export function PlanNotices({ summary, renewal, payAgain }: PlanNoticesProps) {
  const { nextCharge, failedRenewal, starting, pendingPix, cardOf } = summary
  return (
    <>
      {failedRenewal ? (
        <Note icon={<TriangleAlert aria-hidden size={22} />} look="bg-warn-soft text-warn" title={PLAN_NOTICES.failed}>
          <p>{failedRenewalTexts(failedRenewal)}</p>
          {failedRenewal.paused ? payAgain : <ChangeCard id={failedRenewal.subscriptionId} main />}
        </Note>
      ) : null}
      {pendingPix ? (
        <Note icon={<QrCode aria-hidden size={22} />} look="bg-info-soft text-info" title={PLAN_NOTICES.pix}>
          <p>{pendingPixText(pendingPix)}</p>
          <Link to={`/pix/${pendingPix.id}`} className={buttonClass({ variant: 'primary' })}>
            {PLAN_NOTICES.openPix}
          </Link>
        </Note>
      ) : null}
      {starting ? (
        <Note icon={<Hourglass aria-hidden size={22} />} look="bg-info-soft text-info" title={PLAN_NOTICES.starting}>
          <p>{PLAN_NOTICES.startingText(formatPrice(starting.amountCents))}</p>
        </Note>
      ) : null}
      {nextCharge && !failedRenewal && !starting ? (
        <Note icon={<CalendarClock aria-hidden size={22} />} look="bg-well text-ink" title={PLAN_NOTICES.next}>
          <p>{nextChargeText(nextCharge)}</p>
          {cardOf ? <ChangeCard id={cardOf} /> : null}
        </Note>
      ) : null}
      {renewal}
    </>
  )
}

/** A separate document: only the page of the card allows the provider's form. */
function ChangeCard({ id, main = false }: { id: string; main?: boolean }) {
  return (
    <a href={`/assinar/${id}`} className={buttonClass({ variant: main ? 'primary' : 'secondary' })}>
      <CreditCard aria-hidden size={20} />
      {PLAN_NOTICES.changeCard}
    </a>
  )
}

interface NoteProps {
  icon: ReactNode
  look: string
  title: string
  children: ReactNode
  className?: string
}

/** One thing to know about the plan, and what can be done. */
export function Note({ icon, look, title, children, className = '' }: NoteProps) {
  return (
    <section
      aria-label={title}
      className={`flex gap-3 rounded-panel p-5 md:px-8 forced-colors:border ${look} ${className}`}
    >
      <span className="mt-0.5 shrink-0">{icon}</span>
      <div className="grid min-w-0 justify-items-start gap-3">
        <h2 className="text-lg">{title}</h2>
        {children}
      </div>
    </section>
  )
}
