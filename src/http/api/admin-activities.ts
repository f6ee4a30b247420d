import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { z } from 'zod'
import type { Failure } from '../../features/catalogue/editing/refusals/rules.ts'
import {
  activityChangesSchema,
  adminListSchema,
  deletedResultSchema,
  failedResultSchema,
  newActivitySchema,
  savedResultSchema,
} from '../../features/catalogue/editing/schema.ts'
import type { Editing } from '../../features/catalogue/editing/service.server.ts'
import { categorySchema } from '../../features/catalogue/schema.ts'
import type { HttpContext, HttpEnv } from '../env.ts'
import { ADMIN_REFUSALS, adminOf, adminOnly } from './admin-only.ts'
import { answers, jsonBody, refusal, SIGNED_IN } from './answers.ts'
import { sendStored } from './stored-file.ts'

const SHARED = { tags: ['rest'], security: SIGNED_IN, middleware: adminOnly }

const idParams = z.object({ id: z.uuid() })

const listRoute = createRoute({
  ...SHARED,
  method: 'get',
  path: '/admin/activities',
  summary: 'Activities of every status, newest first, by page (administrators)',
  request: {
    query: z.object({
      search: z.string().max(500).optional().openapi({ description: 'Matched in title or description.' }),
      category: categorySchema.optional(),
      page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    }),
  },
  responses: {
    200: answers(
      'A page; the last one when the number is too high.',
      adminListSchema.extend({ page: z.int(), pages: z.int() }),
    ),
    400: refusal('invalid_input'),
    ...ADMIN_REFUSALS,
  },
})

const fileRoute = createRoute({
  ...SHARED,
  method: 'get',
  path: '/admin/activities/{id}/file',
  summary: 'The file of an activity, to look at (administrators)',
  request: { params: idParams },
  responses: {
    200: { description: 'The file', content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } } },
    400: refusal('invalid_input'),
    404: refusal('not_found'),
    ...ADMIN_REFUSALS,
  },
})

const failed = (description: string) => answers(description, failedResultSchema)

/** Status of each result object, by what went wrong (rule: activity results). */
const FAILURES = {
  400: refusal('invalid_input'),
  404: failed('There is no such activity.'),
  409: failed('Another administrator saved it since.'),
  422: failed('The thumbnail or the file is missing, or was no upload of ours.'),
  500: failed('The database refused, or something unexpected happened.'),
  ...ADMIN_REFUSALS,
}

const createRouteOfActivities = createRoute({
  ...SHARED,
  method: 'post',
  path: '/activities',
  summary: 'Creates an activity (administrators)',
  request: jsonBody(newActivitySchema),
  responses: {
    201: answers('Created.', savedResultSchema),
    ...FAILURES,
  },
})

const updateRoute = createRoute({
  ...SHARED,
  method: 'patch',
  path: '/activities/{id}',
  summary: 'Changes an activity from the version of updated_at (administrators)',
  request: { params: idParams, ...jsonBody(activityChangesSchema) },
  responses: {
    200: answers('Changed.', savedResultSchema),
    ...FAILURES,
  },
})

const deleteRoute = createRoute({
  ...SHARED,
  method: 'delete',
  path: '/activities/{id}',
  summary: 'Deletes an activity and its files; downloads of it stay in the history (administrators)',
  request: { params: idParams },
  responses: {
    200: answers('Deleted.', deletedResultSchema),
    ...FAILURES,
  },
})

const STATUS_OF = { invalid: 422, missing: 404, conflict: 409, failed: 500 } as const

const answerFailure = (c: HttpContext, { success, error, kind }: Failure) => c.json({ success, error }, STATUS_OF[kind])

/** The catalogue as administrators see and change it. */
export function registerAdminActivities(routes: OpenAPIHono<HttpEnv>, editing: Editing): void {
  routes.openapi(listRoute, async (c) => c.json(await editing.list(adminOf(c), c.req.valid('query')), 200))

  routes.openapi(fileRoute, async (c) => {
    const file = await editing.openFile(adminOf(c), c.req.valid('param').id)
    return sendStored(c, file, { 'content-disposition': 'inline' })
  })

  routes.openapi(createRouteOfActivities, async (c) => {
    const result = await editing.create(adminOf(c), c.req.valid('json'))
    return result.success ? c.json(result, 201) : answerFailure(c, result)
  })

  routes.openapi(updateRoute, async (c) => {
    const result = await editing.update(adminOf(c), c.req.valid('param').id, c.req.valid('json'))
    return result.success ? c.json(result, 200) : answerFailure(c, result)
  })

  routes.openapi(deleteRoute, async (c) => {
    const result = await editing.remove(adminOf(c), c.req.valid('param').id)
    return result.success ? c.json(result, 200) : answerFailure(c, result)
  })
}
