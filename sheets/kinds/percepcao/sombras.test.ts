import { expect, test, vi } from 'vitest'
import { everyPage } from '../../../tests/factories/sheets.ts'
import { findPicture } from '../../pictures/drawing.ts'
import { ringsLikeness } from '../../pictures/shadow.ts'
import { MOST_WRONG, tells } from './shadow-tasks.ts'
import { sombras } from './sombras.ts'

// All seeds of three levels.
vi.setConfig({ testTimeout: 120_000 })

test('every figure has exactly one shadow, its own: the others differ from it plainly, and each tells what it is', () => {
  for (const { level, seed, page } of everyPage(sombras)) {
    const name = `${level} ${seed}`
    expect(new Set(page.map(({ figure }) => figure)).size, name).toBe({ facil: 4, medio: 5, desafio: 4 }[level])
    for (const { figure, shadows, right } of page) {
      const picture = findPicture(figure)
      expect(shadows.map(({ of }) => of === figure).indexOf(true), name).toBe(right)
      expect(tells(picture, level, seed % 2 === 0), `${name} ${figure}`).toBe(true)
      const [own] = shadows.slice(right, right + 1)
      const isTurned = level === 'desafio'
      expect((own?.turn ?? 0) > 0, name).toBe(isTurned)
      for (const { rings } of shadows.filter((shadow) => shadow !== own)) {
        expect(ringsLikeness(rings, own?.rings ?? [], isTurned), `${name} ${figure}`).toBeLessThanOrEqual(MOST_WRONG)
      }
    }
  }
})

test('one shadow is left over at the middle level, three of four are wrong at the hardest', () => {
  for (const { level, seed, page } of everyPage(sombras)) {
    const [first] = page
    expect(first?.shadows, `${level} ${seed}`).toHaveLength({ facil: 4, medio: 6, desafio: 4 }[level])
    const wrong = first?.shadows.filter(({ of }) => of === null) ?? []
    expect(wrong).toHaveLength({ facil: 0, medio: 1, desafio: 3 }[level])
  }
})
