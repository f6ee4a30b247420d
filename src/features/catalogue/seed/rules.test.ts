import { expect, test } from 'vitest'
import { sampleOf, uuidFromDigest } from './rules.ts'

test('a digest becomes a UUID of version 8, variant 1', () => {
  expect(uuidFromDigest('00112233445566778899aabbccddeeff')).toBe('00112233-4455-8677-8899-aabbccddeeff')
  expect(uuidFromDigest('f'.repeat(64))).toBe('ffffffff-ffff-8fff-bfff-ffffffffffff')
})

test('the sample is the first 21 pieces of each category, in their order', () => {
  const pieces = Array.from({ length: 100 }, (_, n) => ({ n, category: n % 4 === 0 ? 'Colorir' : 'Labirinto' }))
  const sample = sampleOf(pieces)
  expect(sample.filter(({ category }) => category === 'Colorir').map(({ n }) => n)).toEqual(
    Array.from({ length: 21 }, (_, i) => i * 4),
  )
  expect(sample.filter(({ category }) => category === 'Labirinto')).toHaveLength(21)
  expect(sample.map(({ n }) => n)).toEqual(sample.map(({ n }) => n).sort((a, b) => a - b))
})
