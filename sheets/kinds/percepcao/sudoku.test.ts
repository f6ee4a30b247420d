import { expect, test } from 'vitest'
import { drawForTest, LEVELS, SEEDS } from '../../../tests/factories/sheets.ts'
import { countSolutions, sudokuDeFiguras } from './sudoku-de-figuras.ts'

// Two hundred seeds of three levels.
test('every row, column and block has each picture once, and there is one solution only', () => {
  const least = { facil: 6, medio: 9, desafio: 16 }
  for (const level of LEVELS)
    for (const seed of SEEDS) {
      const page = drawForTest(sudokuDeFiguras, level, seed).facts.pages[0]
      if (!page) throw new Error('no page')
      const { size, block, solution, empty, pictures } = page
      const high = size / block
      const groups = [
        (i: number) => i % size,
        (i: number) => Math.floor(i / size),
        (i: number) => Math.floor((i % size) / block) + (size / block) * Math.floor(i / size / high),
      ]
      for (const group of groups)
        for (let n = 0; n < size; n++)
          expect(new Set(solution.filter((_, i) => group(i) === n)).size, `${level} ${seed}`).toBe(size)
      expect(new Set(pictures).size).toBe(size)
      expect(empty.length, `${level} ${seed}`).toBeGreaterThanOrEqual(least[level])
      const squares = solution.map((value, i) => (empty.includes(i) ? null : value))
      expect(countSolutions(squares, size, block), `${level} ${seed}`).toBe(1)
    }
})

test('on a beginner’s board two rows lack one picture alone, the others two', () => {
  for (const seed of SEEDS)
    for (const { empty, size } of drawForTest(sudokuDeFiguras, 'facil', seed).facts.pages) {
      const gaps = Array.from({ length: size }, (_, row) => empty.filter((i) => Math.floor(i / size) === row).length)
      expect(
        gaps.toSorted((a, b) => a - b),
        `${seed}`,
      ).toEqual([1, 1, 2, 2])
    }
})

test('a grid with too few pictures has more than one solution', () => {
  expect(
    countSolutions(
      Array.from({ length: 16 }, () => null),
      4,
      2,
    ),
  ).toBe(2)
})
