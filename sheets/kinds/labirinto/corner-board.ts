/** A board of square cells over the whole paper whose first and last corners are left to the scenes of start and goal. */
import type { Box } from '../../lettering/bounds.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Point } from '../../scene/marks.ts'
import type { Plot } from './maze-plots.ts'
import { squareTiling, type Tiling, type Wall } from './tiling.ts'

export interface CornerBoard {
  readonly tiling: Tiling
  /** Side of a cell, mm. */
  readonly cell: number
  readonly start: number
  readonly goal: number
  readonly entry: Wall
  readonly exit: Wall
  /** The two corners without cells. */
  readonly startBox: Box
  readonly goalBox: Box
  /** Points inside the corners, at the start and the end of the path. */
  readonly before: Point
  readonly after: Point
  readonly bottom: number
  /** The whole board, its two corners included. */
  readonly box: Box
}

/**
 * `block`: cells across a corner. `mirrored`: from the top right to the bottom left. `margin`: room around the cells for
 * the half of the outer walls that reaches beyond them, mm. `plots` have no cells.
 */
export function cornerBoard(
  columns: number,
  rows: number,
  block: number,
  mirrored: boolean,
  height = CONTENT.height,
  margin = 0,
  { top = CONTENT.y, plots = [] }: { readonly top?: number; readonly plots?: readonly Plot[] } = {},
): CornerBoard {
  const cell = Math.min((CONTENT.width - 2 * margin) / columns, (height - 2 * margin) / rows)
  const x = CONTENT.x + (CONTENT.width - cell * columns) / 2
  const y = top + margin
  const side = (column: number) => (mirrored ? columns - 1 - column : column)
  const isStart = (column: number, row: number) => side(column) < block && row < block
  const isGoal = (column: number, row: number) => side(column) >= columns - block && row >= rows - block
  const isPlot = (c: number, r: number) =>
    plots.some(({ column, row, width, height }) => c >= column && c < column + width && r >= row && r < row + height)
  const tiling = squareTiling(x, y, columns, rows, cell, (c, r) => !isStart(c, r) && !isGoal(c, r) && !isPlot(c, r))
  const middle = side(Math.floor((block - 1) / 2))
  const far = side(columns - 1 - Math.floor((block - 1) / 2))
  const gateAt = (column: number, line: number): Wall => {
    const [gx, gy] = [x + (column + 0.5) * cell, y + line * cell]
    const gate = tiling.walls.find(
      (wall) => wall.b === null && Math.abs(wall.middle.x - gx) < 0.1 && Math.abs(wall.middle.y - gy) < 0.1,
    )
    if (!gate) throw new RangeError('a corner must border on a cell')
    return gate
  }
  const entry = gateAt(middle, block)
  const exit = gateAt(far, rows - block)
  const boxAt = (left: boolean, top: boolean): Box => ({
    x: left ? x : x + (columns - block) * cell,
    y: top ? y : y + (rows - block) * cell,
    width: block * cell,
    height: block * cell,
  })
  return {
    tiling,
    cell,
    start: entry.a,
    goal: exit.a,
    entry,
    exit,
    startBox: boxAt(!mirrored, true),
    goalBox: boxAt(mirrored, false),
    before: { x: entry.middle.x, y: entry.middle.y - 3 },
    after: { x: exit.middle.x, y: exit.middle.y + 3 },
    bottom: y + rows * cell,
    box: { x, y, width: columns * cell, height: rows * cell },
  }
}
