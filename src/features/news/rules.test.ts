import { expect, test } from 'vitest'
import { newsMonthOf } from './rules.ts'

test.each([
  ['2026-03-01T02:59:59.999Z', '2026-02', '2026-01-01T03:00:00.000Z', '2026-02-01T03:00:00.000Z'],
  ['2026-03-01T03:00:00.000Z', '2026-03', '2026-02-01T03:00:00.000Z', '2026-03-01T03:00:00.000Z'],
  ['2026-01-15T12:00:00.000Z', '2026-01', '2025-12-01T03:00:00.000Z', '2026-01-01T03:00:00.000Z'],
  ['2026-12-31T23:00:00.000Z', '2026-12', '2026-11-01T03:00:00.000Z', '2026-12-01T03:00:00.000Z'],
])('at %s the mail of %s tells of %s to %s', (moment, key, from, until) => {
  expect(newsMonthOf(new Date(moment))).toEqual({ key, from: new Date(from), until: new Date(until) })
})
