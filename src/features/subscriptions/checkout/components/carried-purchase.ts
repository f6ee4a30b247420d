import { useEffect, useEffectEvent } from 'react'
import { tabIntents } from '../../../../platform/browser/intents.ts'
import { MINUTE_MS } from '../../../../platform/time.ts'
import { type BillingPeriod, billingPeriodSchema, type PaymentType, paymentTypeSchema } from '../../schema.ts'

const PURCHASE = 'purchase'
/** How long a purchase that waits for a sign-in is still meant, in ms. */
const PURCHASE_INTENT_MS = 30 * MINUTE_MS

/** What a person chose to buy: for how long, and how it is paid. */
export interface Purchase {
  readonly billingPeriod: BillingPeriod
  readonly type: PaymentType
}

/** Remembers, during a sign-in, the purchase that was chosen. */
export function carryPurchase({ billingPeriod, type }: Purchase): void {
  tabIntents.keep(PURCHASE, { key: billingPeriod, label: type })
}

/** Nothing is meant any more: the person signed out. */
export const forgetPurchase = () => tabIntents.forget(PURCHASE)

/** Takes the purchase, once. Null without one, or when it is no purchase of ours. */
export function takePurchase(): Purchase | null {
  const known = tabIntents.take(PURCHASE, PURCHASE_INTENT_MS)
  const period = billingPeriodSchema.safeParse(known?.key)
  const type = paymentTypeSchema.safeParse(known?.label)
  return period.success && type.success ? { billingPeriod: period.data, type: type.data } : null
}

/** Goes on, once, with the purchase that was chosen before signing in (rule: carried intent). */
export function useCarriedPurchase(isReady: boolean, goOn: (purchase: Purchase) => void): void {
  const run = useEffectEvent(goOn)
  useEffect(() => {
    const purchase = isReady ? takePurchase() : null
    if (purchase) run(purchase)
  }, [isReady])
}
