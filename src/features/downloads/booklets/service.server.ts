import type { Db } from '../../../platform/db/pool.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { type Clock, dateKey } from '../../../platform/time.ts'
import { AppError } from '../../../product/errors.ts'
import type { Session } from '../../accounts/schema.ts'
import type { Subscriptions } from '../../subscriptions/service.server.ts'
import { grantedAddress, keyOfFile } from '../addresses/service.server.ts'
import { type DownloadableActivity, findDownloadables, readDay } from '../data.server.ts'
import { decideDownload, exhausted, type Refusal, refusalMessage } from '../rules.ts'
import { GRANT_MESSAGES } from '../texts.ts'
import { newSheets, recordBooklet } from './data.server.ts'
import type { BookletParts } from './rules.ts'
import type { BookletCostReply, BookletReply, BookletSheets } from './schema.ts'

interface Dependencies {
  readonly db: Db
  readonly subscriptions: Pick<Subscriptions, 'entitlementOf'>
  readonly storage: Pick<Storage, 'exists'>
  /** Key of signed addresses; the same in every process. */
  readonly secret: string
  readonly clock: Clock
  /** Downloads a day of users without a daily limit (rule: fair use). */
  readonly ceiling: number
}

/** Address of the file that goes into a booklet as it is; null for a drawn sheet. */
const uploadedFile = ({ recipe, fileUrl }: DownloadableActivity): string | null => (recipe ? null : fileUrl)

/** Sheets printed as one document (rule: booklets). */
export function createBooklets({ db, subscriptions, storage, secret, clock, ceiling }: Dependencies) {
  /** False if it cannot be printed, as when its file is gone: it must not count. */
  async function isHere({ recipe, fileUrl }: DownloadableActivity): Promise<boolean> {
    return recipe !== null || (fileUrl !== null && (await storage.exists(keyOfFile(fileUrl))))
  }

  /**
   * Those that can be printed, in order, without repetitions.
   * @throws AppError not_found for an unknown or retired one, and if no sheet can be printed
   */
  async function activitiesOf({ activityIds, creations }: BookletParts) {
    const found = await findDownloadables(db, activityIds)
    const activities = [...new Set(activityIds)].map((id) => {
      const activity = found.get(id)
      if (!activity) throw new AppError('not_found')
      return { id, ...activity }
    })
    const areHere = await Promise.all(activities.map(isHere))
    const printed = activities.filter((_, i) => areHere[i])
    if (printed.length === 0 && creations.length === 0) throw new AppError('not_found')
    return printed
  }

  /** The user's day, and the sheets that can be printed. */
  async function today(session: Session, parts: BookletParts) {
    const [activities, entitlement] = [await activitiesOf(parts), await subscriptions.entitlementOf(session)]
    const printed: BookletParts = { activityIds: activities.map(({ id }) => id), creations: parts.creations }
    const day = dateKey(clock())
    const allowance = { dailyLimit: entitlement.dailyLimit, ceiling }
    const left = (used: number) => (entitlement.dailyLimit === null ? null : Math.max(entitlement.dailyLimit - used, 0))
    const refused = activities.filter((activity) => !decideDownload({ activity, entitlement, stats: null }).allowed)
    return { activities, printed, entitlement, day, allowance, left, refused }
  }

  return {
    /**
     * Sheets for a preview of a booklet (rule: recipes): free ones for every user, premium ones for premium users. Unknown
     * and retired ones are left out. Counts no download.
     */
    async sheets(session: Session | null, activityIds: readonly string[]): Promise<BookletSheets> {
      const found = await findDownloadables(db, activityIds)
      const allowsPremium = session !== null && (await subscriptions.entitlementOf(session)).allowsPremium
      const sheets = [...found].map(([id, activity]) => {
        const allowed = !activity.isPremium || allowsPremium
        const uploaded = allowed && uploadedFile(activity) !== null
        const recipe = allowed ? activity.recipe : null
        const { plainTitle, description, skills } = activity
        const words = { plain_title: plainTitle, description, skills: [...skills] }
        return { activity_id: id, allowed, recipe, uploaded, ...words }
      })
      return { sheets }
    },

    /** Counts no download. @throws AppError not_found for an unknown or retired activity, and without any sheet */
    async cost(session: Session, parts: BookletParts): Promise<BookletCostReply> {
      const { printed, day, allowance, left, refused } = await today(session, parts)
      const { dailyUsed } = await readDay(db, session.userId, day, allowance)
      const newIds = await newSheets(db, session.userId, printed, day)
      return {
        counted: newIds.length,
        new_ids: newIds,
        remaining_downloads: left(dailyUsed),
        premium_ids: refused.map(({ id }) => id),
      }
    },

    /**
     * Grants all sheets of a booklet, or none: each different one is a download of the day, for any number of children.
     * A refusal by plan or limit is a reply with `success` false.
     * @throws AppError not_found for an unknown or retired activity, and without any sheet; not_signed_in for an account
     * without a profile
     */
    async register(session: Session, bookletId: string, parts: BookletParts): Promise<BookletReply> {
      const { activities, printed, entitlement, day, allowance, left, refused } = await today(session, parts)
      const refusal = (why: Refusal, used: number, counted: number): BookletReply => ({
        success: false,
        message: refusalMessage(why).description,
        daily_used: used,
        remaining_downloads: left(used),
        counted,
        recipes: [],
        files: [],
      })
      if (refused.length > 0) {
        const { dailyUsed } = await readDay(db, session.userId, day, allowance)
        return refusal('premium_only', dailyUsed, 0)
      }
      // Signed first: an address that cannot be signed must not cost a download.
      const files = activities.flatMap((activity) => {
        const fileUrl = uploadedFile(activity)
        return fileUrl === null ? [] : [{ activity_id: activity.id, url: grantedAddress(secret, fileUrl, clock()) }]
      })
      const booklet = { ...printed, userId: session.userId, id: bookletId, dateKey: day }
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
            files,
          }
      }
    },
  }
}

export type Booklets = ReturnType<typeof createBooklets>
