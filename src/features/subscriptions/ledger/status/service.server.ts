import type { Db } from '../../../../platform/db/pool.ts'
import type { Jobs } from '../../../../platform/jobs/jobs.ts'
import type { Clock } from '../../../../platform/time.ts'
import { isOpenOrCharging } from '../../cancellation/rules.ts'
import { changeSubscription, insertCarried, saveStatus } from '../data.server.ts'
import { loadFacts, lockProfile } from '../facts.data.server.ts'
import { endSubscription } from '../jobs.server.ts'
import type { Subscription, SubscriptionRow } from '../schema.ts'
import { carriedFrom, type LedgerStatus, ledgerStatusOf } from './rules.ts'

interface Dependencies {
  readonly db: Db
  readonly jobs: Pick<Jobs, 'send'>
  readonly clock: Clock
}

/** A person's status, computed from payments and subscriptions as they are stored. */
export function createStatus({ db, jobs, clock }: Dependencies) {
  /**
   * Recomputes a user's status and stores it: profile, periods, states. Subscriptions to end at the provider become
   * jobs of the same transaction, unless `quiet`. Null without such a profile.
   */
  async function recompute(trx: Db, userId: string, { quiet = false } = {}): Promise<LedgerStatus | null> {
    const now = clock()
    const profile = await lockProfile(trx, userId)
    if (!profile) return null
    let facts = await loadFacts(trx, userId)
    const carried = carriedFrom(profile, facts)
    if (carried) {
      await insertCarried(trx, userId, carried, now)
      facts = await loadFacts(trx, userId)
    }
    const ledgerStatus = ledgerStatusOf(facts)
    // A legacy plan without any payment: the ledger does not change it.
    const untouched = profile.plan === 'basico' && !ledgerStatus.profile.subscriptionEnd
    if (!untouched) await saveStatus(trx, { userId, before: profile, ledgerStatus, facts, now })
    if (!quiet) await askEnds(trx, ledgerStatus.toEnd, facts.subscriptions)
    return ledgerStatus
  }

  /** Queues one job for each subscription that has to end. The upkeep repeats what the job could not do. */
  async function askEnds(
    trx: Db,
    toEnd: readonly Subscription[],
    subscriptions: readonly SubscriptionRow[],
  ): Promise<void> {
    const now = clock()
    for (const { id, endAskedAt } of subscriptions) {
      const wanted = toEnd.some((subscription) => subscription.id === id)
      if (!wanted && endAskedAt) await changeSubscription(trx, id, { endAskedAt: null }, now)
      if (!wanted || endAskedAt) continue
      await changeSubscription(trx, id, { endAskedAt: now }, now)
      await jobs.send(endSubscription, { contractId: id }, { transaction: trx })
    }
  }

  /** A subscription whose account was deleted has to end at the provider. */
  async function endOrphan(trx: Db, subscription: SubscriptionRow): Promise<void> {
    await askEnds(trx, isOpenOrCharging(subscription) ? [subscription] : [], [subscription])
  }

  /** Recomputes the status after a change of this subscription. */
  async function settle(trx: Db, subscription: SubscriptionRow): Promise<void> {
    if (subscription.userId) await recompute(trx, subscription.userId)
    else await endOrphan(trx, subscription)
  }

  return {
    recompute,
    settle,

    /** A person's status from the rows as they are now. */
    statusOf: async (userId: string): Promise<LedgerStatus> => ledgerStatusOf(await loadFacts(db, userId)),
  }
}
