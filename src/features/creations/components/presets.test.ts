import { expect, test } from 'vitest'
import { NOTHING_TYPED } from '../draft.rules.ts'
import { holdTyped, typedBefore } from './presets.ts'

test('typed text of a visitor is that of the first account that signs in, and of no other (rule: names stay)', () => {
  const typed = { ...NOTHING_TYPED, words: 'Ana\nDavi' }
  holdTyped(null, typed)
  expect(typedBefore(null)).toBe(typed)
  expect(typedBefore('ana')).toBe(typed)
  expect(typedBefore('bia')).toBe(NOTHING_TYPED)
  expect(typedBefore(null)).toBe(NOTHING_TYPED)
  expect(typedBefore('ana')).toBe(typed)
})
