import type { Db } from '../../../platform/db/pool.ts'
import { type Clock, dateKey } from '../../../platform/time.ts'
import { AppError } from '../../../product/errors.ts'
import type { Session } from '../../accounts/schema.ts'
import type { Subscriptions } from '../../subscriptions/service.server.ts'
import { decideDownload, refusalMessage } from '../rules.ts'
import type { RegisterReply } from '../schema.ts'
import { GRANT_MESSAGES } from '../texts.ts'
import { recordCreation } from './data.server.ts'

interface Dependencies {
  readonly db: Db
  readonly subscriptions: Pick<Subscriptions, 'entitlementOf'>
  readonly clock: Clock
  /** Fair use: downloads a day of those without a daily limit (rule: fair use). */
  readonly ceiling: number
}

/** Sheets that people create (rule: creations). Wired once, in main. */
export function createCreations({ db, subscriptions, clock, ceiling }: Dependencies) {
  return {
    /**
     * Counts one created sheet as a download of the day. A refusal by limit or ceiling is a reply with `success` false.
     * @throws AppError not_signed_in for an account without a profile, which the next sign-in creates
     */
    async register(session: Session, creation: { id: string; kind: string }): Promise<RegisterReply> {
      const entitlement = await subscriptions.entitlementOf(session)
      const { dailyLimit } = entitlement
      const reply = (success: boolean, message: string, used: number): RegisterReply => ({
        success,
        message,
        daily_used: used,
        remaining_downloads: dailyLimit === null ? null : Math.max(dailyLimit - used, 0),
        url: null,
      })
      const recorded = await recordCreation(
        db,
        { ...creation, userId: session.userId, dateKey: dateKey(clock()) },
        { dailyLimit, ceiling },
      )
      const { outcome, dailyUsed } = recorded
      if (outcome === 'unknown_user') throw new AppError('not_signed_in')
      // Every sheet of one's own is a free one: what may refuse it is the day's count.
      const decision = decideDownload({
        activity: { isPremium: false },
        entitlement,
        stats: { canDownload: outcome !== 'limit' },
      })
      if (!decision.allowed) return reply(false, refusalMessage(decision.refusal).description, dailyUsed)
      return reply(true, GRANT_MESSAGES.granted, dailyUsed)
    },
  }
}

export type Creations = ReturnType<typeof createCreations>
