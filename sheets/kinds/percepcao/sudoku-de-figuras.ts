/** Sudoku with pictures: each one once in every row, column and block; the missing ones are cut out, or written as numbers. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { createRandom, type Random } from '../../page/random.ts'
import { SUDOKU_TEXTS } from '../../page/texts.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, BLUE, SOFT_GREY, tint, WHITE, YELLOW } from '../../scene/inks.ts'
import { circle, line, rect, text } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'
import { BOARD, boardPlace, GROUND, numberedBench, pieceGround, RULES, standingIn } from './sudoku-board.ts'

export interface SudokuPage {
  readonly size: 4 | 6
  /** Width of a block in squares; its height is `size` through it. */
  readonly block: number
  /** Pictures of the squares, row by row. */
  readonly solution: readonly number[]
  /** Squares that are left empty. */
  readonly empty: readonly number[]
  readonly pictures: readonly string[]
}

const THEMES: Readonly<Record<string, string>> = {
  bichos: 'cat dog rabbit duck frog butterfly turtle horse cow pig',
  frutas: 'apple banana strawberry grape pear watermelon orange pineapple cherry lemon',
  brinquedos: 'ball car kite boat bicycle train drum yo-yo robot rocket',
}

interface Grid {
  readonly size: 4 | 6
  readonly block: number
  readonly empty: number
}

const GRIDS: Readonly<Record<Level, Grid>> = {
  facil: { size: 4, block: 2, empty: 6 },
  medio: { size: 4, block: 2, empty: 10 },
  desafio: { size: 6, block: 3, empty: 18 },
}

/** Squares that share a row, a column or a block with this one. */
function peersOf(square: number, size: number, block: number): number[] {
  const high = size / block
  const at = (n: number) => ({ x: n % size, y: Math.floor(n / size) })
  const own = at(square)
  return Array.from({ length: size * size }, (_, n) => n).filter((n) => {
    const { x, y } = at(n)
    const sameBlock =
      Math.floor(x / block) === Math.floor(own.x / block) && Math.floor(y / high) === Math.floor(own.y / high)
    return n !== square && (x === own.x || y === own.y || sameBlock)
  })
}

/** Solutions of a grid with gaps (null), counted up to two. */
export function countSolutions(squares: readonly (number | null)[], size: number, block: number): number {
  let best: { square: number; open: number[] } | null = null
  for (const [square, value] of squares.entries()) {
    if (value !== null) continue
    const taken = new Set(peersOf(square, size, block).map((peer) => squares[peer]))
    const open = Array.from({ length: size }, (_, n) => n).filter((n) => !taken.has(n))
    if (!best || open.length < best.open.length) best = { square, open }
  }
  if (!best) return 1
  let count = 0
  for (const value of best.open) {
    count += countSolutions(squares.with(best.square, value), size, block)
    if (count > 1) return 2
  }
  return count
}

/** A full grid: one pattern with its rows, columns and pictures exchanged where that keeps the rule. */
function fullGrid(random: Random, { size, block }: Grid): number[] {
  const high = size / block
  const groups = (of: number) =>
    random
      .shuffle(Array.from({ length: size / of }, (_, i) => i))
      .flatMap((group) => random.shuffle(Array.from({ length: of }, (_, i) => group * of + i)))
  const [rows, columns, values] = [
    groups(high),
    groups(block),
    random.shuffle(Array.from({ length: size }, (_, i) => i)),
  ]
  return rows.flatMap((y) => columns.map((x) => values[(x + block * (y % high) + Math.floor(y / high)) % size] ?? 0))
}

function sudoku(random: Random, level: Level, pictures: readonly string[]): SudokuPage {
  const grid = GRIDS[level]
  const solution = fullGrid(random, grid)
  const squares: (number | null)[] = [...solution]
  const empty: number[] = []
  const gaps = Array.from({ length: grid.size }, () => 0)
  // Two rows of a beginner's board lack two pictures, the others one alone.
  const mostGaps = () => (gaps.filter((count) => count > 1).length < 2 ? 2 : 1)
  for (const square of random.shuffle(solution.map((_, i) => i))) {
    if (empty.length >= grid.empty) break
    const row = Math.floor(square / grid.size)
    const inRow = gaps[row] ?? 0
    if (level === 'facil' && inRow >= mostGaps()) continue
    squares[square] = null
    if (countSolutions(squares, grid.size, grid.block) === 1) {
      empty.push(square)
      gaps[row] = inRow + 1
    } else squares[square] = solution[square] ?? null
  }
  return { size: grid.size, block: grid.block, solution, empty: empty.sort((a, b) => a - b), pictures }
}

