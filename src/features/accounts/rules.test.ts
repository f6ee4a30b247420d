import { describe, expect, it } from 'vitest'
import {
  afterSignIn,
  isAdminByEmail,
  profileName,
  resetRequestProblem,
  safeNext,
  signUpRefusal,
  withNext,
} from './rules.ts'

describe('profileName', () => {
  it.each([
    ['the name that was given', 'Marina Alves', 'marina@exemplo.com.br', 'Marina Alves'],
    ['spaces around it', '  Marina ', 'marina@exemplo.com.br', 'Marina'],
    ['no name', undefined, 'marina.alves@exemplo.com.br', 'marina.alves'],
    ['only spaces', '   ', 'marina@exemplo.com.br', 'marina'],
  ])('%s', (_, given, email, name) => {
    expect(profileName(given, email)).toBe(name)
  })

  it('fits the column', () => {
    expect(profileName('a'.repeat(500), 'a@exemplo.com.br')).toHaveLength(200)
  })
})

describe('isAdminByEmail', () => {
  it.each([
    ['confirmed address of the setting', 'dona@exemplo.com.br', true, 'dona@exemplo.com.br', true],
    ['upper case in the setting', 'dona@exemplo.com.br', true, 'Dona@Exemplo.com.br', true],
    ['signed up but not confirmed', 'dona@exemplo.com.br', false, 'dona@exemplo.com.br', false],
    ['somebody else', 'outra@exemplo.com.br', true, 'dona@exemplo.com.br', false],
    ['no setting', 'dona@exemplo.com.br', true, null, false],
  ])('%s → %s', (_, email, emailVerified, adminEmail, isAdmin) => {
    expect(isAdminByEmail({ email, emailVerified }, adminEmail)).toBe(isAdmin)
  })
})

describe('safeNext', () => {
  it.each([
    ['/activities?category=Colorir&search=gato#lista', '/activities?category=Colorir&search=gato#lista'],
    ['/activities/labirinto-do-coelho', '/activities/labirinto-do-coelho'],
    ['/activities?category=Matemática', '/activities?category=Matem%C3%A1tica'],
    ['/plans?next=//evil.example', '/plans?next=//evil.example'],
    ['/perfil/../plans', '/plans'],
    ['/loginho', '/loginho'],
  ])('keeps our own %j', (next, kept) => {
    expect(safeNext(next)).toBe(kept)
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
    '/reset-password?token=x',
    '/auth/v1/error',
    `/${'a'.repeat(1_000)}`,
  ])('refuses %j', (next) => {
    expect(safeNext(next)).toBe('/')
  })

  it('never leads a browser away, whatever stands around the slashes', () => {
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

describe('signUpRefusal', () => {
  it.each([
    [['email', 'password'], 'invalid_email'],
    [['password', 'terms_accepted'], 'weak_password'],
    [['name', 'email'], 'invalid_input'],
    [['terms_accepted'], 'invalid_input'],
    [[], 'invalid_input'],
  ])('%j → %s', (fields, code) => {
    expect(signUpRefusal(fields.map((path) => ({ path })))).toBe(code)
  })
})

describe('resetRequestProblem', () => {
  it.each([
    ['', 'Email necessário', 'Digite seu email antes de solicitar a redefinição de senha'],
    ['   ', 'Email necessário', 'Digite seu email antes de solicitar a redefinição de senha'],
    ['marina@', 'Email não encontrado', 'Este email não está cadastrado em nossa plataforma'],
  ])('%j → %s', (email, title, description) => {
    expect(resetRequestProblem(email)).toEqual({ title, description })
  })

  it('lets an address through, also with spaces around it', () => {
    expect(resetRequestProblem('  Marina@Exemplo.com.br ')).toBeNull()
  })
})
