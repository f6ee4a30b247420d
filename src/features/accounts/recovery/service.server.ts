import { APIError } from 'better-auth/api'
import type { Db } from '../../../platform/db/pool.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Clock } from '../../../platform/time.ts'
import { AppError } from '../../../product/errors.ts'
import { failAs } from '../../../product/out-of-reach.ts'
import { findUserByEmail } from '../data.server.ts'
import { type Auth, outOfReach } from '../identity/service.server.ts'
import { passwordResetMail } from '../mails/jobs.server.ts'
import type { Guard } from '../throttle/service.server.ts'
import { refuseWeakPassword } from '../weak-passwords/service.server.ts'

/** Other texts are not ours, and may be invalid for the database. */
const RESET_TOKEN = /^[\w-]+$/

interface Dependencies {
  readonly db: Db
  readonly auth: Auth
  readonly jobs: Pick<Jobs, 'send'>
  readonly guard: Guard
  readonly clock: Clock
}

export function createRecovery({ db, auth, jobs, guard, clock }: Dependencies) {
  return {
    /**
     * Mails a link to /reset-password. The answer does not reveal if the address is known (rule: unknown addresses).
     * @throws AppError mail_not_sent; TooManyAttempts
     */
    async requestPasswordReset(email: string, address: string): Promise<void> {
      await guard.attempt(address)
      await guard.mail(email)
      const notSent = failAs('mail_not_sent')
      const user = await findUserByEmail(db, email).catch(notSent)
      await jobs.send(passwordResetMail, { userId: user?.id ?? null }).catch(notSent)
    },

    /** True if the token of a mailed link is still valid. */
    async isResetLinkValid(token: string): Promise<boolean> {
      if (!RESET_TOKEN.test(token)) return false
      const { internalAdapter } = await auth.$context
      const link = await internalAdapter.findVerificationValue(`reset-password:${token}`)
      return link !== null && link.expiresAt > clock()
    },

    /**
     * Sets a new password by the mailed token, which is then used, and ends every session.
     * @throws AppError reset_link_invalid, weak_new_password; TooManyAttempts
     */
    async resetPassword(form: { token: string; password: string }, address: string): Promise<void> {
      await guard.attempt(address)
      if (!RESET_TOKEN.test(form.token)) throw new AppError('reset_link_invalid')
      await refuseWeakPassword('weak_new_password', { path: 'password', password: form.password })
      try {
        await auth.api.resetPassword({ body: { token: form.token, newPassword: form.password } })
      } catch (error) {
        if (error instanceof APIError && error.statusCode < 500) {
          throw new AppError('reset_link_invalid', { cause: error })
        }
        outOfReach(error)
      }
    },
  }
}
