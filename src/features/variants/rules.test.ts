import { expect, test } from 'vitest'
import { entitlement, FREE_ENTITLEMENT } from '../subscriptions/rules.ts'
import { variantLimit } from './rules.ts'

const NOW = new Date('2026-05-10T12:00:00.000Z')
const profile = { plan: 'gratuito', status: 'inactive', subscriptionEnd: null, billingPeriod: null } as const
const premium = {
  plan: 'premium',
  status: 'active',
  subscriptionEnd: new Date('2026-06-10'),
  billingPeriod: 'monthly',
} as const

test.each([
  ['without a profile', FREE_ENTITLEMENT, 10],
  ['gratuito', entitlement({ ...profile, ownDailyLimit: null } as never, NOW), 10],
  ['gratuito with a limit of its own', entitlement({ ...profile, ownDailyLimit: 5 } as never, NOW), 10],
  ['premium', entitlement({ ...premium, ownDailyLimit: null } as never, NOW), null],
  [
    'premium that ended',
    entitlement({ ...premium, subscriptionEnd: new Date('2026-01-01'), ownDailyLimit: null } as never, NOW),
    10,
  ],
])('variants a day: %s', (_, who, limit) => {
  expect(variantLimit(who, 10)).toBe(limit)
})
