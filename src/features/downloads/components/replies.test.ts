import { describe, expect, it } from 'vitest'
import { downloadStatsSchema, registerReplySchema } from '../schema.ts'
import { isDownloadStats, isRegisterReply } from './replies.ts'

const STATS = {
  plan: 'gratuito',
  billing_period: null,
  daily_limit: 2,
  daily_used: 0,
  remaining_downloads: 2,
  can_download: true,
}
const REPLY = { success: false, message: 'x', code: 'daily_limit', daily_used: 1, remaining_downloads: 1, url: '/x' }

/** Values that are valid for some fields only. */
const VALUES = [
  null,
  undefined,
  true,
  'x',
  '',
  'premium',
  'basico',
  'unusual_use',
  'monthly',
  'annual',
  'toString',
  0,
  3,
  -1,
  1.5,
  Number.NaN,
  {},
  [],
]

describe.each([
  ['stats', STATS, isDownloadStats, downloadStatsSchema],
  ['reply', REPLY, isRegisterReply, registerReplySchema],
] as const)('%s', (_name, sample, guard, schema) => {
  it('is accepted', () => {
    expect(guard(sample)).toBe(true)
  })

  it.each([[null], [undefined], ['x'], [[]], [{}]])('%j is not', (value) => {
    expect(guard(value)).toBe(false)
  })

  it.each(Object.keys(sample))('agrees with the schema on every value of %s', (field) => {
    for (const value of VALUES) {
      const changed = { ...sample, [field]: value }
      expect([value, guard(changed)]).toEqual([value, schema.safeParse(changed).success])
    }
  })
})
