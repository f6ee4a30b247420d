import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { salesQuerySchema } from '../../features/subscriptions/sales/schema.ts'
import type { Sales } from '../../features/subscriptions/sales/service.server.ts'
import { staffRefundInputSchema, staffRefundReplySchema } from '../../features/subscriptions/staff-refund/schema.ts'
import type { StaffRefunds } from '../../features/subscriptions/staff-refund/service.server.ts'
import type { HttpEnv } from '../env.ts'
import { ADMIN_REFUSALS, adminOf, adminOnly } from './admin-only.ts'
import { answers, jsonBody, refusal, SIGNED_IN } from './answers.ts'

const shared = { tags: ['functions'], security: SIGNED_IN, middleware: adminOnly }

const refundRoute = createRoute({
  ...shared,
  method: 'post',
  path: '/admin/users/{id}/refund',
  summary: 'Give a payment of a person back, whole or in part, with a reason',
  description:
    'The same `requestId` again gives the money back once. `refundedCents` is what had gone back when the administrator ' +
    'looked: another request is refused while it differs, or while one is open.',
  request: { params: z.object({ id: z.uuid() }), ...jsonBody(staffRefundInputSchema) },
  responses: {
    200: answers('Given back, or asked for and repeated; written into the audit log', staffRefundReplySchema),
    400: refusal('invalid_input (the amount among it) or malformed_json'),
    ...ADMIN_REFUSALS,
    404: refusal('not_found: the person has no such payment'),
    409: refusal(
      'refund_changed: more went back meanwhile, or a refund is open; refund_too_old: approved over 180 days ago',
    ),
    422: refusal('refund_refused: the provider does not give it back'),
    500: refusal('payments_not_configured'),
    503: refusal('provider_unreachable'),
  },
})

const FILE_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

const salesRoute = createRoute({
  ...shared,
  // Not by GET: taking the table is logged.
  method: 'post',
  path: '/admin/sales',
  summary: 'Sales and refunds of a month as a table, for the accountant; the taking is logged',
  request: { body: { required: true, content: { 'application/x-www-form-urlencoded': { schema: salesQuerySchema } } } },
  responses: {
    200: {
      description: 'The table.',
      content: { 'text/csv': { schema: z.string() }, [FILE_TYPES.xlsx]: { schema: z.string() } },
    },
    400: refusal('invalid_input'),
    ...ADMIN_REFUSALS,
  },
})

interface MoneyServices {
  readonly sales: Sales
  readonly staffRefunds: StaffRefunds
}

/** `/functions/v1/admin`: money that goes back, and the month's table of both. */
export function registerAdminMoney(routes: OpenAPIHono<HttpEnv>, { staffRefunds, sales }: MoneyServices): void {
  routes.openapi(salesRoute, async (c) => {
    const query = c.req.valid('form')
    const { fileName, file } = await sales.export(adminOf(c), query)
    return c.body(new Uint8Array(file), 200, {
      'content-type': FILE_TYPES[query.format],
      'content-disposition': `attachment; filename="${fileName}"`,
    })
  })
  routes.openapi(refundRoute, async (c) => {
    const reply = await staffRefunds.refund(adminOf(c), c.req.valid('param').id, c.req.valid('json'))
    return c.json(reply, 200)
  })
}
