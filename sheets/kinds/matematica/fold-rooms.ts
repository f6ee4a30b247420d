/** Rooms beside a net: its place on the paper, and plates in the corners that it leaves. */
import type { Box } from '../../lettering/bounds.ts'
import { round } from '../../scene/marks.ts'
import type { Spot } from '../../studio/paths.ts'
import type { Face } from './fold-nets.ts'
import { shareRoom } from './fold-tabs.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

interface Layout {
  /** Added to each spot of the net, after it is scaled. */
  readonly shift: Spot
  readonly rooms: readonly Box[]
}

const STEP = 3
/** Between a plate and what is beside it, mm. */
const GAP = 2.5

const cornersOf = ({ x, y, width, height }: Box, gap: number): Face => [
  [x - gap, y - gap],
  [x + width + gap, y - gap],
  [x + width + gap, y + height + gap],
  [x - gap, y + height + gap],
]

const steps = (from: number, to: number): number[] =>
  to < from ? [] : [...Array.from({ length: Math.floor((to - from) / STEP) + 1 }, (_, i) => from + i * STEP), to]

function roomFor({ width, height }: Size, within: Box, taken: readonly Face[]): Box | null {
  const middle: Spot = [within.x + within.width / 2, within.y + within.height / 2]
  const spots = steps(within.x, within.x + within.width - width).flatMap((x) =>
    steps(within.y, within.y + within.height - height).map((y): Box => ({ x: round(x), y: round(y), width, height })),
  )
  const away = ({ x, y }: Box) => Math.abs(x + width / 2 - middle[0]) + Math.abs(y + height / 2 - middle[1])
  return (
    spots
      .sort((one, other) => away(other) - away(one))
      .find((spot) => !taken.some((face) => shareRoom(cornersOf(spot, GAP), face, 0.1))) ?? null
  )
}

/** A place for the net with room for all plates, the largest first. Throws RangeError where there is none. */
export function layOut(shapes: readonly Face[], within: Box, plates: readonly Size[]): Layout {
  const [xs, ys] = [shapes.flat().map(([x]) => x), shapes.flat().map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [spareX, spareY] = [within.width - (Math.max(...xs) - left), within.height - (Math.max(...ys) - top)]
  if (spareX < 0 || spareY < 0) throw new RangeError('the net is larger than its paper')
  const parts: readonly Spot[] = [
    [0.5, 0.5],
    [0.5, 0],
    [0.5, 1],
    [0, 0.5],
    [1, 0.5],
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ]
  for (const [px, py] of parts) {
    const shift: Spot = [within.x - left + spareX * px, within.y - top + spareY * py]
    const taken: Face[] = shapes.map((face) => face.map(([x, y]): Spot => [x + shift[0], y + shift[1]]))
    const rooms: Box[] = []
    for (const size of plates) {
      const room = roomFor(size, within, taken)
      if (!room) break
      rooms.push(room)
      taken.push(cornersOf(room, 0))
    }
    if (rooms.length === plates.length) return { shift, rooms }
  }
  throw new RangeError('no room for the plates')
}
