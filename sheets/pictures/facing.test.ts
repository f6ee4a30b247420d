import { expect, test } from 'vitest'
import { lookingRight } from './facing.ts'

test.each([
  ['dog', true],
  ['snail', true],
  ['bus', true],
  // Pointing up to the right already.
  ['rocket', false],
  // A drawing of our own, which looks to the right.
  ['capybara', false],
  // Nothing that travels.
  ['carrot', false],
] as const)('%s is turned round to look to the right: %s', (id, turned) => {
  expect(lookingRight(id).mirrored ?? false).toBe(turned)
})
