import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashedPolicy, withoutNonce } from './script-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const policy = "default-src 'self'; script-src 'self' 'nonce-abc+/='; object-src 'none'"

const NONCE = 'nonce="abc+/="'
const policyOf = (html: string) => {
  const page = withoutNonce(html, policy)
  return hashedPolicy(policy, page.scripts)
}

it('names each inline script of the rendering once, and nothing else', () => {
  const html = `<script ${NONCE}>um()</script><script ${NONCE} type="module" async="">import "/a.js"</script><script ${NONCE}>um()</script>
    <script ${NONCE} src="/b.js"></script><script type="application/ld+json">{"a":1}</script><style>x{}</style>`
  expect(policyOf(html)).toBe(
    `default-src 'self'; script-src 'self' ${hash('um()')} ${hash('import "/a.js"')}; object-src 'none'`,
  )
})

it('leaves a page without inline scripts with its own files alone', () => {
  expect(policyOf('<p>oi</p>')).toBe("default-src 'self'; script-src 'self'; object-src 'none'")
})

it.each([
  ['a script', '<script>furta()</script>'],
  ['a module', '<script type="module">furta()</script>'],
  ['a script with another nonce', '<script nonce="abc">furta()</script>'],
  ['a script with an empty nonce', '<script nonce="">furta()</script>'],
  ['a script in capitals', '<SCRIPT>furta()</SCRIPT>'],
  ['a script between comments', '<!--><script>furta()</script><!-->'],
])('allows nothing of a text that came into the page: %s', (_, injected) => {
  const html = `<p>${injected}</p><script ${NONCE}>nosso()</script>`
  expect(policyOf(html)).not.toContain(hash('furta()'))
  expect(policyOf(html).match(/'sha256-/g) ?? []).toHaveLength(1)
  expect(policyOf(html)).toContain(hash('nosso()'))
})

it('allows nothing where a tag swallows that of ours', () => {
  expect(policyOf(`<p><script x="</p><script ${NONCE}>nosso()</script>`)).not.toContain('sha256')
})

it('leaves no nonce in the page, and the text of the scripts where it was', () => {
  const { html, scripts } = withoutNonce(
    `<link ${NONCE} href="/a.css"/><script>x()</script><script ${NONCE}>nosso()</script>`,
    policy,
  )
  expect(html).toBe('<link href="/a.css"/><script>x()</script><script>nosso()</script>')
  expect(scripts).toEqual([{ start: html.indexOf('nosso()'), text: 'nosso()' }])
})

it('allows no script of a page that was rendered without a nonce', () => {
  expect(withoutNonce('<script>um()</script>', "script-src 'self'").scripts).toEqual([])
})
