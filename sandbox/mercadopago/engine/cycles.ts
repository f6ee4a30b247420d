import { addMonths } from '../dates.ts'
import type { Subscription } from '../state.ts'

/** One more charge's day has come: the next is a period on, counted from the first so that the day does not drift. */
export function countCycle(subscription: Subscription): void {
  if (subscription.anchorAt === null) throw new Error('a charge before the subscription was authorised')
  subscription.cycles += 1
  subscription.nextChargeAt = addMonths(subscription.anchorAt, subscription.cycles * subscription.everyMonths)
}
