import { describe, expect, it } from 'vitest'
import { joiningOf } from './rules.ts'

describe('joiningOf', () => {
  it.each([
    [{ confirmedThere: true, confirmedHere: true, hasPassword: true }, 'join'],
    [{ confirmedThere: true, confirmedHere: true, hasPassword: false }, 'join'],
    [{ confirmedThere: true, confirmedHere: false, hasPassword: false }, 'join'],
    [{ confirmedThere: true, confirmedHere: false, hasPassword: true }, 'join_without_password'],
    [{ confirmedThere: false, confirmedHere: true, hasPassword: true }, 'refuse'],
    [{ confirmedThere: false, confirmedHere: true, hasPassword: false }, 'refuse'],
    [{ confirmedThere: false, confirmedHere: false, hasPassword: true }, 'refuse'],
    [{ confirmedThere: false, confirmedHere: false, hasPassword: false }, 'refuse'],
  ] as const)('%j → %s', (meeting, expected) => {
    expect(joiningOf(meeting)).toBe(expected)
  })
})
