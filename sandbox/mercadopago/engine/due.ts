import type { World } from '../world.ts'
import { charge, end, nextChargeDay } from './charges.ts'
import { expirePix } from './payments.ts'

interface Due {
  readonly at: number
  happen(): void
}

/**
 * The next event in time: a charge, a new try, the end of an unpaid PIX code or of a subscription that a refused card
 * left.
 */
function nextDue(world: World): Due | null {
  const { subscriptions, payments } = world.state
  const charges = Object.values(subscriptions).flatMap((subscription): Due[] => {
    const at = nextChargeDay(world, subscription)
    if (at === null) return []
    return [{ at, happen: () => charge(world, subscription, { at, approved: !subscription.cardDeclines }) }]
  })
  const endings = Object.values(payments).flatMap((payment): Due[] => {
    const at = payment.expiresAt
    if (at === null || payment.status !== 'pending') return []
    return [{ at, happen: () => expirePix(world, payment, at) }]
  })
  const leftovers = Object.values(subscriptions).flatMap((subscription): Due[] => {
    const at = subscription.abandonedAt
    if (at === null || at === undefined || subscription.status !== 'pending') return []
    return [{ at, happen: () => end(world, subscription) }]
  })
  return [...charges, ...endings, ...leftovers].reduce<Due | null>(
    (first, due) => (!first || due.at < first.at ? due : first),
    null,
  )
}

/** Lets everything happen whose time has come, in order and each on its own day. Returns how much that was. */
export function catchUp(world: World): number {
  let happened = 0
  for (let due = nextDue(world); due && due.at <= world.now(); due = nextDue(world)) {
    due.happen()
    happened += 1
  }
  return happened
}
