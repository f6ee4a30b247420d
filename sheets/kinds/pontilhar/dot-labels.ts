/** Sizes of dots and of their labels, by the number of dots on the page. */
import type { Box } from '../../lettering/bounds.ts'
import { gapOf, type Point } from '../../scene/marks.ts'
import { LABEL_LIMITS, LIMITS_OF_MANY } from './figure-room.ts'
import { doubtful, placeLabels } from './labels.ts'

export interface DotStyle {
  /** Size of the labels, mm. */
  readonly size: number
  readonly radius: number
  /** Between two dots, mm. */
  readonly gap: number
}

/** A page full of dots: the figure fills it, and every tenth dot has a ring, to find the place again. */
export const MANY_DOTS: DotStyle = { size: 3.1, radius: 0.75, gap: 3.8 }

/** The more dots, the smaller and nearer: up to so many dots each. */
const STYLES: readonly (readonly [most: number, style: DotStyle])[] = [
  [11, { size: 8.4, radius: 1.8, gap: 14 }],
  [16, { size: 7.4, radius: 1.6, gap: 12 }],
  [32, { size: 5.8, radius: 1.35, gap: 9 }],
  [64, { size: 4.4, radius: 1.1, gap: 6.2 }],
  [130, { size: 3.3, radius: 0.85, gap: 4.6 }],
  [Infinity, MANY_DOTS],
]

export const styleFor = (count: number): DotStyle => STYLES.find(([most]) => count <= most)?.[1] ?? MANY_DOTS

/** Outer radius of the star on the first dot, in radii of the other dots. */
export const START_SCALE = 2.2

/** Labels a little smaller where they would not find room. */
const SMALLER = [1, 0.88, 0.78, 0.72]
/** Small ones lose less at a time. */
const SMALLER_OF_SMALL = [1, 0.97, 0.94, 0.9, 0.86, 0.82, 0.78, 0.72]

/** Below this a label counts as small, mm. */
const SMALL = 3.5

interface LabelsWanted {
  readonly limits?: Box
  /** Dots whose label the child writes. */
  readonly blanks?: readonly number[]
}

/** Labels of the largest size that leaves none in doubt. */
function labelDots(
  points: readonly Point[],
  texts: readonly string[],
  style: DotStyle,
  obstacles: readonly Point[],
  { limits = style === MANY_DOTS ? LIMITS_OF_MANY : LABEL_LIMITS, blanks = [] }: LabelsWanted = {},
) {
  const attempts = (style.size < SMALL ? SMALLER_OF_SMALL : SMALLER).map((share) => () => {
    const room = {
      size: style.size * share,
      dotRadius: style.radius,
      startRadius: style.radius * START_SCALE,
      limits,
      obstacles,
      blanks,
    }
    const labels = placeLabels(points, texts, room)
    return { room, labels, doubtful: doubtful(points, labels) + (points.length - labels.length) * 10 }
  })
  let best = attempts[0]?.()
  for (const attempt of attempts.slice(1)) {
    if (best && best.doubtful === 0) break
    const next = attempt()
    if (!best || next.doubtful < best.doubtful) best = next
  }
  if (!best) throw new RangeError('labels have a size')
  return best
}

/** The dots that may be blank, neither the first nor the last: those with the most room come first. */
function roomiest(points: readonly Point[]): number[] {
  const room = (i: number) => {
    const own = points[i]
    return own ? Math.min(...points.map((p, j) => (j === i ? Infinity : gapOf(p, own)))) : 0
  }
  const inner = points.map((_, i) => i).slice(2, -2)
  return inner.sort((a, b) => room(b) - room(a) || a - b)
}

/** So many dots are tried for each label that is to be blank. */
const TRIES = 3

/** Labels of which `count` are to be written by the child, no two side by side, or as many as leave no label in doubt. */
export function labelWithBlanks(
  points: readonly Point[],
  texts: readonly string[],
  style: DotStyle,
  obstacles: readonly Point[],
  { limits, count }: { readonly limits?: Box; readonly count: number },
) {
  const room = limits ? { limits } : {}
  const isApart = (i: number, blanks: readonly number[]) => blanks.every((j) => Math.abs(i - j) > 1)
  const open = (blanks: readonly number[]) => labelDots(points, texts, style, obstacles, { ...room, blanks })
  const wanted: number[] = []
  for (const i of roomiest(points)) if (wanted.length < count && isApart(i, wanted)) wanted.push(i)
  const atOnce = open(wanted)
  if (atOnce.doubtful === 0) return { ...atOnce, blanks: wanted }
  let best = open([])
  let blanks: readonly number[] = []
  let tries = count * TRIES
  for (const i of roomiest(points)) {
    if (blanks.length === count || tries === 0) break
    if (!isApart(i, blanks)) continue
    tries--
    const next = open([...blanks, i])
    if (next.doubtful > 0) continue
    best = next
    blanks = [...blanks, i]
  }
  return { ...best, blanks }
}
