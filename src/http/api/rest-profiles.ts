import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { profileChangeSchema, profileRowSchema } from '../../features/accounts/profile/schema.ts'
import type { Profiles } from '../../features/accounts/profile/service.server.ts'
import type { HttpEnv } from '../env.ts'
import { answers, jsonBody, refusal, SIGNED_IN } from './answers.ts'
import { ownSession, PRIVATE } from './signed-in.ts'

const REFUSALS = {
  400: refusal('invalid_input'),
  401: refusal('authentication_required'),
  403: refusal('not_yours'),
  404: refusal('not_found: the account has no profile'),
}
const params = z.object({ id: z.uuid() })

const readProfile = createRoute({
  method: 'get',
  path: '/profiles/{id}',
  tags: ['rest'],
  security: SIGNED_IN,
  summary: "One's own profile",
  request: { params },
  responses: { 200: answers('The row, under the names of the table.', profileRowSchema), ...REFUSALS },
})

const changeProfile = createRoute({
  method: 'patch',
  path: '/profiles/{id}',
  tags: ['rest'],
  security: SIGNED_IN,
  summary: "Change one's own profile: the name",
  request: { params, ...jsonBody(profileChangeSchema) },
  responses: { 200: answers('The row as it is now.', profileRowSchema), ...REFUSALS },
})

/** `/rest/v1/profiles`: users' own profiles. */
export function registerProfiles(routes: OpenAPIHono<HttpEnv>, profiles: Profiles): void {
  routes.openapi(readProfile, async (c) =>
    c.json(await profiles.read(ownSession(c, c.req.valid('param').id, 'authentication_required')), 200, PRIVATE),
  )
  routes.openapi(changeProfile, async (c) => {
    const session = ownSession(c, c.req.valid('param').id, 'authentication_required')
    return c.json(await profiles.change(session, c.req.valid('json')), 200, PRIVATE)
  })
}
