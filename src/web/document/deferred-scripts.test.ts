import { describe, expect, it } from 'vitest'
import { startOf, withWaitingScripts } from './deferred-scripts.ts'

describe('withWaitingScripts', () => {
  const page = (nonce: string) =>
    `<head><link rel="modulepreload"${nonce} href="/assets/a.js"/></head><body><link rel="modulepreload" href="/assets/b.js"${nonce}/>` +
    `<link rel="preload" as="font" href="/f.woff2"/><script${nonce}>um()</script>` +
    `<script${nonce} type="module" async="">import "/assets/a.js"</script></body>`

  for (const nonce of ['', ' nonce="n+/="']) {
    it(`keeps the module from running and its files from being loaded${nonce}`, () => {
      expect(withWaitingScripts(page(nonce), 'use')).toBe(
        `<head></head><body><link rel="preload" as="font" href="/f.woff2"/><script${nonce}>um()</script>` +
          `<script${nonce} type="text/late-module" data-start="use" data-files="/assets/a.js /assets/b.js">import "/assets/a.js"</script></body>`,
      )
    })
  }

  it('leaves a page without a module as it is', () => {
    expect(withWaitingScripts('<p>type="module" async=""</p>', 'load')).toBe('<p>type="module" async=""</p>')
  })
})

describe('startOf', () => {
  const cases = [
    ['/', false, 'use'],
    ['/', true, 'load'],
    ['/activities?category=Labirinto&page=2', false, 'use'],
    ['/plans', false, 'use'],
    ['/login', false, 'use'],
    ['/login?redirect=%2Fplans', false, 'use'],
    ['/login?error=access_denied', false, 'load'],
    ['/register', false, 'use'],
    ['/profile', false, 'load'],
    ['/profiles', false, 'use'],
    ['/reset-password?token=x', false, 'load'],
    ['/?notice=access-denied', false, 'load'],
  ] as const
  it.each(cases)('%s, signed in %s: %s', (address, signedIn, start) => {
    expect(startOf(new URL(address, 'http://localhost'), signedIn)).toBe(start)
  })
})
