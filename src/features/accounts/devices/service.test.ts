import { describe, expect, it } from 'vitest'
import { createDevices } from './service.server.ts'

const devices = createDevices({ secret: 's'.repeat(32), secure: false })
const ana = { email: 'ana@exemplo.com.br', passwordHash: 'scrypt:1' }
const withCookie = (cookie: string) => new Headers({ cookie })
const pairOf = (setCookie: string) => setCookie.split(';')[0] ?? ''

describe('a known browser', () => {
  it('is known for the person who signed in with it', () => {
    const cookie = devices.remember(ana)
    expect(cookie).toMatch(/^device=[\w-]{22}\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(devices.known(ana, withCookie(`a=b; ${pairOf(cookie)}; c=d`))).toMatch(/^[\w-]{22}$/)
    expect(devices.known({ ...ana, email: 'bia@exemplo.com.br' }, withCookie(pairOf(cookie)))).toBeNull()
  })

  it('is no longer known once the password is another one, or the account has none', () => {
    const cookie = withCookie(pairOf(devices.remember(ana)))
    expect(devices.known({ ...ana, passwordHash: 'scrypt:2' }, cookie)).toBeNull()
    expect(devices.known(null, cookie)).toBeNull()
  })

  it('has a number of its own', () => {
    const number = () => devices.known(ana, withCookie(pairOf(devices.remember(ana))))
    expect(number()).not.toBe(number())
  })

  it.each([
    ['no cookie', ''],
    ['an empty cookie', 'device='],
    ['a forged proof', `device=${'a'.repeat(22)}.${'b'.repeat(43)}`],
    ['too short a proof', `device=${'a'.repeat(22)}.bb`],
    ['the name of another site’s cookie', `xdevice=${'a'.repeat(22)}.${'b'.repeat(43)}`],
    ['nonsense', 'device=%00=;;;'],
  ])('is not made by %s', (_case, cookie) => {
    expect(devices.known(ana, withCookie(cookie))).toBeNull()
  })

  it('is not known under another secret, and has another name on https', () => {
    const other = createDevices({ secret: 't'.repeat(32), secure: true })
    const cookie = other.remember(ana)
    expect(cookie).toMatch(/^__Secure-device=.*; Secure$/)
    expect(devices.known(ana, withCookie(pairOf(cookie).replace('__Secure-', '')))).toBeNull()
    expect(other.known(ana, withCookie(pairOf(cookie)))).not.toBeNull()
  })
})
