/** The smooth lines between the labels of a grid: each once, from one meeting of three labels to the next. */
import { type Point, polylineData, round } from '../scene/marks.ts'
import type { Grid } from './raster.ts'

export interface Arc {
  /** In mm on the page. */
  readonly points: readonly Point[]
  /** Labels on both sides when one walks along the points. */
  readonly left: number
  readonly right: number
  /** Corners of the grid where it begins and ends. */
  readonly from: number
  readonly to: number
}

/** Steps right, down, left, up between corners of the grid. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const
/** Number of times every point moves to the middle of its neighbours. */
const SMOOTHINGS = 7
/** Points that stray less than this from a straight line leave it, mm. */
const TOLERANCE = 0.06

function smooth(points: readonly Point[], closed: boolean): Point[] {
  let now = [...points]
  const count = now.length
  if (count < 4) return now
  for (let times = 0; times < SMOOTHINGS; times++) {
    now = now.map((p, i) => {
      if (!closed && (i === 0 || i === count - 1)) return p
      // A closed line repeats its first point at the end.
      const before = now[i === 0 ? count - 2 : i - 1] ?? p
      const after = now[i === count - 1 ? 1 : i + 1] ?? p
      return { x: (before.x + 2 * p.x + after.x) / 4, y: (before.y + 2 * p.y + after.y) / 4 }
    })
  }
  return now
}

function simplified(points: readonly Point[], tolerance: number): Point[] {
  const stays = new Uint8Array(points.length)
  stays[0] = stays[points.length - 1] = 1
  const open: [number, number][] = [[0, points.length - 1]]
  for (let pair = open.pop(); pair; pair = open.pop()) {
    const [first, last] = pair
    const [a, b] = [points[first] as Point, points[last] as Point]
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    let [at, far] = [-1, tolerance]
    for (let i = first + 1; i < last; i++) {
      const p = points[i] as Point
      const off =
        length > 0
          ? Math.abs((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / length
          : Math.hypot(p.x - a.x, p.y - a.y)
      if (off > far) [at, far] = [i, off]
    }
    if (at < 0) continue
    stays[at] = 1
    open.push([first, at], [at, last])
  }
  return points.filter((_, i) => stays[i])
}

/** All lines between different labels; beyond the grid the label is -1. */
export function arcsOf(labels: Int32Array, grid: Grid, tolerance = TOLERANCE): Arc[] {
  const { width, height, perMm } = grid
  const [across, down] = [width + 1, height + 1]
  const labelAt = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? -1 : (labels[y * width + x] as number)
  /** Labels left and right of the step from a corner. */
  const sides = (x: number, y: number, step: number): readonly [number, number] => {
    if (step === 0) return [labelAt(x, y - 1), labelAt(x, y)]
    if (step === 1) return [labelAt(x, y), labelAt(x - 1, y)]
    if (step === 2) return [labelAt(x - 1, y), labelAt(x - 1, y - 1)]
    return [labelAt(x - 1, y - 1), labelAt(x, y - 1)]
  }
  const isBorder = (x: number, y: number, step: number) => {
    const [a, b] = sides(x, y, step)
    return a !== b
  }
  const degree = (x: number, y: number) => STEPS.reduce((sum, _, step) => sum + +isBorder(x, y, step), 0)
  const walked = new Uint8Array(across * down * 4)
  const arcs: Arc[] = []
  const walk = (startX: number, startY: number, first: number) => {
    const [left, right] = sides(startX, startY, first)
    const points: Point[] = [{ x: startX, y: startY }]
    let [x, y, step] = [startX, startY, first]
    for (;;) {
      walked[(y * across + x) * 4 + step] = 1
      const [dx, dy] = STEPS[step] as readonly [number, number]
      points.push({ x: x + dx / 2, y: y + dy / 2 })
      x += dx
      y += dy
      walked[(y * across + x) * 4 + ((step + 2) % 4)] = 1
      if ((x === startX && y === startY) || degree(x, y) !== 2) break
      const back = (step + 2) % 4
      step = [0, 1, 2, 3].find((next) => next !== back && isBorder(x, y, next)) ?? step
    }
    const closed = x === startX && y === startY && degree(x, y) === 2
    // Middles of the steps lie on a smoother line than the corners.
    const line = closed ? [...points.slice(1), points[1] as Point] : [...points, { x, y }]
    const onPage = smooth(line, closed).map((p) => ({ x: grid.x + p.x / perMm, y: grid.y + p.y / perMm }))
    arcs.push({
      points: simplified(onPage, tolerance),
      left,
      right,
      from: startY * across + startX,
      to: y * across + x,
    })
  }
  const corners: number[] = []
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const label = labelAt(x, y)
      if (label === labelAt(x - 1, y) && label === labelAt(x, y - 1) && label === labelAt(x - 1, y - 1)) continue
      corners.push(y * across + x)
    }
  const start = (only: (degree: number) => boolean) => {
    for (const corner of corners) {
      const [x, y] = [corner % across, Math.floor(corner / across)]
      if (!only(degree(x, y))) continue
      for (let step = 0; step < 4; step++)
        if (!walked[(y * across + x) * 4 + step] && isBorder(x, y, step)) walk(x, y, step)
    }
  }
  start((lines) => lines > 2)
  start((lines) => lines === 2)
  return arcs
}

/** Path data of the area of a label: closed lines with the label on their right. */
export function areaData(arcs: readonly Arc[], label: number): string {
  const open = arcs.flatMap((arc) =>
    arc.left === label
      ? [{ from: arc.to, to: arc.from, points: arc.points.toReversed() }]
      : arc.right === label
        ? [{ from: arc.from, to: arc.to, points: arc.points }]
        : [],
  )
  const loops: string[] = []
  for (let first = open.pop(); first; first = open.pop()) {
    const points = [...first.points]
    let end = first.to
    while (end !== first.from) {
      const next = open.findIndex(({ from }) => from === end)
      if (next < 0) break
      const [arc] = open.splice(next, 1)
      if (!arc) break
      points.push(...arc.points.slice(1))
      end = arc.to
    }
    loops.push(polylineData(points.slice(0, -1), true))
  }
  return loops.join('')
}

/** Path data of a line; a closed one is closed. */
export function lineData({ points, from, to }: Arc): string {
  const [first, last] = [points[0], points.at(-1)]
  const closed = from === to && first && last && round(first.x) === round(last.x) && round(first.y) === round(last.y)
  return closed ? polylineData(points.slice(0, -1), true) : polylineData(points)
}
