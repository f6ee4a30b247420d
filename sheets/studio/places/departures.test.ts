import { expect, test } from 'vitest'
import type { Spot } from '../paths.ts'
import { BALLOON, bunch, climbing } from './balloon-bunch.ts'
import { berths, seaward } from './harbour.ts'

const ROW = { x: 14, y: 56, width: 182, height: 49 }
const BEGINS_SENTENCE = ROW.x + 102

const nearest = (spots: readonly Spot[]) =>
  Math.min(...spots.flatMap(([x, y], i) => spots.slice(i + 1).map(([a, b]) => Math.sqrt((a - x) ** 2 + (b - y) ** 2))))

test('balloons of a bunch and those in the sky do not touch, and stay in their row', () => {
  for (let held = 1; held <= 9; held++)
    for (let gone = 1; held + gone <= 10; gone++) {
      const [bunched, flown] = [bunch(ROW, held), climbing(ROW, BEGINS_SENTENCE - 3, gone)]
      expect([bunched.length, flown.length]).toEqual([held, gone])
      expect(nearest([...bunched, ...flown])).toBeGreaterThan(BALLOON * 0.84)
      for (const [x, y] of [...bunched, ...flown]) {
        expect(y - BALLOON / 2).toBeGreaterThan(ROW.y - 1)
        expect(x + BALLOON / 2).toBeLessThan(BEGINS_SENTENCE)
      }
    }
})

test('boats are in one line at the quay, and out at sea well above it', () => {
  for (let count = 1; count <= 4; count++) {
    const [tied, gone] = [berths(ROW, count, 17), seaward(ROW, ROW.x + 113, count)]
    expect(new Set(tied.map(([, y]) => y)).size).toBe(1)
    expect(Math.min(nearest(tied), nearest(gone))).toBeGreaterThan(17)
    for (const [, y] of gone) expect((tied[0]?.[1] ?? 0) - y).toBeGreaterThan(17)
  }
})
