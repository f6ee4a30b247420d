import type { Backoff } from '../../../platform/backoff.ts'
import { AppError } from '../../../product/errors.ts'
import type { LimitName, Limits } from '../../../product/limits.ts'

/** Refused for now; the route adds `Retry-After`. */
export class TooManyAttempts extends AppError {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('rate_limited')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Waits that grow with each wrong password. */
export interface Backoffs {
  readonly account: Backoff
  readonly address: Backoff
}

/** An attempt to sign in. */
interface Try {
  readonly email: string
  readonly address: string
  /** The number of a browser that has signed in to this account before (devices/service.server.ts), else null. */
  readonly device: string | null
}

/**
 * Limits of the calls a stranger may make. Attempts by account are joined with the network address, and a known browser
 * has a separate count: guesses under another user's name, however many and from however many places, do not lock the
 * user out. Mails are counted by the account alone: a full mailbox is worse than a link that comes an hour later.
 */
export function createGuard(limits: Limits, backoffs: Backoffs) {
  async function take(name: LimitName, key: string): Promise<void> {
    const verdict = await limits.consume(name, key)
    if (!verdict.allowed) throw new TooManyAttempts(verdict.retryAfterSeconds)
  }

  return {
    /**
     * @returns the try as it counts: without its device once the known browsers of the account have used up the tries
     * they share, because proofs of known browsers can be collected
     * @throws TooManyAttempts, as do the others
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
    /** The owner has shown who they are. */
    forgive: (email: string) => backoffs.account.forgive(email),
    signUp: (address: string) => take('signUp', address),
    /** Anything else that is tried without a session. */
    attempt: (address: string) => take('signInAddress', address),
    /** Mails sent to an address whose owner may not have asked. */
    mail: (email: string) => take('mail', email),
    /** A password, or its equivalent, that a signed-in person has to repeat. */
    passwordCheck: (userId: string) => take('passwordCheck', userId),
    /** The export of a person's own data. */
    dataExport: (userId: string) => take('dataExport', userId),
  }
}

export type Guard = ReturnType<typeof createGuard>
