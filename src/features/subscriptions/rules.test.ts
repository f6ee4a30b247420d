import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../platform/time.ts'
import { entitlement, FREE_DAILY_DOWNLOADS, RENEWAL_GRACE_DAYS, type SubscriptionProfile } from './rules.ts'

const NOW = new Date('2026-05-10T12:00:00.000Z')
const GRACE_MS = RENEWAL_GRACE_DAYS * DAY_MS

/** A moment this many ms away from now. */
const at = (ms: number) => new Date(NOW.getTime() + ms)

const FREE: SubscriptionProfile = {
  plan: 'gratuito',
  billingPeriod: null,
  status: 'inactive',
  subscriptionEnd: null,
  ownDailyLimit: null,
  provisional: false,
  endWritten: false,
}
const paid = (status: SubscriptionProfile['status'], endsIn: number | null): SubscriptionProfile => ({
  ...FREE,
  plan: 'premium',
  billingPeriod: 'monthly',
  status,
  subscriptionEnd: endsIn === null ? null : at(endsIn),
})

describe('the limits docs/product/rules.md names', () => {
  it('are 2 downloads a day and 10 days of grace', () => {
    expect([FREE_DAILY_DOWNLOADS, RENEWAL_GRACE_DAYS]).toEqual([2, 10])
  })
})

describe('premium', () => {
  it.each([
    ['active', DAY_MS],
    ['active', 1],
    ['active', 0],
    ['active', -1],
    ['active', -GRACE_MS + 1],
    ['one_time_active', DAY_MS],
    ['one_time_active', 1],
    ['cancelled', DAY_MS],
    ['cancelled', 1],
  ] as const)('%s, ending in %i ms, is premium', (status, endsIn) => {
    expect(entitlement(paid(status, endsIn), NOW)).toEqual({
      plan: 'premium',
      billingPeriod: 'monthly',
      subscribed: true,
      subscriptionEnd: at(endsIn),
      status,
      dailyLimit: null,
      allowsPremium: true,
      outdated: false,
    })
  })

  it('follows state and end date, whatever the plan column says', () => {
    const profile = { ...paid('one_time_active', 1), plan: 'gratuito' as const }
    expect(entitlement(profile, NOW).plan).toBe('premium')
  })
})

describe('premium in advance of the first charge', () => {
  it.each([
    [1, 'premium'],
    [0, 'gratuito'],
    [-1, 'gratuito'],
  ] as const)('ending in %i ms has no days of grace: %s', (endsIn, plan) => {
    expect(entitlement({ ...paid('active', endsIn), provisional: true }, NOW).plan).toBe(plan)
  })
})

describe('the end of a subscription', () => {
  it.each([
    ['active', -GRACE_MS],
    ['active', -GRACE_MS - 1],
    ['one_time_active', 0],
    ['one_time_active', -1],
    ['cancelled', 0],
    ['cancelled', -1],
    ['inactive', -1],
  ] as const)('%s, ending in %i ms, turns expired and gratuito', (status, endsIn) => {
    expect(entitlement(paid(status, endsIn), NOW)).toEqual({
      plan: 'gratuito',
      billingPeriod: null,
      subscribed: false,
      subscriptionEnd: at(endsIn),
      status: 'expired',
      dailyLimit: FREE_DAILY_DOWNLOADS,
      allowsPremium: false,
      outdated: true,
    })
  })

  it('is written once: an expired free profile has nothing left to change', () => {
    const profile = { ...paid('expired', -1), plan: 'gratuito' as const }
    expect(entitlement(profile, NOW)).toMatchObject({ plan: 'gratuito', status: 'expired', outdated: false })
  })

  it.each(['premium', 'gratuito'] as const)(
    'an expired state with the end ahead stays without premium (%s)',
    (plan) => {
      expect(entitlement({ ...paid('expired', DAY_MS), plan }, NOW)).toMatchObject({
        plan: 'gratuito',
        status: 'inactive',
        billingPeriod: null,
        outdated: false,
      })
    },
  )
})

describe('the free plan', () => {
  it.each(['inactive', 'active', 'one_time_active', 'cancelled', 'expired'] as const)(
    '%s without an end date is gratuito and inactive',
    (status) => {
      expect(entitlement(paid(status, null), NOW)).toMatchObject({
        plan: 'gratuito',
        status: 'inactive',
        subscribed: false,
        allowsPremium: false,
        outdated: false,
      })
    },
  )

  it.each([0, 2, 7])("keeps the profile's own daily limit of %i", (ownDailyLimit) => {
    expect(entitlement({ ...FREE, ownDailyLimit }, NOW).dailyLimit).toBe(ownDailyLimit)
  })
})

describe('basico, a legacy paid plan', () => {
  const basico: SubscriptionProfile = { ...FREE, plan: 'basico', billingPeriod: 'annual', ownDailyLimit: 10 }

  it.each([
    ['inactive', null],
    ['active', null],
    ['active', 1],
    ['active', -GRACE_MS + 1],
    ['one_time_active', 1],
    ['cancelled', 1],
  ] as const)('%s, ending in %s ms: its own limit, no premium activities', (status, endsIn) => {
    const subscriptionEnd = endsIn === null ? null : at(endsIn)
    expect(entitlement({ ...basico, status, subscriptionEnd }, NOW)).toEqual({
      plan: 'basico',
      billingPeriod: null,
      subscribed: false,
      subscriptionEnd,
      status,
      dailyLimit: 10,
      allowsPremium: false,
      outdated: false,
    })
  })

  it.each([
    ['active', -GRACE_MS],
    ['cancelled', 0],
    ['inactive', -1],
  ] as const)('%s, ending in %i ms, falls back to the free default', (status, endsIn) => {
    expect(entitlement({ ...basico, status, subscriptionEnd: at(endsIn) }, NOW)).toMatchObject({
      plan: 'gratuito',
      status: 'expired',
      dailyLimit: FREE_DAILY_DOWNLOADS,
      outdated: true,
    })
  })
})
