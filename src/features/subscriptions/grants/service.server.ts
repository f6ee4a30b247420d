import { type Db, transaction } from '../../../platform/db/pool.ts'
import type { Clock } from '../../../platform/time.ts'
import { AppError } from '../../../product/errors.ts'
import type { AdminSession } from '../../accounts/schema.ts'
import type { Cancellation } from '../cancellation/service.server.ts'
import type { Ledger } from '../ledger/service.server.ts'
import { insertDecision } from './data.server.ts'

interface Dependencies {
  readonly db: Db
  readonly clock: Clock
  readonly ledger: Ledger
  readonly cancellation: Cancellation
}

/** Administrators' decisions about a user's premium. Stored as rows, so that every recomputation includes them. */
export function createGrants({ db, clock, ledger, cancellation }: Dependencies) {
  return {
    /**
     * Gives premium until a moment, without a payment. Payments made later start where it ends.
     * @throws AppError not_found, invalid_input (a moment that is past)
     */
    async grantPremium(
      admin: AdminSession,
      userId: string,
      { until, reason }: { until: Date; reason: string },
    ): Promise<void> {
      await transaction(db, async (trx) => {
        const at = clock()
        if (until <= at) throw new AppError('invalid_input', { issues: [{ path: 'until', message: 'já passou' }] })
        if (!(await ledger.recompute(trx, userId))) throw new AppError('not_found')
        await insertDecision(trx, { userId, kind: 'grant', at, until, reason, by: admin.userId })
        await ledger.recompute(trx, userId)
      })
    },

    /**
     * Ends premium now, whatever was paid; a subscription that renews itself is cancelled at the provider. Money is not
     * given back by this.
     * @throws AppError not_found
     */
    async endPremium(admin: AdminSession, userId: string, { reason }: { reason: string }): Promise<void> {
      const ended = await transaction(db, async (trx) => {
        const at = clock()
        const ledgerStatus = await ledger.recompute(trx, userId)
        if (!ledgerStatus) throw new AppError('not_found')
        const marked = await cancellation.markAll(trx, userId, `administração: ${reason}`)
        await insertDecision(trx, { userId, kind: 'end', at, until: null, reason, by: admin.userId })
        await ledger.recompute(trx, userId)
        return marked ?? []
      })
      await cancellation.endSoon(ended)
    },
  }
}
