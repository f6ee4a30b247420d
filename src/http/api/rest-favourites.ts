import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { activitySchema } from '../../features/catalogue/schema.ts'
import { READ_MAX } from '../../features/favourites/rules.ts'
import { batchSchema, savedSchema } from '../../features/favourites/schema.ts'
import type { Favourites } from '../../features/favourites/service.server.ts'
import type { HttpEnv } from '../env.ts'
import { sendJson } from '../middleware/compress.ts'
import { answers, jsonBody, refusal, SIGNED_IN } from './answers.ts'
import { PRIVATE, sessionOf, signedInOnly } from './signed-in.ts'

const REFUSALS = {
  401: refusal('not_signed_in'),
  409: refusal('list_full: 200 activities are saved'),
}
const idsSchema = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.uuid()).max(READ_MAX))
  .openapi({ type: 'string', description: `Up to ${READ_MAX} ids, separated by commas.` })

const readSaved = createRoute({
  method: 'get',
  path: '/favourites',
  tags: ['rest'],
  security: SIGNED_IN,
  middleware: signedInOnly,
  summary: 'Ids of the saved activities, the newest first',
  responses: { 200: answers('The hearts.', savedSchema), 401: REFUSALS[401] },
})

const changeSaved = createRoute({
  method: 'post',
  path: '/favourites/changes',
  tags: ['rest'],
  security: SIGNED_IN,
  middleware: signedInOnly,
  summary: 'Save activities, or no longer',
  description:
    'The id names the batch: sent again, it changes nothing. Activities that are not public are passed over.',
  request: jsonBody(batchSchema),
  responses: { 200: answers('What is saved then.', savedSchema), 400: refusal('invalid_input'), ...REFUSALS },
})

const readActivities = createRoute({
  method: 'get',
  path: '/favourites/activities',
  tags: ['rest'],
  summary: 'The public activities among those that a device has saved, in the order asked for',
  request: { query: z.object({ ids: idsSchema }) },
  responses: {
    200: answers('Others are left out.', z.object({ activities: z.array(activitySchema).max(READ_MAX) })),
    400: refusal('invalid_input'),
  },
})

/** `/rest/v1/favourites`: the hearts of members, and what a visitor's device has saved. */
export function registerFavourites(routes: OpenAPIHono<HttpEnv>, favourites: Favourites): void {
  routes.openapi(readSaved, async (c) => c.json({ saved: await favourites.saved(sessionOf(c)) }, 200, PRIVATE))
  routes.openapi(changeSaved, async (c) =>
    c.json({ saved: await favourites.apply(sessionOf(c), c.req.valid('json')) }, 200, PRIVATE),
  )
  routes.openapi(readActivities, async (c) =>
    sendJson(c, { activities: await favourites.publicActivities(c.req.valid('query').ids) }, PRIVATE),
  )
}
