import { expect, test } from 'vitest'
import { boardOf, HEX_BOARDS } from './hex-boards.ts'

const BOARDS = Object.keys(HEX_BOARDS) as (keyof typeof HEX_BOARDS)[]

test.each(['medio', 'desafio', 'gigante'] as const)(
  '%s: landmarks lie inside, each page has them elsewhere',
  (size) => {
    for (const name of BOARDS)
      for (const turn of [1, -1]) {
        const pages = [0, 1, 2].map((variant) => boardOf(name, size, turn, variant))
        for (const { tiling, side, islands } of pages)
          for (const island of islands) {
            const far = (p: { x: number; y: number }) => Math.hypot(p.x - island.x, p.y - island.y)
            const around = tiling.cells.filter((cell) => far(cell) < island.whole + side)
            expect(Math.min(...tiling.cells.map(far)), name).toBeGreaterThan(island.radius)
            // Ways lead past it on every side.
            const turns = around.map((cell) => Math.atan2(cell.y - island.y, cell.x - island.x)).sort((a, b) => a - b)
            const gaps = turns.map((at, i) => (turns[i + 1] ?? (turns[0] ?? 0) + 2 * Math.PI) - at)
            expect(Math.max(...gaps), `${name} ${turn}`).toBeLessThan(1)
          }
        const places = pages.map(({ islands }) => islands.map(({ x, y }) => `${x.toFixed()},${y.toFixed()}`).join(' '))
        expect(new Set(places).size, name).toBe(3)
      }
  },
)

test('easy combs differ from page to page', () => {
  const outlines = [0, 1, 2].map((variant) => {
    const xs = boardOf('comb', 'facil', 1, variant).tiling.cells.map(({ x }) => x)
    return Math.max(...xs) - Math.min(...xs)
  })
  expect(new Set(outlines.map((wide) => wide.toFixed())).size).toBe(3)
})
