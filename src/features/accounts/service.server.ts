import type { Config } from '../../platform/config-values.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { deriveKey } from '../../platform/keys.ts'
import type { Logger } from '../../platform/log.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Clock } from '../../platform/time.ts'
import { AppError } from '../../product/errors.ts'
import type { Limits } from '../../product/limits.ts'
import { failAs } from '../../product/out-of-reach.ts'
import { deleteMailedLinks, markMailboxProven } from './confirmation/data.server.ts'
import { createConfirmation } from './confirmation/service.server.ts'
import { findUserByEmail, findUserById, grantAdminRole, insertProfile } from './data.server.ts'
import { type DemoAccount, insertDemoAccounts, refuseDemoAccounts } from './demo/service.server.ts'
import { createDevices } from './devices/service.server.ts'
import { createGoogle } from './google/service.server.ts'
import type { Person } from './identity/options.service.server.ts'
import { createIdentity, sessionHeaders } from './identity/service.server.ts'
import { confirmationMail, passwordChangedMail, registerMailJobs } from './mails/jobs.server.ts'
import { createPasswords } from './password/service.server.ts'
import { createPrivacy } from './privacy/service.server.ts'
import { createProfiles } from './profile/service.server.ts'
import { createRecovery } from './recovery/service.server.ts'
import { requireAdmin } from './roles/service.server.ts'
import { isAdminByEmail, profileName } from './rules.ts'
import type { Session } from './schema.ts'
import { createSessionReader, createTokenReader, type SessionHeaders } from './session/service.server.ts'
import { type Caller, createSignIn } from './sign-in/service.server.ts'
import { createTerms } from './terms/service.server.ts'
import { type Backoffs, createGuard } from './throttle/service.server.ts'

export interface AccountsDeps {
  readonly db: Db
  readonly config: Pick<
    Config,
    'appEnv' | 'siteName' | 'siteOrigin' | 'google' | 'adminEmail' | 'requireEmailConfirmation'
  > & {
    readonly imprint: string
  }
  /** Source of the keys of sessions and known browsers; at least 32 characters. */
  readonly secret: string
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly limits: Limits
  readonly backoffs: Backoffs
  readonly log: Logger
  readonly clock: Clock
  /** See {@link createPrivacy}; null without an outside service that renews. */
  readonly beforeDeletion: ((session: Session) => Promise<void>) | null
}

/** Accounts: sign-up, sign-in, sessions, roles. */
export function createAccounts(deps: AccountsDeps) {
  const { db, config, secret, jobs, mailer, limits, log, clock } = deps
  const guard = createGuard(limits, deps.backoffs)
  const secure = config.siteOrigin.startsWith('https:')
  const sessionKey = deriveKey(secret, 'sessions')
  const tokenOf = createTokenReader({ secret: sessionKey, secure })
  const { auth, base, passwordResetUrl } = createIdentity({
    db,
    log,
    secret: sessionKey,
    siteOrigin: config.siteOrigin,
    requireEmailConfirmation: config.requireEmailConfirmation,
    beforeSession: ensureProfile,
    async afterPasswordReset(person) {
      log.info({ userId: person.id }, 'password reset by mail')
      // The link reached only the owner of the mailbox.
      await markMailboxProven(db, person.id)
      // Older links would change the password again.
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

  /** Applies ADMIN_EMAIL (rule: first administrator); see {@link isAdminByEmail}. */
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
   * Runs before every session (rule: profile creation).
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

  const entry = createSignIn({
    db,
    auth,
    jobs,
    guard,
    devices: createDevices({ secret: deriveKey(secret, 'known browsers'), secure }),
    readSession: createSessionReader({ db, tokenOf, clock }),
    requireEmailConfirmation: config.requireEmailConfirmation,
    log,
  })

  return {
    /** The request's session token if we signed it. No query: the session may have ended. */
    signedToken: (headers: SessionHeaders): string | null => tokenOf(headers),
    profiles: createProfiles({ db }),
    terms: createTerms({ db, clock }),
    passwords: createPasswords({ db, jobs, guard, sessionOf: entry.sessionOf, enter: entry.enter }),
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

    sessionOf: entry.sessionOf,
    signUp: entry.signUp,
    signIn: entry.signIn,
    signOut: entry.signOut,
    currentSession: entry.currentSession,
    requireAdmin,

    /** @throws AppError google_unavailable; TooManyAttempts */
    async startGoogle(next: string | null | undefined, { headers, address }: Caller) {
      await guard.attempt(address)
      const started = await google.start(next, headers)
      return { url: started.url, headers: sessionHeaders(started) }
    },

    /** Redirects; the new session replaces the browser's earlier one. @throws AppError google_unavailable */
    async finishGoogle(request: Request): Promise<Response> {
      const answer = await google.finish(request)
      const token = sessionHeaders(answer).get('set-auth-token')
      if (token) {
        const session = await entry.sessionOf(new Headers({ authorization: `Bearer ${token}` }))
        log.info({ userId: session?.userId, by: 'google' }, 'signed in')
        await entry.rotate(request.headers)
      }
      return answer
    },

    registerJobs: (): Promise<void> =>
      registerMailJobs(jobs, {
        mailer,
        site: config.siteName,
        imprint: config.imprint,
        findUser: (userId) => findUserById(db, userId),
        confirmationUrl: confirmation.confirmationUrl,
        passwordResetUrl,
        passwordForgottenUrl: `${config.siteOrigin}/reset-password`,
      }),

    /** Runs at the start: ADMIN_EMAIL may name an existing account. */
    async applyAdminEmail(): Promise<void> {
      const user = config.adminEmail === null ? undefined : await findUserByEmail(db, config.adminEmail)
      if (!user || user.role === 'admin') return
      if (user.mailboxProven) await grantAdminRole(db, user.id)
      else log.warn({ setting: 'ADMIN_EMAIL' }, 'nobody has proven to read this mailbox: no administrator yet')
    },

    /** (rule: first administrator) Shows each password once. */
    async *createDemoAccounts(): AsyncGenerator<DemoAccount> {
      if (config.appEnv !== 'production') yield* insertDemoAccounts(db, clock())
    },

    refuseDemoAccounts: (): Promise<void> => refuseDemoAccounts(db, clock()),
  }
}

export type Accounts = ReturnType<typeof createAccounts>
