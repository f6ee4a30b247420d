import { expect, test } from 'vitest'
import { lookingRight } from './facing.ts'

test.each([
  ['dog', true],
  ['snail', true],
  ['bus', true],
  // Pointing up to the right already.
  ['rocket', false],
  // Our own drawing, which looks to the right.
  ['capybara', false],
  // Not a traveller.
  ['carrot', false],
] as const)('%s is turned round to look to the right: %s', (id, turned) => {
  expect(lookingRight(id).mirrored ?? false).toBe(turned)
})