function drawGrid(page: SudokuPage, box: Box, color: boolean): PageMark[] {
  const { size, block, solution, empty, pictures } = page
  const side = box.width / size
  const high = size / block
  const numbered = size === 6
  const cells = cellsOf(size, size, { box, gap: 0 })
  return [
    ...eachCell(solution, cells, (value, cell, i): PageMark[] => {
      const open = empty.includes(i)
      const [cx, cy] = [middleX(cell), middleY(cell)]
      const shaded = (Math.floor((i % size) / block) + Math.floor(i / size / high)) % 2 === 0
      const picture = standingIn(pictures[value] ?? '', { ...cell, width: side, height: side }, color)
      return [
        rect(cell.x, cell.y, side, side, { width: 0.6, fill: color && shaded ? tint(YELLOW, 0.3) : WHITE }),
        open
          ? numbered
            ? writtenAnswer(cx, cy, String(value + 1), side * 0.5)
            : answer([picture, circle(cx, cy, side * 0.45, { stroke: ANSWER_RED, width: 0.8 })])
          : picture,
      ]
    }).flat(),
    ...Array.from({ length: size / block + 1 }, (_, i) =>
      line(box.x + i * block * side, box.y, box.x + i * block * side, box.y + box.width, { width: 1.8 }),
    ),
    ...Array.from({ length: size / high + 1 }, (_, i) =>
      line(box.x, box.y + i * high * side, box.x + box.width, box.y + i * high * side, { width: 1.8 }),
    ),
  ]
}

const RULE_SIDE = 24

/** The rule in three small boards: a row, a column and a block, each filled where a picture may be once. */
function drawRule({ size, block }: Grid, box: Box, color: boolean): Mark[] {
  const high = size / block
  const side = RULE_SIDE / size
  const parts = [
    (_: number, y: number) => y === 1,
    (x: number) => x === 1,
    (x: number, y: number) => Math.floor(x / block) === 0 && Math.floor(y / high) === 0,
  ]
  const step = box.height / parts.length
  const cx = box.x + box.width / 2
  return parts.flatMap((isIn, part): Mark[] => {
    const [left, top] = [cx - RULE_SIDE / 2, box.y + part * step + 6.4]
    const squares = Array.from({ length: size * size }, (_, i): Mark[] => {
      const [x, y] = [i % size, Math.floor(i / size)]
      const fill = color ? BLUE : SOFT_GREY
      return [rect(left + x * side, top + y * side, side, side, { width: 0.3, fill: isIn(x, y) ? fill : WHITE })]
    }).flat()
    return [
      rect(box.x, box.y + part * step + 1.5, box.width, step - 3, { radius: 3, width: 0.6, fill: WHITE }),
      ...squares,
      rect(left, top, RULE_SIDE, RULE_SIDE, { width: 0.8 }),
      text(cx, top + RULE_SIDE + 6, SUDOKU_TEXTS.parts[part] ?? '', 4.3, { font: 'text' }),
    ]
  })
}

/** Side of a loose piece, a little less than that of its square, and what is between two, mm. */
const [PIECE, GAP] = [31, 4.6]

/** The missing pictures to cut out, all of one size. */
function drawCards(page: SudokuPage, order: readonly number[], color: boolean): Mark[] {
  const perRow = order.length > 6 ? 5 : 3
  const left = middleX(GROUND) - (perRow * PIECE + GAP * (perRow - 1)) / 2
  const top = middleY(GROUND) - PIECE - GAP / 2
  return order.flatMap((square, i): Mark[] => {
    const [x, y] = [left + (i % perRow) * (PIECE + GAP), top + Math.floor(i / perRow) * (PIECE + GAP)]
    const id = page.pictures[page.solution[square] ?? 0] ?? ''
    return [
      rect(x, y, PIECE, PIECE, { width: 0.5, dash: [2, 1.6], fill: WHITE }),
      standingIn(id, { x, y, width: PIECE, height: PIECE }, color),
    ]
  })
}

export const sudokuDeFiguras: SheetKind<PagesFacts<SudokuPage>> = {
  id: 'sudoku-de-figuras',
  category: 'percepcao',
  themes: Object.keys(THEMES),
  draw: (options) => {
    const { level, color } = options
    const { size } = GRIDS[level]
    const deck = createRandom(options.seed)
      .fork('pictures')
      .shuffle((THEMES[options.theme ?? 'bichos'] ?? '').split(' '))
    return composeSheet(options, level === 'desafio' ? 'write' : 'cut', (random, index) => {
      const pictures = Array.from({ length: size }, (_, i) => deck[(index * size + i) % deck.length] ?? '')
      const page = sudoku(random, level, pictures)
      const order = random.shuffle(page.empty)
      const seed = random.fork('people').integer(0, 9)
      const marks = [
        ...boardPlace(options),
        ...drawGrid(page, BOARD, color),
        // A key shows the board alone.
        answer([], drawRule(GRIDS[level], RULES, color)),
        ...(size === 4
          ? [...pieceGround(options, order.length <= 6, seed), ...drawCards(page, order, color)]
          : numberedBench(pictures, options, seed)),
      ]
      return { marks, whole: true, facts: page, items: [page.solution.join('')] }
    })
  },
}
