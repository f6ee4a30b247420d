import { createRoute, z } from '@hono/zod-openapi'
import { UNEXPECTED_FAILURE } from '../../features/accounts/google/rules.ts'
import { signUpRefusal } from '../../features/accounts/rules.ts'
import { sessionSchema, signInSchema, signUpSchema } from '../../features/accounts/schema.ts'
import type { Accounts } from '../../features/accounts/service.server.ts'
import type { Caller } from '../../features/accounts/sign-in/service.server.ts'
import { TooManyAttempts } from '../../features/accounts/throttle/service.server.ts'
import { AppError } from '../../product/errors.ts'
import { issuesOf } from '../../product/parse-input.ts'
import type { HttpContext } from '../env.ts'
import { answerError } from '../refusals.ts'
import { ANYBODY, answers, jsonBody, refusal } from './answers.ts'
import { registerAccount, withCookies } from './auth-account.ts'
import { registerRecovery } from './auth-recovery.ts'
import { createRoutes } from './route.ts'

const tags = ['auth']
const entered = z.object({ user: sessionSchema.nullable() })
const done = z.object({ success: z.boolean() })
const tooMany = refusal('rate_limited: Retry-After says for how many seconds')
const tokenHint = 'The header set-auth-token carries the token for programs.'

const signUp = createRoute({
  method: 'post',
  path: '/sign-up/email',
  tags,
  summary: 'Create an account',
  request: jsonBody(signUpSchema),
  responses: {
    200: answers(
      `The account; its session cookie comes along unless the e-mail has to be confirmed first. ${tokenHint}`,
      entered,
    ),
    400: refusal('invalid_input: a field does not pass the rules'),
    409: refusal('email_taken'),
    429: tooMany,
  },
})

const signIn = createRoute({
  method: 'post',
  path: '/sign-in/email',
  tags,
  summary: 'Sign in with e-mail and password',
  request: jsonBody(signInSchema),
  responses: {
    200: answers(`The session cookie comes along. ${tokenHint}`, entered),
    400: refusal('invalid_input: e-mail or password missing'),
    401: refusal('bad_credentials: e-mail or password wrong, not said which'),
    403: refusal('email_not_confirmed'),
    429: tooMany,
  },
})

const signOut = createRoute({
  method: 'post',
  path: '/sign-out',
  tags,
  summary: 'Sign out, on every device',
  security: ANYBODY,
  responses: { 200: answers('No session of the account is valid any more.', done) },
})

const getSession = createRoute({
  method: 'get',
  path: '/get-session',
  tags,
  summary: 'Who is signed in, and until when',
  security: ANYBODY,
  responses: {
    200: answers(
      'null for visitors. A session older than a day is renewed.',
      z.object({ user: sessionSchema, expiresAt: z.iso.datetime() }).nullable(),
    ),
  },
})

const google = createRoute({
  method: 'post',
  path: '/sign-in/social',
  tags,
  summary: 'Start signing in with Google',
  request: jsonBody(z.object({ provider: z.literal('google'), next: z.string().max(1_000).optional() })),
  responses: {
    200: answers('The address to send the browser to.', z.object({ url: z.url() })),
    429: tooMany,
    503: refusal('google_unavailable: not configured'),
  },
})

const googleCallback = createRoute({
  method: 'get',
  path: '/callback/google',
  tags,
  summary: 'Volta do Google',
  responses: { 302: { description: 'The page one came from; the sign-in screen when something failed.' } },
})

/** `/auth/v1`: accounts and sessions. Anything else below it is a 404. */
export function authRoutes({ accounts }: { accounts: Accounts }) {
  const routes = createRoutes()
  routes.onError((error, c) => {
    if (error instanceof TooManyAttempts) c.header('retry-after', String(error.retryAfterSeconds))
    return answerError(error, c)
  })
  routes.use(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })
  registerAccount(routes, accounts)
  registerRecovery(routes, accounts)

  return routes
    .openapi(
      signUp,
      async (c) => {
        const entry = await accounts.signUp(c.req.valid('json'), callerOf(c))
        return withCookies(c, entry).json({ user: entry.session }, 200)
      },
      (result) => {
        if (result.success) return
        const issues = issuesOf(result.error)
        throw new AppError(signUpRefusal(issues), { issues })
      },
    )
    .openapi(signIn, async (c) => {
      const entry = await accounts.signIn(c.req.valid('json'), callerOf(c))
      return withCookies(c, entry).json({ user: entry.session }, 200)
    })
    .openapi(signOut, async (c) =>
      withCookies(c, await accounts.signOut(c.req.raw.headers)).json({ success: true }, 200),
    )
    .openapi(getSession, async (c) => {
      const current = await accounts.currentSession(c.req.raw.headers)
      const { session: user, expiresAt } = current
      return withCookies(c, current).json(user && expiresAt && { user, expiresAt: expiresAt.toISOString() }, 200)
    })
    .openapi(google, async (c) => {
      const { url, headers } = await accounts.startGoogle(c.req.valid('json').next, callerOf(c))
      return withCookies(c, { headers }).json({ url }, 200)
    })
    .openapi(googleCallback, async (c) => {
      const answer = await accounts.finishGoogle(c.req.raw).catch((error) => {
        // Anybody can open this address with anything: a line to look at, and no alarm.
        c.get('log').warn({ err: error }, 'the way back from Google failed')
        return null
      })
      return answer && answer.status < 400 ? answer : c.redirect(`/login?error=${UNEXPECTED_FAILURE}`)
    })
}

const callerOf = (c: HttpContext): Caller => ({ headers: c.req.raw.headers, address: c.get('address') })
