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
