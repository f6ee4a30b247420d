import { expect, test } from 'vitest'
import { longDate } from './dates.ts'

test.each([
  ['2026-11-21T12:00:00Z', '21 de novembro de 2026'],
  ['2027-01-01T02:59:59Z', '31 de dezembro de 2026'],
  ['2027-01-01T03:00:00Z', '1 de janeiro de 2027'],
])('the day in São Paulo at %s is %s', (moment, day) => {
  expect(longDate(new Date(moment))).toBe(day)
})
