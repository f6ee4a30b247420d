import { describe, expect, test } from 'vitest'
import {
  AT_REST,
  arrowDistance,
  CARD_GAP,
  END_PAUSE_MS,
  HOME_INTERVAL_MS,
  ROW_INTERVAL_MS,
  settingsFor,
  tick,
  visibleArrows,
} from './rules.ts'

const track = { clientWidth: 1000, scrollWidth: 2000 }

test.each([
  [0, false, true],
  [10, false, true],
  [11, true, true],
  [989, true, true],
  [990, true, false],
  [1000, true, false],
])('at %i px: previous %s, next %s', (scrollLeft, previous, next) => {
  expect(visibleArrows({ ...track, scrollLeft })).toEqual({ previous, next })
})

test('an arrow moves three cards, one on mobile', () => {
  expect(arrowDistance(settingsFor(false))).toBe(3 * 196)
  expect(arrowDistance(settingsFor(true))).toBe(166)
})

/** Runs the movement until `stops` accepts a requested scroll; returns the elapsed time and the places. */
function run(isMobile: boolean, scrollLeft: number, ms: number, intervalMs = HOME_INTERVAL_MS) {
  const settings = settingsFor(isMobile)
  let movement = AT_REST
  const moves: { at: number; to: number }[] = []
  for (let at = settings.stepMs; at <= ms; at += settings.stepMs) {
    const next = tick(movement, { ...track, scrollLeft }, settings, intervalMs)
    movement = next.movement
    if (next.scrollTo !== null) {
      scrollLeft = next.scrollTo
      moves.push({ at, to: scrollLeft })
    }
  }
  return moves
}

describe('automatic movement', () => {
  test('rests for the interval, then goes one card on in steps of 2 px each 60 ms', () => {
    const moves = run(false, 0, 14_000)
    expect(moves[0]).toEqual({ at: 7080, to: 2 })
    expect(moves[1]).toEqual({ at: 7140, to: 4 })
    expect(moves.at(-1)).toEqual({ at: 7080 + 97 * 60, to: 196 })
    expect(run(false, 0, 14_160).at(-1)).toEqual({ at: 14_160, to: 200 })
  })
  test('is 1.5 times slower on mobile, in steps of 3 px each 80 ms', () => {
    const moves = run(true, 0, 20_000)
    expect(moves[0]).toEqual({ at: 10_640, to: 3 })
    expect(moves[1]).toEqual({ at: 10_720, to: 6 })
    expect(moves.at(-1)?.to).toBe(166)
  })
  test.each([
    ['home', false, HOME_INTERVAL_MS],
    ['home', true, HOME_INTERVAL_MS],
    ['a row', false, ROW_INTERVAL_MS],
    ['a row', true, ROW_INTERVAL_MS],
  ])('%s, mobile %s: one card each interval, and a rest of 1 s at least between two', (_, isMobile, intervalMs) => {
    const { cardWidth, slower, stepMs } = settingsFor(isMobile)
    const moves = run(isMobile, 0, 3.9 * intervalMs * slower, intervalMs)
    const begins = moves.filter(({ at }, i) => i === 0 || at - (moves[i - 1]?.at ?? 0) > stepMs)
    expect(begins).toHaveLength(3)
    for (const [i, { at, to }] of begins.entries()) {
      if (i === 0) continue
      const before = moves[moves.findIndex((move) => move.at === at) - 1]
      expect(before?.to).toBe(i * (cardWidth + CARD_GAP))
      expect(to).toBeGreaterThan(before?.to ?? 0)
      expect(at - (before?.at ?? 0)).toBeGreaterThanOrEqual(END_PAUSE_MS)
      const apart = at - (begins[i - 1]?.at ?? 0)
      expect(Math.abs(apart - intervalMs * slower)).toBeLessThan(stepMs)
    }
  })
  test('rests 1 s at the end, then returns to the start', () => {
    expect(run(false, 1000, 1100)).toEqual([{ at: 1020, to: 0 }])
  })
  test('does not leave the track', () => {
    expect(Math.max(...run(false, 950, 9500).map((move) => move.to))).toBe(1000)
  })
  test('a track that fits does not move', () => {
    const fits = { scrollLeft: 0, clientWidth: 1000, scrollWidth: 1000 }
    expect(tick({ ...AT_REST, atEnd: 5000 }, fits, settingsFor(false), 0)).toEqual({
      movement: AT_REST,
      scrollTo: null,
    })
  })
})
