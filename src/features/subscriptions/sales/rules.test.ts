import { expect, it } from 'vitest'
import { monthBounds, monthsBack } from './rules.ts'
import { SALES } from './texts.ts'

it.each([
  ['2026-11', '2026-11-01T03:00:00.000Z', '2026-12-01T03:00:00.000Z'],
  ['2026-12', '2026-12-01T03:00:00.000Z', '2027-01-01T03:00:00.000Z'],
])('%s is a month of São Paulo', (month, from, to) => {
  const bounds = monthBounds(month)
  expect([bounds.from.toISOString(), bounds.to.toISOString()]).toEqual([from, to])
})

it('offers a month and those before it, across years, by their names', () => {
  expect(monthsBack('2026-02', 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11'])
  expect(monthsBack('2026-03', 2).map(SALES.monthName)).toEqual(['março de 2026', 'fevereiro de 2026'])
})
