import { expect, test } from 'vitest'
import {
  formatDay,
  formatMoment,
  formatShortMoment,
  localField,
  longDate,
  longMoment,
  momentOfField,
} from './local-time.ts'

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

test.each([
  ['2026-12-21T06:00', '2026-12-21T09:00:00.000Z'],
  ['2026-12-31T23:30', '2027-01-01T02:30:00.000Z'],
])('the field %s is the moment %s, and back', (field, iso) => {
  expect(momentOfField(field)?.toISOString()).toBe(iso)
  expect(localField(new Date(iso))).toBe(field)
})

test.each(['', 'amanhã', '2026-13-01T06:00'])('the field %j holds no moment', (field) => {
  expect(momentOfField(field)).toBeNull()
})
