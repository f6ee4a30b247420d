/** Things all over a room, in no ranks, and the pairs that their nearest neighbours make. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import type { Random } from '../../page/random.ts'
import type { Thing } from '../../studio/fit.ts'
import type { Spot } from '../../studio/paths.ts'
import { shapeOf } from './grids.ts'

const LARGEST = 22
/** Parts of a thing's own room that it fills: the rest is for shaking, and for a ring around two. */
const [FILLED_X, FILLED_Y] = [0.8, 0.88]
const SHAKEN = 0.42

const countsIn = (count: number, lines: number) =>
  Array.from({ length: lines }, (_, i) => Math.floor((count + i) / lines))

/** In one to three lines that no one sees, wherever the things become largest; each is wholly inside the room. */
export function strewnInPlace(
  room: Box,
  count: number,
  thing: Thing,
  random: Random,
  largest = LARGEST,
): { readonly spots: Spot[]; readonly size: number } {
  const shape = shapeOf(thing)
  const sizeIn = (lines: number) =>
    Math.min(
      largest,
      ((room.width / Math.ceil(count / lines)) * FILLED_X) / shape.x,
      ((room.height / lines) * FILLED_Y) / shape.y,
    )
  const lines = [1, 2, 3].reduce((best, many) => (sizeIn(many) > sizeIn(best) + 0.3 ? many : best))
  const size = sizeIn(lines)
  const high = room.height / lines
  const shake = (free: number) => (random.integer(-100, 100) / 100) * Math.max(0, free) * SHAKEN
  const spots = countsIn(count, lines).flatMap((many, line) => {
    const step = room.width / many
    return Array.from(
      { length: many },
      (_, i): Spot => [
        room.x + (i + 0.5) * step + shake(Math.min(step - size * shape.x, size * 0.8)),
        room.y + (line + 0.5) * high + shake(high - size * shape.y),
      ],
    )
  })
  const mirrored = random.integer(0, 1) === 1
  return { size, spots: mirrored ? spots.map(([x, y]): Spot => [2 * room.x + room.width - x, y]) : spots }
}

interface Pairing {
  readonly pairs: readonly (readonly [Spot, Spot])[]
  readonly length: number
}

const NONE: Pairing = { pairs: [], length: 0 }

/** The shortest pairing; with `spare`, one of the spots may stay alone. */
function shortest(spots: readonly Spot[], spare: boolean): Pairing {
  const [first, ...others] = spots
  if (!first) return NONE
  const joined = others.map((other, i): Pairing => {
    const rest = shortest(others.toSpliced(i, 1), spare)
    const length = Math.hypot(first[0] - other[0], first[1] - other[1])
    return { pairs: [[first, other], ...rest.pairs], length: length + rest.length }
  })
  const all = spare ? [...joined, shortest(others, false)] : joined
  return all.reduce((best, pairing) => (pairing.length < best.length ? pairing : best))
}

/** Nearest neighbours two by two: no two pairs cross, and of an odd number one stays alone. */
export const nearestPairs = (spots: readonly Spot[]) => shortest(spots, spots.length % 2 === 1).pairs
