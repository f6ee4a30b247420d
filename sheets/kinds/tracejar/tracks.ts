/** The lines that prepare the hand for writing, as points from (0, 0) to (width, 0). Lengths in mm. */
import type { Point } from '../../scene/marks.ts'

/** Sequence of a line's peaks: equal, growing, shrinking, or alternating high and low. */
export const SWINGS = ['igual', 'crescente', 'alternada', 'decrescente'] as const
export type Swing = (typeof SWINGS)[number]

export interface TrackShape {
  readonly swing?: Swing
  /** Position of a zigzag's peak between its valleys: 0.5 in the middle. */
  readonly lean?: number
}

/** A line at most `height` above and below its middle, in `count` repetitions. */
type Track = (width: number, height: number, count: number, shape?: TrackShape) => Point[]

/** The height of peak `i` of `count`, as a share of the greatest. */
function swingOf(swing: Swing | undefined, i: number, count: number): number {
  const t = count > 1 ? i / (count - 1) : 1
  if (swing === 'crescente') return 0.5 + 0.5 * t
  if (swing === 'decrescente') return 1 - 0.5 * t
  return swing === 'alternada' && i % 2 ? 0.55 : 1
}

/** The same without steps: height of a wave at `t` of its length, from 0 to 1. */
function swellOf(swing: Swing | undefined, t: number, count: number): number {
  if (swing === 'crescente') return 0.5 + 0.5 * t
  if (swing === 'decrescente') return 1 - 0.5 * t
  return swing === 'alternada' ? 0.775 + 0.225 * Math.cos(Math.PI * (t * count - 0.5)) : 1
}

/** Of a loop, by half its height, and by the length that is its own: wide enough for the crossing to be seen. */
const [LOOP_WIDEST, LOOP_RADIUS] = [2.5, 0.44]

/** The tall loops are like an l, the low ones like an e. */
function loopOf(swing: Swing | undefined, i: number, count: number): number {
  if (swing === 'alternada') return i % 2 ? 1 : LOW_LOOP
  if (swing === 'crescente') return i * 2 < count - 1 ? LOW_LOOP : 1
  return swing === 'decrescente' ? (i * 2 < count ? 1 : LOW_LOOP) : 1
}

const LOW_LOOP = 0.56

const sampled = (steps: number, at: (t: number) => Point) => Array.from({ length: steps + 1 }, (_, i) => at(i / steps))

/** Points of one wave. */
export const WAVE_POINTS = 40

export const TRACKS = {
  reta: (width) => [
    { x: 0, y: 0 },
    { x: width, y: 0 },
  ],
  onda: (width, height, count, { swing } = {}) =>
    sampled(count * WAVE_POINTS, (t) => ({
      x: width * t,
      y: -Math.sin(t * count * 2 * Math.PI) * height * swellOf(swing, t, count),
    })),
  // The valleys stay on the ground.
  ziguezague: (width, height, count, { swing, lean = 0.5 } = {}) => [
    ...Array.from({ length: count }, (_, i): Point[] => [
      { x: (width * i) / count, y: height },
      { x: (width * (i + lean)) / count, y: height - 2 * height * swingOf(swing, i, count) },
    ]).flat(),
    { x: width, y: height },
  ],
  degraus: (width, height, count, { swing } = {}) => {
    const step = width / (2 * count + 1)
    return Array.from({ length: 2 * count + 1 }, (_, i): Point[] => {
      const y = i % 2 ? height - 2 * height * swingOf(swing, (i - 1) / 2, count) : height
      return [
        { x: i * step, y },
        { x: (i + 1) * step, y },
      ]
    }).flat()
  },
  pulos: (width, height, count) =>
    sampled(count * 30, (t) => ({ x: width * t, y: height - Math.abs(Math.sin(t * count * Math.PI)) * 2 * height })),
  // Loops at the top, as in a row of cursive e and l, level between them where there is room.
  lacos: (width, height, count, { swing } = {}) => {
    const pitch = width / count
    const own = Math.min(pitch, height * LOOP_WIDEST)
    const loops = Array.from({ length: count }, (_, i): Point[] => {
      const rise = height * loopOf(swing, i, count)
      const from = pitch * i + (pitch - own) / 2
      return sampled(48, (t) => ({
        x: from + own * t + Math.sin(t * 2 * Math.PI) * own * LOOP_RADIUS,
        y: height - (1 - Math.cos(t * 2 * Math.PI)) * rise,
      }))
    })
    return [{ x: 0, y: height }, ...loops.flat(), { x: width, y: height }]
  },
} satisfies Record<string, Track>

export type TrackName = keyof typeof TRACKS
export const TRACK_NAMES = Object.keys(TRACKS) as TrackName[]
