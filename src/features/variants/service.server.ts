import type { Session } from '../accounts/schema.ts'
import type { VariantReply } from '../downloads/schema.ts'
import type { Downloads } from '../downloads/service.server.ts'
import { recordVariant } from './data.server.ts'
import { variantLimit } from './rules.ts'
import { VARIANT_LIMIT } from './texts.ts'

interface Dependencies {
  readonly downloads: Pick<Downloads, 'register'>
  /** Variants a day of people with a daily limit. */
  readonly freeVariants: number
}

/** Other drawings of a sheet (rule: variants). */
export function createVariants({ downloads, freeVariants }: Dependencies) {
  return {
    /**
     * Grants one variant of an activity and the day's download of that activity, which it is part of, or neither.
     * A refusal by plan or limit is a reply with `success` false.
     * @throws AppError as Downloads.register does
     */
    async register(session: Session, activityId: string, choices: string): Promise<VariantReply> {
      let left: number | null = null
      let refusal: string | null = null
      const reply = await downloads.register(session, activityId, async (db, userId, id, dateKey, allowance) => {
        const limit = variantLimit(allowance, freeVariants)
        const recorded = await recordVariant(db, { userId, activityId: id, dateKey, choices, limit }, allowance)
        if (limit !== null) {
          left = Math.max(limit - recorded.variantsUsed, 0)
          if (recorded.outcome === 'variant_limit') refusal = VARIANT_LIMIT.description(limit)
        }
        return recorded
      })
      return {
        ...reply,
        ...(refusal !== null && { message: refusal, code: 'variant_limit' as const }),
        remaining_variants: left,
      }
    },
  }
}

export type Variants = ReturnType<typeof createVariants>
