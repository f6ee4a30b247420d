import { expect, test } from 'vitest'
import { createMetrics } from '../platform/metrics/metrics.ts'
import { createServer, type EdgeOptions } from './server.ts'

/** A server whose services only know sessions; returns the addresses for which a session was read. */
function setUp() {
  const read: string[] = []
  const services = {
    accounts: {
      profiles: {},
      sessionOf: async (headers: Headers) => {
        read.push(headers.get('x-asked') ?? '')
        return null
      },
    },
    subscriptions: { paying: {} },
  }
  const app = createServer({
    services,
    site: { origin: 'http://site.example', payments: { cardForm: null } },
    limits: { consume: async () => ({ allowed: true }) },
    log: { child: () => ({ debug() {}, info() {} }) },
    metrics: createMetrics(),
    metricsText: async () => '',
    metricsToken: null,
    dependencies: [],
    isStopping: () => false,
    assets: null,
    strictOrigin: false,
    trustedProxies: 0,
    renderPage: async () => new Response('a page'),
  } as unknown as EdgeOptions)
  return { app, read }
}

test.each([
  ['GET', '/'],
  ['POST', '/pedidos'],
  ['POST', '/pedidos.data'],
  ['GET', '/rest/v1/viewer'],
  ['GET', '/rest/v1/nothing'],
])('%s %s reads the session once', async (method, path) => {
  const { app, read } = setUp()
  await app.request(path, { method, headers: { 'x-asked': path } })
  expect(read).toEqual([path])
})
