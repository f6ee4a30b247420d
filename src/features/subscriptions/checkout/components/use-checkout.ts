import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { tabIntents } from '../../../../platform/browser/intents.ts'
import { MINUTE_MS } from '../../../../platform/time.ts'
import { localRecord } from '../../../../product/local-user.ts'
import { showToast } from '../../../../ui/toast.tsx'
import { withNext } from '../../../accounts/next/rules.ts'
import type { SessionInfo } from '../../../accounts/schema.ts'
import { lookUpSubscription } from '../../lookup/components/look-up.ts'
import { keepLocalUser } from '../../lookup/components/subscription-cache.ts'
import { useSubscriptionCache } from '../../lookup/components/use-subscription.ts'
import { watchPayment } from '../../lookup/components/watch-payment.ts'
import type { BillingPeriod, PaymentType, SubscriptionSummary } from '../../schema.ts'
import { PAYMENT_ARRIVED } from '../texts.ts'
import { requestCheckout } from './checkout-call.ts'
import { openCheckoutTab } from './checkout-tab.ts'
import { runCheckout } from './run-checkout.ts'

const PURCHASE = 'purchase'
/** How long a purchase that waits for a sign-in is still meant, in ms. */
const PURCHASE_INTENT_MS = 30 * MINUTE_MS

/** Offers the ways to pay again to a person who chose one and had to sign in first. */
export function useCarriedPurchase(ready: boolean, offer: () => void): void {
  const run = useEffectEvent(offer)
  useEffect(() => {
    if (ready && tabIntents.take(PURCHASE, PURCHASE_INTENT_MS)) run()
  }, [ready])
}

interface Buyer {
  readonly session: SessionInfo | null
  /** What is known of their subscription before they pay. */
  readonly subscription: SubscriptionSummary | null
}

/**
 * Buying from a screen (rule: checkout). `start` has to be called during the click; while `busy` it does
 * nothing. `link` is the payment page when the browser opened no tab for it. Once the payment has arrived, the page's
 * loaders run again: the buyer is premium without reloading.
 */
export function useCheckout({ session, subscription }: Buyer) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const cache = useSubscriptionCache()
  const [busy, setBusy] = useState(false)
  const [link, setLink] = useState<string | null>(null)
  const running = useRef(false)

  // Where the browser keeps no records the session itself has to do; where it does, a record that is gone means that
  // the person signed out in another tab.
  const keepsRecords = useRef(false)
  useEffect(() => {
    if (session) keepsRecords.current = keepLocalUser(session)
  }, [session])
  const localUser = () => {
    const user = localRecord.user()
    if (user && user.id === session?.userId) return user
    return session && !keepsRecords.current ? { id: session.userId, name: session.name, email: session.email } : null
  }

  const watch = () => {
    watchPayment({
      before: subscription,
      lookUp: lookUpSubscription,
      onGained(summary) {
        if (session) cache.keep(session.userId, summary)
        showToast({ kind: 'success', ...PAYMENT_ARRIVED })
        void revalidate()
      },
    })
  }

  const start = async (choice: { type: PaymentType; billingPeriod: BillingPeriod }) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    await runCheckout(
      {
        signedIn: session !== null,
        localUser,
        openTab: openCheckoutTab,
        request: requestCheckout,
        toast: showToast,
        goToLogin() {
          tabIntents.keep(PURCHASE, { key: choice.billingPeriod, label: choice.type })
          void navigate(withNext('/login', `/plans?plan=${choice.billingPeriod}`))
        },
        offerLink: setLink,
        watch,
      },
      choice,
    )
    running.current = false
    setBusy(false)
  }

  return { start, busy, link, forgetLink: () => setLink(null) }
}
