import { expect, test } from 'vitest'
import { daysUntil } from '../rules.ts'
import { churnOf, recurringCents, rowsOf, STEPS } from './rules.ts'

const days = daysUntil('2026-03-14', 14)

test('a row has a number a day, the week and the week before', () => {
  const rows = rowsOf(
    [
      { day: '2026-03-14', name: 'plans_seen', count: 5 },
      { day: '2026-03-08', name: 'plans_seen', count: 2 },
      { day: '2026-03-07', name: 'plans_seen', count: 9 },
      { day: '2026-03-14', name: 'unknown', count: 9 },
    ],
    days,
  )
  expect(rows.map(({ name }) => name)).toEqual([...STEPS])
  expect(rows.find(({ name }) => name === 'plans_seen')).toEqual({
    name: 'plans_seen',
    perDay: [2, 0, 0, 0, 0, 0, 5],
    total: 7,
    before: 9,
  })
})

test.each([
  [[], 0],
  [[{ billingPeriod: 'monthly', count: 2, cents: 2_380 }], 2_380],
  [
    [
      { billingPeriod: 'monthly', count: 1, cents: 1_190 },
      { billingPeriod: 'annual', count: 2, cents: 19_980 },
    ],
    1_190 + 1_665,
  ],
] as const)('%j recur with %i centavos a month', (charged, cents) => {
  expect(recurringCents(charged)).toBe(cents)
})

test.each([
  [0, 0, null],
  [40, 0, 0],
  [40, 1, 2.5],
  [3, 1, 33.3],
])('of %i subscriptions %i lost are %s percent', (before, lost, churn) => {
  expect(churnOf({ before, lost })).toBe(churn)
})
