import type { Db } from '../../../platform/db/pool.ts'
import { type Clock, dateKey } from '../../../platform/time.ts'
import { AppError } from '../../../product/errors.ts'
import type { Session } from '../../accounts/schema.ts'
import type { Subscriptions } from '../../subscriptions/service.server.ts'
import { findDownloadables, readDay } from '../data.server.ts'
import { decideDownload, exhausted, type Refusal, refusalMessage } from '../rules.ts'
import { GRANT_MESSAGES } from '../texts.ts'
import { countNew, recordBooklet } from './data.server.ts'
import type { BookletCostReply, BookletReply, BookletSheets } from './schema.ts'

interface Dependencies {
  readonly db: Db
  readonly subscriptions: Pick<Subscriptions, 'entitlementOf'>
  readonly clock: Clock
  /** Downloads a day of users without a daily limit (rule: fair use). */
  readonly ceiling: number
}

/** Sheets printed as one document (rule: booklets). */
export function createBooklets({ db, subscriptions, clock, ceiling }: Dependencies) {
  /** In order, without repetitions. @throws AppError not_found for an unknown or retired one */
  async function activitiesOf(activityIds: readonly string[]) {
    const found = await findDownloadables(db, activityIds)
    return [...new Set(activityIds)].map((id) => {
      const activity = found.get(id)
      if (!activity) throw new AppError('not_found')
      return { id, ...activity }
    })
  }

  /** The user's day and the booklet's new activities. */
  async function today(session: Session, activityIds: readonly string[]) {
    const [activities, entitlement] = [await activitiesOf(activityIds), await subscriptions.entitlementOf(session)]
    const day = dateKey(clock())
    const allowance = { dailyLimit: entitlement.dailyLimit, ceiling }
    const left = (used: number) => (entitlement.dailyLimit === null ? null : Math.max(entitlement.dailyLimit - used, 0))
    const refused = activities.filter((activity) => !decideDownload({ activity, entitlement, stats: null }).allowed)
    return { activities, entitlement, day, allowance, left, refused }
  }

  return {
    /**
     * Sheets for a preview of a booklet (rule: recipes): free ones for every user, premium ones for premium users. Unknown
     * and retired ones are left out. Counts no download.
     */
    async sheets(session: Session | null, activityIds: readonly string[]): Promise<BookletSheets> {
      const found = await findDownloadables(db, activityIds)
      const allowsPremium = session !== null && (await subscriptions.entitlementOf(session)).allowsPremium
      const sheets = [...found].map(([id, { isPremium, recipe, skills }]) => {
        const allowed = !isPremium || allowsPremium
        return { activity_id: id, allowed, recipe: allowed ? recipe : null, skills: [...skills] }
      })
      return { sheets }
    },

    /** Counts no download. @throws AppError not_found for an unknown or retired activity */
    async cost(session: Session, activityIds: readonly string[]): Promise<BookletCostReply> {
      const { activities, day, allowance, left, refused } = await today(session, activityIds)
      const { dailyUsed } = await readDay(db, session.userId, day, allowance)
      const ids = activities.map(({ id }) => id)
      return {
        counted: await countNew(db, session.userId, ids, day),
        remaining_downloads: left(dailyUsed),
        premium_ids: refused.map(({ id }) => id),
      }
    },

    /**
     * Grants all activities of a booklet, or none: each different one is a download of the day, for any number of children.
     * A refusal by plan or limit is a reply with `success` false.
     * @throws AppError not_found for an unknown or retired activity; not_signed_in for an account without a profile
     */
    async register(session: Session, bookletId: string, activityIds: readonly string[]): Promise<BookletReply> {
      const { activities, entitlement, day, allowance, left, refused } = await today(session, activityIds)
      const ids = activities.map(({ id }) => id)
      const refusal = (why: Refusal, used: number, counted: number): BookletReply => ({
        success: false,
        message: refusalMessage(why).description,
        daily_used: used,
        remaining_downloads: left(used),
        counted,
        recipes: [],
      })
      if (refused.length > 0) {
        const { dailyUsed } = await readDay(db, session.userId, day, allowance)
        return refusal('premium_only', dailyUsed, 0)
      }
      const booklet = { userId: session.userId, id: bookletId, activityIds: ids, dateKey: day }
      const { outcome, dailyUsed, counted } = await recordBooklet(db, booklet, allowance)
      switch (outcome) {
        case 'unknown_user':
          throw new AppError('not_signed_in')
        case 'unknown_activity':
          throw new AppError('not_found')
        case 'limit':
        case 'variant_limit':
          return refusal(exhausted(entitlement.plan), dailyUsed, counted)
        case 'granted':
        case 'repeated':
          return {
            success: true,
            message: GRANT_MESSAGES[outcome],
            daily_used: dailyUsed,
            remaining_downloads: left(dailyUsed),
            counted,
            recipes: activities.flatMap(({ id, recipe }) => (recipe ? [{ activity_id: id, recipe }] : [])),
          }
      }
    },
  }
}

export type Booklets = ReturnType<typeof createBooklets>
