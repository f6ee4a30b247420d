import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db/pool.ts'
import { AppError } from '../../platform/errors.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Limits } from '../../platform/limits.ts'
import type { Logger } from '../../platform/log.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { failAs } from '../../platform/out-of-reach.ts'
import type { Clock } from '../../platform/time.ts'
import { deleteMailedLinks, markMailboxProven } from './confirmation/data.server.ts'
import { createConfirmation } from './confirmation/service.server.ts'
import {
  deleteSessions,
  findUserByEmail,
  findUserById,
  grantAdminRole,
  insertPerson,
  insertProfile,
} from './data.server.ts'
import { type DemoAccount, insertDemoAccounts, presentDemoAccounts } from './demo/service.server.ts'
import { createDevices } from './devices/service.server.ts'
import { createGoogle } from './google/service.server.ts'
import { hashPassword } from './hashing/service.server.ts'
import { createIdentity, outOfReach, type Person, refusalOf, sessionHeaders } from './identity/service.server.ts'
import { confirmationMail, passwordChangedMail, registerMailJobs } from './mails/jobs.server.ts'
import { findCredentials } from './password/data.server.ts'
import { createPasswords } from './password/service.server.ts'
import { createPrivacy } from './privacy/service.server.ts'
import { createProfiles } from './profile/service.server.ts'
import { createRecovery } from './recovery/service.server.ts'
import { grantAdmin, requireAdmin, requireSession, toSession } from './roles/service.server.ts'
import { isAdminByEmail, profileName } from './rules.ts'
import type { Session, SignIn, SignUp } from './schema.ts'
import { createSessionReader } from './session/service.server.ts'
import { FIELD_ERRORS } from './texts.ts'
import { type Backoffs, createGuard } from './throttle/service.server.ts'
import { refuseWeakPassword } from './weak-passwords/service.server.ts'

/** Who is knocking: the request's headers (cookie, Authorization) and the address it came from. */
export interface Caller {
  readonly headers: Headers
  readonly address: string
}

/** What a call that begins, renews or ends a session answers with; the headers carry the cookie. */
export interface Entry {
  /** null when nobody is signed in now (sign-out; sign-up that waits for its confirmation). */
  readonly session: Session | null
  readonly headers: Headers
}

export interface AccountsDeps {
  readonly db: Db
  readonly config: Pick<
    Config,
    'appEnv' | 'siteName' | 'siteOrigin' | 'google' | 'adminEmail' | 'requireEmailConfirmation'
  >
  /** Signs cookies and links; at least 32 characters. */
  readonly secret: string
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly limits: Limits
  readonly backoffs: Backoffs
  readonly log: Logger
  readonly clock: Clock
  /** See {@link createPrivacy}; null while nothing outside renews by itself. */
  readonly beforeDeletion: ((session: Session) => Promise<void>) | null
}

