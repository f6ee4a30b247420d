import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { securityHeaders } from './headers.ts'

async function headersOf(https: boolean): Promise<Headers> {
  const app = new Hono()
  app.use(securityHeaders({ https, development: false }))
  app.get('/', (c) => c.text(''))
  return (await app.request('/')).headers
}

it('keeps browsers on https for a year, subdomains too, and takes whatever a page names along', async () => {
  const headers = await headersOf(true)
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
})

it('promises nothing of the kind on http, where it would lock people out', async () => {
  const headers = await headersOf(false)
  expect(headers.get('strict-transport-security')).toBeNull()
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
})
