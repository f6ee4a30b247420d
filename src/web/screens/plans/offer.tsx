import { useEffect, useId, useRef, useState } from 'react'
import { useCarriedPurchase } from '../../../features/subscriptions/checkout/components/carried-purchase.ts'
import { LazyBlockedDialog } from '../../../features/subscriptions/checkout/components/lazy-blocked-dialog.tsx'
import { useCheckout } from '../../../features/subscriptions/checkout/components/use-checkout.ts'
import type { SubscriptionReading } from '../../../features/subscriptions/lookup/components/subscription-cache.ts'
import { useCachedSubscription } from '../../../features/subscriptions/lookup/components/use-subscription.ts'
import { isPremiumPlan } from '../../../features/subscriptions/plan/rules.ts'
import { OFFER } from '../../../features/subscriptions/plans/components/of-period.tsx'
import { PaymentDialog } from '../../../features/subscriptions/plans/components/payment-dialog.tsx'
import { PeriodToggle } from '../../../features/subscriptions/plans/components/period-toggle.tsx'
import { PlanCards } from '../../../features/subscriptions/plans/components/plan-cards.tsx'
import { firstPeriod, type KnownPlan, premiumButton } from '../../../features/subscriptions/plans/rules.ts'
import { FREE_CHOSEN, FREE_LATER, YEARLY_SAVING } from '../../../features/subscriptions/plans/texts.ts'
import type { BillingPeriod, SubscriptionSummary } from '../../../features/subscriptions/schema.ts'
import { localRecord } from '../../../product/local-user.ts'
import { useCalm } from '../../../ui/appearance.ts'
import { showToast } from '../../../ui/toast.tsx'
import { isTakingOver } from '../../client/take-over.ts'
import { useRootData } from '../../root-data.ts'

/** Time between the arrival with plan=annual and the scroll to the cards, in ms. */
const SCROLL_DELAY_MS = 500

interface OfferProps {
  /** Null while the plan is being looked up. */
  reading: SubscriptionReading | null
  /** The address asked for this period. */
  asked: string | null
}

const NOBODY: KnownPlan = { plan: null, billingPeriod: null }

/** The toggle and the cards, and what pressing their buttons does. */
export function Offer({ reading, asked }: OfferProps) {
  const shell = useRootData() ?? { session: null, isPremiumUser: false }
  useCachedSubscription(reading, shell)
  const subscription: SubscriptionSummary | null = reading?.subscription ?? null
  const known = reading && (subscription ?? NOBODY)
  const [chosen, choose] = useState<BillingPeriod | null>(null)
  const period = chosen ?? firstPeriod(asked, known ?? NOBODY)
  const payment = useId()
  const paymentDialog = useRef<HTMLDialogElement>(null)
  const checkout = useCheckout({ session: shell.session, subscription })
  useCarriedPurchase(shell.session !== null && known !== null && known.plan !== null, (purchase) => {
    choose(purchase.billingPeriod)
    if (!isPremiumPlan(known?.plan)) void checkout.goOn(purchase)
    // A user who turns out to be premium is asked again, and may only switch.
    else if (premiumButton(known, purchase.billingPeriod).state === 'primary') paymentDialog.current?.showModal()
  })
  const cards = useScrolledTo(asked === 'annual')

  const chooseFree = () => {
    localRecord.changeUser({ plan: 'gratuito' })
    showToast({ kind: 'success', ...(known?.plan === 'basico' ? FREE_LATER : FREE_CHOSEN) })
  }
  return (
    <div className={OFFER}>
      <div className="mt-6 mb-9">
        <PeriodToggle value={period} onChange={choose} />
        <p className="mt-3 text-center font-medium text-balance">{YEARLY_SAVING}</p>
      </div>
      <PlanCards
        ref={cards}
        isDestination={asked === 'annual'}
        known={known}
        period={period}
        busy={checkout.busy}
        onChooseFree={chooseFree}
        payment={payment}
      />
      <PaymentDialog
        id={payment}
        ref={paymentDialog}
        switching={subscription?.hasActiveSubscription ?? false}
        onChoose={(type) => void checkout.start({ type, billingPeriod: period })}
      />
      <LazyBlockedDialog url={checkout.link} onClose={checkout.forgetLink} />
    </div>
  )
}

/** A ref whose element scrolls into view half a second after the arrival, smoothly unless motion is reduced. */
function useScrolledTo(wanted: boolean) {
  const element = useRef<HTMLDivElement>(null)
  const calm = useCalm()
  const still = useRef(calm)
  useEffect(() => {
    still.current = calm
  }, [calm])
  useEffect(() => {
    // A document scrolls by itself (web/document/inline/arrival.ts).
    if (!wanted || isTakingOver()) return
    const timer = setTimeout(
      () => element.current?.scrollIntoView({ behavior: still.current ? 'instant' : 'smooth', block: 'start' }),
      SCROLL_DELAY_MS,
    )
    return () => clearTimeout(timer)
  }, [wanted])
  return element
}
