import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { auditPageSchema, auditQuerySchema } from '../../features/audit/schema.ts'
import type { Audit } from '../../features/audit/service.server.ts'
import { dashboardSchema } from '../../features/reporting/schema.ts'
import type { Reporting } from '../../features/reporting/service.server.ts'
import {
  premiumChangeSchema,
  userDetailSchema,
  usersPageSchema,
  usersQuerySchema,
} from '../../features/reporting/users/schema.ts'
import type { AdminUsers } from '../../features/reporting/users/service.server.ts'
import type { HttpEnv } from '../env.ts'
import { ADMIN_REFUSALS, adminOf, adminOnly } from './admin-only.ts'
import { answers, jsonBody, refusal, SIGNED_IN } from './answers.ts'

const shared = { tags: ['functions'], security: SIGNED_IN, middleware: adminOnly }
const REFUSALS = { 400: refusal('invalid_input or malformed_json'), ...ADMIN_REFUSALS }
const unknown = refusal('not_found: nobody has this id')
const person = z.object({ id: z.uuid() })
const done = z.object({ success: z.literal(true) })

const dashboardRoute = createRoute({
  ...shared,
  method: 'get',
  path: '/admin/dashboard',
  summary: 'Counters, lists and charts of the dashboard',
  responses: { 200: answers('The dashboard as it is now', dashboardSchema), ...ADMIN_REFUSALS },
})

const usersRoute = createRoute({
  ...shared,
  method: 'get',
  path: '/admin/users',
  summary: 'The list of people, by id from the highest',
  request: { query: usersQuerySchema },
  responses: { 200: answers('One page. previous and next go into before and after.', usersPageSchema), ...REFUSALS },
})

const userRoute = createRoute({
  ...shared,
  method: 'get',
  path: '/admin/users/{id}',
  summary: 'Everything support needs to know about one person',
  request: { params: person, query: z.object({ after: z.coerce.number().int().min(1).optional() }) },
  responses: { 200: answers('The person', userDetailSchema), ...REFUSALS, 404: unknown },
})

const premiumRoute = createRoute({
  ...shared,
  method: 'post',
  path: '/admin/users/{id}/premium',
  summary: 'Give or end Premium by hand, with a reason',
  request: { params: person, ...jsonBody(premiumChangeSchema) },
  responses: {
    200: answers('Done, and written into the audit log', done),
    ...REFUSALS,
    404: unknown,
    409: refusal('premium_not_running: nothing to end'),
  },
})

const sessionsRoute = createRoute({
  ...shared,
  method: 'post',
  path: '/admin/users/{id}/end-sessions',
  summary: 'Sign a person out on every device',
  request: { params: person },
  responses: {
    200: answers('How many sessions ended', z.object({ sessions: z.int() })),
    ...REFUSALS,
    404: unknown,
  },
})

const resendRoute = createRoute({
  ...shared,
  method: 'post',
  path: '/admin/users/{id}/resend-confirmation',
  summary: 'Send the confirmation mail again',
  request: { params: person },
  responses: {
    200: answers('It is on its way', done),
    ...REFUSALS,
    404: unknown,
    409: refusal('already_confirmed'),
  },
})

const auditRoute = createRoute({
  ...shared,
  method: 'get',
  path: '/admin/audit',
  summary: 'What administrators changed, newest first',
  request: { query: auditQuerySchema },
  responses: { 200: answers('One page; next goes into after.', auditPageSchema), ...REFUSALS },
})

interface AdminServices {
  readonly audit: Audit
  readonly reporting: Reporting
  readonly adminUsers: AdminUsers
}

/** `/functions/v1/admin`: dashboard, people and the audit log. */
export function registerAdminUsers(
  routes: OpenAPIHono<HttpEnv>,
  { audit, reporting, adminUsers }: AdminServices,
): void {
  routes.openapi(dashboardRoute, async (c) => c.json(await reporting.dashboard(adminOf(c)), 200))
  routes.openapi(usersRoute, async (c) => c.json(await adminUsers.list(adminOf(c), c.req.valid('query')), 200))
  routes.openapi(userRoute, async (c) => {
    const detail = await adminUsers.detail(adminOf(c), c.req.valid('param').id, c.req.valid('query').after)
    return c.json(detail, 200)
  })
  routes.openapi(premiumRoute, async (c) => {
    await adminUsers.changePremium(adminOf(c), c.req.valid('param').id, c.req.valid('json'))
    return c.json({ success: true as const }, 200)
  })
  routes.openapi(sessionsRoute, async (c) => {
    return c.json({ sessions: await adminUsers.endSessions(adminOf(c), c.req.valid('param').id) }, 200)
  })
  routes.openapi(resendRoute, async (c) => {
    await adminUsers.resendConfirmation(adminOf(c), c.req.valid('param').id)
    return c.json({ success: true as const }, 200)
  })
  routes.openapi(auditRoute, async (c) => c.json(await audit.list(adminOf(c), c.req.valid('query')), 200))
}
