import { expect, it } from 'vitest'
import { createRandom } from '../../page/random.ts'
import { plotsIn } from './maze-plots.ts'

const SIZES = [
  [3, 2],
  [2, 2],
  [2, 2],
  [2, 1],
] as const

it('plots leave a way along the edge, around the two corners and between each other', () => {
  for (let seed = 1; seed <= 40; seed++)
    for (const mirrored of [false, true]) {
      const board = { columns: 12, rows: 12, block: 2, mirrored }
      const plots = plotsIn(board, SIZES, createRandom(seed))
      const place = `seed ${seed}`
      expect(plots.length, place).toBeGreaterThanOrEqual(3)
      const owners = new Map<string, number>()
      plots.forEach(({ column, row, width, height }, plot) => {
        expect(Math.min(column, row), place).toBeGreaterThan(0)
        expect(Math.max(column + width, row + height), place).toBeLessThan(12)
        for (let c = column; c < column + width; c++)
          for (let r = row; r < row + height; r++) owners.set(`${c} ${r}`, plot)
      })
      for (const [at, plot] of owners) {
        const [c = 0, r = 0] = at.split(' ').map(Number)
        const around = [-1, 0, 1].flatMap((dc) => [-1, 0, 1].map((dr) => [c + dc, r + dr] as const))
        for (const [x, y] of around) {
          expect(owners.get(`${x} ${y}`) ?? plot, place).toBe(plot)
          const side = mirrored ? 11 - x : x
          expect((side < 2 && y < 2) || (side > 9 && y > 9), place).toBe(false)
        }
      }
    }
})
