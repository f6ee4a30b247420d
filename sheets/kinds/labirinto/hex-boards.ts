/** Boards of hexagons that fill the page in the outline of their place: a comb, a shell, a burrow, a station. */
import type { Point } from '../../scene/marks.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { points } from '../../studio/paths.ts'
import type { Spot } from './actors.ts'
import type { Size } from './drawing.ts'
import { hexNear, hexTiling, type Tiling } from './tiling.ts'

export type BoardName = 'comb' | 'turtle' | 'burrow' | 'station' | 'field'

/** Ground inside a board that no way crosses. */
export interface Island extends Point {
  /** Free of the rims around it, mm. */
  readonly radius: number
  /** With the tips of its cells, mm. */
  readonly whole: number
}

/** `turn`: 1 where somebody sets out on the right, -1 on the left. */
interface HexBoard {
  readonly middle: Point
  readonly holds: (p: Point, turn: number, variant: number) => boolean
  /** From the middle of the page to the right, where somebody sets out on the right, and what waits at the other side. */
  readonly start: Spot
  readonly goal: Spot
}

/** Between an ellipse and a box: the larger `power`, the fuller the corners. */
const rounded = (middle: Point, half: Point, power: number) => (p: Point) =>
  Math.abs((p.x - middle.x) / half.x) ** power + Math.abs((p.y - middle.y) / half.y) ** power <= 1

/** Upper edge of the soil over a burrow, and the room at its end, mm. */
export const SURFACE = 93
export const CHAMBER = { aside: 65, y: 263, across: 25, high: 18 }
/** From the wall of the room to the cells, mm. */
const AROUND = 7

const MIDDLE = 105
/** A round comb, a long one and a broad one. */
const COMBS = [
  rounded({ x: MIDDLE, y: 170 }, { x: 87, y: 95 }, 2),
  rounded({ x: MIDDLE, y: 174 }, { x: 70, y: 88 }, 3),
  rounded({ x: MIDDLE, y: 164 }, { x: 88, y: 82 }, 3),
] as const
const inShell = rounded({ x: MIDDLE, y: 181 }, { x: 77, y: 86 }, 2.5)
const inSoil = rounded({ x: MIDDLE, y: 191 }, { x: 86, y: 84 }, 9)
const inField = rounded({ x: MIDDLE, y: 172 }, { x: 85, y: 98 }, 2.7)
const CORNERS = { start: { x: 75, foot: 91, size: 25 }, goal: { x: 74, foot: 279, size: 25 } } as const

export const HEX_BOARDS: Readonly<Record<BoardName, HexBoard>> = {
  comb: {
    middle: { x: MIDDLE, y: 170 },
    holds: (p, _, variant) => inTurn(COMBS, variant)(p),
    start: { x: 78, foot: 88, size: 23 },
    goal: { x: 76, foot: 277, size: 25 },
  },
  turtle: { middle: { x: MIDDLE, y: 181 }, holds: inShell, ...CORNERS, start: { x: 78, foot: 86, size: 22 } },
  burrow: {
    middle: { x: MIDDLE, y: 191 },
    holds: (p, turn) => {
      const [dx, dy] = [p.x - (MIDDLE - turn * CHAMBER.aside), p.y - CHAMBER.y]
      return inSoil(p) && (dx / (CHAMBER.across + AROUND)) ** 2 + (dy / (CHAMBER.high + AROUND)) ** 2 > 1
    },
    start: { x: 66, foot: SURFACE + 0.6, size: 27 },
    goal: { x: CHAMBER.aside, foot: CHAMBER.y + 13, size: 24 },
  },
  station: {
    middle: { x: MIDDLE, y: 171 },
    holds: ({ x, y }) => Math.abs(x - MIDDLE) <= 86 && Math.abs(y - 171) <= 104 - Math.abs(x - MIDDLE) * 0.58,
    start: { x: 72, foot: 96, size: 29 },
    goal: { x: 70, foot: 276, size: 29 },
  },
  field: { middle: { x: MIDDLE, y: 172 }, holds: inField, ...CORNERS },
}

