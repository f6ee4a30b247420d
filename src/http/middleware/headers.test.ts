import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { securityHeaders } from './headers.ts'

async function headersOf(https: boolean, path = '/'): Promise<Headers> {
  const app = new Hono()
  app.use(securityHeaders({ https, development: false, cardForm: { script: 'https://sdk.mercadopago.com/js/v2' } }))
  app.get('*', (c) => c.text(''))
  return (await app.request(path)).headers
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

it('lets the provider in on the page of the card form, and nowhere else', async () => {
  const policyAt = async (path: string) => (await headersOf(true, path)).get('content-security-policy') ?? ''
  const onPage = await policyAt('/assinar/8c8f2b34-5a4e-4c9a-b6a8-0d6c1f1d7e21')
  for (const part of ['script-src', 'connect-src', 'frame-src']) {
    expect(onPage).toMatch(new RegExp(`${part} [^;]*mercadopago`))
  }
  for (const path of ['/', '/plans', '/profile', '/assinar', '/pix/8c8f2b34-5a4e-4c9a-b6a8-0d6c1f1d7e21']) {
    expect(await policyAt(path)).not.toContain('mercadopago')
  }
})
