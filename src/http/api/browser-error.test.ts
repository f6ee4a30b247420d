import { expect, it, vi } from 'vitest'
import type { Logger } from '../../platform/log.ts'
import { createMetrics } from '../../platform/metrics/metrics.ts'
import { registerBrowserError } from './browser-error.ts'
import { createRoutes } from './route.ts'

const REPORT = { kind: 'TypeError', message: 'x is not a function', frames: ['/assets/root-a.js:1:2'], path: '/' }

it('logs and counts what a page tells of, and takes nothing longer or other', async () => {
  const metrics = createMetrics()
  const warn = vi.fn()
  const routes = createRoutes()
  routes.use(async (c, next) => {
    c.set('log', { warn } as unknown as Logger)
    c.set('requestId', 'r')
    await next()
  })
  registerBrowserError(routes, metrics)
  const send = async (body: object) => {
    const headers = { 'content-type': 'application/json' }
    return (await routes.request('/browser-error', { method: 'POST', headers, body: JSON.stringify(body) })).status
  }
  expect(await send({ ...REPORT, email: 'ana@exemplo.com.br' })).toBe(204)
  expect(warn).toHaveBeenCalledExactlyOnceWith({ browser: REPORT }, 'an error in a browser')
  expect(await send({ ...REPORT, message: 'x'.repeat(201) })).toBe(400)
  expect(await send({})).toBe(400)
  expect(warn).toHaveBeenCalledTimes(1)
  expect(await metrics.text()).toContain('atividario_browser_errors_total 1')
})
