/** A floor of squares with mirrors, panes and boxes, and the one path that light takes over it from a torch. */
import type { Random } from '../../page/random.ts'

export const [COLUMNS, ROWS] = [7, 6]

export type Piece = 'risingMirror' | 'fallingMirror' | 'pane' | 'box'
type Cell = readonly [row: number, column: number]

export interface LightBoard {
  readonly pieces: ReadonlyMap<string, Piece>
  /** Rows of the torches at the left edge, from number 1. */
  readonly torches: readonly number[]
}

interface LightPath {
  /** Squares that the light crosses, the one of the box that stops it last. */
  readonly cells: readonly Cell[]
  /** Row of the right edge that the light reaches; null if a box stops it or it leaves elsewhere. */
  readonly lit: number | null
  readonly stopped: boolean
}

const keyOf = ([row, column]: Cell) => `${row} ${column}`

export const pieceAt = (board: Pick<LightBoard, 'pieces'>, cell: Cell): Piece | undefined =>
  board.pieces.get(keyOf(cell))

/** Light goes straight, through panes, turns at mirrors and ends at a box. */
export function traceLight(board: Pick<LightBoard, 'pieces'>, row: number): LightPath {
  const cells: Cell[] = []
  let [r, c, down, right] = [row, 0, 0, 1]
  while (r >= 0 && r < ROWS && c >= 0 && c < COLUMNS && cells.length < 4 * ROWS * COLUMNS) {
    cells.push([r, c])
    const piece = pieceAt(board, [r, c])
    if (piece === 'box') return { cells, lit: null, stopped: true }
    if (piece === 'fallingMirror') [down, right] = [right, down]
    if (piece === 'risingMirror') [down, right] = [-right, -down]
    r += down
    c += right
  }
  return { cells, lit: c === COLUMNS ? r : null, stopped: false }
}

const TORCHES = 4
const ATTEMPTS = 4000

/** Three torches of four light a row at the right, each by two mirrors; a box stops the fourth. */
export function lightBoard(random: Random): LightBoard {
  const rows = Array.from({ length: ROWS }, (_, i) => i)
  const inner = Array.from({ length: COLUMNS - 2 }, (_, i) => i + 1)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const torches = random
      .shuffle(rows)
      .slice(0, TORCHES)
      .sort((a, b) => a - b)
    const dark = random.pick(torches)
    const lit = torches.filter((row) => row !== dark)
    const ends = random.shuffle(rows).slice(0, lit.length)
    const columns = random.shuffle(inner)
    const pieces = new Map<string, Piece>()
    lit.forEach((row, i) => {
      const [end = 0, column = 1] = [ends[i], columns[i]]
      const mirror: Piece = end > row ? 'fallingMirror' : 'risingMirror'
      pieces.set(keyOf([row, column]), mirror).set(keyOf([end, column]), mirror)
    })
    if (pieces.size < 2 * lit.length || lit.some((row, i) => Math.abs(row - (ends[i] ?? row)) < 2)) continue
    pieces.set(keyOf([dark, random.integer(3, COLUMNS - 2)]), 'box')
    const board = { pieces, torches }
    const paths = lit.map((row) => traceLight(board, row))
    if (new Set(paths.map((path) => path.lit)).size < lit.length || paths.some((path) => path.lit === null)) continue
    const darkPath = traceLight(board, dark)
    if (!darkPath.stopped || darkPath.cells.length < 3) continue
    const crossed = new Set([...paths, darkPath].flatMap((path) => path.cells.map(keyOf)))
    const isFree = (cell: Cell) => !pieces.has(keyOf(cell))
    const panes = random.shuffle(paths.flatMap(({ cells }) => cells.slice(1)).filter((cell) => isFree(cell)))
    const off = random.shuffle(
      rows.flatMap((row) => inner.map((column): Cell => [row, column])).filter((cell) => !crossed.has(keyOf(cell))),
    )
    const turned = lit.map((row, i) => (ends[i] ?? 0) > row)
    if (panes.length < 3 || off.length < 3 || new Set(turned).size < 2) continue
    for (const cell of panes.slice(0, 3)) pieces.set(keyOf(cell), 'pane')
    for (const cell of off.filter(isFree).slice(0, 2)) pieces.set(keyOf(cell), 'box')
    return board
  }
  throw new RangeError('no board of light')
}

/** For each row of the right edge the number of the torch that lights it, 0 for none. */
export const litRows = (board: LightBoard): number[] =>
  Array.from({ length: ROWS }, (_, row) => board.torches.findIndex((torch) => traceLight(board, torch).lit === row) + 1)
