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

/** Addresses that browsers asked for on the card forms of other sellers, in September and October 2026. */
const ASKED_FOR = [
  ['script-src', 'https://sdk.mercadopago.com/js/v2'],
  ['script-src', 'https://www.mercadopago.com/v2/security.js'],
  ['script-src', 'https://http2.mlstatic.com/storage/event-metrics-sdk/js'],
  ['connect-src', 'https://api.mercadopago.com/v1/payment_methods/search'],
  ['connect-src', 'https://api-static.mercadopago.com/secure-fields'],
  ['connect-src', 'https://secure-fields.mercadopago.com/'],
  ['connect-src', 'https://events.mercadopago.com/v2/traffic-light'],
  ['connect-src', 'https://api.mercadolibre.com/tracks'],
  ['connect-src', 'https://www.mercadolibre.com/jms/lgz/background/etid'],
  ['connect-src', 'https://http2.mlstatic.com/frontend-assets/x.json'],
  ['frame-src', 'https://secure-fields.mercadopago.com/'],
  ['frame-src', 'https://api-static.mercadopago.com/'],
  ['frame-src', 'https://www.mercadolibre.com/jms/lgz/background'],
  ['img-src', 'https://www.mercadolibre.com/jms/lgz/fingerprint/pixel/armor.x'],
  ['img-src', 'https://www.mercadopago.com.br/jms/lgz/fingerprint/medium/armor.x'],
  ['img-src', 'https://www.mercadolivre.com/jms/mlb/lgz/background/session/armor.x'],
  ['img-src', 'https://http2.mlstatic.com/storage/logos/visa.svg'],
  ['style-src', 'https://http2.mlstatic.com/frontend-assets/x.css'],
  ['font-src', 'https://http2.mlstatic.com/ui/webfonts/x.woff2'],
] as const

const onCardPage = async (directive: string) => {
  const policy = (await headersOf(true, '/assinar/1')).get('content-security-policy') ?? ''
  const [, ...sources] =
    policy
      .split(';')
      .find((part) => part.trim().startsWith(`${directive} `))
      ?.trim()
      .split(' ') ?? []
  return sources
}

const allows = (sources: readonly string[], address: string) => {
  const { origin, hostname } = new URL(address)
  return sources.some((one) => one === origin || (one.includes('*.') && hostname.endsWith(one.replace(/.*\*/, ''))))
}

it.each(ASKED_FOR)('lets the card form have what it asks for: %s %s', async (directive, address) => {
  expect(allows(await onCardPage(directive), address)).toBe(true)
})

it('lets the script of the card form run the inline ones it writes, and those of nobody else', async () => {
  const sources = await onCardPage('script-src')
  expect(sources).toContain("'strict-dynamic'")
  expect(sources).not.toContain("'unsafe-inline'")
  expect((await headersOf(true, '/plans')).get('content-security-policy')).not.toContain('strict-dynamic')
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
