import type { Db } from '../../platform/db/pool.ts'
import { type Clock, dateKey } from '../../platform/time.ts'
import { AppError } from '../../product/errors.ts'
import type { Session } from '../accounts/schema.ts'
import { decideDownload, refusalMessage } from '../downloads/rules.ts'
import type { RegisterReply } from '../downloads/schema.ts'
import { GRANT_MESSAGES } from '../downloads/texts.ts'
import type { Subscriptions } from '../subscriptions/service.server.ts'
import { recordCreation } from './data.server.ts'

interface Dependencies {
  readonly db: Db
  readonly subscriptions: Pick<Subscriptions, 'entitlementOf'>
  readonly clock: Clock
  /** Downloads a day of users without a daily limit (rule: fair use). */
  readonly ceiling: number
}

/** (rule: creations) */
export function createCreations({ db, subscriptions, clock, ceiling }: Dependencies) {
  return {
    /**
     * Counts one created sheet as a download of the day. A refusal by limit or ceiling is a reply with `success` false.
     * @throws AppError not_signed_in for an account without a profile; the next sign-in creates it
     */
    async register(session: Session, creation: { id: string; kind: string }): Promise<RegisterReply> {
      const entitlement = await subscriptions.entitlementOf(session)
      const { dailyLimit } = entitlement
      const recorded = await recordCreation(
        db,
        { ...creation, userId: session.userId, dateKey: dateKey(clock()) },
        { dailyLimit, ceiling },
      )
      const { outcome, dailyUsed } = recorded
      if (outcome === 'unknown_user') throw new AppError('not_signed_in')
      // Personal sheets are free: only the day's count can refuse one.
      const decision = decideDownload({
        activity: { isPremium: false },
        entitlement,
        stats: { canDownload: outcome !== 'limit' },
      })
      return {
        success: decision.allowed,
        message: decision.allowed ? GRANT_MESSAGES.granted : refusalMessage(decision.refusal).description,
        ...(!decision.allowed && { code: decision.refusal }),
        daily_used: dailyUsed,
        remaining_downloads: dailyLimit === null ? null : Math.max(dailyLimit - dailyUsed, 0),
        url: null,
      }
    },
  }
}

export type Creations = ReturnType<typeof createCreations>
