import { expect, test } from 'vitest'
import { formatDay, formatMoment, formatShortMoment, longDate, longMoment } from './local-time.ts'

test.each([
  ['2026-11-21T12:00:00Z', '21 de novembro de 2026'],
  ['2027-01-01T02:59:59Z', '31 de dezembro de 2026'],
  ['2027-01-01T03:00:00Z', '1 de janeiro de 2027'],
])('the day in São Paulo at %s is %s', (moment, day) => {
  expect(longDate(new Date(moment))).toBe(day)
})

test('a moment in its forms', () => {
  const iso = '2026-12-21T02:59:59.000Z'
  expect(formatDay(iso)).toBe('20/12/2026')
  expect(formatMoment(iso)).toBe('20/12/2026 23:59')
  expect(formatShortMoment(iso)).toBe('20/12 às 23:59')
  expect(longMoment(new Date(iso))).toBe('20 de dezembro de 2026 às 23:59')
})
