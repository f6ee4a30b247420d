import { expect, test } from 'vitest'
import { DENIED_ADDRESS, reasonOf, withReason } from './arrival.ts'

test.each([
  ['/', '/?notice=signed-in'],
  ['/activities?category=Labirinto#topo', '/activities?category=Labirinto&notice=signed-in#topo'],
  ['/?notice=access-denied', '/?notice=signed-in'],
])('%s is led to with its reason', (address, expected) => {
  expect(withReason(address, 'signedIn')).toBe(expected)
})

test('a reason is read from the address, and nothing else is one', () => {
  expect(reasonOf(new URL(DENIED_ADDRESS, 'http://site').searchParams)).toBe('denied')
  expect(reasonOf(new URLSearchParams('notice=signed-up'))).toBe('signedUp')
  for (const other of ['', 'notice=', 'notice=toString', 'notice=denied', 'other=signed-up'])
    expect(reasonOf(new URLSearchParams(other))).toBeNull()
})
