import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { passwordChangeSchema } from '../../features/accounts/password/schema.ts'
import { deletionSchema } from '../../features/accounts/privacy/deletion.schema.ts'
import { exportFileName } from '../../features/accounts/privacy/rules.ts'
import { personalDataSchema } from '../../features/accounts/privacy/schema.ts'
import { type Session, sessionSchema } from '../../features/accounts/schema.ts'
import type { Accounts } from '../../features/accounts/service.server.ts'
import type { Entry } from '../../features/accounts/sign-in/service.server.ts'
import { dateKey } from '../../platform/time.ts'
import { AppError } from '../../product/errors.ts'
import type { HttpContext, HttpEnv } from '../env.ts'
import { answers, jsonBody, refusal, SIGNED_IN } from './answers.ts'

const tags = ['auth']
const tooMany = refusal('rate_limited: Retry-After says for how many seconds')

const changePassword = createRoute({
  method: 'post',
  path: '/change-password',
  tags,
  security: SIGNED_IN,
  summary: 'Change the password',
  description: 'Ends every session of the account; the answer carries a new one for this browser.',
  request: jsonBody(passwordChangeSchema),
  responses: {
    200: answers('The session cookie is a new one.', z.object({ user: sessionSchema.nullable() })),
    400: refusal('invalid_input, wrong_current_password, or no_password for an account that has none'),
    401: refusal('session_invalid'),
    429: tooMany,
  },
})

const accountData = createRoute({
  method: 'get',
  path: '/account-data',
  tags,
  security: SIGNED_IN,
  summary: 'Everything stored about the person, as a file (LGPD)',
  responses: {
    200: answers('A JSON file to save.', personalDataSchema),
    401: refusal('authentication_required'),
    429: tooMany,
  },
})

const deleteAccount = createRoute({
  method: 'post',
  path: '/delete-account',
  tags,
  security: SIGNED_IN,
  summary: 'Delete the account (LGPD)',
  description:
    'Confirmed by the password; by the e-mail where the account has no password. Downloads and payments stay, without the person.',
  request: jsonBody(deletionSchema),
  responses: {
    200: answers('The account is gone, and every session of it.', z.object({ success: z.boolean() })),
    400: refusal('invalid_input, deletion_wrong_password or deletion_wrong_email'),
    401: refusal('authentication_required'),
    429: tooMany,
    503: refusal('subscription_not_cancelled: the provider was not reached; nothing was deleted'),
  },
})

/** Users' actions on their own account at `/auth/v1`, beside signing in and out. */
export function registerAccount(routes: OpenAPIHono<HttpEnv>, accounts: Accounts): void {
  const signedIn = async (c: HttpContext): Promise<Session> => {
    const session = await accounts.sessionOf(c.req.raw.headers)
    if (!session) throw new AppError('authentication_required')
    return session
  }

  routes.openapi(changePassword, async (c) => {
    const entry = await accounts.passwords.change(c.req.valid('json'), c.req.raw.headers)
    return withCookies(c, entry).json({ user: entry.session }, 200)
  })
  routes.openapi(accountData, async (c) => {
    const personal = await accounts.privacy.export(await signedIn(c))
    const name = exportFileName(dateKey(new Date(personal.exportedAt)))
    return c.json(personal, 200, { 'content-disposition': `attachment; filename="${name}"` })
  })
  routes.openapi(deleteAccount, async (c) => {
    await accounts.privacy.deleteAccount(await signedIn(c), c.req.valid('json'))
    // The session ended with the account; this only removes the browser's cookie.
    return withCookies(c, await accounts.signOut(c.req.raw.headers)).json({ success: true }, 200)
  })
}

/** Puts the cookies of an entry on the answer. */
export function withCookies<C extends HttpContext>(c: C, { headers }: Pick<Entry, 'headers'>): C {
  for (const [name, value] of headers) c.header(name, value, { append: true })
  return c
}
