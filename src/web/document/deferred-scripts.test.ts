import { describe, expect, it } from 'vitest'
import { savingOf, withWaitingScripts } from './deferred-scripts.ts'

describe('withWaitingScripts', () => {
  const page = (nonce: string) =>
    `<head><link rel="modulepreload"${nonce} href="/assets/a.js"/></head><body><link rel="modulepreload" href="/assets/b.js"${nonce}/>` +
    `<link rel="preload" as="font" href="/f.woff2"/><script${nonce}>um()</script>` +
    `<script${nonce} type="module" async="">import "/assets/a.js"</script></body>`

  for (const nonce of ['', ' nonce="n+/="']) {
    it(`keeps the module from running and its files from being loaded${nonce}`, () => {
      expect(withWaitingScripts(page(nonce), 'waits')).toBe(
        `<head></head><body><link rel="preload" as="font" href="/f.woff2"/><script${nonce}>um()</script>` +
          `<script${nonce} type="text/waiting-module" data-saving="waits" data-files="/assets/a.js /assets/b.js">import "/assets/a.js"</script></body>`,
      )
    })
  }

  it('leaves a page without a module as it is', () => {
    expect(withWaitingScripts('<p>type="module" async=""</p>', 'waits')).toBe('<p>type="module" async=""</p>')
  })
})

describe('savingOf', () => {
  const cases = [
    ['/', 'waits'],
    ['/activities?category=Labirinto&page=2', 'waits'],
    ['/plans', 'waits'],
    ['/login', 'waits'],
    ['/login?redirect=%2Fplans', 'waits'],
    ['/login?error=access_denied', 'all-the-same'],
    ['/register', 'waits'],
    ['/profile', 'all-the-same'],
    ['/profiles', 'waits'],
    ['/reset-password?token=x', 'all-the-same'],
    ['/?notice=access-denied', 'all-the-same'],
  ] as const
  it.each(cases)('%s: %s', (address, saving) => {
    expect(savingOf(new URL(address, 'http://localhost'))).toBe(saving)
  })
})
