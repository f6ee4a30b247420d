/** A spiral from outside to the middle, round or with corners, and what a picture around it tells of it. */
import { cos, sin } from '../../scene/angles.ts'
import type { Point } from '../../scene/marks.ts'
import type { Level } from '../../scene/scene.ts'
import type { Drawing, Fill } from '../../studio/pen.ts'

export interface Wind {
  readonly cx: number
  readonly cy: number
  readonly outer: number
  readonly inner: number
  readonly turn: 1 | -1
  /** Start angle, in degrees from the right, clockwise. */
  readonly from: number
  /** Of its outline, 0 for a circle. */
  readonly corners: number
}

export interface Spirals {
  readonly winds: readonly Wind[]
  /** Behind the lines, and in front of them. */
  readonly behind: Drawing
  readonly front: Drawing
  /** Of the lanes. */
  readonly lane: Fill
  readonly shows: readonly string[]
}

/** Points for one turn. */
const STEPS = 96

/** Extent of a polygon with a circumscribed circle of radius 1 in a direction, in radians. */
function reachOf(corners: number, angle: number): number {
  if (corners === 0) return 1
  const part = (2 * Math.PI) / corners
  // The polygons rest on a side.
  const turned = angle - Math.PI / 2 - part / 2
  const within = turned - Math.floor(turned / part) * part
  return cos(part / 2) / cos(within - part / 2)
}

/** Turns that a level has at most, and the room between two of them at least, mm. */
const TURNS: Readonly<Record<Level, readonly [most: number, room: number]>> = {
  facil: [2.5, 12],
  medio: [3, 7.4],
  desafio: [4.5, 5.6],
}

/** In the corners of a square the turns come closest. */
const SQUARE = 0.75

export function turnsOf({ outer, inner, corners }: Wind, level: Level): number {
  const [most, room] = TURNS[level]
  return Math.min(most, ((outer - inner) / room) * (corners === 4 ? SQUARE : 1))
}

export function spiral({ cx, cy, outer, inner, turn, from, corners }: Wind, turns: number): Point[] {
  const steps = Math.round(turns * STEPS)
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = (from * Math.PI) / 180 + (turn * 2 * Math.PI * i) / STEPS
    const r = (outer - ((outer - inner) * i) / steps) * reachOf(corners, angle)
    return { x: cx + cos(angle) * r, y: cy + sin(angle) * r }
  })
}

/** Outline of the thing that a spiral winds in. */
export const outline = (cx: number, cy: number, r: number, corners: number): Point[] =>
  Array.from({ length: corners || STEPS }, (_, i) => {
    const angle = corners ? Math.PI / 2 + ((i + 0.5) * 2 * Math.PI) / corners : (i * 2 * Math.PI) / STEPS
    return { x: cx + cos(angle) * r, y: cy + sin(angle) * r }
  })

/** A traveller at the outer end goes along the line towards the thing: the side decides how it winds. */
export function turnFrom(from: number): 1 | -1 {
  const angle = (from * Math.PI) / 180
  return cos(angle) * sin(angle) > 0 ? 1 : -1
}
