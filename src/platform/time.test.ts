import { describe, expect, test } from 'vitest'
import { dateKey, nextDayStart, systemClock } from './time.ts'

describe('dateKey', () => {
  test.each([
    ['2025-06-10T02:59:59.999Z', '2025-06-09', 'last moment of the day'],
    ['2025-06-10T03:00:00.000Z', '2025-06-10', 'first moment of the day'],
    ['2025-06-10T12:00:00.000Z', '2025-06-10', 'midday'],
    ['2025-06-10T23:59:59.999Z', '2025-06-10', 'before midnight UTC'],
    ['2025-06-11T00:00:00.000Z', '2025-06-10', 'midnight UTC changes nothing'],
    ['2026-01-01T02:59:59.999Z', '2025-12-31', 'new year, still the old one'],
    ['2026-01-01T03:00:00.000Z', '2026-01-01', 'new year'],
    ['2024-02-29T03:00:00.000Z', '2024-02-29', 'leap day'],
    ['2024-03-01T02:00:00.000Z', '2024-02-29', 'night after the leap day'],
    ['2025-03-01T02:00:00.000Z', '2025-02-28', 'no leap day'],
    // Brazil had daylight saving time until 2019; the rule is UTC−3 all year.
    ['2019-01-15T02:30:00.000Z', '2019-01-14', 'a summer with daylight saving time'],
    ['2018-11-04T03:00:00.000Z', '2018-11-04', 'the day its clocks changed'],
    ['2025-01-15T02:30:00.000Z', '2025-01-14', 'a summer without'],
  ])('of %s is %s (%s)', (moment, key) => {
    expect(dateKey(new Date(moment))).toBe(key)
  })
})

describe('nextDayStart', () => {
  test.each([
    ['2025-06-10T02:59:59.999Z', '2025-06-10T03:00:00.000Z'],
    ['2025-06-10T03:00:00.000Z', '2025-06-11T03:00:00.000Z'],
    ['2025-06-10T03:00:00.001Z', '2025-06-11T03:00:00.000Z'],
    ['2025-06-10T23:00:00.000Z', '2025-06-11T03:00:00.000Z'],
    ['2025-12-31T12:00:00.000Z', '2026-01-01T03:00:00.000Z'],
    ['2024-02-28T12:00:00.000Z', '2024-02-29T03:00:00.000Z'],
    ['2018-11-03T12:00:00.000Z', '2018-11-04T03:00:00.000Z'],
    ['1969-12-31T12:00:00.000Z', '1970-01-01T03:00:00.000Z'],
  ])('after %s is %s', (moment, next) => {
    expect(nextDayStart(new Date(moment)).toISOString()).toBe(next)
  })

  test('is the first moment with another key, all through a year', () => {
    const HOUR_MS = 3_600_000
    for (let time = Date.UTC(2024, 11, 30); time < Date.UTC(2026, 0, 3); time += 7 * HOUR_MS) {
      const moment = new Date(time)
      const next = nextDayStart(moment)
      expect(dateKey(next)).not.toBe(dateKey(moment))
      expect(dateKey(new Date(next.getTime() - 1))).toBe(dateKey(moment))
    }
  })
})

test('the system clock tells the time in a new Date each time', () => {
  expect(systemClock()).toBeInstanceOf(Date)
  expect(systemClock()).not.toBe(systemClock())
})
