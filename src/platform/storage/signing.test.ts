import { describe, expect, test } from 'vitest'
import { signKey, verifyKey } from './signing.ts'

const secret = 'a secret of this test, long enough'
const key = 'activities/activities/labirinto-facil.pdf'
const expires = Date.UTC(2025, 0, 15, 12, 5)
const signature = signKey(secret, key, expires)

describe('a signed key', () => {
  test('is short and fits into an address', () => {
    expect(signature).toMatch(/^[A-Za-z0-9_-]{43}$/)
  })

  test.each([
    ['well before', expires - 300_000, true],
    ['one millisecond before', expires - 1, true],
    ['at the moment', expires, false],
    ['after', expires + 1, false],
  ])('%s it expires', (_name, now, accepted) => {
    expect(verifyKey(secret, key, expires, signature, now)).toBe(accepted)
  })

  const tampered = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
  test.each([
    ['another key', 'activities/activities/labirinto-dificil.pdf', expires, signature],
    ['a later expiry', key, expires + 60_000, signature],
    ['an expiry that is no number', key, Number.NaN, signature],
    ['an endless expiry', key, Number.POSITIVE_INFINITY, signature],
    ['a changed signature', key, expires, tampered],
    ['a shorter signature', key, expires, signature.slice(0, -1)],
    ['a longer signature', key, expires, `${signature}A`],
    ['no signature', key, expires, ''],
    ['a signature of as many characters but more bytes', key, expires, 'é'.repeat(43)],
    ['key and expiry shifted into each other', `${key}\n1`, expires, signature],
  ])('is refused with %s', (_name, otherKey, otherExpiry, otherSignature) => {
    expect(verifyKey(secret, otherKey, otherExpiry, otherSignature, expires - 1000)).toBe(false)
  })

  test('is refused under another secret', () => {
    expect(verifyKey(`${secret}!`, key, expires, signature, expires - 1000)).toBe(false)
  })
})
