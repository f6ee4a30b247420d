import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { createMetrics } from '../../platform/metrics/metrics.ts'
import type { HttpEnv } from '../env.ts'
import { routeKind } from './measure.ts'
import { mayReadMetrics, metricsRoutes } from './metrics.ts'

const TOKEN = 'a token of this test'
const direct = { authorization: undefined, forwarded: false, host: 'localhost:3000' }

describe('who may read the metrics', () => {
  test.each<[string, Parameters<typeof mayReadMetrics>[0], string | null, boolean]>([
    ['this machine', { ...direct, peer: '127.0.0.1' }, null, true],
    ['this machine by IPv6', { ...direct, peer: '::1' }, null, true],
    ['this machine, IPv4 in IPv6', { ...direct, peer: '::ffff:127.0.0.1' }, null, true],
    ['this machine by its address', { ...direct, peer: '127.0.0.1', host: '127.0.0.1:3000' }, null, true],
    ['this machine by its IPv6 address', { ...direct, peer: '::1', host: '[::1]:3000' }, null, true],
    [
      'a page of another site, by a name that leads here',
      { ...direct, peer: '127.0.0.1', host: 'evil.example:3000' },
      null,
      false,
    ],
    ['a name that begins like ours', { ...direct, peer: '127.0.0.1', host: 'localhost.evil.example' }, null, false],
    ['no name at all', { ...direct, peer: '127.0.0.1', host: undefined }, null, false],
    ['another machine', { ...direct, peer: '10.0.0.7' }, null, false],
    ['a name that begins alike', { ...direct, peer: '127.0.0.1.example' }, null, false],
    ['nobody knows who', { ...direct, peer: undefined }, null, false],
    ['a request through a proxy of this machine', { ...direct, peer: '127.0.0.1', forwarded: true }, null, false],
    ['any peer with the token', { ...direct, peer: '10.0.0.7', authorization: `Bearer ${TOKEN}` }, TOKEN, true],
    [
      '… through a proxy',
      { ...direct, peer: '10.0.0.7', authorization: `Bearer ${TOKEN}`, forwarded: true },
      TOKEN,
      true,
    ],
    ['another token', { ...direct, peer: '10.0.0.7', authorization: 'Bearer x' }, TOKEN, false],
    ['the bare token', { ...direct, peer: '10.0.0.7', authorization: TOKEN }, TOKEN, false],
    ['this machine without the token', { ...direct, peer: '127.0.0.1' }, TOKEN, false],
    ['a token nobody set', { ...direct, peer: '10.0.0.7', authorization: 'Bearer null' }, null, false],
  ])('%s', (_name, asker, token, allowed) => {
    expect(mayReadMetrics(asker, token)).toBe(allowed)
  })

  test('to everybody else the address does not exist', async () => {
    const app = new Hono<HttpEnv>().route('/', metricsRoutes(createMetrics(), TOKEN))
    const refused = await app.request('/metrics')
    expect(refused.status).toBe(404)
    const allowed = await app.request('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })
    expect(allowed.status).toBe(200)
    expect(allowed.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(allowed.headers.get('cache-control')).toBe('no-store')
    expect(await allowed.text()).toContain('process_cpu_seconds_total')
  })
})

test.each([
  ['/', 'page'],
  ['/activities', 'page'],
  ['/activities.data', 'page'],
  ['/_.data', 'page'],
  ['/healthz', 'probe'],
  ['/metrics', 'probe'],
  ['/metrics/x', 'page'],
  ['/assets/root-abc.js', 'asset'],
  ['/criar/cracha.webp', 'asset'],
  ['/nao-existe.png', 'page'],
  ['/sitemap.xml', 'asset'],
  ['/storage/v1/object/public/activities/thumbnails/gato-360.webp', 'file'],
  ['/rest/v1/rpc/register_download', 'download'],
  ['/rest/v1/activities', 'rest'],
  ['/auth/v1/sign-in', 'auth'],
  ['/functions/v1/mercadopago-webhook', 'webhook'],
  ['/functions/v1/check-admin', 'functions'],
  ['', 'page'],
])('%s is a %s', (path, kind) => {
  const isBuilt = (file: string) => file === '/assets/root-abc.js' || file === '/criar/cracha.webp'
  expect(routeKind(path, isBuilt)).toBe(kind)
})
