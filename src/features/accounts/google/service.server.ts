import { betterAuth } from 'better-auth'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { GoogleConfig } from '../../../platform/config-values.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { AppError } from '../../../product/errors.ts'
import { markMailboxProven } from '../confirmation/data.server.ts'
import { findUserById } from '../data.server.ts'
import type { IdentityBase } from '../identity/options.service.server.ts'
import { googleJoinedMail } from '../mails/jobs.server.ts'
import { safeNext, withNext } from '../next/rules.ts'
import { dropPassword } from './data.server.ts'
import { EMAIL_NOT_CONFIRMED, joiningOf, staleTabs, tabCookie, withCookieNamed, withCookieSentAs } from './rules.ts'
import { claimsSchema } from './schema.ts'

const PROVIDER = 'google'
/** Timeout for the discovery document of Google (ms). */
const DISCOVERY_TIMEOUT_MS = 5_000

interface GoogleOptions {
  readonly base: IdentityBase
  /** null = sign-in by Google is disabled. */
  readonly settings: GoogleConfig | null
  readonly db: Db
  readonly jobs: Jobs
}

/**
 * Sign-in by Google or its sandbox: OpenID Connect with PKCE, state and nonce; signature, issuer, audience and age of the
 * id token are checked against the discovery document. Discovery is lazy and retried: the provider may be down while the
 * site starts.
 */
export function createGoogle({ base, settings, db, jobs }: GoogleOptions) {
  let opened: ReturnType<typeof discover> | null = null

  async function discover({ issuer, clientId, clientSecret }: GoogleConfig) {
    const auth = betterAuth({
      ...base,
      user: {
        ...base.user,
        validateUserInfo: ({ user, source }) =>
          source.oauth === undefined ? undefined : allow(source.action, user.id, user.emailVerified === true),
      },
      account: {
        ...base.account,
        // `allow` decides for new and known addresses: the library's answer would reveal known ones.
        accountLinking: { enabled: true, trustedProviders: [PROVIDER], requireLocalEmailVerified: false },
        updateAccountOnSignIn: false,
      },
      databaseHooks: {
        ...base.databaseHooks,
        user: {
          create: {
            // `allow` has refused addresses that Google has not confirmed.
            before: async (user) => ({ data: { ...user, mailboxProven: true } }),
          },
        },
        account: {
          create: {
            before: async (account) => ({
              data: { ...account, accessToken: null, refreshToken: null, idToken: null },
            }),
          },
        },
      },
      plugins: [
        ...base.plugins,
        genericOAuth({
          config: [
            {
              providerId: PROVIDER,
              name: 'Google',
              discoveryUrl: `${issuer}/.well-known/openid-configuration`,
              clientId,
              clientSecret,
              scopes: ['openid', 'email', 'profile'],
              prompt: 'select_account',
              pkce: true,
              requireIdTokenVerification: true,
              // Called after the id token was verified; no other call proves an identity.
              getUserInfo: async ({ idToken }) => identityIn(idToken),
            },
          ],
        }),
      ],
    })
    const { socialProviders } = await withinTime(auth.$context)
    if (socialProviders.find(({ id }) => id === PROVIDER)?.issuer !== issuer) {
      throw new Error('the provider does not answer, or says that it is another one')
    }
    return auth
  }

  function open(): ReturnType<typeof discover> {
    if (!settings) throw new AppError('google_unavailable')
    opened ??= discover(settings).catch((cause) => {
      opened = null
      throw new AppError('google_unavailable', { cause })
    })
    return opened
  }

  /** Accepts or refuses an identity; see {@link joiningOf} for existing accounts. */
  async function allow(action: string, userId: string | undefined, confirmedThere: boolean) {
    if (!confirmedThere) return { error: EMAIL_NOT_CONFIRMED }
    const user = action === 'link-account' && userId !== undefined ? await findUserById(db, userId) : undefined
    if (!user) return undefined
    const joining = joiningOf({ confirmedThere, confirmedHere: user.mailboxProven, hasPassword: user.hasPassword })
    if (joining === 'refuse') return { error: EMAIL_NOT_CONFIRMED }
    if (joining === 'join_without_password') {
      await dropPassword(db, user.id, (transaction) =>
        jobs.send(googleJoinedMail, { userId: user.id }, { transaction }),
      )
    }
    await markMailboxProven(db, user.id)
    return undefined
  }

  type Opened = Awaited<ReturnType<typeof discover>>
  const stateCookie = async (auth: Opened) => (await auth.$context).createAuthCookie('state')

  /** Renames the state cookie for its tab: with the library's single cookie a second tab would overwrite the first. */
  async function ofTab(auth: Opened, state: string | null, asked: Headers, answered: Headers): Promise<Headers> {
    const { name } = await stateCookie(auth)
    const own = tabCookie(name, state)
    if (own === null) throw new Error('the library made a state of another form')
    const headers = withCookieNamed(answered, name, own)
    const expiring = answered.getSetCookie().find((line) => line.startsWith(`${name}=`)) ?? ''
    const attributes = expiring.replace(/^[^;]*/, '').replace(/max-age=\d+/i, 'Max-Age=0')
    for (const stale of staleTabs(asked, name)) headers.append('set-cookie', `${stale}=${attributes}`)
    return headers
  }

  return {
    async start(next: string | null | undefined, headers: Headers): Promise<{ url: string; headers: Headers }> {
      const auth = await open()
      const back = withNext('/login', safeNext(next))
      const answer = await auth.api.signInSocial({
        body: { provider: PROVIDER, callbackURL: back, errorCallbackURL: back },
        headers,
        returnHeaders: true,
      })
      const { url } = answer.response
      if (!url) throw new AppError('google_unavailable')
      return { url, headers: await ofTab(auth, new URL(url).searchParams.get('state'), headers, answer.headers) }
    },

    /** A redirect that signs in, or one with the reason of a refusal. @throws AppError google_unavailable */
    async finish(request: Request): Promise<Response> {
      const auth = await open()
      const { name } = await stateCookie(auth)
      const own = tabCookie(name, new URL(request.url).searchParams.get('state'))
      if (own === null) return auth.handler(request)
      const answer = await auth.handler(new Request(request, { headers: withCookieSentAs(request.headers, own, name) }))
      return new Response(answer.body, { status: answer.status, headers: withCookieNamed(answer.headers, name, own) })
    },
  }
}

function identityIn(idToken: string | undefined) {
  const payload = idToken?.split('.')[1]
  if (payload === undefined) return null
  const claims = claimsSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
  const { sub, email, email_verified, name } = claims
  return { sub, id: sub, email, emailVerified: email_verified, name }
}

function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the provider does not answer')), DISCOVERY_TIMEOUT_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
