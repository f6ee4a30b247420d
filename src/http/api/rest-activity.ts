import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { z } from 'zod'
import { skillSchema } from '../../features/bncc/schema.ts'
import type { Bncc } from '../../features/bncc/service.server.ts'
import { pageSchema } from '../../features/catalogue/pages/schema.ts'
import { activitySchema } from '../../features/catalogue/schema.ts'
import type { Catalogue } from '../../features/catalogue/service.server.ts'
import { AppError } from '../../product/errors.ts'
import type { HttpEnv } from '../env.ts'
import { answers, refusal } from './answers.ts'
import { CATALOGUE_CACHE } from './catalogue-cache.ts'

const oneRoute = createRoute({
  method: 'get',
  tags: ['rest'],
  path: '/activities/{id}',
  summary: 'One activity',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: answers('The activity.', activitySchema),
    400: refusal('invalid_input'),
    404: refusal('not_found: there is no such activity, or it is not public'),
  },
})

const pagesRoute = createRoute({
  method: 'get',
  tags: ['rest'],
  path: '/activities/{id}/pages',
  summary: 'Pictures of the pages behind the first; none for an uploaded or unknown activity',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: answers('In the order of the pages; answer keys are blurred.', z.object({ pages: z.array(pageSchema) })),
    400: refusal('invalid_input'),
  },
})

const skillsRoute = createRoute({
  method: 'get',
  tags: ['rest'],
  path: '/activities/{id}/skills',
  summary: 'Skills of the BNCC that a sheet supports; none for an unknown activity',
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    200: answers('In the order in which the sheet names them.', z.object({ skills: z.array(skillSchema) })),
    400: refusal('invalid_input'),
  },
})

/** `GET /rest/v1/activities/{id}*`: one activity, its pages and its skills, open to everybody. */
export function registerActivity(
  routes: OpenAPIHono<HttpEnv>,
  { catalogue, bncc }: { catalogue: Catalogue; bncc: Bncc },
): void {
  routes.openapi(pagesRoute, async (c) =>
    c.json({ pages: await catalogue.pages(c.req.valid('param').id) }, 200, CATALOGUE_CACHE),
  )
  routes.openapi(skillsRoute, async (c) =>
    c.json({ skills: await bncc.ofActivity(c.req.valid('param').id) }, 200, CATALOGUE_CACHE),
  )
  routes.openapi(oneRoute, async (c) => {
    const activity = await catalogue.byId(c.req.valid('param').id)
    if (!activity) throw new AppError('not_found')
    return c.json(activity, 200, CATALOGUE_CACHE)
  })
}
