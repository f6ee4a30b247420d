import { describe, expect, it } from 'vitest'
import { afterSignIn, safeNext, withNext } from './rules.ts'

describe('safeNext', () => {
  it.each([
    ['/activities?category=Colorir&search=gato#lista', '/activities?category=Colorir&search=gato#lista'],
    ['/activities/labirinto-do-coelho', '/activities/labirinto-do-coelho'],
    ['/activities?category=Matemática', '/activities?category=Matem%C3%A1tica'],
    ['/plans?next=//evil.example', '/plans?next=//evil.example'],
    ['/perfil/../plans', '/plans'],
    ['/loginho', '/loginho'],
    ['/activities?search=meu.data', '/activities?search=meu.data'],
    ['/activities/meu.data-de-nascimento', '/activities/meu.data-de-nascimento'],
    ['/restaurante', '/restaurante'],
  ])('keeps our own %j', (next, result) => {
    expect(safeNext(next)).toBe(result)
  })

  it.each([
    ['/profile.data', '/profile'],
    ['/admin/users.data?_routes=screens%2Fadmin%2Fusers', '/admin/users'],
    ['/admin/users.data?plan=premium&_routes=a%2Cb&search=ana+b', '/admin/users?plan=premium&search=ana+b'],
    ['/admin/users?plan=premium&_routes=a', '/admin/users?plan=premium'],
    ['/_root.data', '/'],
    ['/_root.data?_routes=root', '/'],
    ['/_.data?notice=denied', '/?notice=denied'],
    ['/activities/_.data', '/activities'],
    ['/login.data?next=%2Fprofile.data', '/'],
  ])("turns the address of a page's data %j into the page %j", (next, page) => {
    expect(safeNext(next)).toBe(page)
  })

  it.each([
    null,
    undefined,
    '',
    'activities',
    'https://evil.example',
    'HTTPS:/evil.example',
    '//evil.example',
    '//evil.example/plans',
    '/\\evil.example/plans',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/.\\/evil.example',
    '//evil.example@atividario.example',
    '//nowhere.invalid@evil.example/',
    'javascript:alert(1)',
    '/login?next=/login',
    '/register',
    '/LOGIN',
    '/%6Cogin',
    '/Register/',
    '/rest/v1/activities',
    '/functions/v1/receipts',
    '/storage/v1/object/activities/x.pdf',
    '/plans\\..\\login',
    '/plans%5Clogin',
    '/plans\u0000',
    '/plans%00',
    '/plans%0d%0aset-cookie:x',
    '/plans%',
    '/reset-password?token=x',
    '/auth/v1/error',
    `/${'a'.repeat(1_000)}`,
  ])('refuses %j', (next) => {
    expect(safeNext(next)).toBe('/')
  })

  it('never leads a browser away, whatever is around the slashes', () => {
    const site = 'https://atividario.example'
    const pieces = ['/', '\\', '.', '..', '\t', '\n', '%2e', '@', 'evil.example', ':', ' ']
    const pairs = pieces.flatMap((a) => pieces.map((b) => a + b))
    const addresses = pairs.flatMap((start) => pairs.map((end) => `/${start}${end}`))
    const leaving = addresses.filter((next) => new URL(safeNext(next), `${site}/login`).origin !== site)
    expect(addresses).toHaveLength(pieces.length ** 4)
    expect(leaving).toEqual([])
  })
})

describe('afterSignIn', () => {
  it.each([
    ['a person without a page to return to', false, undefined, '/'],
    ['a person from a page', false, '/activities?search=gato', '/activities?search=gato'],
    ['a person sent from outside', false, 'https://evil.example', '/'],
    ['an administrator', true, undefined, '/admin'],
    ['an administrator from a public page', true, '/activities', '/admin'],
    ['an administrator sent away from a screen of theirs', true, '/payment-monitoring', '/payment-monitoring'],
    ['an administrator sent away from a list', true, '/admin/users?plan=premium', '/admin/users?plan=premium'],
    ['an administrator sent away from what is their own', true, '/profile?form=edit', '/profile?form=edit'],
    ['an administrator from a page that only begins alike', true, '/administrar', '/admin'],
  ])('%s → %s', (_, isAdmin, next, path) => {
    expect(afterSignIn({ isAdmin, next })).toBe(path)
  })
})

describe('withNext', () => {
  it.each([
    ['/', '/register'],
    ['/activities?search=gato&category=Colorir', '/register?next=%2Factivities%3Fsearch%3Dgato%26category%3DColorir'],
  ])('%s → %s', (next, address) => {
    expect(withNext('/register', next)).toBe(address)
    expect(new URL(address, 'http://here.invalid').searchParams.get('next') ?? '/').toBe(next)
  })
})
