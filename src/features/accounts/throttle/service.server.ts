import type { Backoff } from '../../../platform/backoff.ts'
import { AppError } from '../../../product/errors.ts'
import type { LimitName, Limits } from '../../../product/limits.ts'

export class TooManyAttempts extends AppError {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('rate_limited')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export interface Backoffs {
  readonly account: Backoff
  readonly address: Backoff
}

interface Try {
  readonly email: string
  readonly address: string
  /** Number of a browser that has signed in to this account before (devices/service.server.ts), else null. */
  readonly device: string | null
}

/**
 * Limits of the calls without a session. Attempts count by account and network address together, and a known browser has
 * a separate count: guesses, however many and from however many addresses, do not lock the user out. Mails count by the
 * account alone: a full mailbox is worse than a link that comes an hour later.
 */
export function createGuard(limits: Limits, backoffs: Backoffs) {
  async function take(name: LimitName, key: string): Promise<void> {
    const verdict = await limits.consume(name, key)
    if (!verdict.allowed) throw new TooManyAttempts(verdict.retryAfterSeconds)
  }

  return {
    /**
     * @returns the try; without its device once the known browsers of the account have used the tries they share, because
     * proofs of known browsers can be collected
     * @throws TooManyAttempts, like the methods below
     */
    async signIn({ email, address, device }: Try): Promise<Try> {
      if (device && (await limits.consume('signInDevices', email)).allowed) {
        await take('signIn', device)
        return { email, address, device }
      }
      await take('signInAddress', address)
      await take('signIn', `${email} ${address}`)
      const waits = await Promise.all([backoffs.account.waitOf(email), backoffs.address.waitOf(address)])
      const wait = Math.max(...waits)
      if (wait > 0) throw new TooManyAttempts(wait)
      return { email, address, device: null }
    },
    /** A wrong password and an unknown account count the same. */
    async signInFailed({ email, address, device }: Try): Promise<void> {
      if (device) return
      await Promise.all([backoffs.account.failed(email), backoffs.address.failed(address)])
    },
    /** After a mailed link, which only the owner reads. */
    forgive: (email: string) => backoffs.account.forgive(email),
    signUp: (address: string) => take('signUp', address),
    /** Other attempts without a session. */
    attempt: (address: string) => take('signInAddress', address),
    /** Mails to an address whose owner may not have asked. */
    mail: (email: string) => take('mail', email),
    /** A password, or its equivalent, that a signed-in user repeats. */
    passwordCheck: (userId: string) => take('passwordCheck', userId),
    dataExport: (userId: string) => take('dataExport', userId),
  }
}

export type Guard = ReturnType<typeof createGuard>
