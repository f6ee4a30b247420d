import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashedPolicy } from './script-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const policy = "default-src 'self'; script-src 'self' 'nonce-abc+/='; object-src 'none'"

it('names each inline script once, and nothing else', () => {
  const html = `<script>um()</script><script type="module" async="">import "/a.js"</script><script>um()</script>
    <script src="/b.js"></script><script type="application/ld+json">{"a":1}</script><style>x{}</style>`
  expect(hashedPolicy(policy, html)).toBe(
    `default-src 'self'; script-src 'self' ${hash('um()')} ${hash('import "/a.js"')}; object-src 'none'`,
  )
})

it('leaves a page without inline scripts with its own files alone', () => {
  expect(hashedPolicy(policy, '<p>oi</p>')).toBe("default-src 'self'; script-src 'self'; object-src 'none'")
})
