import { randomBytes } from 'node:crypto'
import type { Db } from '../../../platform/db/pool.ts'
import type { Logger } from '../../../platform/log.ts'
import { DAY_MS } from '../../../platform/time.ts'
import { AppError } from '../../../product/errors.ts'
import { failAs } from '../../../product/out-of-reach.ts'
import { findUserById } from '../data.server.ts'
import { dropPassword } from '../google/data.server.ts'
import { verifyPassword } from '../hashing/service.server.ts'
import type { Auth } from '../identity/service.server.ts'
import { findPasswordHash } from '../password/data.server.ts'
import type { Session } from '../schema.ts'
import type { Guard } from '../throttle/service.server.ts'
import { confirmationValue, confirmedUserId, deleteMailedLinks, markMailboxProven } from './data.server.ts'

/** Lifetime of the link in the confirmation mail: a day (ms). */
const LINK_LIFETIME_MS = DAY_MS
/** Length of the token before encoding, in bytes. */
const TOKEN_BYTES = 32
/** Other texts are not ours, and may be invalid for the database. */
const TOKEN = /^[\w-]{20,100}$/

export interface Confirmation {
  readonly userId: string
  readonly email: string
  readonly confirmed: boolean
}

/** Proof of the account: its session or its password. */
interface Confirming {
  readonly session: Session | null
  readonly password: string | undefined
  readonly address: string
}

interface Dependencies {
  readonly db: Db
  readonly auth: Auth
  readonly guard: Guard
  readonly log: Logger
  readonly siteOrigin: string
  readonly afterProof: (userId: string) => Promise<void>
}

/**
 * Confirms an address (rule: email confirmation). Opening the link changes no row, because mail gateways open links:
 * its page asks for a confirmation by the account's session or password. A user who signs up with another's address has
 * neither in the owner's mailbox, and cannot read the mail.
 */
export function createConfirmation({ db, auth, guard, log, siteOrigin, afterProof }: Dependencies) {
  const identifierOf = (token: string) => `confirm-email:${token}`

  async function confirmationOf(token: string): Promise<Confirmation | null> {
    if (!TOKEN.test(token)) return null
    const { internalAdapter } = await auth.$context
    const found = await internalAdapter.findVerificationValue(identifierOf(token)).catch(failAs('unavailable'))
    const userId = found && found.expiresAt > new Date() ? confirmedUserId(found.value) : null
    const user = userId === null ? undefined : await findUserById(db, userId).catch(failAs('unavailable'))
    return user ? { userId: user.id, email: user.email, confirmed: user.emailVerified } : null
  }

  async function existing(token: string): Promise<Confirmation> {
    const found = await confirmationOf(token)
    if (!found) throw new AppError('confirmation_link_invalid')
    return found
  }

  return {
    /** A new link for the confirmation mail, valid for a day. */
    async confirmationUrl(userId: string): Promise<string> {
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      const { internalAdapter } = await auth.$context
      await internalAdapter.createVerificationValue({
        identifier: identifierOf(token),
        value: confirmationValue(userId),
        expiresAt: new Date(Date.now() + LINK_LIFETIME_MS),
      })
      return `${siteOrigin}/confirm-email?token=${token}`
    },

    confirmationOf,

    /**
     * Confirms the address of the link's account.
     * @throws AppError confirmation_link_invalid, bad_credentials; TooManyAttempts
     */
    async confirmEmail(token: string, { session, password, address }: Confirming): Promise<Confirmation> {
      await guard.attempt(address)
      const found = await existing(token)
      if (session?.userId !== found.userId) await checkPassword(found, password ?? '', address)
      await markMailboxProven(db, found.userId)
      await afterProof(found.userId)
      log.info({ userId: found.userId }, 'address confirmed')
      return found
    },

    /**
     * «Não fui eu»: the owner of the mailbox did not make this account. Its password and sessions go, so that only the
     * mailbox opens it.
     * @throws AppError confirmation_link_invalid; TooManyAttempts
     */
    async disownAccount(token: string, address: string): Promise<void> {
      await guard.attempt(address)
      const { userId } = await existing(token)
      await dropPassword(db, userId, (transaction) => deleteMailedLinks(transaction, userId))
      log.warn({ userId }, 'disowned by the reader of its mailbox')
    },
  }

  /** Counts like a sign-in from an unknown browser. */
  async function checkPassword({ userId, email }: Confirmation, password: string, address: string): Promise<void> {
    const attempt = await guard.signIn({ email, address, device: null })
    const hash = await findPasswordHash(db, userId)
    if (hash !== null && (await verifyPassword({ hash, password }))) return guard.forgive(email)
    await guard.signInFailed(attempt)
    throw new AppError('bad_credentials')
  }
}
