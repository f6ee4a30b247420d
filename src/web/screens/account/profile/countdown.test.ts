import { expect, it } from 'vitest'
import { splitWait, waitLeft } from './countdown.ts'

it.each([
  [0, ['00', '00', '00']],
  [-5_000, ['00', '00', '00']],
  [1, ['00', '00', '01']],
  [1_000, ['00', '00', '01']],
  [59_001, ['00', '01', '00']],
  [26_691_000, ['07', '24', '51']],
  [86_400_000, ['24', '00', '00']],
])('%i ms is %j', (ms, [hours, minutes, seconds]) => {
  expect(splitWait(ms)).toEqual({ hours, minutes, seconds })
})

it.each([
  [{ until: 10_000, serverNow: 4_000, since: 1_000 }, 5_000],
  [{ until: 10_000, serverNow: 4_000, since: 6_000 }, 0],
  [{ until: 10_000, serverNow: 4_000, since: 60_000 }, 0],
])('%j leaves %i ms', (facts, left) => {
  expect(waitLeft(facts)).toBe(left)
})
