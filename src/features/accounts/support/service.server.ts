import type { Db } from '../../../platform/db/pool.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Clock } from '../../../platform/time.ts'
import { AppError } from '../../../product/errors.ts'
import { confirmationMail } from '../mails/jobs.server.ts'
import type { AdminSession } from '../schema.ts'
import { endSessions, readAccount } from './data.server.ts'

export function createAccountSupport({ db, jobs, clock }: { db: Db; jobs: Pick<Jobs, 'send'>; clock: Clock }) {
  return {
    /** Confirmation, role and running sessions of an account, or null. */
    account: (_admin: AdminSession, userId: string) => readAccount(db, userId, clock()),

    /**
     * @param options.transaction commits with the caller's changes
     * @returns the number of ended sessions
     */
    endSessions: (_admin: AdminSession, userId: string, { transaction = db }: { transaction?: Db } = {}) =>
      endSessions(transaction, userId, clock()),

    /** @throws AppError not_found, already_confirmed */
    async resendConfirmation(_admin: AdminSession, userId: string): Promise<void> {
      const account = await readAccount(db, userId, clock())
      if (!account) throw new AppError('not_found')
      if (account.emailVerified) throw new AppError('already_confirmed')
      await jobs.send(confirmationMail, { userId })
    },
  }
}

export type AccountSupport = ReturnType<typeof createAccountSupport>
