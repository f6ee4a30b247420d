import { useEffect, useEffectEvent } from 'react'
import { tabIntents } from '../../../../platform/browser/intents.ts'
import { MINUTE_MS } from '../../../../platform/time.ts'
import { BILLING_PERIODS, PAYMENT_TYPES } from '../../../../product/plans.ts'
import type { BillingPeriod, PaymentType } from '../../schema.ts'

const PURCHASE = 'purchase'
/** Lifetime of a purchase that waits for a sign-in, in ms. */
const PURCHASE_INTENT_MS = 30 * MINUTE_MS

/** A chosen purchase: its period, and its payment type. */
export interface Purchase {
  readonly billingPeriod: BillingPeriod
  readonly type: PaymentType
}

/** Remembers, during a sign-in, the purchase that was chosen. */
export function carryPurchase({ billingPeriod, type }: Purchase): void {
  tabIntents.keep(PURCHASE, { key: billingPeriod, label: type })
}

/** Drops the intent: the user signed out. */
export const forgetPurchase = () => tabIntents.forget(PURCHASE)

/** Takes the purchase, once. Null without one, or when it is no purchase of ours. */
export function takePurchase(): Purchase | null {
  const known = tabIntents.take(PURCHASE, PURCHASE_INTENT_MS)
  // By hand: signing out needs this file, and the schema would bring its package into every page.
  const billingPeriod = BILLING_PERIODS.find((period) => period === known?.key)
  const type = PAYMENT_TYPES.find((one) => one === known?.label)
  return billingPeriod && type ? { billingPeriod, type } : null
}

/** Goes on, once, with the purchase that was chosen before signing in (rule: carried intent). */
export function useCarriedPurchase(isReady: boolean, goOn: (purchase: Purchase) => void): void {
  const run = useEffectEvent(goOn)
  useEffect(() => {
    const purchase = isReady ? takePurchase() : null
    if (purchase) run(purchase)
  }, [isReady])
}
