import { expect, test } from 'vitest'
import { isUuid } from './uuid.ts'

test.each([
  ['0190b0c2-8f3e-7cc1-9a10-2f5f0c1b7a11', true],
  ['0190B0C2-8F3E-7CC1-9A10-2F5F0C1B7A11', true],
  ['', false],
  ['0190b0c28f3e7cc19a102f5f0c1b7a11', false],
  ['0190b0c2-8f3e-7cc1-9a10-2f5f0c1b7a11\n', false],
  ["0190b0c2-8f3e-7cc1-9a10-2f5f0c1b7a1'", false],
  [null, false],
])('%j is the id of a row: %s', (value, expected) => {
  expect(isUuid(value)).toBe(expected)
})
