import { AppError } from '../../../platform/errors.ts'
import type { LimitName, Limits } from '../../../platform/limits.ts'

/** Refused for now; the door adds `Retry-After`. */
export class TooManyAttempts extends AppError {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('rate_limited')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * Limits of the calls a stranger may make. Tries by account are joined with the network address, so that nobody can
 * lock another person out by knocking in their name. Only mails are counted by the account alone: a full mailbox is
 * worse than a link that comes an hour later.
 */
export function createGuard(limits: Limits) {
  async function take(name: LimitName, key: string): Promise<void> {
    const verdict = await limits.consume(name, key)
    if (!verdict.allowed) throw new TooManyAttempts(verdict.retryAfterSeconds)
  }

  return {
    /** @throws TooManyAttempts, as do the others */
    async signIn(email: string, address: string): Promise<void> {
      await take('signInAddress', address)
      await take('signIn', `${email} ${address}`)
    },
    signUp: (address: string) => take('signUp', address),
    /** Anything else that is tried without a session. */
    attempt: (address: string) => take('signInAddress', address),
    /** Mails sent to an address whose owner may not have asked. */
    mail: (email: string) => take('mail', email),
    /** A password, or what stands for one, that somebody signed in has to repeat. */
    passwordCheck: (userId: string) => take('passwordCheck', userId),
    /** Somebody's own data, all at once. */
    dataExport: (userId: string) => take('dataExport', userId),
  }
}

export type Guard = ReturnType<typeof createGuard>
