import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { bookletCreationsSchema, creationInputSchema } from '../../features/creations/schema.ts'
import { MOST_SHEETS } from '../../features/downloads/booklets/rules.ts'
import {
  bookletCostInputSchema,
  bookletCostReplySchema,
  bookletInputSchema,
  bookletReplySchema,
  bookletSheetsInputSchema,
  bookletSheetsSchema,
} from '../../features/downloads/booklets/schema.ts'
import { grantedRecipeInputSchema, grantedRecipeReplySchema } from '../../features/downloads/granted-recipe/schema.ts'
import {
  downloadStatsSchema,
  recipeReplySchema,
  registerInputSchema,
  registerReplySchema,
  statsInputSchema,
  variantReplySchema,
} from '../../features/downloads/schema.ts'
import { variantInputSchema } from '../../features/variants/schema.ts'
import type { Services } from '../../web/context.ts'
import type { HttpEnv } from '../env.ts'
import { answers, refusal, SIGNED_IN } from './answers.ts'
import { limitedBy } from './route.ts'
import { ownSession, PRIVATE, signedInOnly } from './signed-in.ts'

const REFUSALS = {
  400: refusal('invalid_input or malformed_json'),
  401: refusal('not_signed_in'),
  403: refusal('not_yours: the body names another person'),
}

const CREATIONS = { creations: bookletCreationsSchema }
const isBooklet = ({ activity_ids, creations }: { activity_ids: string[]; creations: unknown[] }) => {
  const count = activity_ids.length + creations.length
  return count > 0 && count <= MOST_SHEETS
}
const bookletBody = bookletInputSchema.extend(CREATIONS).refine(isBooklet)
const bookletCostBody = bookletCostInputSchema.extend(CREATIONS).refine(isBooklet)

const statsRoute = createRoute({
  method: 'post',
  tags: ['rest'],
  security: SIGNED_IN,
  middleware: signedInOnly,
  path: '/rpc/get_user_download_stats',
  summary: 'Download stats of today',
  description: 'With activity_id, can_download also holds for an activity that was already downloaded today.',
  request: { body: { required: true, content: { 'application/json': { schema: statsInputSchema } } } },
  responses: { 200: answers('The stats. Null limits mean: without a daily limit.', downloadStatsSchema), ...REFUSALS },
})

const registerRoute = createRoute({
  method: 'post',
  tags: ['rest'],
  security: SIGNED_IN,
  middleware: signedInOnly,
  path: '/rpc/register_download',
  ...limitedBy('download'),
  summary: 'Registers one download and signs the address of its file',
  description:
    'A refusal by plan or limit is an answer of the procedure, not an error: status 200, success false and the message ' +
    'to show. The same activity on the same day counts once.',
  request: { body: { required: true, content: { 'application/json': { schema: registerInputSchema } } } },
  responses: {
    200: answers('Granted with the signed address (5 minutes), or refused with a message', registerReplySchema),
    ...REFUSALS,
    404: refusal('not_found: no such activity'),
  },
})

const lookRoute = createRoute({
  method: 'get',
  tags: ['rest'],
  path: '/activities/{id}/recipe',
  summary: 'The recipe of a sheet, for looking at it',
  description: 'Of a free sheet for everybody, of a premium one for premium people. Counts nothing.',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: answers('The recipe; null where it is not allowed, and of an uploaded file', recipeReplySchema),
    400: refusal('invalid_input'),
    404: refusal('not_found: no such activity'),
  },
})

const recipeRoute = createRoute({
  method: 'post',
  tags: ['rest'],
  security: SIGNED_IN,
  middleware: signedInOnly,
  path: '/rpc/get_granted_recipe',
  summary: 'The recipe of a sheet that the person was granted before',
  description:
    'Null without a download of theirs, or when their plan does not allow the sheet any more. Counts nothing.',
  request: { body: { required: true, content: { 'application/json': { schema: grantedRecipeInputSchema } } } },
  responses: {
    200: answers('The recipe of a drawn sheet, or null', grantedRecipeReplySchema),
    ...REFUSALS,
    404: refusal('not_found: no such activity'),
  },
})

const variantRoute = createRoute({
  method: 'post',
  tags: ['rest'],
  security: SIGNED_IN,
  middleware: signedInOnly,
  path: '/rpc/register_variant',
  ...limitedBy('download'),
  summary: 'Counts one variant of an activity: another level, colour, drawing or layout',
  description:
    'Part of the day’s download of that activity, which is registered with it. A refusal by plan or limit is an answer.',
  request: { body: { required: true, content: { 'application/json': { schema: variantInputSchema } } } },
  responses: {
    200: answers('Granted, or refused with a message', variantReplySchema),
    ...REFUSALS,
    404: refusal('not_found: no such activity'),
  },
})

