import { CalendarClock, CreditCard, QrCode, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button-style.ts'
import type { SubscriptionSummary } from '../schema.ts'
import { failedRenewalTexts, nextChargeText, PLAN_NOTICES, pendingPixText } from '../texts.ts'

type Facts = Pick<SubscriptionSummary, 'nextCharge' | 'failedRenewal' | 'pendingPix' | 'cardOf'>

/** What a person has to know about their plan now, and what they can do about it. For the profile. */
export function PlanNotices({ summary, renewal }: { summary: Facts; renewal: ReactNode }) {
  const { nextCharge, failedRenewal, pendingPix, cardOf } = summary
  return (
    <>
      {failedRenewal ? (
        <Note icon={<TriangleAlert aria-hidden size={22} />} look="bg-warn-soft text-warn" title={PLAN_NOTICES.failed}>
          <p>{failedRenewalTexts(failedRenewal)}</p>
          <ChangeCard id={failedRenewal.subscriptionId} main />
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
      {nextCharge && !failedRenewal ? (
        <Note icon={<CalendarClock aria-hidden size={22} />} look="bg-well text-ink" title={PLAN_NOTICES.next}>
          <p>{nextChargeText(nextCharge)}</p>
          {cardOf ? <ChangeCard id={cardOf} /> : null}
        </Note>
      ) : null}
      {renewal}
    </>
  )
}

/** A document of its own: the page of the card allows the provider's form, and no other page does. */
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
