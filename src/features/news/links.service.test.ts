import { expect, test } from 'vitest'
import { personOf, unsubscribeToken } from './links.service.server.ts'

const ANA = '2f6c4c3e-9d1b-4a57-8a0f-6f2f0d1f6a10'
const BIA = '2f6c4c3e-9d1b-4a57-8a0f-6f2f0d1f6a11'
const token = unsubscribeToken(ANA, 'key')

test.each([
  ['its own', token, ANA],
  ["another's id", token.replace(ANA, BIA), null],
  ['another key', unsubscribeToken(ANA, 'other'), null],
  ['a cut one', token.slice(0, -1), null],
  ['a longer one', `${token}A`, null],
  ['upper case', token.replace(ANA, ANA.toUpperCase()), null],
  ['none', '', null],
])('a token with %s', (_, given, person) => {
  expect(personOf(given, 'key')).toBe(person)
})
