import { useEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { localRecord } from '../../../../product/local-user.ts'
import { showToast } from '../../../../ui/toast.tsx'
import { withNext } from '../../../accounts/next/rules.ts'
import type { SessionInfo } from '../../../accounts/schema.ts'
import { lookUpSubscription } from '../../lookup/components/look-up.ts'
import { keepLocalUser } from '../../lookup/components/subscription-cache.ts'
import { useSubscriptionCache } from '../../lookup/components/use-subscription.ts'
import { watchPayment } from '../../lookup/components/watch-payment.ts'
import type { SubscriptionSummary } from '../../schema.ts'
import { PAYMENT_ARRIVED } from '../texts.ts'
import { carryPurchase, type Purchase } from './carried-purchase.ts'
import { requestCheckout } from './checkout-call.ts'
import { openCheckoutTab, thisTab } from './checkout-tab.ts'
import { runCheckout } from './run-checkout.ts'

interface Buyer {
  readonly session: SessionInfo | null
  /** Their subscription before the payment. */
  readonly subscription: SubscriptionSummary | null
}

/**
 * Buys from a screen (rule: checkout). Call `start` during the click; `goOn` needs no click, and leaves this page for
 * the payment page. While `busy` both have no effect. `link` is the payment page if the browser opened no tab for it.
 * Once the payment has arrived, the page's loaders run again: the buyer is premium without reloading.
 */
export function useCheckout({ session, subscription }: Buyer) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const cache = useSubscriptionCache()
  const [busy, setBusy] = useState(false)
  const [link, setLink] = useState<string | null>(null)
  const running = useRef(false)

  // Without storage the session itself is used; with it, a missing record means that the user signed out in another tab.
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

  const begin = async (choice: Purchase, openTab: typeof openCheckoutTab) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    await runCheckout(
      {
        signedIn: session !== null,
        localUser,
        openTab,
        request: requestCheckout,
        toast: showToast,
        goToLogin() {
          carryPurchase(choice)
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

  return {
    start: (choice: Purchase) => begin(choice, openCheckoutTab),
    goOn: (choice: Purchase) => begin(choice, thisTab),
    busy,
    link,
    forgetLink: () => setLink(null),
  }
}
