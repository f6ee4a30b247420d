import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { sessionSchema } from '../../features/accounts/schema.ts'
import { billingPeriodSchema, planSchema, subscriptionStatusSchema } from '../../features/subscriptions/schema.ts'
import type { Services } from '../../web/context.ts'
import { readViewer } from '../../web/shell/read-root.server.ts'
import type { HttpEnv } from '../env.ts'
import { ANYBODY, answers } from './answers.ts'
import { PRIVATE } from './signed-in.ts'

const viewerSchema = z.object({
  session: sessionSchema.nullable(),
  isPremiumUser: z.boolean(),
  subscription: z
    .object({
      plan: planSchema,
      billingPeriod: billingPeriodSchema.nullable(),
      subscriptionEnd: z.iso.datetime().nullable(),
      subscriptionStatus: subscriptionStatusSchema,
    })
    .nullable(),
})

const viewer = createRoute({
  method: 'get',
  path: '/viewer',
  tags: ['rest'],
  security: ANYBODY,
  summary: 'The caller, as pages name them: the personal part of pages that members share',
  responses: { 200: answers('The session and its plan; nulls for a visitor.', viewerSchema) },
})

/** `/rest/v1/viewer`: the caller. */
export function registerViewer(routes: OpenAPIHono<HttpEnv>, services: Pick<Services, 'subscriptions'>): void {
  routes.openapi(viewer, async (c) => c.json(await readViewer(c.get('session'), services), 200, PRIVATE))
}
