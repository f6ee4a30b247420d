import { QrCode } from 'lucide-react'
import { BlockedDialog } from '../../../../features/subscriptions/checkout/components/blocked-dialog.tsx'
import { useCheckout } from '../../../../features/subscriptions/checkout/components/use-checkout.ts'
import { Note } from '../../../../features/subscriptions/components/plan-notices.tsx'
import type { BillingPeriod, SubscriptionSummary } from '../../../../features/subscriptions/schema.ts'
import { PLAN_NOTICES } from '../../../../features/subscriptions/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { useRootData } from '../../../root-data.ts'

interface PixRenewalProps {
  readonly subscription: SubscriptionSummary
  readonly end: string
  readonly period: BillingPeriod
}

/** A pass that does not renew itself may be paid again at any time; the new period starts where this one ends. */
function PixRenewal({ subscription, end, period }: PixRenewalProps) {
  const session = useRootData()?.session ?? null
  const checkout = useCheckout({ session, subscription })
  return (
    <Note
      icon={<QrCode aria-hidden size={22} />}
      look="bg-well text-ink"
      title={PLAN_NOTICES.renewTitle}
      className="noscript:hidden"
    >
      <p>{PLAN_NOTICES.renewPixText(end)}</p>
      <Button busy={checkout.busy} onClick={() => void checkout.start({ type: 'one_time', billingPeriod: period })}>
        {PLAN_NOTICES.renewPix}
      </Button>
      <BlockedDialog url={checkout.link} onClose={checkout.forgetLink} />
    </Note>
  )
}

/** Pays again for a subscription that the provider paused: the new one takes its place. */
export function PayAgain({ subscription }: { subscription: SubscriptionSummary }) {
  const session = useRootData()?.session ?? null
  const checkout = useCheckout({ session, subscription })
  const { billingPeriod } = subscription
  if (!billingPeriod) return null
  return (
    <div className="flex flex-wrap gap-2.5 noscript:hidden">
      <Button busy={checkout.busy} onClick={() => void checkout.start({ type: 'subscription', billingPeriod })}>
        {PLAN_NOTICES.payCard}
      </Button>
      <Button
        variant="secondary"
        busy={checkout.busy}
        onClick={() => void checkout.start({ type: 'one_time', billingPeriod })}
      >
        {PLAN_NOTICES.payPix}
      </Button>
      <BlockedDialog url={checkout.link} onClose={checkout.forgetLink} />
    </div>
  )
}

/** For premium that ends by itself, unless a code for the next period waits already. */
export function Renewal({ subscription }: { subscription: SubscriptionSummary }) {
  const { hasActiveSubscription, type, subscriptionEnd, billingPeriod, pendingPix } = subscription
  if (!hasActiveSubscription || type !== 'one_time' || !subscriptionEnd || !billingPeriod || pendingPix) return null
  return <PixRenewal subscription={subscription} end={subscriptionEnd} period={billingPeriod} />
}
