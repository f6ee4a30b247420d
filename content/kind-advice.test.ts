import { expect, test } from 'vitest'
import { KINDS } from '../sheets/kinds/registry.ts'
import advice from './kind-advice.json' with { type: 'json' }

test('every kind of sheet has advice by a teacher that no other has', () => {
  const texts = Object.values(advice)
  expect(Object.keys(advice).toSorted()).toEqual(KINDS.map(({ id }) => id).toSorted())
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts.filter((text) => text.length < 150 || text.length > 360)).toEqual([])
  expect(texts.filter((text) => !text.endsWith('.'))).toEqual([])
})
