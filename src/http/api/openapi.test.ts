import { expect, test } from 'vitest'
import { createMetrics } from '../../platform/metrics/metrics.ts'
import type { Services } from '../../web/context.ts'
import { FILE_PATHS } from '../paths.ts'
import { apiRoutes } from './openapi.ts'
import { createRoutes, guardsOf } from './route.ts'

const services = { accounts: {}, downloads: {}, subscriptions: {} } as unknown as Services
const api = apiRoutes({
  services,
  storage: {} as never,
  site: {} as never,
  webhook: createRoutes() as never,
  metrics: createMetrics(),
})

test('limits and files are declared on the routes they guard', () => {
  const { limits, takesFiles } = guardsOf(api)
  expect(Object.fromEntries(limits)).toEqual({
    '/rest/v1/rpc/register_download': 'download',
    '/rest/v1/activities/facets': 'suggestions',
    '/rest/v1/rpc/register_variant': 'download',
    '/rest/v1/rpc/register_creation': 'download',
    '/rest/v1/rpc/register_booklet': 'download',
    '/rest/v1/activities/suggestions': 'suggestions',
    '/functions/v1/search-miss': 'searchMisses',
    '/functions/v1/browser-error': 'browserErrors',
    '/functions/v1/create-mercadopago-subscription': 'checkout',
    '/functions/v1/create-mercadopago-payment': 'checkout',
    '/functions/v1/cancel-subscription': 'checkout',
    '/functions/v1/withdraw-subscription': 'checkout',
    '/functions/v1/pay-by-card': 'checkout',
    '/functions/v1/open-provider-page': 'checkout',
    '/functions/v1/change-card': 'checkout',
    '/functions/v1/admin/webhook-test': 'webhookTools',
    '/functions/v1/admin/credentials-check': 'webhookTools',
    '/functions/v1/buyer-document': 'checkout',
    '/functions/v1/admin/webhook-diagnostic': 'webhookTools',
    '/functions/v1/upload': 'upload',
    '/functions/v1/import': 'upload',
  })
  expect(takesFiles).toEqual(FILE_PATHS)
})

test('every schema of a route can be described', async () => {
  const answer = await api.request('/openapi.json')
  expect(answer.status).toBe(200)
  const { paths } = (await answer.json()) as { paths: Record<string, unknown> }
  expect(Object.keys(paths).length).toBeGreaterThan(60)
})
