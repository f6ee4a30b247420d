/** The lines that prepare the hand for writing, as points from (0, 0) to (width, 0). Lengths in mm. */
import type { Point } from '../../scene/marks.ts'

/** A line at most `height` above and below its middle, in `count` repetitions. */
type Track = (width: number, height: number, count: number) => Point[]

const sampled = (steps: number, at: (t: number) => Point) => Array.from({ length: steps + 1 }, (_, i) => at(i / steps))

export const TRACKS = {
  reta: (width) => [
    { x: 0, y: 0 },
    { x: width, y: 0 },
  ],
  onda: (width, height, count) =>
    sampled(count * 40, (t) => ({ x: width * t, y: -Math.sin(t * count * 2 * Math.PI) * height })),
  ziguezague: (width, height, count) =>
    sampled(2 * count, (t) => ({ x: width * t, y: Math.round(t * 2 * count) % 2 ? -height : height })),
  degraus: (width, height, count) => {
    const step = width / (2 * count + 1)
    return Array.from({ length: 2 * count + 1 }, (_, i): Point[] => {
      const y = i % 2 ? -height : height
      return [
        { x: i * step, y },
        { x: (i + 1) * step, y },
      ]
    }).flat()
  },
  pulos: (width, height, count) =>
    sampled(count * 30, (t) => ({ x: width * t, y: height - Math.abs(Math.sin(t * count * Math.PI)) * 2 * height })),
  lacos: (width, height, count) => {
    const radius = Math.min(height * 0.9, (width / count) * 0.3)
    return sampled(count * 48, (t) => {
      const turn = t * 2 * Math.PI * count
      return {
        x: radius + (width - 2 * radius) * t - Math.sin(turn) * radius,
        y: height - (1 - Math.cos(turn)) * height,
      }
    })
  },
} satisfies Record<string, Track>

export type TrackName = keyof typeof TRACKS
export const TRACK_NAMES = Object.keys(TRACKS) as TrackName[]
