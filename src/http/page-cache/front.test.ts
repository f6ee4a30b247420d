import { expect, it, vi } from 'vitest'
import { listening } from '../../../tests/factories/listening.ts'
import type { Logger } from '../../platform/log.ts'
import { createMetrics } from '../../platform/metrics/metrics.ts'
import { AppError } from '../../product/errors.ts'
import { createFront } from './front.ts'

const SESSION = { userId: 'u', name: 'Ana', email: 'ana@exemplo.com.br', isAdmin: false }

it('an error in a page of the cache is logged and counted, an outage is not, and both are answered', async () => {
  const metrics = createMetrics()
  const error = vi.fn()
  let thrown: Error = new TypeError('x is not a function')
  const front = createFront({
    app: { fetch: () => Promise.reject(thrown) },
    next: (_, response) => void response.writeHead(299).end(),
    services: {
      accounts: { sessionOf: async () => SESSION },
      subscriptions: { entitlementOf: async () => null },
    } as never,
    site: { name: '', origin: 'http://x', demo: false, links: {}, payments: {} } as never,
    metrics,
    log: { error } as unknown as Logger,
    assets: '/nowhere',
  })
  const get = await listening(front.listener)
  const counts = async () => (await metrics.text()).match(/^atividario_page_cache_faults_total.*$/gm)

  expect((await get('/')).status).toBe(299)
  expect((await get('/', { cookie: 'session=ana' })).status).toBe(299)
  expect(error).toHaveBeenCalledTimes(2)
  const counted = ['visitor', 'member'].map((kind) => `atividario_page_cache_faults_total{kind="${kind}"} 1`)
  expect(await counts()).toEqual(counted)

  thrown = new AppError('unavailable')
  expect((await get('/faq')).status).toBe(299)
  expect(error).toHaveBeenCalledTimes(2)
  expect(await counts()).toEqual(counted)
})
