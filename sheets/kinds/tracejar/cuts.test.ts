import { expect, test } from 'vitest'
import { everyPage } from '../../../tests/factories/sheets.ts'
import { PAGE_HEIGHT_MM } from '../../scene/scene.ts'
import { recortarLinhas } from './recortar-linhas.ts'

test('scissors find a way from the edge of the paper: no two cuts meet, none turns back down', () => {
  for (const { level, seed, page } of everyPage(recortarLinhas)) {
    const strips = page.cuts.filter(({ stroke }) => stroke.length > 2)
    const reaches = strips.map(({ stroke }) => {
      const [xs, ys] = [stroke.map(({ x }) => x), stroke.map(({ y }) => y)]
      expect(ys.filter((y, i) => y > (ys[i - 1] ?? y) + 0.01)).toEqual([])
      expect(ys[0]).toBe(PAGE_HEIGHT_MM)
      return [Math.min(...xs), Math.max(...xs)] as const
    })
    for (const [i, [left]] of reaches.entries())
      if (i > 0) expect(left, `${level} ${seed}`).toBeGreaterThan((reaches[i - 1]?.[1] ?? 0) + 2)
  }
})

test('harder levels have more cuts, and lines that turn more often', () => {
  const pages = everyPage(recortarLinhas)
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

test('five mixed cuts are five different ones', () => {
  for (const { seed, level, page } of everyPage(recortarLinhas)) {
    const theme = recortarLinhas.themes[seed % recortarLinhas.themes.length]
    if (theme !== 'mistas' || level === 'facil') continue
    const cuts = page.cuts.map(({ form, repetitions }) => `${form} ${repetitions}`)
    expect(new Set(cuts).size, `${seed}`).toBe(cuts.length)
  }
})
