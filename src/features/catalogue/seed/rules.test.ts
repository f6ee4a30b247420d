import { expect, test } from 'vitest'
import { uuidFromDigest } from './rules.ts'

test('a digest becomes a UUID of version 8, variant 1', () => {
  expect(uuidFromDigest('00112233445566778899aabbccddeeff')).toBe('00112233-4455-8677-8899-aabbccddeeff')
  expect(uuidFromDigest('f'.repeat(64))).toBe('ffffffff-ffff-8fff-bfff-ffffffffffff')
})
