import { expect, test, vi } from 'vitest'
import { everyPage } from '../../../tests/factories/sheets.ts'
import { CONTENT } from '../../page/paper.ts'
import { DOTTED_DRAWING } from './desenho.ts'
import { CUTTING } from './recortar.ts'

// Two hundred seeds of three levels of each kind.
vi.setConfig({ testTimeout: 60_000 })

test('scissors find a way from the edge of the paper: no two cuts meet, none turns back down', () => {
  for (const { level, seed, page } of everyPage(CUTTING)) {
    const strips = page.cuts.filter(({ stroke }) => stroke.length !== 2 || stroke[0]?.x === stroke[1]?.x)
    const reaches = strips.map(({ stroke }) => {
      const [xs, ys] = [stroke.map(({ x }) => x), stroke.map(({ y }) => y)]
      for (const [i, y] of ys.entries()) if (i > 0) expect(y).toBeLessThanOrEqual((ys[i - 1] ?? y) + 0.01)
      expect(Math.max(...ys)).toBeGreaterThan(CONTENT.y + CONTENT.height - 15)
      return [Math.min(...xs), Math.max(...xs)] as const
    })
    for (const [i, [left]] of reaches.entries())
      if (i > 0) expect(left, `${level} ${seed}`).toBeGreaterThan((reaches[i - 1]?.[1] ?? 0) + 2)
  }
})

test('harder levels have more cuts, and lines that turn more often', () => {
  const pages = everyPage(CUTTING)
  const [easy, middle, hard] = (['facil', 'medio', 'desafio'] as const).map((level) =>
    pages
      .filter((one) => one.level === level)
      .flatMap(({ page }) => page.cuts.map((cut) => ({ ...cut, all: page.cuts.length }))),
  )
  const most = (cuts: typeof easy) => Math.max(...(cuts ?? []).map(({ repetitions }) => repetitions))
  expect([most(easy), most(middle), most(hard)]).toEqual([1, 3, 5])
  const count = (cuts: typeof easy) => new Set((cuts ?? []).map(({ all }) => all))
  expect([count(easy), count(middle), count(hard)]).toEqual([new Set([4, 2]), new Set([5, 4]), new Set([6])])
})

test('beginners trace the outline, then every line, at last the drawing is made again without dots', () => {
  for (const { level, page } of everyPage(DOTTED_DRAWING)) {
    expect([page.dotted, page.again]).toEqual(
      { facil: ['outline', false], medio: ['all', false], desafio: ['all', true] }[level],
    )
  }
  expect(new Set(everyPage(DOTTED_DRAWING).map(({ page }) => page.picture)).size).toBe(DOTTED_DRAWING.themes.length)
})
