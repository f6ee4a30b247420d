import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { streamSSE } from 'hono/streaming'
import { credentialsReportSchema } from '../../features/payments/credentials/schema.ts'
import { diagnosticReportSchema, diagnosticRequestSchema } from '../../features/payments/diagnostic/schema.ts'
import {
  monitoredPaymentsSchema,
  paymentDetailSchema,
  paymentIdSchema,
  paymentsQuerySchema,
} from '../../features/payments/monitoring/schema.ts'
import { testRequestSchema, testResultSchema } from '../../features/payments/tester/schema.ts'
import { AppError } from '../../product/errors.ts'
import type { Services } from '../../web/context.ts'
import type { HttpEnv } from '../env.ts'
import { ADMIN_REFUSALS, adminOf, adminOnly } from './admin-only.ts'
import { answers, jsonBody, refusal, SIGNED_IN } from './answers.ts'
import { limitedBy } from './route.ts'
import { createWaits, WAITS } from './waits.ts'

export type PaymentToolServices = Pick<
  Services,
  'accounts' | 'credentialsCheck' | 'paymentEvents' | 'paymentMonitoring' | 'webhookTester'
>

/** Interval of a stream's heartbeat and session check (ms). */
const HEARTBEAT_MS = 15_000

const shared = { security: SIGNED_IN, middleware: adminOnly }
const REFUSALS = { 400: refusal('invalid_input'), ...ADMIN_REFUSALS }
const onePayment = z.object({ id: paymentIdSchema })
const tooMany = refusal('rate_limited')

const listRoute = createRoute({
  ...shared,
  method: 'get',
  path: '/payment_monitoring',
  tags: ['rest'],
  summary: 'The newest payments, as they are watched',
  request: { query: paymentsQuerySchema },
  responses: { 200: answers('At most 50 rows, newest first', monitoredPaymentsSchema), ...REFUSALS },
})

const detailRoute = createRoute({
  ...shared,
  method: 'get',
  path: '/admin/payments/{id}',
  tags: ['functions'],
  summary: 'Everything behind one payment: notifications, attempts, effect',
  request: { params: onePayment },
  responses: { 200: answers('The payment', paymentDetailSchema), ...REFUSALS, 404: refusal('not_found') },
})

const processRoute = createRoute({
  ...shared,
  method: 'post',
  path: '/admin/payments/{id}/process',
  tags: ['functions'],
  summary: 'Ask the provider again and apply its answer',
  request: { params: onePayment },
  responses: {
    200: answers('The payment as it is now', paymentDetailSchema),
    ...REFUSALS,
    404: refusal('not_found'),
    422: refusal('checkout_refused: the provider says no'),
    500: refusal('payments_not_configured'),
    503: refusal('provider_unreachable'),
  },
})

const eventsRoute = createRoute({
  ...shared,
  method: 'get',
  path: '/admin/payment-events',
  tags: ['functions'],
  summary: 'Server-sent events: `changed` whenever a payment or notification did',
  responses: {
    200: {
      description: 'A stream that lasts as long as the session',
      content: { 'text/event-stream': { schema: z.string() } },
    },
    ...ADMIN_REFUSALS,
    429: refusal('rate_limited: this administrator, or all of them, watch in too many places'),
  },
})

const testRoute = createRoute({
  ...shared,
  method: 'post',
  path: '/admin/webhook-test',
  ...limitedBy('webhookTools'),
  tags: ['functions'],
  summary: 'One test of a webhook, sent by the server',
  request: jsonBody(testRequestSchema),
  responses: { 200: answers('What came of it', testResultSchema), ...REFUSALS, 429: tooMany },
})

const diagnosticRoute = createRoute({
  ...shared,
  method: 'post',
  path: '/admin/webhook-diagnostic',
  ...limitedBy('webhookTools'),
  tags: ['functions'],
  summary: 'The six tests of a webhook',
  request: jsonBody(diagnosticRequestSchema),
  responses: { 200: answers('The report', diagnosticReportSchema), ...REFUSALS, 429: tooMany },
})

const credentialsRoute = createRoute({
  ...shared,
  method: 'post',
  path: '/admin/credentials-check',
  ...limitedBy('webhookTools'),
  tags: ['functions'],
  summary: 'What is wrong with the credentials of the provider; creates nothing there',
  request: jsonBody(z.object({})),
  responses: { 200: answers('The report', credentialsReportSchema), ...REFUSALS, 429: tooMany },
})

/** `/rest/v1/payment_monitoring`. */
export function registerPaymentList(routes: OpenAPIHono<HttpEnv>, monitoring: Services['paymentMonitoring']): void {
  routes.openapi(listRoute, async (c) => c.json(await monitoring.list(adminOf(c), c.req.valid('query')), 200))
}

/** `/functions/v1/admin/…`: payments one by one, their events, the webhook tester and diagnostic. */
export function registerPaymentTools(routes: OpenAPIHono<HttpEnv>, services: PaymentToolServices): void {
  const { accounts, paymentEvents, paymentMonitoring, webhookTester } = services
  routes.openapi(detailRoute, async (c) =>
    c.json(await paymentMonitoring.detail(adminOf(c), c.req.valid('param').id), 200),
  )
  routes.openapi(processRoute, async (c) =>
    c.json(await paymentMonitoring.processAgain(adminOf(c), c.req.valid('param').id), 200),
  )
  routes.openapi(testRoute, async (c) => c.json(await webhookTester.test(adminOf(c), c.req.valid('json')), 200))
  routes.openapi(diagnosticRoute, async (c) =>
    c.json(await webhookTester.diagnose(adminOf(c), c.req.valid('json').url), 200),
  )
  routes.openapi(credentialsRoute, async (c) => c.json(await services.credentialsCheck.check(adminOf(c)), 200))
  routes.openAPIRegistry.registerPath(eventsRoute)
  const waits = createWaits(WAITS.paymentEvents)
  routes.get(eventsRoute.path, adminOnly, (c) => {
    const endWait = waits.begin(c, adminOf(c).userId)
    if (!endWait) throw new AppError('rate_limited')
    const { headers, signal } = c.req.raw
    signal.addEventListener('abort', endWait, { once: true })
    // Proxies that gather answers would keep the events to themselves.
    c.header('x-accel-buffering', 'no')
    return streamSSE(c, async (stream) => {
      const watch = paymentEvents.watch()
      stream.onAbort(watch.end)
      try {
        // Something at once, so that the browser knows it is connected.
        await stream.writeSSE({ event: 'ready', data: '' })
        for (;;) {
          const wake = await watch.next(HEARTBEAT_MS)
          if (wake === 'closed' || stream.aborted) break
          const session = await accounts.sessionOf(headers)
          if (!session?.isAdmin) break
          if (wake === 'changed') await stream.writeSSE({ event: 'changed', data: '' })
          else await stream.write(': alive\n\n')
        }
      } finally {
        endWait()
        watch.end()
      }
    })
  })
}
