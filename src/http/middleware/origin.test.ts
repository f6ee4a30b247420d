import { describe, expect, it } from 'vitest'
import { isTrustedCaller } from './origin.ts'

const site = 'https://atividario.example'
const call = { method: 'POST', origin: site, host: 'atividario.example', fetchSite: 'same-origin' }

describe('isTrustedCaller', () => {
  it.each([
    ['our own page', call, true],
    ['a read from elsewhere', { ...call, method: 'GET', origin: 'https://evil.example' }, true],
    ['another site', { ...call, origin: 'https://evil.example', fetchSite: 'cross-site' }, false],
    ['a sibling subdomain', { ...call, origin: 'https://x.atividario.example', fetchSite: 'same-site' }, false],
    ['the same host by http', { ...call, origin: 'http://atividario.example' }, false],
    ['a sandboxed frame', { ...call, origin: 'null' }, false],
    ['an origin that is no address', { ...call, origin: 'atividario.example' }, false],
    ['a program without a browser', { ...call, origin: undefined, fetchSite: undefined }, true],
    ['a browser that hides the origin', { ...call, origin: undefined, fetchSite: 'cross-site' }, false],
  ])('%s → %s', (_, caller, trusted) => {
    expect(isTrustedCaller(caller, { siteOrigin: site, strict: true })).toBe(trusted)
  })

  it('accepts the address the visitor opened only when not strict', () => {
    const local = { ...call, origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }
    expect(isTrustedCaller(local, { siteOrigin: 'http://localhost:3000', strict: false })).toBe(true)
    expect(isTrustedCaller(local, { siteOrigin: 'http://localhost:3000', strict: true })).toBe(false)
    expect(isTrustedCaller({ ...local, host: 'localhost:3000' }, { siteOrigin: site, strict: false })).toBe(false)
  })
})
