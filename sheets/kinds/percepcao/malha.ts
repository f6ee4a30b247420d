/** A line on a grid of dots to be copied on the empty grid beside it. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, eachCell } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { ANSWER_RED, GREY } from '../../scene/inks.ts'
import { dot, type Point, polyline, rect } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'

interface GridPoint {
  readonly column: number
  readonly row: number
}

export interface GridFacts {
  readonly size: number
  /** Corners of each line, in columns and rows of dots. */
  readonly lines: readonly (readonly GridPoint[])[]
}

interface LevelRule {
  readonly rows: number
  /** Dots along each side of a grid. */
  readonly size: number
  readonly steps: readonly [min: number, max: number]
  readonly stroke: number
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { rows: 3, size: 3, steps: [3, 4], stroke: 1.4 },
  medio: { rows: 3, size: 4, steps: [5, 7], stroke: 1.2 },
  desafio: { rows: 3, size: 5, steps: [9, 12], stroke: 1 },
}

const STRAIGHT = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const
const SLANTED = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const
const TRIES = 60

/** A walk from dot to dot that never comes to the same dot twice and turns often. */
function walk(random: Random, size: number, steps: number, slanted: boolean): GridPoint[] | null {
  let at: GridPoint = { column: random.integer(0, size - 1), row: random.integer(0, size - 1) }
  const way = [at]
  let last = ''
  for (let i = 0; i < steps; i++) {
    const free = [...STRAIGHT, ...(slanted ? SLANTED : [])]
      .map(([dx, dy]) => ({ column: at.column + dx, row: at.row + dy, way: `${dx},${dy}` }))
      .filter(({ column, row }) => column >= 0 && row >= 0 && column < size && row < size)
      .filter(({ column, row }) => !way.some((p) => p.column === column && p.row === row))
      // Two slanted steps through the same square would cross.
      .filter(
        ({ column, row }) =>
          !way.some((p, k) => {
            const q = way[k + 1]
            return q !== undefined && p.column + q.column === at.column + column && p.row + q.row === at.row + row
          }),
      )
    if (free.length === 0) return null
    const turning = free.filter((step) => step.way !== last)
    const next = random.pick(turning.length > 0 && random.chance(0.75) ? turning : free)
    last = next.way
    at = { column: next.column, row: next.row }
    way.push(at)
  }
  return way
}

function makeLine(random: Random, { size, steps }: LevelRule, level: Level): GridPoint[] {
  for (let i = 0; i < TRIES; i++) {
    const way = walk(random, size, random.integer(steps[0], steps[1]), level !== 'facil')
    if (way) return way
  }
  throw new RangeError('no line found on the grid')
}

function drawGrid(line: readonly GridPoint[] | null, box: Box, size: number, stroke: number, answer: boolean): Mark[] {
  const side = Math.min(box.width, box.height)
  const [x, y] = [box.x + (box.width - side) / 2, box.y + (box.height - side) / 2]
  const pitch = side / size
  const at = ({ column, row }: GridPoint): Point => ({ x: x + pitch * (column + 0.5), y: y + pitch * (row + 0.5) })
  const dots = Array.from({ length: size * size }, (_, i) => at({ column: i % size, row: Math.floor(i / size) }))
  return [
    rect(x, y, side, side, { radius: 4, width: 0.5 }),
    ...dots.map((p) => dot(p.x, p.y, 1.2, GREY)),
    ...(line ? [polyline(line.map(at), { width: stroke, ...(answer && { stroke: ANSWER_RED }) })] : []),
  ]
}

export const malha: SheetKind<PagesFacts<GridFacts>> = {
  id: 'copiar-na-malha',
  category: 'percepcao',
  themes: ['pontos'],
  draw: (options) => {
    const rule = LEVELS[options.level]
    return composeSheet(options, 'trace', (random) => {
      const lines = Array.from({ length: rule.rows }, () => makeLine(random, rule, options.level))
      const rows = cellsOf(1, rule.rows, { gap: 10 })
      const page = (solved: boolean) =>
        eachCell(lines, rows, (line, row) => {
          const half = { ...row, width: row.width / 2 - 8 }
          const right = { ...half, x: row.x + row.width / 2 + 8 }
          return [
            ...drawGrid(line, half, rule.size, rule.stroke, false),
            ...drawGrid(solved ? line : null, right, rule.size, rule.stroke, true),
          ]
        }).flat()
      return { marks: page(false), solved: page(true), facts: { size: rule.size, lines } }
    })
  },
}