/** Inside the room at the end of a burrow, where the way from a gate comes in. */
export function mouthOf(turn: number, gate: Point): Point {
  const middle = { x: MIDDLE - turn * CHAMBER.aside, y: CHAMBER.y }
  const [dx, dy] = [gate.x - middle.x, gate.y - middle.y]
  const share = 0.97 / Math.hypot(dx / CHAMBER.across, dy / CHAMBER.high)
  return { x: middle.x + dx * share, y: middle.y + dy * share }
}

/**
 * Islands of the pages of a sheet, as rings of cells around a cell: right of the middle where somebody sets out on the
 * right, and below it, mm.
 */
const ISLANDS: Readonly<Record<Exclude<Size, 'facil'>, readonly [number, string, ...string[]]>> = {
  medio: [1, '-16,-14', '14,32', '22,-30'],
  desafio: [1, '-26,-34 26,26', '30,-20 -24,32', '-4,-44 10,38'],
  gigante: [3, '-40,-36 36,-2 -6,36', '38,-36 -34,-14 26,38', '-4,-42 -44,6 42,20', '44,-30 -10,0 34,44'],
}
/** Of the rims and the walls of an island, mm. */
const AROUND_ISLAND = 5

/** Landmarks of a page; a maze of a few large cells has none. */
function islandsOf(middle: Point, side: number, size: Size, turn: number, variant: number): readonly Island[] {
  if (size === 'facil') return []
  const [rings, ...pages] = ISLANDS[size]
  return points(inTurn(pages, variant)).map(([x, y]) => ({
    ...hexNear(middle, side, { x: middle.x + turn * x, y: middle.y + y }),
    radius: (1.6 * rings + 0.4) * side - AROUND_ISLAND,
    whole: (Math.sqrt(3) * rings + 1) * side,
  }))
}

/** Fewest cells of a size. */
const CELLS: Readonly<Record<Size, number>> = { facil: 19, medio: 64, desafio: 172, gigante: 725 }
/** The largest side of a cell that is tried, and the step to the next smaller one, mm. */
const [LARGEST, STEP] = [21, 0.15]

interface Board {
  readonly tiling: Tiling
  /** Of a cell, mm. */
  readonly side: number
  readonly islands: readonly Island[]
}

/** Outlines and islands of a board are those of an earlier page again after so many. */
const VARIANTS = 12

const known = new Map<string, Board>()

/** The board of the largest cells that are enough. */
export function boardOf(name: BoardName, size: Size, turn: number, variant: number): Board {
  const key = `${name} ${size} ${turn} ${variant % VARIANTS}`
  const found = known.get(key)
  if (found) return found
  const { middle, holds } = HEX_BOARDS[name]
  for (let side = LARGEST; side > STEP; side -= STEP) {
    const islands = islandsOf(middle, side, size, turn, variant)
    const isFree = (p: Point) => islands.every(({ x, y, whole }) => Math.hypot(p.x - x, p.y - y) > whole - 0.9 * side)
    // A cell is inside as a whole except for its tips.
    const inside = (p: Point) =>
      isFree(p) &&
      [0, 60, 120, 180, 240, 300].every((turned) => {
        const angle = (turned * Math.PI) / 180
        const tip = { x: p.x + 0.8 * side * Math.cos(angle), y: p.y + 0.8 * side * Math.sin(angle) }
        return holds(tip, turn, size === 'facil' ? variant : 0)
      })
    const tiling = hexTiling(middle, side, inside)
    if (tiling.cells.length < CELLS[size]) continue
    const board = { tiling, side, islands }
    known.set(key, board)
    return board
  }
  throw new RangeError(`no board for ${key}`)
}

/** The cell nearest to a point. */
export function cellNear({ cells }: Tiling, { x, y }: Point): number {
  const far = (cell: number) => Math.hypot((cells[cell]?.x ?? 0) - x, (cells[cell]?.y ?? 0) - y)
  return cells.map((_, i) => i).reduce((best, i) => (far(i) < far(best) ? i : best), 0)
}
