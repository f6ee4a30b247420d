import { expect, test } from 'vitest'
import { everyPage, LEVELS, layoutFaults } from '../../../tests/factories/sheets.ts'
import { caminhoDaQuadrilha } from './caminho-da-quadrilha.ts'
import type { Direction, QuadrilhaFacts } from './quadrilha-facts.ts'

const PAGES = everyPage(caminhoDaQuadrilha)
const idOf = ({ level, seed }: (typeof PAGES)[number]) => `${level} ${seed}`

/** All paths from the start to the goal that enter no square twice. */
function pathsOf({ open, start, goal }: QuadrilhaFacts): number[][] {
  const found: number[][] = []
  const walk = (path: readonly number[]) => {
    const here = path.at(-1)
    if (here === goal) {
      found.push([...path])
      return
    }
    for (const [a, b] of open) {
      const next = a === here ? b : b === here ? a : undefined
      if (next !== undefined && !path.includes(next)) walk([...path, next])
    }
  }
  walk([start])
  return found
}

test('one path alone leads the pair to its goal', () => {
  for (const one of PAGES) expect(pathsOf(one.page), idOf(one)).toEqual([one.page.path])
})

test('the path meets the called figures in their order, and no other', () => {
  for (const one of PAGES) {
    const { path, danced, strays } = one.page
    const met = path.flatMap((cell) => [...danced, ...strays].filter((figure) => figure.cell === cell))
    expect(met, idOf(one)).toEqual(danced)
    const ids = [...danced, ...strays].map(({ id }) => id)
    expect(new Set(ids).size, idOf(one)).toBe(ids.length)
  }
})

test('commands lead from figure to figure through open passages up to the goal', () => {
  for (const one of PAGES) {
    const { page, level } = one
    expect(page.legs.length, idOf(one)).toBe(level === 'desafio' ? page.danced.length + 1 : 0)
    const steps: Readonly<Record<Direction, number>> = {
      cima: -page.columns,
      baixo: page.columns,
      esquerda: -1,
      direita: 1,
    }
    const isOpen = (a: number, b: number) => page.open.some(([c, d]) => (a === c && b === d) || (a === d && b === c))
    let here = page.start
    page.legs.forEach((leg, i) => {
      leg.forEach(({ count, direction }, k) => {
        expect(direction, idOf(one)).not.toBe(leg[k - 1]?.direction)
        for (let step = 0; step < count; step++) {
          const next = here + steps[direction]
          expect(isOpen(here, next), idOf(one)).toBe(true)
          here = next
        }
      })
      expect(here, idOf(one)).toBe(page.danced[i]?.cell ?? page.goal)
    })
  }
})

test('harder levels go farther, and those of one level are about as long', () => {
  const ways = LEVELS.map((level) => PAGES.filter((one) => one.level === level).map(({ page }) => page.path.length))
  const [easy = [], ...hard] = ways
  for (const one of hard) expect(Math.min(...one)).toBeGreaterThan(Math.max(...easy))
  for (const own of ways) expect(Math.max(...own) / Math.min(...own)).toBeLessThanOrEqual(1.5)
})

test('everything is on the paper, and no label lies on another', () => {
  expect(layoutFaults(caminhoDaQuadrilha, true)).toEqual([])
})
