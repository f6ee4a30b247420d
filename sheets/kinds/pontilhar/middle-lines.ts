/** The middle lines of broad strokes in squares, as smooth lines: what a pen would have drawn. */
import type { Point } from '../../scene/marks.ts'
import { around, blotsOf, GRID, middleOf, type Squares } from './ink-grid.ts'

export interface MiddleLine {
  /** In the box of 1; a closed line does not repeat its first point. */
  readonly points: readonly Point[]
  readonly closed: boolean
}

/** The eight squares around one, clockwise from above. */
const RING = [-GRID, -GRID + 1, 1, GRID + 1, GRID, GRID - 1, -1, -GRID - 1]

/** Strokes worn down from both sides until they are one square broad (Zhang and Suen's method). */
export function thinned(strokes: Squares): Squares {
  const ink = Uint8Array.from(strokes)
  const inner = (at: number) =>
    at >= GRID && at < GRID * (GRID - 1) && at % GRID > 0 && at % GRID < GRID - 1 && ink[at] === 1
  let left = Array.from(ink.keys()).filter(inner)
  for (let worn = true; worn; ) {
    worn = false
    for (const second of [false, true]) {
      const gone = left.filter((at) => {
        const ring = RING.map((step) => ink[at + step] ?? 0)
        const sum = ring.reduce((a, b) => a + b, 0)
        if (sum < 2 || sum > 6) return false
        if (ring.filter((one, i) => one === 0 && ring[(i + 1) % 8] === 1).length !== 1) return false
        const [up = 0, , right = 0, , down = 0, , side = 0] = ring
        return second
          ? up * right * side === 0 && up * down * side === 0
          : up * right * down === 0 && right * down * side === 0
      })
      for (const at of gone) ink[at] = 0
      if (gone.length > 0) {
        worn = true
        left = left.filter((at) => ink[at] === 1)
      }
    }
  }
  return ink
}

/** Squares of the line next to one: across a corner only where no side joins them. */
function nextTo(line: Squares, at: number): number[] {
  const sides = around(at).filter((other) => line[other])
  return sides.filter((other) => {
    const [down, across] = [Math.floor(other / GRID) - Math.floor(at / GRID), (other % GRID) - (at % GRID)]
    return down === 0 || across === 0 || !(line[at + down * GRID] || line[at + across])
  })
}

interface Way {
  readonly squares: readonly number[]
  readonly closed: boolean
  /** Squares next to its first and its last. */
  readonly ends: readonly [number, number]
}

/** The line cut where it forks. */
function waysOf(line: Squares): Way[] {
  const degree = new Map<number, readonly number[]>()
  line.forEach((on, at) => {
    if (on) degree.set(at, nextTo(line, at))
  })
  const seen = new Set<string>()
  const passed = new Set<number>()
  const ways: Way[] = []
  const neighbours = (at: number) => degree.get(at) ?? []
  const walk = (from: number, first: number) => {
    const squares = [from, first]
    let [before, at] = [from, first]
    while (neighbours(at).length === 2 && at !== from) {
      passed.add(at)
      const next = neighbours(at).find((one) => one !== before)
      if (next === undefined) break
      ;[before, at] = [at, next]
      squares.push(at)
    }
    seen.add(`${from} ${first}`).add(`${at} ${before}`)
    ways.push({ squares, closed: false, ends: [neighbours(from).length, neighbours(at).length] })
  }
  for (const [at, own] of degree)
    if (own.length !== 2) for (const next of own) if (!seen.has(`${at} ${next}`)) walk(at, next)
  for (const [at, own] of degree) {
    const [next] = own
    if (own.length !== 2 || passed.has(at) || next === undefined) continue
    passed.add(at)
    const squares = [at]
    for (let step: number | undefined = next; step !== undefined && !passed.has(step); ) {
      passed.add(step)
      squares.push(step)
      step = neighbours(step).find((one) => !passed.has(one))
    }
    ways.push({ squares, closed: true, ends: [2, 2] })
  }
  return ways
}

/** Short side branches are left out; they come of a stroke's breadth. */
function pruned(line: Squares, shortest: number): Squares {
  let left = line
  for (let round = 0; round < 3; round++) {
    const spurs = waysOf(left).filter(
      ({ squares, ends: [a, b] }) => squares.length < shortest && Math.min(a, b) === 1 && Math.max(a, b) > 2,
    )
    if (spurs.length === 0) break
    left = Uint8Array.from(left)
    for (const { squares, ends } of spurs)
      for (const at of ends[0] === 1 ? squares.slice(0, -1) : squares.slice(1)) left[at] = 0
  }
  return left
}

const REACH = 4
const ROUNDS = 2
/** Squares between two points of the smooth line. */
const SPACING = 7

/** Without the steps of the squares; the ends stay. */
function smooth(points: readonly Point[], closed: boolean): Point[] {
  const n = points.length
  let line = [...points]
  for (let round = 0; round < ROUNDS; round++)
    line = line.map((_, i) => {
      const reach = closed ? Math.min(REACH, Math.floor(n / 4)) : Math.min(REACH, i, n - 1 - i)
      let [x, y] = [0, 0]
      for (let k = -reach; k <= reach; k++) {
        const p = line[(i + k + n) % n]
        x += p?.x ?? 0
        y += p?.y ?? 0
      }
      return { x: x / (2 * reach + 1), y: y / (2 * reach + 1) }
    })
  const pieces = Math.max(closed ? 6 : 2, Math.round(n / SPACING))
  return closed
    ? Array.from({ length: pieces }, (_, i) => line[Math.round((i * n) / pieces) % n]).flatMap((p) => p ?? [])
    : Array.from({ length: pieces + 1 }, (_, i) => line[Math.round((i * (n - 1)) / pieces)]).flatMap((p) => p ?? [])
}

export interface LineLengths {
  /** Shorter side branches are left out, in squares. */
  readonly spur: number
  /** Shorter pieces that hang with no other are left out, in squares. */
  readonly piece: number
}

/** Smooth lines along a line of single squares. */
export function smoothLines(line: Squares, { spur, piece }: LineLengths): MiddleLine[] {
  const long = Uint8Array.from(pruned(line, spur))
  for (const blot of blotsOf(long)) if (blot.length < piece) for (const at of blot) long[at] = 0
  return waysOf(long).map(({ squares, closed }) => ({ points: smooth(squares.map(middleOf), closed), closed }))
}
