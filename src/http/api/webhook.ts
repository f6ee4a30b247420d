import { createRoute, z } from '@hono/zod-openapi'
import type { Inbox } from '../../features/payments/inbox/service.server.ts'
import type { Limits } from '../../product/limits.ts'
import type { HttpContext } from '../env.ts'
import { WEBHOOK_PATH } from '../paths.ts'
import { refuse } from '../refusals.ts'
import { answers, refusal } from './answers.ts'
import { createRoutes } from './route.ts'

/** Longest query value that is looked at, in characters. */
const QUERY_MAX_LENGTH = 200

const METHODS = 'POST, GET, OPTIONS'

/** Public, without credentials: a page of any site may call, because the signature alone decides. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': METHODS,
  'access-control-allow-headers': 'content-type, x-signature, x-request-id',
  'access-control-max-age': '86400',
  'cross-origin-resource-policy': 'cross-origin',
}

const text = z.string().max(QUERY_MAX_LENGTH).optional()

const postRoute = createRoute({
  method: 'post',
  path: WEBHOOK_PATH,
  tags: ['functions'],
  security: [],
  summary: 'Notifications of the payment provider',
  description:
    'Verified by the x-signature header, stored once, then answered; a job looks at what they are about. Unknown ' +
    'topics are answered and ignored.',
  request: {
    query: z.object({ 'data.id': text, type: text, topic: text }),
    body: { required: true, content: { 'application/json': { schema: z.record(z.string(), z.unknown()) } } },
  },
  responses: {
    200: answers(
      'Stored, known already, or of no interest',
      z.object({ received: z.literal(true), outcome: z.string() }),
    ),
    400: refusal('empty_body or malformed_json'),
    401: refusal('webhook_signature: none, or not ours'),
    429: refusal('rate_limited: too many without a valid signature from one address'),
    500: refusal('payments_not_configured'),
  },
})

const getRoute = createRoute({
  method: 'get',
  path: WEBHOOK_PATH,
  tags: ['functions'],
  security: [],
  summary: 'Whether the address of the notifications is there',
  responses: { 200: answers('It is', z.object({ status: z.literal('ok'), accepts: z.literal('POST') })) },
})

/**
 * Route of the provider's notifications. It runs before the checks of origin and session, which the provider cannot pass.
 * Only deliveries without a valid signature count against the limit, so a flood cannot shut the provider out.
 */
export function webhookRoutes({ inbox, limits }: { inbox: Pick<Inbox, 'receive'>; limits: Limits }) {
  const routes = createRoutes()
  routes.use(WEBHOOK_PATH, async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(CORS)) c.header(name, value)
    c.header('cache-control', 'no-store')
  })
  // The body is read as text: invalid JSON gets a separate answer.
  routes.openAPIRegistry.registerPath(postRoute)
  routes.post(WEBHOOK_PATH, async (c) => {
    const reception = await inbox.receive({
      body: await c.req.text(),
      query: { dataId: queryOf(c, 'data.id'), type: queryOf(c, 'type') ?? queryOf(c, 'topic') },
      requestId: c.req.header('x-request-id') ?? null,
      signature: c.req.header('x-signature') ?? null,
    })
    if (reception !== 'unproven') return c.json({ received: true, outcome: reception }, 200)
    const verdict = await limits.consume('webhook', c.get('address'))
    if (verdict.allowed) return refuse(c, 'webhook_signature')
    c.header('retry-after', String(verdict.retryAfterSeconds))
    return refuse(c, 'rate_limited')
  })
  routes.openapi(getRoute, (c) => c.json({ status: 'ok', accepts: 'POST' } as const, 200))
  routes.options(WEBHOOK_PATH, (c) => c.body(null, 204))
  routes.all(WEBHOOK_PATH, (c) => {
    c.header('allow', METHODS)
    return refuse(c, 'method_not_allowed')
  })
  return routes
}

export type WebhookRoutes = ReturnType<typeof webhookRoutes>

function queryOf(c: HttpContext, name: string): string | null {
  const value = c.req.query(name)
  return value && value.length <= QUERY_MAX_LENGTH ? value : null
}
