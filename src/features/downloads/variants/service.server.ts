import type { Db } from '../../../platform/db/pool.ts'
import { type Clock, dateKey } from '../../../platform/time.ts'
import { AppError } from '../../../product/errors.ts'
import type { Session } from '../../accounts/schema.ts'
import type { Subscriptions } from '../../subscriptions/service.server.ts'
import type { Downloads } from '../service.server.ts'
import { GRANT_MESSAGES } from '../texts.ts'
import { recordVariant } from './data.server.ts'
import { variantLimit } from './rules.ts'
import type { VariantReply } from './schema.ts'
import { VARIANT_LIMIT } from './texts.ts'

interface Dependencies {
  readonly db: Db
  readonly downloads: Pick<Downloads, 'register'>
  readonly subscriptions: Pick<Subscriptions, 'entitlementOf'>
  readonly clock: Clock
  /** Variants a day of people with a daily limit. */
  readonly freeVariants: number
}

/** Other drawings of a sheet (rule: variants). Wired once, in main. */
export function createVariants({ db, downloads, subscriptions, clock, freeVariants }: Dependencies) {
  return {
    /**
     * Counts one variant of an activity: the day's download of that activity first, which it is part of, then the variant.
     * A refusal by plan or limit is a reply with `success` false.
     * @throws AppError as Downloads.register does
     */
    async register(session: Session, activityId: string, choices: string): Promise<VariantReply> {
      const download = await downloads.register(session, activityId)
      if (!download.success) return { success: false, message: download.message, remaining_variants: null }
      const limit = variantLimit(await subscriptions.entitlementOf(session), freeVariants)
      if (limit === null) return { success: true, message: GRANT_MESSAGES.granted, remaining_variants: null }
      const today = dateKey(clock())
      const { outcome, used } = await recordVariant(db, {
        userId: session.userId,
        activityId,
        dateKey: today,
        choices,
        limit,
      })
      const remaining_variants = Math.max(limit - used, 0)
      switch (outcome) {
        case 'unknown_user':
          throw new AppError('not_signed_in')
        // The day changed between the two.
        case 'not_downloaded':
        case 'limit':
          return { success: false, message: VARIANT_LIMIT.description(limit), remaining_variants }
        case 'granted':
        case 'repeated':
          return { success: true, message: GRANT_MESSAGES[outcome], remaining_variants }
      }
    },
  }
}

export type Variants = ReturnType<typeof createVariants>
