import { describe, expect, it } from 'vitest'
import { subscriptionSummarySchema } from '../schema.ts'
import { hasGained, mustCheck, RECHECK_GAP_MS, SUBSCRIPTION_FRESH_MS, summaryFromRecord } from './rules.ts'

const NOW = Date.parse('2026-05-10T12:00:00.000Z')
const AHEAD = '2026-06-10T12:00:00.000Z'
const PAST = '2026-05-10T11:59:59.999Z'
const PERSON = { id: 'u1', name: 'Ana', email: 'ana@example.com' }

it('data is fresh for 10 minutes and checked every 5', () => {
  expect([SUBSCRIPTION_FRESH_MS, RECHECK_GAP_MS]).toEqual([600_000, 300_000])
})

describe('summaryFromRecord', () => {
  it.each([
    ['nobody', null],
    ['a person who was never synchronised', PERSON],
  ])('is null for %s', (_, user) => {
    expect(summaryFromRecord(user, NOW)).toBeNull()
  })

  it.each([
    ['premium, end ahead', { plan: 'premium', billingPeriod: 'annual', subscriptionEnd: AHEAD }, 'premium', 'annual'],
    ['premium, end unknown', { plan: 'premium', billingPeriod: 'monthly' }, 'premium', 'monthly'],
    ['premium, no sense in its end', { plan: 'premium', subscriptionEnd: 'amanhã' }, 'premium', null],
    ['premium, ended', { plan: 'premium', billingPeriod: 'annual', subscriptionEnd: PAST }, 'gratuito', null],
    ['free', { plan: 'gratuito', billingPeriod: 'annual' }, 'gratuito', null],
    ['basico', { plan: 'basico' }, 'basico', null],
  ] as const)('%s', (_, known, plan, billingPeriod) => {
    const summary = summaryFromRecord({ ...PERSON, ...known }, NOW)
    expect(subscriptionSummarySchema.parse(summary)).toMatchObject({ plan, billingPeriod })
  })
})

it.each([
  [{ known: false, forced: false, lastCheck: NOW, now: NOW }, true],
  [{ known: true, forced: true, lastCheck: NOW, now: NOW }, true],
  [{ known: true, forced: false, lastCheck: null, now: NOW }, true],
  [{ known: true, forced: false, lastCheck: NOW, now: NOW + RECHECK_GAP_MS - 1 }, false],
  [{ known: true, forced: false, lastCheck: NOW, now: NOW + RECHECK_GAP_MS }, true],
])('mustCheck(%o) is %s', (check, must) => {
  expect(mustCheck(check)).toBe(must)
})

describe('hasGained', () => {
  const free = summaryFromRecord({ ...PERSON, plan: 'gratuito' }, NOW)
  const premium = (billingPeriod: 'monthly' | 'annual', subscriptionEnd: string) => {
    const summary = summaryFromRecord({ ...PERSON, plan: 'premium', billingPeriod, subscriptionEnd }, NOW)
    if (!summary) throw new Error('no summary')
    return summary
  }
  const monthly = premium('monthly', AHEAD)

  it.each([
    ['never read → premium', null, monthly, true],
    ['free → premium', free, monthly, true],
    ['the same', monthly, monthly, false],
    ['prolonged', monthly, premium('monthly', '2026-07-10T12:00:00.000Z'), true],
    ['shortened', monthly, premium('monthly', '2026-05-20T12:00:00.000Z'), false],
    ['another period', monthly, premium('annual', AHEAD), true],
    ['premium → ended', monthly, premium('monthly', PAST), false],
  ] as const)('%s', (_, before, after, gained) => {
    expect(hasGained(before, after)).toBe(gained)
  })
})
