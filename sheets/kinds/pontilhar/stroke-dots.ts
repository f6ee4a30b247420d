/** Dots along the pencil's strokes of a letter: at both ends, in corners, and between them closer where it bends. */
import type { Point } from '../../scene/marks.ts'
import { resample } from '../../scene/path-data.ts'
import { gapOf, lengthOf, pointAt, restOf, runsOf, type Stroke } from '../tracejar/stroke.ts'
import { turn } from './along.ts'

export interface DottedStroke {
  readonly points: readonly Point[]
  /** The last dot joins the first. */
  readonly closed: boolean
}

/** A piece between two dots bends by no more than this, rad. */
const MOST_BEND = 0.9
/** A run's bends weigh as much as so many of its lengths. */
const WEIGHT_OF_BEND = 1.3

function turnAt(run: Stroke, i: number): number {
  const [a, p, b] = [run[i - 1], run[i], run[i + 1]]
  return a && p && b ? turn(a, p, b) : 0
}

const bendOf = (run: Stroke) => run.reduce((sum, _, i) => sum + turnAt(run, i), 0)

/** The run parted in `pieces` by points at equal steps of length and bend together, the last left out. */
function parted(run: Stroke, pieces: number): Point[] {
  const fine = resample(run, 0.8)
  const bend = bendOf(fine)
  const weight = bend > MOST_BEND ? (WEIGHT_OF_BEND * lengthOf(fine)) / bend : 0
  const ways = [0]
  fine.slice(1).forEach((p, i) => {
    ways.push((ways[i] ?? 0) + gapOf(p, fine[i] ?? p) + weight * turnAt(fine, i + 1))
  })
  const whole = ways.at(-1) ?? 0
  return Array.from({ length: pieces }, (_, k) => {
    const at = ways.findIndex((way) => way >= (whole * k) / pieces - 1e-6)
    return fine[Math.max(0, at)] ?? { x: 0, y: 0 }
  })
}

const reversed = (stroke: Stroke): Stroke => [...stroke].reverse()

/** The stroke begins, and ends, clear of what was drawn before it: two dots on one spot could not be told apart. */
function trimmed(stroke: Stroke, before: readonly Point[], clear: number): Stroke {
  const begun = (own: Stroke): Stroke => {
    const most = lengthOf(own) * 0.25
    for (let way = 0; way < most; way += 0.5)
      if (before.every((p) => gapOf(p, pointAt(own, way)) >= clear)) return way > 0 ? restOf(own, way) : own
    return restOf(own, most)
  }
  return reversed(begun(reversed(begun(stroke))))
}

interface Run {
  readonly run: Stroke
  readonly length: number
  pieces: number
}

/** About `count` dots for all strokes together: fewer never show a bend. `clear` is the least gap of two dots, mm. */
export function dotStrokes(strokes: readonly Stroke[], count: number, clear: number): DottedStroke[] {
  const own = strokes.map((stroke): { runs: Run[]; closed: boolean } => {
    const closed = gapOf(stroke[0] ?? { x: 0, y: 0 }, stroke.at(-1) ?? { x: 9, y: 9 }) < 0.1
    const runs = runsOf(stroke).map((run) => ({
      run,
      length: lengthOf(run),
      pieces: Math.max(1, Math.ceil(bendOf(run) / MOST_BEND)),
    }))
    return { runs, closed }
  })
  const all = own.flatMap(({ runs }) => runs)
  const needed = () => all.reduce((sum, { pieces }) => sum + pieces, 0) + own.filter(({ closed }) => !closed).length
  while (needed() < count) {
    const longest = all.reduce((a, b) => (b.length / (b.pieces + 1) > a.length / (a.pieces + 1) ? b : a))
    if (longest.length / (longest.pieces + 1) < clear) break
    longest.pieces++
  }
  const placed: Point[] = []
  const cornersAfter = (index: number) =>
    own.slice(index + 1).flatMap(({ runs }) => runs.slice(1).flatMap(({ run }) => run.slice(0, 1)))
  return own.map(({ runs, closed }, index) => {
    const line = runs.flatMap(({ run }, i) => (i === 0 ? run : run.slice(1)))
    const free = closed ? line : trimmed(line, [...placed, ...cornersAfter(index)], clear)
    const pieces = runs.map((one) => one.pieces)
    const parts = runsOf(free)
    const points = parts.flatMap((run, i) => {
      const last = i === parts.length - 1 && !closed ? run.slice(-1) : []
      const [first, ...between] = parted(run, pieces[i] ?? 1)
      const apart = between.filter((p) => placed.every((q) => gapOf(p, q) >= clear * 0.7))
      return [...(first ? [first] : []), ...apart, ...last]
    })
    placed.push(...points)
    return { points, closed }
  })
}
