/** Places of equal things in a room, in lines: where each is, and how large it may be. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { reachOf, type Thing } from '../../studio/fit.ts'
import type { Spot } from '../../studio/paths.ts'

export interface Pitch {
  readonly x: number
  readonly y: number
}

/** Room of a thing in a line against the thing: air to the next one. */
export const CLOSE = 1.14
const LARGEST = 17
/** Narrow things keep more room than they need, so that each is seen by itself. */
const NARROWEST = 0.72

/** Width and height of a thing's place, its longer side being 1. */
export function shapeOf(thing: Thing): Pitch {
  const { width, height } = reachOf(thing)
  const longer = Math.max(width, height)
  return { x: Math.max(NARROWEST, width / longer), y: Math.max(NARROWEST, height / longer) }
}

export interface Grid {
  readonly perLine: number
  readonly size: number
}

/** The lines in which things become largest in a room. */
export function gridIn(room: Box, count: number, thing: Thing, apart = CLOSE, largest = LARGEST): Grid {
  const shape = shapeOf(thing)
  const grids = [1, 2, 3].map((lines) => {
    const perLine = Math.ceil(count / lines)
    const widest = room.width / perLine / apart / shape.x
    return { perLine, size: Math.min(largest, widest, room.height / lines / CLOSE / shape.y) }
  })
  return grids.reduce((best, grid) => (grid.size > best.size + 0.3 ? grid : best))
}

/** Places in lines, the lowest on the floor of the room, a shorter one above it in the middle. */
export function spotsIn(room: Box, count: number, perLine: number, pitch: Pitch): Spot[] {
  const lines = Math.ceil(count / perLine)
  const short = count - perLine * (lines - 1)
  return Array.from({ length: count }, (_, i): Spot => {
    const first = i < short
    const row = first ? 0 : 1 + Math.floor((i - short) / perLine)
    const [at, of] = first ? [i, short] : [(i - short) % perLine, perLine]
    const x = room.x + room.width / 2 + (at - (of - 1) / 2) * pitch.x
    return [x, room.y + room.height - (lines - row - 0.5) * pitch.y]
  })
}

/** Places in lines that get longer from the top down: 1, 2, 3. */
export function pyramid(room: Box, count: number, pitch: Pitch): Spot[] {
  const lines = { 1: [1], 2: [2], 3: [1, 2], 4: [1, 3], 5: [2, 3], 6: [1, 2, 3] }[count] ?? [count]
  const step = room.height / 3
  return lines.flatMap((many, row) =>
    Array.from(
      { length: many },
      (_, i): Spot => [
        room.x + room.width / 2 + (i - (many - 1) / 2) * pitch.x,
        room.y + room.height - (lines.length - row - 0.5) * step,
      ],
    ),
  )
}

export interface Arranged {
  readonly size: number
  readonly spots: Spot[]
}

/** Lines from the back to the front, the shorter ones at the back, about the middle of a room; `size` is given. */
function linesAbout(room: Box, count: number, lines: number, thing: Thing, size: number): Spot[] {
  const shape = shapeOf(thing)
  const [across, down] = [size * CLOSE * shape.x, size * CLOSE * shape.y]
  const [cx, cy] = [room.x + room.width / 2, room.y + room.height / 2]
  return Array.from({ length: lines }, (_, line) => Math.floor((count + line) / lines)).flatMap((many, line) =>
    Array.from(
      { length: many },
      (_, i): Spot => [cx + (i - (many - 1) / 2) * across, cy + (line - (lines - 1) / 2) * down],
    ),
  )
}

/** The parts of a thing that come nearest to an edge, its half width and height being 1. */
const RIM: readonly Spot[] = [
  [1, 0.35],
  [0.7, 0.85],
  [0, 1],
]

/** Of a thing 1 mm long in an ellipse that fills the room: beyond 1 it would be over the edge. */
function outmost(room: Box, spots: readonly Spot[], thing: Thing): number {
  const { width, height } = reachOf(thing)
  const longer = Math.max(width, height)
  const [cx, cy] = [room.x + room.width / 2, room.y + room.height / 2]
  return Math.max(
    ...spots.flatMap(([x, y]) =>
      RIM.map(([dx, dy]) => {
        const [over, down] = [
          Math.abs(x - cx) + (dx * width) / longer / 2,
          Math.abs(y - cy) + (dy * height) / longer / 2,
        ]
        return Math.hypot(over / (room.width / 2), down / (room.height / 2))
      }),
    ),
  )
}

/** Things in the middle of a room, or of the ellipse in it, in the lines in which they become largest. */
export function arranged(room: Box, count: number, thing: Thing, isRound = false, largest = LARGEST): Arranged {
  const shape = shapeOf(thing)
  const sizes = [1, 2, 3].map((lines) => {
    if (lines > count) return 0
    if (isRound) return 1 / outmost(room, linesAbout(room, count, lines, thing, 1), thing)
    const perLine = Math.ceil(count / lines)
    return Math.min(room.width / perLine / CLOSE / shape.x, room.height / lines / CLOSE / shape.y)
  })
  const best = sizes.reduce((best, size, i) => (size > (sizes[best] ?? 0) + 0.3 ? i : best), 0)
  const size = Math.min(largest, sizes[best] ?? largest)
  return { size, spots: linesAbout(room, count, best + 1, thing, size) }
}
