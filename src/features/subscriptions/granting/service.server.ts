import type { Db } from '../../../platform/db/pool.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Clock } from '../../../platform/time.ts'
import type { AdminSession } from '../../accounts/schema.ts'
import { writePremium, writePremiumEnd } from './data.server.ts'

/** Premium given and taken by hand, for support. Wired once, in main. */
export function createPremiumByHand({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** Premium until that moment, as after a single payment. @throws AppError not_found */
    async grantPremium(
      _admin: AdminSession,
      userId: string,
      { until }: { until: Date; reason: string },
    ): Promise<void> {
      if (!(await writePremium(db, userId, until, clock()))) throw new AppError('not_found')
    },

    /** Premium is over at once. @throws AppError not_found */
    async endPremium(_admin: AdminSession, userId: string, _why: { reason: string }): Promise<void> {
      if (!(await writePremiumEnd(db, userId, clock()))) throw new AppError('not_found')
    },
  }
}
