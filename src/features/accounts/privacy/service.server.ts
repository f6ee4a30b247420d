import type { Db } from '../../../platform/db/pool.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Clock } from '../../../platform/time.ts'
import { AppError } from '../../../product/errors.ts'
import { failAs } from '../../../product/out-of-reach.ts'
import { verifyPassword } from '../hashing/service.server.ts'
import { accountDeletedMail } from '../mails/jobs.server.ts'
import { findPasswordHash } from '../password/data.server.ts'
import type { Session } from '../schema.ts'
import type { Guard } from '../throttle/service.server.ts'
import { erasePerson } from './data.server.ts'
import type { Deletion } from './deletion.schema.ts'
import { readPersonalData } from './export/data.server.ts'
import type { PersonalData } from './schema.ts'
import { EXPORT_ABOUT } from './texts.ts'

interface Dependencies {
  readonly db: Db
  readonly jobs: Jobs
  readonly guard: Pick<Guard, 'passwordCheck' | 'dataExport'>
  readonly siteName: string
  readonly clock: Clock
  /** Cancels a renewing subscription at the provider; an error stops the deletion. Repeatable. */
  readonly beforeDeletion: (session: Session) => Promise<void>
}

/** Users' rights over their data (rule: personal data). */
export function createPrivacy({ db, jobs, guard, siteName, clock, beforeDeletion }: Dependencies) {
  /** @throws AppError deletion_wrong_password, deletion_wrong_email */
  async function assertConfirmed({ userId, email }: Session, confirmation: Deletion): Promise<void> {
    const hash = await findPasswordHash(db, userId)
    if (hash === null) {
      if (confirmation.email?.trim().toLowerCase() !== email.toLowerCase()) throw new AppError('deletion_wrong_email')
    } else if (!(await verifyPassword({ hash, password: confirmation.password ?? '' }))) {
      throw new AppError('deletion_wrong_password')
    }
  }

  return {
    async export(session: Session): Promise<PersonalData> {
      await guard.dataExport(session.userId)
      const personal = await readPersonalData(db, session.userId)
      if (!personal) throw new AppError('not_found')
      return { about: EXPORT_ABOUT(siteName), version: 2, exportedAt: clock().toISOString(), ...personal }
    },

    /**
     * Deletes the account, confirmed by the password or, without one, the address. All sessions end; a mail confirms it.
     * @throws AppError deletion_wrong_password, deletion_wrong_email, subscription_not_cancelled, account_not_deleted;
     * TooManyAttempts
     */
    async deleteAccount(session: Session, confirmation: Deletion): Promise<void> {
      const { userId } = session
      await guard.passwordCheck(userId)
      await assertConfirmed(session, confirmation)
      await beforeDeletion(session).catch((cause) => {
        throw new AppError('subscription_not_cancelled', { cause })
      })
      const outcome = await erasePerson(db, userId, async (transaction, { id, email }) => {
        await jobs.forget([id, email], { transaction })
        await jobs.send(accountDeletedMail, { to: email }, { transaction })
      }).catch(failAs('account_not_deleted'))
      if (outcome === 'renews') throw new AppError('subscription_not_cancelled')
    },
  }
}
