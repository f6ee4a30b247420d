import { expect, it } from 'vitest'
import { leavesAtTheEnd } from './rules.ts'

it.each([
  ['/profile', true],
  ['/profile/downloads', true],
  ['/admin', true],
  ['/admin/users', true],
  ['/payment-monitoring', true],
  ['/profiles', false],
  ['/administrar', false],
  ['/', false],
  ['/activities', false],
])('%s is left when the session ends: %s', (path, expected) => {
  expect(leavesAtTheEnd(path)).toBe(expected)
})
