import { type Db, transaction } from '../../../platform/db/pool.ts'
import type { Logger } from '../../../platform/log.ts'
import { type Clock, DAY_MS, MINUTE_MS } from '../../../platform/time.ts'
import { within } from '../../../platform/within.ts'
import type { Cancellation } from '../cancellation/service.server.ts'
import type { createEntitlements } from '../entitlement/service.server.ts'
import { changeSubscription } from '../ledger/data.server.ts'
import { findSubscription } from '../ledger/facts.data.server.ts'
import type { Ledger } from '../ledger/service.server.ts'
import { lapsesAt } from '../ledger/status/rules.ts'
import { claimLooks } from '../opening/data.server.ts'
import type { Notices } from '../reminders/service.server.ts'
import type { Sync } from '../sync/service.server.ts'
import { listOutdated, listToEnd, listUnpaid, listYoung } from './data.server.ts'

/** Time during which a checkout is polled every few minutes (ms). */
const YOUNG_MS = DAY_MS
/** Least time between two questions because a person looks at their own page (ms). */
const LOOK_GAP_MS = 10_000
/** Longest wait of a page for the provider before it shows stored data (ms). */
const LOOK_WITHIN_MS = 2_500
/** Longest wait of an unpaid subscription for an answer of the provider before it is ended without one (ms). */
const UNANSWERED_MS = DAY_MS
/** Our clock and the provider's may differ by this much (ms). */
const CLOCK_SKEW_MS = 5 * MINUTE_MS
/** Subscriptions looked at in one go: the next one is minutes away. */
const AT_ONCE = 200
const PAGE = 100

interface Dependencies {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly sync: Sync | null
  readonly ledger: Ledger
  readonly cancellation: Cancellation
  readonly entitlements: ReturnType<typeof createEntitlements>
  readonly notices: Pick<Notices, 'lapsed'>
}

/** Repairs that take minutes: failed ends, missing notifications, unpaid renewals. */
export function createUpkeep({ db, clock, log, sync, ledger, cancellation, entitlements, notices }: Dependencies) {
  async function look(subscriptionId: string): Promise<void> {
    const row = await findSubscription(db, subscriptionId)
    if (!row || !sync) return
    await sync
      .subscription(row)
      .catch((err: unknown) => log.warn({ err, subscriptionId }, 'the provider was not asked'))
  }

  /**
   * True unless the provider's clock has not come to a moment that ours has passed. An end at the provider cannot be
   * taken back, so a clock that runs ahead must not ask for it.
   */
  async function isPastThere(moment: Date, { clock: theirs }: Pick<Sync, 'clock'>): Promise<boolean> {
    const at = await theirs()
    if (!at || at.getTime() + CLOCK_SKEW_MS >= moment.getTime()) return true
    log.error({ ours: clock(), theirs: at }, 'the clock of this machine runs ahead of the provider: nothing is ended')
    return false
  }

  /**
   * Ends the subscription of a user whose days of grace are over by both clocks, after a last look (rule: premium
   * resolution): it is no longer charged.
   */
  async function lapse(userId: string): Promise<void> {
    const before = await ledger.statusOf(userId)
    const due = lapsesAt(before)
    if (!before.live || !due || due > clock() || !sync) return
    if (!(await isPastThere(due, sync))) return
    const row = await findSubscription(db, before.live.id)
    if (row) {
      await sync.subscription(row).catch((err: unknown) => {
        if (clock().getTime() - due.getTime() < UNANSWERED_MS) throw err
        log.warn({ err, subscriptionId: row.id }, 'an unpaid subscription is ended without a look at the provider')
      })
    }
    const ended = await transaction(db, async (trx) => {
      const now = clock()
      const ledgerStatus = await ledger.recompute(trx, userId)
      const stillDue = ledgerStatus && lapsesAt(ledgerStatus)
      if (!ledgerStatus?.live || !stillDue || stillDue > now) return null
      await changeSubscription(trx, ledgerStatus.live.id, { lapsedAt: now }, now)
      await ledger.recompute(trx, userId)
      await notices.lapsed(trx, userId, ledgerStatus.live.id)
      return ledgerStatus.live.id
    })
    if (ended) await cancellation.endSoon([ended])
  }

  async function lapseUnpaid(userIds: readonly string[]): Promise<void> {
    for (const userId of userIds) {
      await lapse(userId).catch((err: unknown) => log.warn({ err, userId }, 'an unpaid subscription is not ended yet'))
    }
  }

  return {
    /** Every few minutes: repeats ends until they are done, and asks about what was opened lately. */
    async tend(): Promise<void> {
      if (!sync) return
      for (const id of await listToEnd(db, AT_ONCE)) {
        await cancellation.end(id).catch(async (err: unknown) => {
          log.warn({ err, subscriptionId: id }, 'the provider has not ended it yet')
          await cancellation.stuck(id)
        })
      }
      for (const id of await listYoung(db, new Date(clock().getTime() - YOUNG_MS), AT_ONCE)) await look(id)
    },

    /** Every hour: ends what is not paid any more. */
    async lapseAll(): Promise<void> {
      await lapseUnpaid(await listUnpaid(db, clock(), AT_ONCE))
    },

    /** Every hour: writes the end into every profile whose end has come, and takes back what a clock wrote too early. */
    async expireAll(): Promise<void> {
      for (;;) {
        const ended = await listOutdated(db, clock(), PAGE)
        for (const userId of ended) await entitlements.entitlementOf(userId)
        if (ended.length < PAGE) return
      }
    },

    /**
     * Asks the provider about what a person has open, because they are looking: at most every few seconds, and no longer
     * than a page may wait. Never throws.
     */
    async lookFor(userId: string): Promise<void> {
      const now = clock()
      await within(LOOK_WITHIN_MS, lapseUnpaid(await listUnpaid(db, now, 1, userId)), null)
      const openedSince = new Date(now.getTime() - YOUNG_MS)
      const ids = sync ? await claimLooks(db, userId, { now, gapMs: LOOK_GAP_MS, openedSince }) : []
      if (ids.length === 0) return
      await within(LOOK_WITHIN_MS, Promise.all(ids.map(look)), null)
    },
  }
}
