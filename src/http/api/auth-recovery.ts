import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { resetRequestSchema, resetSchema } from '../../features/accounts/schema.ts'
import type { Accounts } from '../../features/accounts/service.server.ts'
import type { HttpEnv } from '../env.ts'
import { answers, jsonBody, refusal } from './answers.ts'

const tags = ['auth']
const done = z.object({ success: z.boolean() })
const tooMany = refusal('rate_limited: Retry-After says for how many seconds')

const requestReset = createRoute({
  method: 'post',
  path: '/request-password-reset',
  tags,
  summary: 'Ask for the link that resets the password',
  request: jsonBody(resetRequestSchema),
  responses: {
    200: answers('The same answer whether or not the e-mail is registered.', done),
    400: refusal('invalid_input: malformed e-mail'),
    429: tooMany,
  },
})

const resetPassword = createRoute({
  method: 'post',
  path: '/reset-password',
  tags,
  summary: 'Set a new password with the token of the link',
  request: jsonBody(resetSchema),
  responses: {
    200: answers('The password is changed; every session of the account has ended.', done),
    400: refusal('reset_link_invalid: forged, expired or used; invalid_input: the password does not pass the rules'),
    429: tooMany,
  },
})

const verifyEmail = createRoute({
  method: 'get',
  path: '/verify-email',
  tags,
  summary: 'Where confirmation links of earlier versions lead; changes nothing',
  request: { query: z.object({ token: z.string().max(2_000) }) },
  responses: { 302: { description: 'The page that confirms.' } },
})

/** Routes of the mailed links at `/auth/v1`: a new password, and confirmations of earlier versions. */
export function registerRecovery(routes: OpenAPIHono<HttpEnv>, accounts: Accounts): void {
  routes.openapi(requestReset, async (c) => {
    await accounts.requestPasswordReset(c.req.valid('json').email, c.get('address'))
    return c.json({ success: true }, 200)
  })
  routes.openapi(resetPassword, async (c) => {
    await accounts.resetPassword(c.req.valid('json'), c.get('address'))
    return c.json({ success: true }, 200)
  })
  routes.openapi(verifyEmail, async (c) => c.redirect(`/confirm-email?${new URLSearchParams(c.req.valid('query'))}`))
}
