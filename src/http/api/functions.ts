import { createRoute, z } from '@hono/zod-openapi'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import type { Services } from '../../web/context.ts'
import { registerExport } from './admin-export.ts'
import { registerImport } from './admin-import.ts'
import { registerAdminMoney } from './admin-money.ts'
import { registerAdminUsers } from './admin-users.ts'
import { registerBrowserError } from './browser-error.ts'
import { registerCheckout } from './checkout.ts'
import { registerPaying } from './paying.ts'
import { type PaymentToolServices, registerPaymentTools } from './payment-tools.ts'
import { createRoutes } from './route.ts'
import { registerSearchMiss } from './search-miss.ts'
import { PRIVATE } from './signed-in.ts'
import { registerUnsubscribe } from './unsubscribe.ts'
import { registerUpload } from './upload.ts'

const checkAdminRoute = createRoute({
  method: 'get',
  path: '/check-admin',
  summary: 'Whether the signed-in person is an administrator',
  security: [{ session: [] }, { bearer: [] }, {}],
  responses: {
    200: {
      description: 'False for visitors too: nobody is an administrator until proven.',
      content: { 'application/json': { schema: z.object({ isAdmin: z.boolean() }) } },
    },
  },
})

/** `/functions/v1`: functions of the server, and those of administrators. */
export function functionsRoutes(
  services: Pick<
    Services,
    | 'subscriptions'
    | 'staffRefunds'
    | 'sales'
    | 'buyerDocuments'
    | 'audit'
    | 'news'
    | 'reporting'
    | 'searchMisses'
    | 'adminUsers'
    | 'imports'
    | 'exports'
    | 'uploads'
  > &
    PaymentToolServices,
  metrics: Metrics,
) {
  const routes = createRoutes()
  routes.openapi(checkAdminRoute, (c) => c.json({ isAdmin: c.get('session')?.isAdmin ?? false }, 200, PRIVATE))
  registerBrowserError(routes, metrics)
  registerSearchMiss(routes, services.searchMisses)
  registerCheckout(routes, services.subscriptions)
  registerPaying(routes, services)
  registerAdminUsers(routes, services)
  registerAdminMoney(routes, services)
  registerUnsubscribe(routes, services.news)
  registerUpload(routes, services.uploads)
  registerImport(routes, services.imports)
  registerExport(routes, services.exports)
  registerPaymentTools(routes, services)
  return routes
}