const bookletSheetsRoute = createRoute({
  method: 'post',
  tags: ['rest'],
  path: '/rpc/get_booklet_sheets',
  summary: 'Recipes and skills of the sheets of a booklet, for looking at it',
  description: 'Recipes of free sheets for everybody, of premium ones for premium people. Counts nothing.',
  request: { body: { required: true, content: { 'application/json': { schema: bookletSheetsInputSchema } } } },
  responses: {
    200: answers('Unknown activities are left out', bookletSheetsSchema),
    400: refusal('invalid_input'),
  },
})

const bookletCostRoute = createRoute({
  method: 'post',
  tags: ['rest'],
  security: SIGNED_IN,
  middleware: signedInOnly,
  path: '/rpc/get_booklet_cost',
  summary: 'Downloads that a booklet of these sheets would count today',
  description: 'Counts nothing.',
  request: { body: { required: true, content: { 'application/json': { schema: bookletCostBody } } } },
  responses: {
    200: answers('What would be counted, and what is left today', bookletCostReplySchema),
    ...REFUSALS,
    404: refusal('not_found: no such activity'),
  },
})

const bookletRoute = createRoute({
  method: 'post',
  tags: ['rest'],
  security: SIGNED_IN,
  middleware: signedInOnly,
  path: '/rpc/register_booklet',
  ...limitedBy('download'),
  summary: 'Counts the sheets of one booklet, all of them or none',
  description:
    'Each different sheet is one download of the day, however many copies are printed; one that was downloaded today ' +
    'costs nothing, nor does one whose file is gone. Children, their names and what is written on created sheets are no ' +
    'part of the request. A refusal by plan or limit is an answer.',
  request: { body: { required: true, content: { 'application/json': { schema: bookletBody } } } },
  responses: {
    200: answers('Granted with recipes and signed addresses of uploaded files, or refused', bookletReplySchema),
    ...REFUSALS,
    404: refusal('not_found: no such activity'),
  },
})

const creationRoute = createRoute({
  method: 'post',
  tags: ['rest'],
  security: SIGNED_IN,
  middleware: signedInOnly,
  path: '/rpc/register_creation',
  ...limitedBy('download'),
  summary: 'Counts one sheet that the person created',
  description:
    'One download of the day. What is written on the sheet is not part of the request: it never leaves the browser. ' +
    'The same creation_id on the same day counts once. A refusal by limit is an answer.',
  request: { body: { required: true, content: { 'application/json': { schema: creationInputSchema } } } },
  responses: {
    200: answers('Granted, or refused with a message; without an address', registerReplySchema),
    ...REFUSALS,
  },
})

/** `/rest/v1/rpc`: the procedures of downloading. */
export function registerDownloads(
  routes: OpenAPIHono<HttpEnv>,
  { booklets, creations, downloads, variants }: Pick<Services, 'booklets' | 'creations' | 'downloads' | 'variants'>,
): void {
  routes.openapi(statsRoute, async (c) => {
    const { user_id, activity_id } = c.req.valid('json')
    const session = ownSession(c, user_id)
    return c.json(await downloads.stats(session, activity_id), 200, PRIVATE)
  })
  routes.openapi(registerRoute, async (c) => {
    const { user_id, activity_id } = c.req.valid('json')
    const session = ownSession(c, user_id)
    return c.json(await downloads.register(session, activity_id), 200, PRIVATE)
  })
  routes.openapi(lookRoute, async (c) =>
    c.json(await downloads.recipe(c.get('session'), c.req.valid('param').id), 200, PRIVATE),
  )
  routes.openapi(recipeRoute, async (c) => {
    const { user_id, activity_id } = c.req.valid('json')
    const session = ownSession(c, user_id)
    return c.json({ recipe: await downloads.grantedRecipe(session, activity_id) }, 200, PRIVATE)
  })
  routes.openapi(variantRoute, async (c) => {
    const { user_id, activity_id, choices } = c.req.valid('json')
    const session = ownSession(c, user_id)
    return c.json(await variants.register(session, activity_id, choices), 200, PRIVATE)
  })
  routes.openapi(bookletSheetsRoute, async (c) =>
    c.json(await booklets.sheets(c.get('session'), c.req.valid('json').activity_ids), 200, PRIVATE),
  )
  routes.openapi(bookletCostRoute, async (c) => {
    const { user_id, activity_ids: activityIds, creations: created } = c.req.valid('json')
    const session = ownSession(c, user_id)
    return c.json(await booklets.cost(session, { activityIds, creations: created }), 200, PRIVATE)
  })
  routes.openapi(bookletRoute, async (c) => {
    const { user_id, booklet_id, activity_ids: activityIds, creations: created } = c.req.valid('json')
    const session = ownSession(c, user_id)
    return c.json(await booklets.register(session, booklet_id, { activityIds, creations: created }), 200, PRIVATE)
  })
  routes.openapi(creationRoute, async (c) => {
    const { user_id, creation_id, kind } = c.req.valid('json')
    const session = ownSession(c, user_id)
    return c.json(await creations.register(session, { id: creation_id, kind }), 200, PRIVATE)
  })
}
