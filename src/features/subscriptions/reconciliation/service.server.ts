import type { Db } from '../../../platform/db/pool.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Logger } from '../../../platform/log.ts'
import { type Clock, DAY_MS } from '../../../platform/time.ts'
import { GatewayError } from '../../payments/gateway/schema.ts'
import type { createEntitlements } from '../entitlement/service.server.ts'
import { findSubscription } from '../ledger/data.server.ts'
import { endSubscription } from '../ledger/jobs.server.ts'
import { ABANDONED_MS } from '../opening/rules.ts'
import type { Sync } from '../sync/service.server.ts'
import { listDue, listEnded, retireAbandoned } from './data.server.ts'

/** How long a checkout is reconciled after it was opened, and a payment while it can be disputed (ms). */
const OPENED_MS = 40 * DAY_MS
const PAID_MS = 200 * DAY_MS
const PAGE = 100
/** Subscriptions in a row without an answer after which the provider counts as away. */
const AWAY_AFTER = 5

interface Dependencies {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly jobs: Pick<Jobs, 'send'>
  readonly sync: Sync | null
  readonly entitlements: ReturnType<typeof createEntitlements>
}

export function createReconciliation({ db, clock, log, jobs, sync, entitlements }: Dependencies) {
  /** Compares one subscription and repeats an end that is due. @returns whether the provider answered */
  async function look(at: Sync, subscriptionId: string): Promise<boolean> {
    const subscription = await findSubscription(db, subscriptionId)
    if (!subscription) return true
    try {
      await at.subscription(subscription)
    } catch (err) {
      log.error({ err, subscriptionId }, 'a subscription could not be compared with the provider')
      return !(err instanceof GatewayError && err.kind !== 'refused')
    }
    const after = await findSubscription(db, subscriptionId)
    if (after?.endAskedAt || (after && !after.userId)) await jobs.send(endSubscription, { contractId: subscriptionId })
    return true
  }

  return {
    /**
     * Compares everything that may have changed with the provider (rule: reconciliation).
     * @throws GatewayError when the provider is away: to be run again later
     */
    async reconcile(): Promise<void> {
      if (!sync) return
      const now = clock()
      const ago = (ms: number) => new Date(now.getTime() - ms)
      await retireAbandoned(db, ago(ABANDONED_MS), now)
      let after: string | null = null
      let unanswered = 0
      for (;;) {
        const ids: string[] = await listDue(db, { opened: ago(OPENED_MS), paid: ago(PAID_MS) }, { after, limit: PAGE })
        for (const id of ids) {
          unanswered = (await look(sync, id)) ? 0 : unanswered + 1
          if (unanswered >= AWAY_AFTER) throw new GatewayError('unavailable', null, 'the provider is away')
        }
        after = ids.at(-1) ?? null
        if (!after || ids.length < PAGE) break
      }
      if (unanswered > 0) throw new GatewayError('unavailable', null, 'the provider did not answer about everything')
    },

    /** Writes the end into every profile whose end has come. */
    async expireAll(): Promise<void> {
      for (;;) {
        const ended = await listEnded(db, clock(), PAGE)
        for (const userId of ended) await entitlements.entitlementOf(userId)
        if (ended.length < PAGE) return
      }
    },
  }
}