/** Accounts: sign-up, sign-in, sessions, roles. */
export function createAccounts(deps: AccountsDeps) {
  const { db, config, secret, jobs, mailer, limits, log, clock } = deps
  const guard = createGuard(limits, deps.backoffs)
  const secure = config.siteOrigin.startsWith('https:')
  const devices = createDevices({ secret, secure })
  const readSession = createSessionReader({ db, secret, secure, clock })
  const { auth, base, passwordResetUrl } = createIdentity({
    db,
    log,
    secret,
    siteOrigin: config.siteOrigin,
    requireEmailConfirmation: config.requireEmailConfirmation,
    beforeSession: ensureProfile,
    async afterPasswordReset(person) {
      log.info({ userId: person.id }, 'password reset by mail')
      // The link only reached the reader of the mailbox.
      await markMailboxProven(db, person.id)
      // Other links that were asked for before would set yet another password.
      await deleteMailedLinks(db, person.id)
      await promote({ ...person, mailboxProven: true })
      await guard.forgive(person.email)
      await jobs.send(passwordChangedMail, { userId: person.id })
    },
    async remindConfirmation(person) {
      await guard.mail(person.email)
      await jobs.send(confirmationMail, { userId: person.id })
    },
  })

  const google = createGoogle({ base, settings: config.google, db, jobs })

  /**
   * The role that the setting ADMIN_EMAIL promises (rule: first administrator); see {@link isAdminByEmail} for when.
   */
  async function promote(person: Person & { mailboxProven: boolean }): Promise<void> {
    if (isAdminByEmail(person, config.adminEmail)) await grantAdminRole(db, person.id)
  }

  const confirmation = createConfirmation({
    db,
    auth,
    guard,
    log,
    siteOrigin: config.siteOrigin,
    async afterProof(userId) {
      const user = await findUserById(db, userId)
      if (user && user.role !== 'admin') await promote(user)
    },
  })

  /**
   * Creates a missing profile (rule: profile creation); runs before every session.
   * @throws AppError profile_unreadable, profile_not_created
   */
  async function ensureProfile(userId: string): Promise<void> {
    const user = await findUserById(db, userId).catch(failAs('profile_unreadable'))
    if (!user) throw new AppError('profile_unreadable')
    if (!user.hasProfile) {
      const profile = { id: user.id, name: profileName(user.name, user.email), email: user.email }
      await insertProfile(db, profile).catch(failAs('profile_not_created'))
    }
    if (user.role !== 'admin') await promote(user)
  }

  /**
   * Who is signed in, proven by the cookie or `Authorization: Bearer`. One query; none without credentials of ours.
   * Anything forged, expired, ended or malformed is nobody.
   */
  async function sessionOf(headers: Headers): Promise<Session | null> {
    const user = await readSession(headers)
    return user && toSession(user)
  }

  /** Ends the session this request came with, if any: a new one never shares its cookie's past. */
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
      // The account went to the owner of its address while the password was being looked at (google/rules.ts).
      await auth.api.signOut({ headers: new Headers({ authorization: `Bearer ${entered.get('set-auth-token')}` }) })
      throw new AppError('bad_credentials')
    }
    return { session: toSession(person), headers: entered }
  }

  /** The browser is known as one of this person's from now on. */
  async function remembered(email: string, { session, headers }: Entry): Promise<Entry> {
    const answer = new Headers(headers)
    const credentials = await findCredentials(db, email)
    if (credentials) answer.append('set-cookie', devices.remember(credentials))
    return { session, headers: answer }
  }

  return {
    profiles: createProfiles({ db }),
    passwords: createPasswords({ db, jobs, guard, sessionOf, enter }),
    privacy: createPrivacy({
      db,
      jobs,
      guard,
      clock,
      siteName: config.siteName,
      beforeDeletion: deps.beforeDeletion ?? (async () => {}),
    }),

    ...createRecovery({ db, auth, jobs, guard, clock }),
    confirmationOf: confirmation.confirmationOf,
    confirmEmail: confirmation.confirmEmail,
    disownAccount: confirmation.disownAccount,

    sessionOf,
    requireSession,
    requireAdmin,
    ensureProfile,

    /** Whether this is an administrator; a visitor is not (rule: administrator check). */
    isAdmin: (session: Session | null): boolean => session?.isAdmin ?? false,

    /**
     * Creates the account of the form: user, password, profile and confirmation mail at once or not at all; then,
     * unless the address has to be confirmed first, the session.
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
      if (config.requireEmailConfirmation) return { session: null, headers: new Headers() }
      return remembered(email, await enter({ email, password }, headers))
    },

    /**
     * @throws AppError bad_credentials (unknown address and wrong password alike), email_not_confirmed,
     * profile_unreadable, profile_not_created; TooManyAttempts
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

    /** Ends every session of the person, on every device (rule: other sessions end). */
    async signOut(headers: Headers): Promise<Entry> {
      const session = await sessionOf(headers)
      if (session) {
        await deleteSessions(db, session.userId)
        log.info({ userId: session.userId }, 'signed out')
      }
      const answer = await auth.api.signOut({ headers, asResponse: true })
      return { session: null, headers: sessionHeaders(answer) }
    },

    /** Who is signed in, and when that ends; renews a session that is a day old, which sets the cookie anew. */
    async currentSession(headers: Headers): Promise<Entry & { expiresAt: Date | null }> {
      const answer = await auth.api.getSession({ headers, returnHeaders: true }).catch(outOfReach)
      const found = answer.response
      const session = found && toSession(found.user)
      // A cookie that is worth nothing stays: this answer may be late, and take away one that came meanwhile.
      const renewed = session ? sessionHeaders(answer) : new Headers()
      return { session, expiresAt: found?.session.expiresAt ?? null, headers: renewed }
    },

    /**
     * The address at Google to send the browser to; the headers carry the state that proves the way back.
     * @throws AppError google_unavailable; TooManyAttempts
     */
    async startGoogle(next: string | null | undefined, { headers, address }: Caller) {
      await guard.attempt(address)
      const started = await google.start(next, headers)
      return { url: started.url, headers: sessionHeaders(started) }
    },

    /**
     * The way back from Google, as a redirect. A session that begins with it takes the place of the browser's earlier
     * one.
     * @throws AppError google_unavailable
     */
    async finishGoogle(request: Request): Promise<Response> {
      const answer = await google.finish(request)
      const token = sessionHeaders(answer).get('set-auth-token')
      if (token) {
        const session = await sessionOf(new Headers({ authorization: `Bearer ${token}` }))
        log.info({ userId: session?.userId, by: 'google' }, 'signed in')
        await rotate(request.headers)
      }
      return answer
    },

    /** See {@link grantAdmin}. */
    grantAdmin: (email: string) => grantAdmin(db, email),

    /** Lets this process send the mails of the accounts. */
    registerJobs: (): Promise<void> =>
      registerMailJobs(jobs, {
        mailer,
        site: config.siteName,
        findUser: (userId) => findUserById(db, userId),
        confirmationUrl: confirmation.confirmationUrl,
        passwordResetUrl,
        passwordForgottenUrl: `${config.siteOrigin}/reset-password`,
      }),

    /** At the start of the process: the setting ADMIN_EMAIL may name an account that exists already. */
    async applyAdminEmail(): Promise<void> {
      const user = config.adminEmail === null ? undefined : await findUserByEmail(db, config.adminEmail)
      if (!user || user.role === 'admin') return
      if (user.mailboxProven) await grantAdminRole(db, user.id)
      else log.warn({ setting: 'ADMIN_EMAIL' }, 'nobody has proven to read this mailbox: no administrator yet')
    },

    /**
     * The three accounts of the demonstration (rule: first administrator) as they are made, with passwords only now.
     */
    async *createDemoAccounts(): AsyncGenerator<DemoAccount> {
      if (config.appEnv !== 'production') yield* insertDemoAccounts(db, clock())
    },

    /** @throws when the database still holds accounts of the demonstration: one of them administers the site */
    async refuseDemoAccounts(): Promise<void> {
      const present = await presentDemoAccounts(db, clock())
      if (present.length > 0) {
        throw new Error(
          `DATABASE_URL: o banco tem contas de demonstração (${present.join(', ')}): exclua-as ou use outro banco`,
        )
      }
    },
  }
}

export type Accounts = ReturnType<typeof createAccounts>
