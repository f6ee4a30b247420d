/** Configuration of better-auth: our tables and columns, lifetimes, disabled features. */
import { randomUUID } from 'node:crypto'
import type { BetterAuthOptions } from 'better-auth'
import { bearer } from 'better-auth/plugins/bearer'
import type { Db } from '../../../platform/db/pool.ts'
import type { Logger } from '../../../platform/log.ts'
import { hashPassword, verifyPassword } from '../hashing/service.server.ts'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../schema.ts'
import { SESSION_COOKIE } from '../session/rules.ts'

const BASE_PATH = '/auth/v1'
/** Sessions end after a week without a visit (s). */
const SESSION_LIFETIME_S = 7 * 24 * 60 * 60
/** A visit renews a session at most once a day (s). */
const SESSION_RENEWAL_S = 24 * 60 * 60

export interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
}

export interface IdentityOptions {
  readonly db: Db
  readonly log: Logger
  /** Signs cookies and links. */
  readonly secret: string
  readonly siteOrigin: string
  readonly requireEmailConfirmation: boolean
  /** Runs before every new session; an error refuses it. */
  readonly beforeSession: (userId: string) => Promise<void>
  readonly afterPasswordReset: (person: Person) => Promise<void>
  /** Called for a sign-in that is refused because the address is not confirmed. */
  readonly remindConfirmation: (person: Person) => Promise<void>
}

export type IdentityBase = ReturnType<typeof baseOf>

export function baseOf(options: IdentityOptions) {
  const { siteOrigin, secret } = options
  return {
    database: { db: options.db, type: 'postgres', transaction: true },
    secret,
    baseURL: siteOrigin,
    basePath: BASE_PATH,
    trustedOrigins: [siteOrigin],
    telemetry: { enabled: false },
    // The routes have their own limits, shared by all processes.
    rateLimit: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message, ...details) =>
        options.log[level]({ part: 'better-auth', err: details.find((one) => one instanceof Error) }, message),
    },
    onAPIError: { errorURL: `${siteOrigin}/login` },
    user: {
      modelName: 'auth_users',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: {
        role: { type: 'string', required: true, defaultValue: 'user', input: false },
        mailboxProven: {
          type: 'boolean',
          required: true,
          defaultValue: false,
          input: false,
          fieldName: 'mailbox_proven',
        },
      },
    },
    session: {
      modelName: 'auth_sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      expiresIn: SESSION_LIFETIME_S,
      updateAge: SESSION_RENEWAL_S,
    },
    account: {
      modelName: 'auth_accounts',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      accountLinking: { enabled: false },
    },
    verification: {
      modelName: 'auth_verifications',
      storeIdentifier: 'hashed',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      password: { hash: hashPassword, verify: verifyPassword },
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      requireEmailVerification: options.requireEmailConfirmation,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => options.afterPasswordReset(user),
    },
    emailVerification: {
      // A lost mail must not lock its owner out where confirmation is required.
      sendOnSignIn: options.requireEmailConfirmation,
      sendVerificationEmail: ({ user }) => options.remindConfirmation(user),
    },
    databaseHooks: { session: { create: { before: (session) => options.beforeSession(session.userId) } } },
    // Signed tokens only: a stolen table of sessions opens no account.
    plugins: [bearer({ requireSignature: true })],
    advanced: {
      cookies: { session_token: { name: SESSION_COOKIE } },
      cookiePrefix: 'auth',
      useSecureCookies: siteOrigin.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      // Network addresses of sessions are not stored.
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => randomUUID(), joins: true, validateSchema: false },
    },
  } satisfies BetterAuthOptions
}
