import { expect, test, vi } from 'vitest'
import { everyPage } from '../../../tests/factories/sheets.ts'
import { SHADOW_THINGS } from '../../studio/shapes/shadow-things.ts'
import { sombras } from './sombras.ts'

// All seeds of three levels.
vi.setConfig({ testTimeout: 120_000 })

const EVEN = new Set(
  Object.values(SHADOW_THINGS)
    .flat()
    .flatMap(({ name, even }) => (even ? [name] : [])),
)

test('every figure has exactly one shadow, its own: the others are of other things or changed', () => {
  for (const { level, seed, page } of everyPage(sombras)) {
    const name = `${level} ${seed}`
    expect(new Set(page.map(({ figure }) => figure)).size, name).toBe({ facil: 4, medio: 5, desafio: 4 }[level])
    for (const { figure, shadows, right } of page) {
      const own = shadows.map(({ of, change }) => of === figure && change === 'none')
      expect(own.filter(Boolean), `${name} ${figure}`).toHaveLength(1)
      expect(own.indexOf(true), name).toBe(right)
      expect(
        shadows.every(({ turn }) => turn > 0 === (level === 'desafio')),
        name,
      ).toBe(true)
      // Figures that a mirror does not change are in no mirror.
      if (shadows.some(({ change }) => change === 'mirrored')) expect(EVEN.has(figure), figure).toBe(false)
    }
  }
})

test('one shadow is left over at the middle level, two of three are wrong at the hardest', () => {
  for (const { level, seed, page } of everyPage(sombras)) {
    const [first] = page
    const shadows = first?.shadows ?? []
    expect(shadows, `${level} ${seed}`).toHaveLength({ facil: 4, medio: 6, desafio: 3 }[level])
    const figures = new Set(page.map(({ figure }) => figure))
    const left = shadows.filter(({ of }) => !figures.has(of))
    if (level !== 'desafio') expect(left).toHaveLength({ facil: 0, medio: 1 }[level])
    expect(new Set(shadows.map(({ of, change }) => of + change)).size).toBe(shadows.length)
  }
})
