import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { securityHeaders } from './headers.ts'

async function headersOf(https: boolean, path = '/', type = 'text/html'): Promise<Headers> {
  const app = new Hono()
  app.use(securityHeaders({ https, development: false, cardForm: { script: 'https://sdk.mercadopago.com/js/v2' } }))
  app.get('*', (c) => c.body('', { headers: { 'content-type': type } }))
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

it.each(['image/webp', 'image/svg+xml', 'font/woff2', 'text/javascript; charset=utf-8', 'text/css'])(
  'lets %s bring along only what a file needs',
  async (type) => {
    const headers = await headersOf(true, '/assets/a', type)
    const policy = headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src '(?:none|self)';.*frame-ancestors 'none'$/)
    expect(policy).not.toContain('script-src')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('strict-transport-security')).toContain('max-age')
    expect([...headers].reduce((bytes, [name, value]) => bytes + name.length + value.length + 4, 0)).toBeLessThan(400)
  },
)

it.each(['text/html; charset=utf-8', 'application/json', 'application/pdf', 'text/plain', 'image', ''])(
  'takes %j for a document',
  async (type) => {
    const headers = await headersOf(true, '/assets/a', type)
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('content-security-policy')).toContain("script-src 'self' 'nonce-")
  },
)
