/** Walks from dot to dot on a grid: constellations. */
import type { Random } from '../../page/random.ts'
import type { Level } from '../../scene/scene.ts'

export interface GridPoint {
  readonly column: number
  readonly row: number
}

export interface Grid {
  /** Dots along and down. */
  readonly columns: number
  readonly rows: number
}

/** Steps of a walk. */
const STEPS: Readonly<Record<Level, readonly [min: number, max: number]>> = {
  facil: [4, 6],
  medio: [8, 11],
  desafio: [16, 22],
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
const TRIES = 400

/** A walk from dot to dot that never comes to the same dot twice and turns often. */
function walk(random: Random, { columns, rows }: Grid, steps: number, slanted: boolean): GridPoint[] | null {
  let at: GridPoint = { column: random.integer(0, columns - 1), row: random.integer(0, rows - 1) }
  const way = [at]
  let last = ''
  for (let i = 0; i < steps; i++) {
    const free = [...STRAIGHT, ...(slanted ? SLANTED : [])]
      .map(([dx, dy]) => ({ column: at.column + dx, row: at.row + dy, way: `${dx},${dy}` }))
      .filter(({ column, row }) => column >= 0 && row >= 0 && column < columns && row < rows)
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

/** Walks have fewer dots than figures: each step is to be counted. */
export const WALK_GRIDS: Readonly<Record<Level, Grid>> = {
  facil: { columns: 4, rows: 3 },
  medio: { columns: 5, rows: 4 },
  desafio: { columns: 6, rows: 5 },
}

/** A walk with the level's number of steps. Throws RangeError if there is none. */
export function makeWalk(random: Random, level: Level): GridPoint[] {
  const steps = STEPS[level]
  for (let i = 0; i < TRIES; i++) {
    const way = walk(random, WALK_GRIDS[level], random.integer(steps[0], steps[1]), level !== 'facil')
    if (way) return way
  }
  throw new RangeError('no line found on the grid')
}
