/** Puzzles keep the rule that they print. */
import type { DrawnPiece, Rule } from './drawn.ts'

interface Sudoku {
  readonly size: number
  readonly block: number
  readonly solution: readonly number[]
  readonly empty: readonly number[]
}

/** Solutions, counted up to `most`, by the printed rule: once in each row, column and block. */
function countSolutions(squares: readonly (number | null)[], size: number, block: number, most = 2): number {
  const open = squares.indexOf(null)
  if (open < 0) return 1
  const [x, y, high] = [open % size, Math.floor(open / size), size / block]
  let found = 0
  for (let value = 0; value < size && found < most; value++) {
    const clashes = squares.some((other, i) => {
      if (other !== value) return false
      const [ox, oy] = [i % size, Math.floor(i / size)]
      const sameBlock =
        Math.floor(ox / block) === Math.floor(x / block) && Math.floor(oy / high) === Math.floor(y / high)
      return ox === x || oy === y || sameBlock
    })
    if (!clashes) found += countSolutions(squares.with(open, value), size, block, most - found)
  }
  return found
}

const PARTS = ['linha', 'coluna', 'quadro']

function sudokus({ entry, sheet }: DrawnPiece): string[] {
  if (entry.sheet.kind !== 'sudoku-de-figuras') return []
  const { pages } = sheet.facts as { readonly pages: readonly Sudoku[] }
  return pages.flatMap(({ size, block, solution, empty }, i) => {
    const squares = solution.map((value, square) => (empty.includes(square) ? null : value))
    const found = countSolutions(squares, size, block)
    const instruction = sheet.contents[i]?.instruction ?? ''
    return [
      ...(found === 1 ? [] : [`page ${i + 1}: ${found} solutions`]),
      ...PARTS.filter((part) => !instruction.includes(part)).map((part) => `page ${i + 1}: no word of each ${part}`),
    ]
  })
}

export const PUZZLES: readonly Rule[] = [
  { id: 'a sudoku prints its whole rule and has one solution by it', faults: sudokus },
]
