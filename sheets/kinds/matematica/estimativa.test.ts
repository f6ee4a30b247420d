import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { createRandom } from '../../page/random.ts'
import { groupedIn, roomRound, sampledIn, spotsIn } from './estimate-spots.ts'
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

test('rings hold ten each and leave every other spot outside, a sample holds five', () => {
  const oval = { cx: 105, cy: 130, rx: 86, ry: 54 }
  for (const count of [43, 58, 61, 79]) {
    const grouped = groupedIn(oval, count, 10, createRandom(count))
    expect(grouped.groups.map(({ length }) => length)).toEqual(Array(Math.floor(count / 10)).fill(10))
    for (const group of grouped.groups) expect(roomRound(group, grouped)).toBeGreaterThan(0)
  }
  const sampled = sampledIn({ ...oval, rx: 54, ry: 28 }, 17, 5, createRandom(3))
  expect(sampled.groups.map(({ length }) => length)).toEqual([5])
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(estimativa)).toEqual([])
})
