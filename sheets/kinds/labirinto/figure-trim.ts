/** Parts of a figure outside its maze: a painted rind around an egg, the stem and the leaf of a pear. */
import { WHITE } from '../../scene/inks.ts'
import { area, line, type Point, path, polyline, polylineData, rectData } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { inkOf, marksOf, Pen } from '../../studio/pen.ts'
import { broadLeaf } from '../../studio/shapes/plants.ts'
import { openContour } from './figure-board.ts'

/** Half of a gate's opening, in cells. */
const HALF_GATE = 0.38
/** The outer line of a rind, in widths of its inner one. */
const OUTER = 0.6
/** Zigzags around a rind, and white beside its gate, mm. */
const [TEETH, CLEAR] = [34, 7]

/** A rind of two colours around the maze, which children may paint; a gate leads through it. */
export function drawShell(
  contour: readonly Point[],
  rind: readonly Point[],
  gate: Point,
  cell: number,
  width: number,
  color: boolean,
): Mark[] {
  const top = Math.min(...rind.map(({ y }) => y))
  const half = cell * HALF_GATE
  const between = (i: number, share: number): Point => {
    const at = Math.floor((i * contour.length) / (2 * TEETH)) % contour.length
    const [p, q] = [contour[at] ?? gate, rind[at] ?? gate]
    return { x: p.x + (q.x - p.x) * share, y: p.y + (q.y - p.y) * share }
  }
  const isOpen = (p: Point) => p.y < gate.y + cell && Math.abs(p.x - gate.x) < half + CLEAR
  const zigzag = Array.from({ length: 2 * TEETH }, (_, i) => between(i, i % 2 ? 0.78 : 0.22))
  const first = zigzag.findIndex((p, i) => !isOpen(p) && isOpen(zigzag.at(i - 1) ?? p))
  const turned = [...zigzag.slice(first), ...zigzag.slice(0, first)].filter((p) => !isOpen(p))
  const teeth = turned.slice(1, -1).flatMap((p, i): Mark[] => {
    const [before, after] = [turned[i], turned[i + 2]]
    if (i % 2 || !before || !after || !color) return []
    return [area(polylineData([before, p, after], true), inkOf('pink'))]
  })
  return [
    area(polylineData(rind, true), color ? inkOf('yellowPale') : WHITE),
    ...teeth,
    polyline(turned, { width: width * 0.5, join: 'round' }),
    area(rectData(gate.x - half, top - 1, 2 * half, gate.y - top + 4), color ? inkOf('cream') : WHITE),
    path(openContour(rind, [{ x: gate.x, y: top }], cell), { width: width * OUTER }),
    ...[-half, half].map((dx) => line(gate.x + dx, top + 0.6, gate.x + dx, gate.y + 0.4, { width: width * OUTER })),
  ]
}

/** Left of a gate at the top: where the stem begins, mm. */
const STEM = { aside: 3.5, high: 17, lean: -5 } as const

export function drawStem(contour: readonly Point[], gate: Point, cell: number, color: boolean): Mark[] {
  const pen = new Pen(color)
  const x = gate.x - cell * HALF_GATE - STEM.aside
  const near = contour.filter((p) => p.y < gate.y + cell && Math.abs(p.x - x) < 2)
  const foot = Math.min(gate.y + 4, ...near.map(({ y }) => y)) + 2
  const [tipX, tipY] = [x + STEM.lean, foot - STEM.high]
  return marksOf([
    broadLeaf(pen.plane('middle'), x - 2, foot - STEM.high * 0.55, 0.42, -72, 'leaf'),
    pen.rope(`M${x} ${foot}Q${x - 0.5} ${foot - 9} ${tipX} ${tipY}`, 3.4, 'brown'),
  ])
}
