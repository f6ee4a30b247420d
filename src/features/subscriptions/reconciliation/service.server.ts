import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../../../platform/db/pool.ts'
import type { Logger } from '../../../platform/log.ts'
import { type Clock, DAY_MS, HOUR_MS } from '../../../platform/time.ts'
import { GatewayError } from '../../payments/gateway/schema.ts'
import type { Cancellation } from '../cancellation/service.server.ts'
import { findSubscription } from '../ledger/facts.data.server.ts'
import { ABANDONED_MS } from '../opening/rules.ts'
import type { Sync } from '../sync/service.server.ts'
import { listDue, listUnreversed, resumeRound, retireAbandoned, saveRound } from './data.server.ts'

/** Time during which a checkout is reconciled after its opening, and a payment while it can be disputed (ms). */
const OPENED_MS = 40 * DAY_MS
const PAID_MS = 200 * DAY_MS
/** Reversed payments are asked for since then, however old they are: the provider or we may be away for days (ms). */
const REVERSED_MS = 7 * DAY_MS
/** A round that takes longer starts again (ms): there is one a day. */
const ROUND_MS = 20 * HOUR_MS
const PAGE = 100
/** Subscriptions compared at the same time; three calls each. */
const AT_ONCE = 8
/** Subscriptions in a row without an answer after which the provider counts as away. */
const AWAY_AFTER = 16
/**
 * Pause after the provider answered that it is asked too often (ms), and how many of these answers a round tolerates.
 */
const TOO_MANY_PAUSE_MS = 10_000
const TOO_MANY_PAUSES = 30

interface Dependencies {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly sync: Sync | null
  readonly cancellation: Pick<Cancellation, 'end' | 'stuck'>
  /** Waits; shorter in tests. */
  readonly wait?: (ms: number) => Promise<unknown>
}

/** Compares everything that may have changed without a notification with the provider (rule: reconciliation). */
export function createReconciliation({ db, clock, log, sync, cancellation, wait = pause }: Dependencies) {
  /** Compares one subscription and repeats an end that is due. */
  async function look(at: Sync, subscriptionId: string): Promise<'done' | 'too-many' | 'unanswered'> {
    const subscription = await findSubscription(db, subscriptionId)
    if (!subscription) return 'done'
    try {
      await at.subscription(subscription)
      const after = await findSubscription(db, subscriptionId)
      if (after?.endAskedAt || (after && !after.userId)) {
        await cancellation.end(subscriptionId).catch(() => cancellation.stuck(subscriptionId))
      }
      return 'done'
    } catch (err) {
      if (err instanceof GatewayError && err.status === 429) return 'too-many'
      log.error({ err, subscriptionId }, 'a subscription could not be compared with the provider')
      return err instanceof GatewayError && err.kind !== 'refused' ? 'unanswered' : 'done'
    }
  }

  /**
   * Compares a page, some rows at a time; rows that the provider refused as too many are compared again after a pause.
   */
  async function comparePage(at: Sync, ids: readonly string[]): Promise<{ unanswered: number; pauses: number }> {
    let left = [...ids]
    let unanswered = 0
    for (let pauses = 0; ; pauses++) {
      const again: string[] = []
      const queue = [...left]
      const worker = async () => {
        for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
          const outcome = await look(at, id)
          if (outcome === 'too-many') again.push(id)
          unanswered = outcome === 'unanswered' ? unanswered + 1 : 0
          if (unanswered >= AWAY_AFTER) throw new GatewayError('unavailable', null, 'the provider is away')
        }
      }
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, queue.length) }, worker))
      if (again.length === 0) return { unanswered, pauses }
      if (pauses >= TOO_MANY_PAUSES) throw new GatewayError('unavailable', 429, 'the provider has too many requests')
      await wait(TOO_MANY_PAUSE_MS)
      left = again
    }
  }

  /** A dispute may come long after a payment stopped being compared, and its notification may be lost. */
  async function compareReversed(at: Sync, since: Date): Promise<number> {
    try {
      const ids = await at.reversedSince(since)
      for (const id of await listUnreversed(db, ids)) await at.payment(id)
      return 0
    } catch (err) {
      log.error({ err }, 'reversed payments could not be compared with the provider')
      return err instanceof GatewayError && err.kind !== 'refused' ? 1 : 0
    }
  }

  return {
    /**
     * One round over everything; it goes on where an earlier try of the day stopped.
     * @throws GatewayError when the provider is away: to be run again later
     */
    async reconcile(): Promise<void> {
      if (!sync) return
      const now = clock()
      const ago = (ms: number) => new Date(now.getTime() - ms)
      await retireAbandoned(db, ago(ABANDONED_MS), now)
      const round = await resumeRound(db, now, ago(ROUND_MS))
      let after = round.isDone ? null : round.after
      let unanswered = await compareReversed(sync, ago(REVERSED_MS))
      for (;;) {
        const ids: string[] = await listDue(db, { opened: ago(OPENED_MS), paid: ago(PAID_MS) }, { after, limit: PAGE })
        unanswered += (await comparePage(sync, ids)).unanswered
        after = ids.at(-1) ?? null
        if (!after || ids.length < PAGE) break
        await saveRound(db, after, now)
      }
      if (unanswered > 0) throw new GatewayError('unavailable', null, 'the provider did not answer about everything')
      await saveRound(db, null, clock())
    },
  }
}
