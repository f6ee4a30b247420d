import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { createRandom } from '../../page/random.ts'
import { spotsIn } from './estimate-spots.ts'
import { estimativa } from './estimativa.ts'

const PAGES = everyPage(estimativa)

test('two places differ by three at least, one place has loose ones beside its tens, crates are not all full', () => {
  for (const { level, page } of PAGES) {
    const [first = 0, second = 0] = page.counts
    if (level === 'facil') {
      expect(Math.abs(first - second)).toBeGreaterThanOrEqual(3)
      expect(Math.max(first, second)).toBeLessThanOrEqual(20)
    } else {
      expect(first % 10).not.toBe(0)
      expect(first).toBeLessThanOrEqual(level === 'medio' ? 79 : 578)
    }
  }
})

test('as many spots as asked, inside the oval and no two close together', () => {
  const oval = { cx: 105, cy: 130, rx: 86, ry: 66 }
  for (const count of [43, 61, 79]) {
    const { spots, pitch } = spotsIn(oval, count, createRandom(count))
    expect(spots).toHaveLength(count)
    spots.forEach(([x, y], i) => {
      expect(((x - oval.cx) / oval.rx) ** 2 + ((y - oval.cy) / oval.ry) ** 2).toBeLessThan(1)
      for (const [otherX, otherY] of spots.slice(i + 1))
        expect((x - otherX) ** 2 + (y - otherY) ** 2).toBeGreaterThan((pitch * 0.72) ** 2)
    })
  }
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(estimativa)).toEqual([])
})
