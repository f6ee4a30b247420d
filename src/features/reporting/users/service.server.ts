import { type Db, transaction } from '../../../platform/db/pool.ts'
import { type Clock, dateKey } from '../../../platform/time.ts'
import { AppError } from '../../../product/errors.ts'
import type { AdminSession } from '../../accounts/schema.ts'
import type { AccountSupport } from '../../accounts/support/service.server.ts'
import type { Audit } from '../../audit/service.server.ts'
import { isFreePlan } from '../../subscriptions/plan/rules.ts'
import { createUserDetail } from './detail.service.server.ts'
import { createUserList } from './list.service.server.ts'
import { createPersons } from './person.service.server.ts'
import { endOfDay, grantProblem } from './rules.ts'
import type { PremiumChange } from './schema.ts'
import { AUDIT_SUMMARIES, USERS_TEXTS } from './texts.ts'

/** Gives and takes Premium by hand; both are repeatable. */
export interface PremiumByHand {
  grantPremium(admin: AdminSession, userId: string, grant: { until: Date; reason: string }): Promise<unknown>
  endPremium(admin: AdminSession, userId: string, why: { reason: string }): Promise<unknown>
}

interface Dependencies {
  readonly db: Db
  readonly clock: Clock
  readonly audit: Audit
  readonly support: AccountSupport
  readonly premium: PremiumByHand
}

/** People, as administrators see and help them. */
export function createAdminUsers({ db, clock, audit, support, premium }: Dependencies) {
  const { personOf, planOf } = createPersons({ db, clock })

  return {
    list: createUserList({ db, clock }),
    detail: createUserDetail({ db, clock, audit, support, personOf }),

    /**
     * Gives Premium until the end of a day, or ends it now, and writes an audit entry. The change may call the payment
     * provider, so the entry follows in a separate transaction: if that fails, the call fails and is repeated.
     * @throws AppError not_found, invalid_input (the day is over, or more than five years ahead), premium_not_running
     */
    async changePremium(admin: AdminSession, anyCaseId: string, change: PremiumChange): Promise<void> {
      const { id: userId } = await personOf(anyCaseId)
      const before = await planOf(userId)
      const { reason } = change
      if (change.action === 'grant') {
        const problem = grantProblem(change.until, dateKey(clock()))
        if (problem) {
          const message = problem === 'past' ? USERS_TEXTS.datePast : USERS_TEXTS.dateFar
          throw new AppError('invalid_input', { issues: [{ path: 'until', message }] })
        }
        await premium.grantPremium(admin, userId, { until: endOfDay(change.until), reason })
      } else {
        if (isFreePlan(before.plan)) throw new AppError('premium_not_running')
        await premium.endPremium(admin, userId, { reason })
      }
      await audit.record({
        actorId: admin.userId,
        action: change.action === 'grant' ? 'user.premium_granted' : 'user.premium_ended',
        subjectType: 'user',
        subjectId: userId,
        summary: change.action === 'grant' ? AUDIT_SUMMARIES.granted(change.until) : AUDIT_SUMMARIES.ended,
        details: { before, after: await planOf(userId), reason },
      })
    },

    /** Signs the person out everywhere. @throws AppError not_found @returns the number of sessions that ended */
    async endSessions(admin: AdminSession, userId: string): Promise<number> {
      const { id } = await personOf(userId)
      return transaction(db, async (trx) => {
        const sessions = await support.endSessions(admin, id, { transaction: trx })
        const subject = { actorId: admin.userId, subjectType: 'user', subjectId: id }
        const entry = { action: 'user.sessions_ended', summary: AUDIT_SUMMARIES.sessions, details: { sessions } }
        await audit.record({ ...subject, ...entry }, { transaction: trx })
        return sessions
      })
    },

    /** Sends the confirmation mail again. @throws AppError not_found, already_confirmed */
    async resendConfirmation(admin: AdminSession, userId: string): Promise<void> {
      const { id } = await personOf(userId)
      await support.resendConfirmation(admin, id)
      const subject = { actorId: admin.userId, subjectType: 'user', subjectId: id }
      const entry = { action: 'user.confirmation_resent', summary: AUDIT_SUMMARIES.resent, details: {} }
      await audit.record({ ...subject, ...entry })
    },
  }
}

export type AdminUsers = ReturnType<typeof createAdminUsers>
