/** Sizes of the mazes with things to collect. */
import type { Size } from './drawing.ts'

interface Plan {
  readonly columns: number
  readonly rows: number
  readonly block: number
  readonly branching: number
  readonly way: number
  /** Things of a sort on the solution, and beside it. */
  readonly counts: readonly [min: number, max: number]
  /** Sorts of things to count. */
  readonly sorts: 1 | 2
  /** Widths and heights of what the ways lead around, in cells. */
  readonly plots: readonly (readonly [width: number, height: number])[]
  /** Of the maze and the land above it, mm. */
  readonly height: number
}

/** Heights of a maze below a strip of land, and of one that needs all room, mm: what was counted is below both. */
const BELOW_LAND = 172
export const TALL = 184

export const PLANS: Readonly<Record<Size, Plan>> = {
  facil: {
    columns: 7,
    rows: 7,
    block: 1,
    branching: 0,
    way: 13,
    counts: [3, 6],
    sorts: 1,
    plots: [
      [2, 2],
      [2, 1],
    ],
    height: BELOW_LAND,
  },
  medio: {
    columns: 9,
    rows: 9,
    block: 2,
    branching: 0.08,
    way: 27,
    counts: [4, 8],
    sorts: 2,
    plots: [
      [2, 2],
      [2, 2],
      [2, 1],
    ],
    height: BELOW_LAND,
  },
  desafio: {
    columns: 12,
    rows: 12,
    block: 2,
    branching: 0.15,
    way: 44,
    counts: [4, 8],
    sorts: 2,
    plots: [
      [3, 2],
      [2, 2],
      [2, 2],
      [2, 2],
    ],
    height: BELOW_LAND,
  },
  gigante: {
    columns: 17,
    rows: 17,
    block: 3,
    branching: 0.12,
    way: 70,
    counts: [8, 12],
    sorts: 2,
    plots: [
      [4, 3],
      [3, 3],
      [3, 3],
      [3, 2],
      [3, 2],
    ],
    height: TALL,
  },
}
