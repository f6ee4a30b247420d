/** Dots along the contour of a block letter: on every corner, and between them closer where it bends. */
import type { Box } from '../../lettering/bounds.ts'
import { gapOf, type Point } from '../../scene/marks.ts'
import { flattenPath } from '../../scene/path-data.ts'
import { lengthOf, pointAt, type Stroke, turn } from '../tracejar/stroke.ts'
import { BLOCK_HEIGHT, blockLetter } from './block-letters.ts'

export interface DottedLetter {
  readonly letter: string
  /** In the order of joining; the last joins the first. */
  readonly points: readonly Point[]
  /** The corners of the contour, and where it begins to bend: all of them are dots. */
  readonly corners: readonly Point[]
  /** The contour itself, with its curves. */
  readonly contour: readonly Point[]
  /** Closed lines that are printed: a letter's holes, an accent. */
  readonly given: readonly (readonly Point[])[]
}

export interface Spacing {
  /** A letter has no fewer dots. */
  readonly least: number
  /** From a curve to the straight line between two dots, mm. */
  readonly flatness: number
  /** Between two dots that are no corners, mm. */
  readonly clear: number
}

/** Pieces of a curve of the contour. */
const STEPS = 30
/** A piece between two dots bends by no more than this, rad. */
const MOST_BEND = 1.5
/** There is less room for numbers inside a bend, and a hollow need not be as round. */
const IN_HOLLOW = 2
/** Letters may be so much taller, or wider, than they are drawn, to fill their room. */
const [TALLER, WIDER] = [1.3, 1.4]

interface Run {
  readonly run: Stroke
  readonly length: number
  readonly pieces: number
}

interface Command {
  readonly run: Stroke
  /** It bends inwards: the contour goes clockwise. */
  readonly hollow: boolean
}

const HOLLOW = /^A\S+ \S+ \S+ \S+ 0 /

/** The commands of the contour, each as its own line. */
function commandsOf(d: string): Command[] {
  const commands = d.match(/[A-Z][^A-Z]*/g) ?? []
  let [pen = { x: 0, y: 0 }] = flattenPath(d)[0] ?? []
  const start = pen
  return commands.slice(1).flatMap((command) => {
    const all = command === 'Z' ? [pen, start] : (flattenPath(`M${pen.x} ${pen.y}${command}`, STEPS)[0] ?? [])
    pen = all.at(-1) ?? pen
    return lengthOf(all) < 1e-3 ? [] : [{ run: all, hollow: HOLLOW.test(command) }]
  })
}

const bendAt = (run: Stroke, i: number) => {
  const [a, p, b] = [run[i - 1], run[i], run[i + 1]]
  return a && p && b ? turn(a, p, b) : 0
}

const bendOf = (run: Stroke) => run.reduce((sum, _, i) => sum + bendAt(run, i), 0)

/** A run that bends by less is straight, rad. */
const LEAST_BEND = 0.05

function piecesFor(run: Stroke, flatness: number): number {
  const bend = bendOf(run)
  if (bend < LEAST_BEND) return 1
  const radius = lengthOf(run) / bend
  const most = Math.min(MOST_BEND, 2 * Math.acos(Math.max(0, 1 - flatness / radius)))
  return Math.ceil(bend / most - 0.05)
}

/** Dots of a bend are moved outwards by this part of what their straight lines cut off. */
const OUT = 0.6

/** Ways along the run that part it in so many pieces: equal ones by length and bend together. */
function waysOf(run: Stroke, pieces: number): (part: number) => number {
  const length = lengthOf(run)
  const bend = bendOf(run)
  let [way, weight] = [0, 0]
  const steps = run.slice(1).map((p, i) => {
    way += gapOf(p, run[i] ?? p)
    weight += gapOf(p, run[i] ?? p) / length + (bend > LEAST_BEND ? bendAt(run, i + 1) / bend : 0)
    return { way, weight }
  })
  return (part) => {
    const wanted = (weight * part) / pieces
    const after = steps.findIndex((step) => step.weight >= wanted - 1e-9)
    const [from, to] = [steps[after - 1] ?? { way: 0, weight: 0 }, steps[after]]
    if (!to || to.weight === from.weight) return to?.way ?? length
    return from.way + ((to.way - from.way) * (wanted - from.weight)) / (to.weight - from.weight)
  }
}

/** The run in `pieces` steps from its first point, the last point left out. */
function parted({ run, pieces }: Run): Point[] {
  const wayOf = waysOf(run, pieces)
  const at = (part: number) => pointAt(run, wayOf(part))
  return Array.from({ length: pieces }, (_, k) => {
    const p = at(k)
    if (k === 0) return p
    const [before, after] = [at(k - 0.5), at(k + 0.5)]
    return {
      x: p.x + (p.x - (before.x + after.x) / 2) * OUT,
      y: p.y + (p.y - (before.y + after.y) / 2) * OUT,
    }
  })
}

/** One more dot on all of the runs where dots are farthest apart, until they suffice: what is symmetric stays so. */
function withMoreDots(all: readonly Run[], { least, clear }: Spacing): readonly Run[] {
  const step = ({ length, pieces }: Run) => length / pieces
  let runs = all
  while (runs.reduce((sum, { pieces }) => sum + pieces, 0) < least) {
    const longest = Math.max(...runs.map(step))
    const isChosen = (run: Run) => step(run) > longest * 0.97 && run.length / (run.pieces + 1) >= clear
    if (!runs.some(isChosen)) break
    runs = runs.map((run) => (isChosen(run) ? { ...run, pieces: run.pieces + 1 } : run))
  }
  return runs
}

/** The letter as large as the room lets, in its middle. */
export function dotLetter(letter: string, room: Box, spacing: Spacing): DottedLetter {
  const { width, contour, given } = blockLetter(letter)
  const tall = room.height / BLOCK_HEIGHT
  const sx = Math.min(room.width / width, tall * WIDER)
  const sy = Math.min(tall, sx * TALLER)
  const [x, y] = [room.x + (room.width - width * sx) / 2, room.y + (room.height - BLOCK_HEIGHT * sy) / 2]
  const onPage = (p: Point): Point => ({ x: x + p.x * sx, y: y + p.y * sy })
  const fewest = commandsOf(contour).map((own): Run => {
    const run = own.run.map(onPage)
    const flatness = spacing.flatness * (own.hollow ? IN_HOLLOW : 1)
    return { run, length: lengthOf(run), pieces: piecesFor(run, flatness) }
  })
  const runs = withMoreDots(fewest, spacing)
  return {
    letter,
    points: runs.flatMap(parted),
    corners: runs.flatMap(({ run }) => run.slice(0, 1)),
    contour: runs.flatMap(({ run }) => run.slice(0, -1)),
    given: given ? flattenPath(given, STEPS).map((line) => line.map(onPage)) : [],
  }
}
