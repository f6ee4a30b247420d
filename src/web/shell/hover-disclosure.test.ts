import { expect, test } from 'vitest'
import { openDelay } from './hover-disclosure.ts'

test.each([
  [Number.POSITIVE_INFINITY, 200],
  [300, 200],
  [299, 0],
  [0, 0],
])('closed %d ms ago, the menu waits %d ms', (sinceClosed, expected) => {
  expect(openDelay(sinceClosed)).toBe(expected)
})
