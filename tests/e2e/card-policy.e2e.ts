import { expect } from '@playwright/test'
import { Hono } from 'hono'
import { securityHeaders } from '../../src/http/middleware/headers.ts'
import { test } from './setup/site.ts'

// Refusals of the policy are what is tried.
test.use({ expectedErrors: [/Content Security Policy|ERR_BLOCKED_BY_CSP|Failed to load resource|Refused to/] })

const SHOP = 'https://loja.exemplo.com.br'

/** The policy of the card page in production, as the server sends it. */
async function policyOfCardPage(): Promise<{ policy: string; nonce: string }> {
  const app = new Hono()
  app.use(
    securityHeaders({
      https: true,
      development: false,
      cardForm: { script: 'https://sdk.mercadopago.com/js/v2' },
    }) as never,
  )
  app.get('*', (c) => c.html('<p>'))
  const policy = (await app.request('/assinar/x')).headers.get('content-security-policy') ?? ''
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
  return { policy, nonce }
}

/**
 * Parts that the provider's card form loads and calls, and the same from elsewhere. A script that a running one adds is
 * trusted with it (docs/runbooks/going-live-payments.md): of strangers' scripts only those written into the page are refused.
 */
const PARTS = [
  ['script', 'https://sdk.mercadopago.com/js/v2', true],
  ['script', 'https://www.mercadopago.com/v2/security.js', true],
  ['script', 'https://http2.mlstatic.com/frontend-assets/brick.js', true],
  ['style', 'https://http2.mlstatic.com/frontend-assets/brick.css', true],
  ['image', 'https://http2.mlstatic.com/storage/logo.png', true],
  ['frame', 'https://secure-fields.mercadopago.com/number', true],
  ['frame', 'https://www.mercadolibre.com/device', true],
  ['call', 'https://api.mercadopago.com/v1/card_tokens', true],
  ['call', 'https://events.mercadopago.com/v2/track', true],
  ['style', 'https://evil.example/a.css', false],
  ['frame', 'https://evil.example/number', false],
  ['call', 'https://evil.example/collect', false],
  ['call', 'https://mercadopago.com.evil.example/collect', false],
  ['image', 'https://evil.example/pixel.png?card=5031', false],
] as const

type Kind = (typeof PARTS)[number][0]

const CONTENT: Record<Kind, [type: string, body: string]> = {
  script: ['text/javascript', 'window.ran = (window.ran ?? 0) + 1'],
  style: ['text/css', 'p { color: red }'],
  image: ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  frame: ['text/html', '<p>campo</p>'],
  call: ['application/json', '{}'],
}

test('the policy of the card page lets the provider work, and nobody else', async ({ page }) => {
  const { policy, nonce } = await policyOfCardPage()
  expect(nonce).not.toBe('')
  const asked: string[] = []
  await page.route('**/*', (route) => {
    const url = route.request().url()
    if (url.startsWith(SHOP)) {
      return route.fulfill({
        headers: { 'content-type': 'text/html', 'content-security-policy': policy },
        body: '<!doctype html><title>Cartão</title><p>Pagar</p>',
      })
    }
    asked.push(url)
    const [type, body] = CONTENT[PARTS.find(([, address]) => url === address)?.[0] ?? 'call']
    return route.fulfill({ contentType: type, body, headers: { 'access-control-allow-origin': '*' } })
  })
  await page.goto(`${SHOP}/assinar/x`)
  for (const [kind, address, isAllowed] of PARTS) {
    const loaded = await page.evaluate(load, { kind, address })
    // A refused frame has a page of the browser's own, which loads.
    if (kind !== 'frame') expect(loaded, `${kind} ${address}`).toBe(isAllowed)
    expect(asked.includes(address), `${kind} ${address} was asked for`).toBe(isAllowed)
  }
})

test('the policy of the card page runs no script that was put into it', async ({ page }) => {
  const { policy, nonce } = await policyOfCardPage()
  const asked: string[] = []
  await page.route('**/*', (route) => {
    asked.push(new URL(route.request().url()).origin)
    return route.fulfill({
      headers: { 'content-type': 'text/html', 'content-security-policy': policy },
      body: `<!doctype html><title>Cartão</title>
        <script nonce="${nonce}">window.own = true; try { eval('window.evaluated = true') } catch {}</script>
        <script>window.put = true</script><script src="https://evil.example/a.js"></script>
        <script src="https://sdk.mercadopago.com.evil.example/js/v2"></script><img src="x" onerror="window.put = true">
        <base href="https://evil.example/"><form action="https://evil.example/collect"><button>Pagar</button></form>`,
    })
  })
  await page.goto(`${SHOP}/assinar/x`)
  const ran = await page.evaluate(() => {
    const { own, put, evaluated } = window as unknown as Record<string, boolean | undefined>
    return { own, put, evaluated, base: document.baseURI }
  })
  expect(ran).toEqual({ own: true, put: undefined, evaluated: undefined, base: `${SHOP}/assinar/x` })
  const refused = page.waitForEvent('console', (message) => message.text().includes('form-action'))
  await page.getByRole('button', { name: 'Pagar' }).click({ noWaitAfter: true })
  await refused
  expect(new Set(asked)).toEqual(new Set([SHOP]))
})

/** Runs in the page: true when it came, false when the policy refused it. */
function load({ kind, address }: { kind: Kind; address: string }): Promise<boolean> {
  return new Promise((resolve) => {
    document.addEventListener('securitypolicyviolation', () => resolve(false), { once: true })
    if (kind === 'call') {
      fetch(address, { method: 'POST' }).then(
        () => resolve(true),
        () => resolve(false),
      )
      return
    }
    const tags = { script: 'script', style: 'link', image: 'img', frame: 'iframe' } as const
    const element = document.createElement(tags[kind])
    if (element instanceof HTMLLinkElement) Object.assign(element, { rel: 'stylesheet', href: address })
    else Object.assign(element, { src: address })
    element.addEventListener('load', () => resolve(true))
    element.addEventListener('error', () => resolve(false))
    document.body.append(element)
  })
}
