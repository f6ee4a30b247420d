import { expect, test } from 'vitest'
import { CALENDAR_WEEKS, weeksOf } from './rules.ts'

const at = (moment: string) => ({ title: moment, at: moment })

test('weeks go from Monday to Sunday by the days of São Paulo, also those without anything', () => {
  // A Saturday.
  const weeks = weeksOf(
    [at('2026-03-16T02:59:00Z'), at('2026-03-16T03:00:00Z'), at('2026-03-22T12:00:00Z'), at('2026-06-01T12:00:00Z')],
    '2026-03-14',
  )
  expect(weeks).toHaveLength(CALENDAR_WEEKS)
  expect(weeks.slice(0, 3).map(({ from, to, planned }) => [from, to, planned.map(({ title }) => title)])).toEqual([
    ['2026-03-09', '2026-03-15', ['2026-03-16T02:59:00Z']],
    ['2026-03-16', '2026-03-22', ['2026-03-16T03:00:00Z', '2026-03-22T12:00:00Z']],
    ['2026-03-23', '2026-03-29', []],
  ])
})

test.each([
  ['2026-03-09', '2026-03-09'],
  ['2026-03-15', '2026-03-09'],
  ['2026-03-01', '2026-02-23'],
])('the week of %s begins on %s', (today, monday) => {
  expect(weeksOf([], today)[0]?.from).toBe(monday)
})
