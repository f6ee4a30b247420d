import type { Db } from '../../platform/db/pool.ts'
import { verifyKey } from '../../platform/storage/signing.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { type Clock, dateKey } from '../../platform/time.ts'
import { AppError } from '../../product/errors.ts'
import type { Session } from '../accounts/schema.ts'
import type { Recipe } from '../catalogue/recipe/schema.ts'
import type { Entitlement } from '../subscriptions/rules.ts'
import type { Subscriptions } from '../subscriptions/service.server.ts'
import { grantedAddress } from './addresses/service.server.ts'
import { findDownloadable, readDay, recordDownload, wasDownloaded } from './data.server.ts'
import { type Allowance, decideDownload, exhausted, type Outcome, type Refusal, refusalMessage } from './rules.ts'
import type { DownloadStats, RecipeReply, RegisterReply } from './schema.ts'
import { GRANT_MESSAGES } from './texts.ts'

interface Dependencies {
  readonly db: Db
  readonly subscriptions: Pick<Subscriptions, 'entitlementOf'>
  readonly storage: Storage
  /** Key of signed addresses; the same in every process. */
  readonly secret: string
  readonly clock: Clock
  /** Downloads a day of users without a daily limit (rule: fair use). */
  readonly ceiling: number
  /** Called after each request for a download. */
  readonly onAnswer?: (outcome: 'granted' | 'repeated' | Refusal) => void
  /** Called when a user reaches the daily limit. */
  readonly onLimitMet?: () => void
}

/** Counts a grant, in one transaction. */
type Recording = (
  db: Db,
  userId: string,
  activityId: string,
  dateKey: string,
  allowance: Allowance,
) => Promise<{ outcome: Outcome; dailyUsed: number }>

/** Null without a daily limit. */
function remaining(entitlement: Entitlement, dailyUsed: number): number | null {
  return entitlement.dailyLimit === null ? null : Math.max(entitlement.dailyLimit - dailyUsed, 0)
}

function refused(refusal: Refusal, entitlement: Entitlement, dailyUsed: number): RegisterReply {
  return {
    success: false,
    message: refusalMessage(refusal).description,
    code: refusal,
    daily_used: dailyUsed,
    remaining_downloads: remaining(entitlement, dailyUsed),
    url: null,
  }
}

/** Daily limit, grant and delivery of files. */
export function createDownloads({
  db,
  subscriptions,
  storage,
  secret,
  clock,
  ceiling,
  onAnswer = () => {},
  onLimitMet = () => {},
}: Dependencies) {
  return {
    /**
     * With an activity, `can_download` is about that one: one downloaded today may be fetched again (rule: same-day repeat),
     * so that a failed delivery can be retried at the limit.
     */
    async stats(session: Session, activityId?: string): Promise<DownloadStats> {
      const entitlement = await subscriptions.entitlementOf(session)
      const today = dateKey(clock())
      const day = await readDay(db, session.userId, today, { dailyLimit: entitlement.dailyLimit, ceiling })
      const canDownload =
        day.canDownload || (activityId !== undefined && (await wasDownloaded(db, session.userId, activityId, today)))
      // Pages ask before they register, so the limit is met here.
      if (activityId !== undefined && !canDownload) onLimitMet()
      return {
        plan: entitlement.plan,
        billing_period: entitlement.billingPeriod,
        daily_limit: entitlement.dailyLimit,
        daily_used: day.dailyUsed,
        remaining_downloads: remaining(entitlement, day.dailyUsed),
        can_download: canDownload,
      }
    },

    /**
     * Registers one download and signs the file's address for a few minutes. A refusal by plan, limit or
     * ceiling is a reply with `success` false.
     * @throws AppError not_found for an unknown or retired activity; not_signed_in for an account without a profile (rule:
     * profile creation)
     */
    async register(session: Session, activityId: string, record: Recording = recordDownload): Promise<RegisterReply> {
      const activity = await findDownloadable(db, activityId)
      if (!activity) throw new AppError('not_found')
      const entitlement = await subscriptions.entitlementOf(session)
      const now = clock()
      const today = dateKey(now)
      const allowance = { dailyLimit: entitlement.dailyLimit, ceiling }

      const decision = decideDownload({ activity, entitlement, stats: null })
      if (!decision.allowed) {
        onAnswer(decision.refusal)
        const day = await readDay(db, session.userId, today, allowance)
        return refused(decision.refusal, entitlement, day.dailyUsed)
      }

      // Signed first: an address that cannot be signed must not cost a download.
      const url = activity.fileUrl === null ? null : grantedAddress(secret, activity.fileUrl, now)
      const { outcome, dailyUsed } = await record(db, session.userId, activityId, today, allowance)
      switch (outcome) {
        case 'unknown_user':
          throw new AppError('not_signed_in')
        case 'unknown_activity':
          throw new AppError('not_found')
        case 'limit':
          onAnswer(exhausted(entitlement.plan))
          return refused(exhausted(entitlement.plan), entitlement, dailyUsed)
        case 'variant_limit':
          return refused('daily_limit', entitlement, dailyUsed)
        case 'granted':
        case 'repeated':
          onAnswer(outcome)
          return {
            success: true,
            message: GRANT_MESSAGES[outcome],
            daily_used: dailyUsed,
            remaining_downloads: remaining(entitlement, dailyUsed),
            url,
            ...(activity.recipe && { recipe: activity.recipe }),
          }
      }
    },

    /**
     * The recipe for a preview (rule: recipes): free sheets for every user, premium ones for premium users. Counts no
     * download. Null for an uploaded file.
     * @throws AppError not_found for an unknown or retired activity
     */
    async recipe(session: Session | null, activityId: string): Promise<RecipeReply> {
      const activity = await findDownloadable(db, activityId)
      if (!activity) throw new AppError('not_found')
      const allowed =
        !activity.isPremium || (session !== null && (await subscriptions.entitlementOf(session)).allowsPremium)
      return { allowed, recipe: allowed ? activity.recipe : null }
    },

    /**
     * The recipe of a sheet granted to this user on any day, if the plan still allows it, or null (rule: answer keys).
     * Counts no download.
     * @throws AppError not_found for an unknown or retired activity
     */
    async grantedRecipe(session: Session, activityId: string): Promise<Recipe | null> {
      const activity = await findDownloadable(db, activityId)
      if (!activity) throw new AppError('not_found')
      const entitlement = await subscriptions.entitlementOf(session)
      if (!decideDownload({ activity, entitlement, stats: null }).allowed) return null
      return (await wasDownloaded(db, session.userId, activityId, 'any')) ? activity.recipe : null
    },

    /**
     * Opens a private file by its signed address; the caller must read or destroy the stream.
     * @throws AppError bad_signature for a missing, changed or expired grant; not_found for a missing file
     */
    async openSigned(grant: { key: string; expires: string | undefined; signature: string | undefined }) {
      const expires = Number(grant.expires)
      const wellFormed = /^\d{1,15}$/.test(grant.expires ?? '') && grant.signature !== undefined
      if (!wellFormed || !verifyKey(secret, grant.key, expires, grant.signature ?? '', clock().getTime())) {
        throw new AppError('bad_signature')
      }
      const file = await storage.get(grant.key)
      if (!file) throw new AppError('not_found')
      return file
    },
  }
}

export type Downloads = ReturnType<typeof createDownloads>
