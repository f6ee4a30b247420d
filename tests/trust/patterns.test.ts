import { expect, test } from 'vitest'
import { ownPatterns, slownessOf } from './hostile/patterns.ts'

test('a pattern that can be made slow is found', () => {
  const place = 'here'
  expect(slownessOf({ place, source: '^(a+)+$', flags: '' })).toMatch(/Infinity/)
  expect(slownessOf({ place, source: '\\s+$', flags: '' })).not.toBeNull()
  expect(slownessOf({ place, source: '^[a-z]+$', flags: '' })).toBeNull()
})

test('no pattern of ours can be made slow', { timeout: 120_000 }, async () => {
  const patterns = await ownPatterns()
  expect(patterns.length).toBeGreaterThan(100)
  const slow = patterns.flatMap((pattern) => {
    const why = slownessOf(pattern)
    return why === null ? [] : [`${pattern.place} /${pattern.source}/${pattern.flags}: ${why}`]
  })
  expect(slow).toEqual([])
})
