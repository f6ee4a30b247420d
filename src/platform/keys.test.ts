import { expect, it } from 'vitest'
import { deriveKey, type KeyPurpose } from './keys.ts'

const SECRET = 'a secret of forty characters, or of more'
const PURPOSES: readonly KeyPurpose[] = ['sessions', 'known browsers', 'file grants', 'limits', 'news', 'search misses']

it('gives each purpose a key of its own, none of them the secret', () => {
  const keys = PURPOSES.map((purpose) => deriveKey(SECRET, purpose))
  expect(new Set([...keys, SECRET]).size).toBe(PURPOSES.length + 1)
  for (const key of keys) expect(Buffer.from(key, 'base64url')).toHaveLength(32)
})

it('gives the same key in every process, and another for another secret', () => {
  // By a second implementation: openssl kdf -keylen 32 -kdfopt digest:SHA256 -kdfopt key:… -kdfopt info:… HKDF
  expect(deriveKey(SECRET, 'sessions')).toBe('jiEJTpa5ZJCNdRV5uupfGEyFRna2-2tr7P6OJnfgokk')
  expect(deriveKey(`${SECRET}.`, 'sessions')).not.toBe(deriveKey(SECRET, 'sessions'))
})
