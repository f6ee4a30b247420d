import type { Db } from '../../../platform/db/pool.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Logger } from '../../../platform/log.ts'
import { AppError } from '../../../product/errors.ts'
import { failAs } from '../../../product/out-of-reach.ts'
import { deleteSessions, findUserById, insertPerson } from '../data.server.ts'
import type { Devices } from '../devices/service.server.ts'
import { hashPassword } from '../hashing/service.server.ts'
import { type Auth, outOfReach, refusalOf, sessionHeaders } from '../identity/service.server.ts'
import { confirmationMail } from '../mails/jobs.server.ts'
import { findCredentials } from '../password/data.server.ts'
import { toSession } from '../roles/service.server.ts'
import type { Session, SignIn, SignUp } from '../schema.ts'
import type { SessionReader } from '../session/service.server.ts'
import { FIELD_ERRORS } from '../texts.ts'
import type { Guard } from '../throttle/service.server.ts'
import { refuseWeakPassword } from '../weak-passwords/service.server.ts'

export interface Caller {
  readonly headers: Headers
  readonly address: string
}

/** Result of a call that begins, renews or ends a session; the headers carry the cookie. */
export interface Entry {
  /** null after a sign-out, and while a sign-up waits for its confirmation. */
  readonly session: Session | null
  readonly headers: Headers
}

interface SignInDeps {
  readonly db: Db
  readonly auth: Auth
  readonly jobs: Jobs
  readonly guard: Guard
  readonly devices: Devices
  readonly readSession: SessionReader
  readonly requireEmailConfirmation: boolean
  readonly log: Logger
}

/** Sign-up, sign-in and sign-out with a password. */
export function createSignIn({
  db,
  auth,
  jobs,
  guard,
  devices,
  readSession,
  requireEmailConfirmation,
  log,
}: SignInDeps) {
  /**
   * The session of the cookie or of `Authorization: Bearer`; null if it is forged, expired, ended or malformed. One
   * query, and only for a token with our signature.
   */
  async function sessionOf(headers: Headers): Promise<Session | null> {
    const user = await readSession(headers)
    return user && toSession(user)
  }

  /** Ends the request's session, so that an earlier copy of its cookie is worthless. */
  async function rotate(headers: Headers): Promise<void> {
    if (await sessionOf(headers)) await auth.api.signOut({ headers })
  }

  async function enter({ email, password }: SignIn, headers: Headers): Promise<Entry> {
    const answer = await auth.api.signInEmail({ body: { email, password }, headers, asResponse: true })
    if (!answer.ok) throw new AppError(await refusalOf(answer))
    await rotate(headers)
    const { user }: { user: { id: string } } = await answer.json()
    const person = await findUserById(db, user.id)
    if (!person) throw new AppError('profile_unreadable')
    const entered = sessionHeaders(answer)
    if (!person.hasPassword) {
      // The owner of the address took the account over during the password check (google/rules.ts).
      await auth.api.signOut({ headers: new Headers({ authorization: `Bearer ${entered.get('set-auth-token')}` }) })
      throw new AppError('bad_credentials')
    }
    return { session: toSession(person), headers: entered }
  }

  /** Adds the device cookie of this browser. */
  async function remembered(email: string, { session, headers }: Entry): Promise<Entry> {
    const answer = new Headers(headers)
    const credentials = await findCredentials(db, email)
    if (credentials) answer.append('set-cookie', devices.remember(credentials))
    return { session, headers: answer }
  }

  return {
    sessionOf,
    rotate,
    enter,

    /**
     * Creates user, password, profile and confirmation mail in one transaction; then, unless the address has to be confirmed
     * first, the session.
     * @throws AppError weak_password, email_taken, sign_up_failed; TooManyAttempts
     */
    async signUp(form: SignUp, { headers, address }: Caller): Promise<Entry> {
      await guard.signUp(address)
      const { name, email, password, terms_accepted, receive_emails } = form
      await refuseWeakPassword('weak_password', { path: 'password', password }, { name, email })
      const profile = { terms_accepted, receive_emails }
      const passwordHash = await hashPassword(password)
      const id = await insertPerson(db, { name, email, passwordHash, profile }, (transaction, userId) =>
        jobs.send(confirmationMail, { userId }, { transaction }),
      ).catch(failAs('sign_up_failed'))
      if (!id) throw new AppError('email_taken', { issues: [{ path: 'email', message: FIELD_ERRORS.emailTaken }] })
      log.info({ userId: id }, 'signed up')
      if (requireEmailConfirmation) return { session: null, headers: new Headers() }
      return remembered(email, await enter({ email, password }, headers))
    },

    /**
     * @throws AppError bad_credentials (unknown address or wrong password), email_not_confirmed, profile_unreadable,
     * profile_not_created; TooManyAttempts
     */
    async signIn(form: SignIn, { headers, address }: Caller): Promise<Entry> {
      const credentials = await findCredentials(db, form.email).catch(failAs('unavailable'))
      const device = devices.known(credentials, headers)
      const attempt = await guard.signIn({ email: form.email, address, device })
      const entry = await enter(form, headers).catch(async (error: unknown) => {
        if (error instanceof AppError && error.code === 'bad_credentials') await guard.signInFailed(attempt)
        throw error
      })
      await guard.forgive(form.email)
      log.info({ userId: entry.session?.userId, by: 'password' }, 'signed in')
      return remembered(form.email, entry)
    },

    /** Ends every session of the user, on every device (rule: other sessions end). */
    async signOut(headers: Headers): Promise<Entry> {
      const session = await sessionOf(headers)
      if (session) {
        await deleteSessions(db, session.userId)
        log.info({ userId: session.userId }, 'signed out')
      }
      const answer = await auth.api.signOut({ headers, asResponse: true })
      return { session: null, headers: sessionHeaders(answer) }
    },

    /** Renews a session that is a day old, and sets its cookie again. */
    async currentSession(headers: Headers): Promise<Entry & { expiresAt: Date | null }> {
      const answer = await auth.api.getSession({ headers, returnHeaders: true }).catch(outOfReach)
      const found = answer.response
      const session = found && toSession(found.user)
      // An invalid cookie stays: this answer may be late, and remove a newer one.
      const renewed = session ? sessionHeaders(answer) : new Headers()
      return { session, expiresAt: found?.session.expiresAt ?? null, headers: renewed }
    },
  }
}
