/** Openings of a figure's contour: the first and the last cell of its maze. */
import { gapOf, type Point, round } from '../../scene/marks.ts'
import type { FigureBoard } from './figure-board.ts'

/** Between the contour and the picture outside a gate, mm: they all but touch. */
export const AWAY = 0.7
/** A contour that reaches farther out beside a gate touches the picture, mm. */
const BULGE = 5

/** Half of an opening, in widths of the corridor behind it: at both sides a piece of the contour is left. */
const HALF_GATE = 0.38

/** An opening of the contour. */
export interface Gate {
  readonly cell: number
  readonly at: Point
  /** Half its width, mm. */
  readonly half: number
}

const isInGap = (p: Point, { at, half }: Pick<Gate, 'at' | 'half'>, cell: number) =>
  Math.abs(at.x - p.x) < half && Math.abs(at.y - p.y) < cell

/** A gap that is higher than so many cells takes away a corner of the figure. */
const STEEP = 0.6
const COST_OF_STEEP = 50

/**
 * One of the highest (-1) or lowest (1) cells, with the point of the contour nearest above or below it: where the picture
 * outside has most room, the middle one otherwise.
 */
export function gateOf(
  { straight: contour, tiling, picture, bend }: FigureBoard,
  direction: -1 | 1,
  cell: number,
): Gate {
  const reach = Math.max(...tiling.cells.map((p) => direction * p.y))
  const row = tiling.cells.map((p, i) => ({ p, i })).filter(({ p }) => direction * p.y > reach - 0.1)
  const gates = row.flatMap(({ p, i }) => {
    const near = contour
      .filter((q) => direction * (q.y - p.y) > 0)
      .sort((a, b) => Math.hypot(4 * (a.x - p.x), a.y - p.y) - Math.hypot(4 * (b.x - p.x), b.y - p.y))[0]
    return near ? [{ cell: i, at: { x: p.x, y: near.y } }] : []
  })
  const middle = gates[Math.floor(gates.length / 2)]
  if (!middle) throw new RangeError('a board has cells')
  const inTheWay = ({ at }: { readonly at: Point }) => {
    const far = (q: Point) => direction * (q.y - at.y)
    return contour.filter((q) => Math.abs(q.x - at.x) < picture / 2 && far(q) > BULGE && far(q) < picture + AWAY).length
  }
  const isSteep = ({ at }: { readonly at: Point }) => {
    const heights = contour.filter((q) => isInGap(q, { at, half: cell * HALF_GATE }, cell)).map(({ y }) => y)
    return Math.max(...heights) - Math.min(...heights) > cell * STEEP
  }
  const cost = (gate: (typeof gates)[number]) => inTheWay(gate) + (isSteep(gate) ? COST_OF_STEEP : 0)
  const gate = gates.reduce((best, gate) => (cost(gate) < cost(best) ? gate : best), middle)
  const at = bend.there(gate.at)
  const side = bend.there({ x: gate.at.x + cell / 2, y: gate.at.y })
  return { cell: gate.cell, at, half: 2 * HALF_GATE * gapOf(at, side) }
}

/** The contour with a gap at each of the gates, which ends to the millimetre where the gate does. */
export function openContour(contour: readonly Point[], gates: readonly Omit<Gate, 'cell'>[], cell: number): string {
  const gateAt = (p: Point) => gates.find((gate) => isInGap(p, gate, cell))
  const first = contour.findIndex((p, i) => !gateAt(p) && gateAt(contour.at(i - 1) ?? p))
  const turned = first < 0 ? contour : [...contour.slice(first), ...contour.slice(0, first)]
  /** Between a point of the contour and its neighbour in the gap: the edge of the gap. */
  const edge = (p: Point, inGap: Point) => {
    const gate = gateAt(inGap)
    if (!gate || Math.abs(p.x - inGap.x) < 0.01) return ''
    const x = gate.at.x + Math.sign(p.x - gate.at.x) * gate.half
    const t = Math.min(1, Math.max(0, (x - p.x) / (inGap.x - p.x)))
    return `${round(p.x + (inGap.x - p.x) * t)} ${round(p.y + (inGap.y - p.y) * t)}`
  }
  return turned
    .map((p, i) => {
      const before = turned.at(i - 1) ?? p
      if (gateAt(p)) {
        const end = i > 0 && !gateAt(before) && edge(before, p)
        return end ? `L${end}` : ''
      }
      const begin = gateAt(before) && edge(p, before)
      return begin ? `M${begin}L${round(p.x)} ${round(p.y)}` : `${i ? 'L' : 'M'}${round(p.x)} ${round(p.y)}`
    })
    .join('')
}
