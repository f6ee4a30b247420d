import type { Db } from '../../../platform/db/pool.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { AppError, type ErrorCode } from '../../../product/errors.ts'
import { failAs } from '../../../product/out-of-reach.ts'
import { findUserById } from '../data.server.ts'
import { hashPassword, verifyPassword } from '../hashing/service.server.ts'
import { passwordChangedMail } from '../mails/jobs.server.ts'
import type { Session, SignIn } from '../schema.ts'
import type { Guard } from '../throttle/service.server.ts'
import { refuseWeakPassword } from '../weak-passwords/service.server.ts'
import { findPasswordHash, replacePassword } from './data.server.ts'
import type { PasswordChange } from './schema.ts'

interface Dependencies<Entered> {
  readonly db: Db
  readonly jobs: Jobs
  readonly guard: Pick<Guard, 'passwordCheck'>
  readonly sessionOf: (headers: Headers) => Promise<Session | null>
  /** Begins a session; the password was checked before. */
  readonly enter: (form: SignIn, headers: Headers) => Promise<Entered>
}

export function createPasswords<Entered>({ db, jobs, guard, sessionOf, enter }: Dependencies<Entered>) {
  return {
    /**
     * Checks the current password, sets the new one and mails a notice. All sessions end; the answer carries a new one, so
     * that a copied cookie is worthless (rule: other sessions end).
     * @throws AppError session_invalid, no_password, wrong_current_password, weak_new_password, password_not_changed;
     * TooManyAttempts
     */
    async change({ currentPassword, newPassword }: PasswordChange, headers: Headers): Promise<Entered> {
      const session = await sessionOf(headers)
      if (!session) throw new AppError('session_invalid')
      const { userId, email } = session
      await guard.passwordCheck(userId)
      /** An account deleted meanwhile explains any other failure. */
      const refusal = async (code: ErrorCode, cause?: unknown) =>
        new AppError((await findUserById(db, userId)) ? code : 'session_invalid', { cause })
      const seen = await findPasswordHash(db, userId)
      if (seen === null) throw await refusal('no_password')
      if (!(await verifyPassword({ hash: seen, password: currentPassword }))) {
        throw new AppError('wrong_current_password')
      }
      await refuseWeakPassword('weak_new_password', { path: 'newPassword', password: newPassword }, session)
      const hash = await hashPassword(newPassword)
      const replaced = await replacePassword(db, { userId, seen, hash }, (transaction) =>
        jobs.send(passwordChangedMail, { userId }, { transaction }),
      ).catch(failAs('password_not_changed'))
      if (!replaced) throw await refusal('wrong_current_password')
      return enter({ email, password: newPassword }, headers).catch(async (error: unknown) => {
        throw (await findUserById(db, userId)) ? error : new AppError('session_invalid', { cause: error })
      })
    },
  }
}
