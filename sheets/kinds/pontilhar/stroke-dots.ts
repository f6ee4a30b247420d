/** Dots along the pencil's strokes of a letter: at both ends, in corners, and between them closer where it bends. */
import { gapOf, type Point } from '../../scene/marks.ts'
import { resample } from '../../scene/path-data.ts'
import { lengthOf, pointAt, restOf, runsOf, type Stroke, turn } from '../tracejar/stroke.ts'

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

/** A stroke that ends so near another one, mm, meets it: there both have a dot, on one spot. */
const MEETING = 1.3

const ends = (stroke: Stroke): readonly Point[] => [...stroke.slice(0, 1), ...stroke.slice(-1)]

/** The way along the run to where it comes nearest to a point, and how near that is. */
function nearest(run: Stroke, p: Point): { readonly way: number; readonly gap: number } {
  const length = lengthOf(run)
  const steps = Math.max(1, Math.ceil(length / 0.25))
  return Array.from({ length: steps + 1 }, (_, i) => (length * i) / steps)
    .map((way) => ({ way, gap: gapOf(pointAt(run, way), p) }))
    .reduce((best, next) => (next.gap < best.gap ? next : best))
}

/** The run in parts: it has a corner, as it were, wherever another stroke begins or ends on it. */
function partedAt(run: Stroke, meetings: readonly Point[], clear: number): Stroke[] {
  const length = lengthOf(run)
  const ways = meetings
    .map((p) => nearest(run, p))
    .filter(({ way, gap }) => gap < MEETING && way > clear * 0.6 && way < length - clear * 0.6)
    .map(({ way }) => way)
    .sort((one, other) => one - other)
    .filter((way, i, all) => way - (all[i - 1] ?? -clear) > MEETING)
  const cuts = [0, ...ways, length]
  return cuts.slice(1).map((to, i) => between(run, cuts[i] ?? 0, to))
}

const between = (run: Stroke, from: number, to: number): Stroke =>
  restOf(restOf(run, from).toReversed(), lengthOf(run) - to).toReversed()

interface Run {
  readonly run: Stroke
  readonly length: number
  pieces: number
}

/** About `count` dots for all strokes together: fewer never show a bend. `clear` is the least gap of two dots, mm. */
export function dotStrokes(strokes: readonly Stroke[], count: number, clear: number): DottedStroke[] {
  const own = strokes.map((stroke, index): { runs: Run[]; closed: boolean } => {
    const closed = gapOf(stroke[0] ?? { x: 0, y: 0 }, stroke.at(-1) ?? { x: 9, y: 9 }) < 0.1
    const meetings = strokes.flatMap((other, j) => (j === index ? [] : ends(other)))
    const runs = runsOf(stroke)
      .flatMap((run) => partedAt(run, meetings, clear))
      .map((run) => ({ run, length: lengthOf(run), pieces: Math.max(1, Math.ceil(bendOf(run) / MOST_BEND)) }))
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
  const met = (p: Point) => placed.find((q) => gapOf(p, q) < MEETING) ?? p
  return own.map(({ runs, closed }) => {
    const points = runs.flatMap(({ run, pieces }, i) => {
      const last = i === runs.length - 1 && !closed ? run.slice(-1) : []
      const [first, ...inside] = parted(run, pieces)
      const apart = inside.filter((p) => placed.every((q) => gapOf(p, q) >= clear * 0.7))
      return [...(first ? [met(first)] : []), ...apart, ...last.map(met)]
    })
    placed.push(...points)
    return { points, closed }
  })
}
