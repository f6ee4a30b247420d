/**
 * Chooses the points of a contour that become dots, and the part of it that is printed because so few dots cannot show
 * it.
 */
import { gapOf, type Point } from '../../scene/marks.ts'
import { resample } from '../../scene/path-data.ts'
import { placeEvenly } from './even-dots.ts'
import { isSimple, placeDots } from './outline.ts'
import { LEAST_OVERLAP, overlapOf } from './overlap.ts'

export interface ChosenDots {
  /** In the order of joining, along the contour. */
  readonly points: readonly Point[]
  /** The printed part of the contour, from the last dot back to the first; empty where the dots are the whole of it. */
  readonly given: readonly Point[]
  /** Overlap of the joined dots, with the printed part, and the figure: 0..1. */
  readonly overlap: number
  /** Part of the contour's length that the dots make. */
  readonly share: number
}

/** Dots nearer to each other than this share of the gap asked for are refused. */
const GAPS = [1, 0.8, 0.65]
/** So many dots show any figure of the library. */
const MOST_FOR_SHAPE = 90

/** Even dots are the finest to look at; a contour of many small turns needs them where it turns. */
const WAYS = [placeEvenly, placeDots]

/** Dots that show the whole contour: exactly `count`, not crossing and covering the figure; undefined if impossible. */
function wholeOf(contour: readonly Point[], count: number, minGap: number): ChosenDots | undefined {
  for (const gap of GAPS)
    for (const place of WAYS) {
      const points = place(contour, count, minGap * gap)
      if (points.length !== count || !isSimple(points)) continue
      const overlap = overlapOf(points, contour)
      if (overlap >= LEAST_OVERLAP) return { points, given: [], overlap, share: 1 }
    }
  return undefined
}

/** The contour from one of its points to another, in its order, ends included. */
function stretch(contour: readonly Point[], from: Point, to: Point): Point[] {
  const nearest = (p: Point) =>
    contour.reduce((best, q, i) => (gapOf(q, p) < gapOf(contour[best] ?? q, p) ? i : best), 0)
  const [first, last] = [nearest(from), nearest(to)]
  const length = (last - first + contour.length) % contour.length
  const between = Array.from({ length: Math.max(0, length - 1) }, (_, k) => contour[(first + 1 + k) % contour.length])
  return [from, ...between.flatMap((p) => (p ? [p] : [])), to]
}

const lengthOf = (points: readonly Point[]) =>
  points.reduce((sum, p, i) => sum + (i === 0 ? 0 : gapOf(p, points[i - 1] ?? p)), 0)

/** The run of `count` dots that makes the most of the contour; the rest of it is given. */
function partOf(contour: readonly Point[], count: number, minGap: number): ChosenDots | undefined {
  for (let wanted = count + 1; wanted <= MOST_FOR_SHAPE; wanted += Math.max(1, Math.round(wanted / 12))) {
    const shows = (all: readonly Point[]) =>
      all.length >= count && isSimple(all) && overlapOf(all, contour) >= LEAST_OVERLAP
    const all = WAYS.map((place) => place(contour, wanted, minGap * 0.65)).find(shows)
    if (!all) continue
    const run = (first: number) =>
      Array.from({ length: count }, (_, k) => all[(first + k) % all.length]).flatMap((p) => (p ? [p] : []))
    const best = all.map((_, first) => run(first)).reduce((a, b) => (lengthOf(b) > lengthOf(a) ? b : a))
    const [first, last] = [best[0], best.at(-1)]
    if (!first || !last) return undefined
    const given = stretch(contour, last, first)
    const whole = lengthOf([...contour, contour[0] ?? first])
    return {
      points: best,
      given,
      overlap: overlapOf([...best, ...given], contour),
      share: 1 - lengthOf(given) / whole,
    }
  }
  return undefined
}

/** So many dots lie near enough to each other to show every corner wherever they lie. */
const MANY = 130
const PHASES = 12

/** Dots at equal distances along the contour, from where they show it best: their labels find the same room everywhere. */
function evenly(contour: readonly Point[], count: number): ChosenDots | undefined {
  const closed = [...contour, ...contour.slice(0, 1)]
  const step = lengthOf(closed) / count
  const fine = resample(closed, step / PHASES).slice(0, -1)
  const found = Array.from({ length: PHASES }, (_, phase) => {
    const points = Array.from({ length: count }, (__, i) => fine[(i * PHASES + phase) % fine.length]).flatMap((p) =>
      p ? [p] : [],
    )
    return { points, given: [], overlap: isSimple(points) ? overlapOf(points, contour) : 0, share: 1 }
  })
  const best = found.reduce((a, b) => (b.overlap > a.overlap ? b : a))
  return best.overlap >= LEAST_OVERLAP ? best : undefined
}

/**
 * `count` dots on a closed contour (mm), none nearer than about `minGap` to the next. Throws RangeError if the contour
 * is too short.
 */
export function chooseDots(contour: readonly Point[], count: number, minGap: number): ChosenDots {
  const even = count > MANY ? evenly(contour, count) : undefined
  const chosen = even ?? wholeOf(contour, count, minGap) ?? partOf(contour, count, minGap)
  if (!chosen) throw new RangeError(`no ${count} dots on this contour`)
  return chosen
}
