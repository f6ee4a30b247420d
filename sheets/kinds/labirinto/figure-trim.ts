/** Parts of a figure outside its maze: a painted rind around an egg, the stem and the leaf of a fruit, smoke over a house. */
import { BLACK, WHITE } from '../../scene/inks.ts'
import { area, line, type Point, path, polyline, polylineData, rectData } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { box, circle } from '../../studio/paths.ts'
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

/** An apple's stem is so far below its highest points at most, mm. */
const DIP = 30
/** Left of a gate at the top: where the stem begins, mm. */
const STEM = { aside: 3.5, high: 17, lean: -5 } as const

/** In the dip of an apple, or at the left of the gate where a pear has its tip. */
export function drawStem(
  kind: 'dip' | 'tip',
  contour: readonly Point[],
  gate: Point,
  cell: number,
  color: boolean,
): Mark[] {
  const pen = new Pen(color)
  const xs = contour.map((p) => p.x)
  const x = kind === 'dip' ? (Math.min(...xs) + Math.max(...xs)) / 2 : gate.x - cell * HALF_GATE - STEM.aside
  const near = contour.filter((p) => p.y < gate.y + Math.max(cell, DIP) && Math.abs(p.x - x) < 2).map(({ y }) => y)
  const foot = kind === 'dip' ? Math.max(...near) + 1 : Math.min(gate.y + 4, ...near) + 2
  const high = kind === 'dip' ? STEM.high + 8 : STEM.high
  const [tipX, tipY] = [x + STEM.lean, foot - high]
  return marksOf([
    broadLeaf(pen.plane('middle'), x - 2, foot - high * 0.55, kind === 'dip' ? 0.56 : 0.42, -72, 'leaf'),
    pen.rope(`M${x} ${foot}Q${x - 0.5} ${foot - high * 0.53} ${tipX} ${tipY}`, kind === 'dip' ? 4.4 : 3.4, 'brown'),
  ])
}

/** Marks the opening where the path begins (-1: from above) or ends; its tip points along the path. */
export function drawArrow({ x, y }: Point, cell: number, down: boolean): Mark {
  const [half, tip] = [Math.min(3.4, cell * 0.3), down ? 1 : -1]
  const long = half * 1.5
  return area(
    polylineData(
      [
        { x: x - half, y: y - (tip * long) / 2 },
        { x: x + half, y: y - (tip * long) / 2 },
        { x, y: y + (tip * long) / 2 },
      ],
      true,
    ),
    BLACK,
  )
}

/** A house that somebody lives in: smoke over its chimney, a doorstep between two shrubs. */
export function drawLived(contour: readonly Point[], exit: Point, cell: number, color: boolean): Mark[] {
  const pen = new Pen(color).plane('middle')
  const left = Math.min(...contour.map((p) => p.x))
  const top = Math.min(...contour.map((p) => p.y))
  const chimney = contour.filter((p) => p.x < left + 50).reduce((high, p) => (p.y < high.y ? p : high))
  const puff = (dx: number, up: number, r: number) => circle(chimney.x + 6 + dx, chimney.y - up, r)
  const half = cell * HALF_GATE
  return marksOf([
    chimney.y > top
      ? pen.union([puff(0, 5, 2.6), puff(3, 10, 3.6), puff(8, 15.5, 4.8), puff(1, 16, 3.2)], 'cloud', 0.8)
      : [],
    pen.shape(box(exit.x - half - 7, exit.y + 1, 2 * half + 14, 3.4, 1.4), 'stone', 0.9),
    [-1, 1].map((side) => [
      pen.shape(box(exit.x + side * (half + 10) - 4, exit.y - 2, 8, 7, 1), 'copper', 0.9),
      pen.union(
        [
          circle(exit.x + side * (half + 10) - 3, exit.y - 6, 3.4),
          circle(exit.x + side * (half + 10) + 3, exit.y - 6, 3.4),
          circle(exit.x + side * (half + 10), exit.y - 9, 3.6),
        ],
        'leaf',
        0.9,
      ),
    ]),
  ])
}
