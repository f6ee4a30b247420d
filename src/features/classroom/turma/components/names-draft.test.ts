import { afterEach, expect, test } from 'vitest'
import { draftFor, keepDraft } from './names-draft.ts'

afterEach(() => keepDraft(null, ''))

test('the names that one account types are for no other, and for no visitor after it (rule: names stay)', () => {
  keepDraft('ana', 'Alice')
  expect(draftFor('bia')).toBe('')
  expect(draftFor(null)).toBe('')
  expect(draftFor('ana')).toBe('Alice')
})

test('the names of a visitor are those of the first account that signs in', () => {
  keepDraft(null, 'Davi')
  expect(draftFor(null)).toBe('Davi')
  expect(draftFor('ana')).toBe('Davi')
  expect(draftFor('bia')).toBe('')
  expect(draftFor(null)).toBe('')
})
