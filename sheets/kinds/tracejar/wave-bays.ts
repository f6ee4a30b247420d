/** The bays of a wave: room below each crest and above each trough for what the line runs around. */
import type { Point } from '../../scene/marks.ts'
import { reachOf, type Thing } from '../../studio/fit.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { fitted } from './figures.ts'
import type { WaveRow } from './wave-types.ts'

/** White between the line and a thing, and the largest that a thing is drawn, mm. */
const CLEAR = 1.6
const LARGEST = 24
/** Bays longer than this hold two things, mm. */
const WIDE = 45
const SHARES = [0.3, 0.36, 0.42, 0.48, 0.54, 0.6, 0.66, 0.72, 0.78, 0.84]
/** The open end of a bay, from the middle of the line, as a share of its rise. */
const OPEN = 0.4

/** Breadth of a bay at a height above the middle, towards its turn. */
function breadthAt({ period, road }: WaveRow, reach: number, height: number): number {
  const t = Math.min(1, Math.max(0, height / reach))
  return (period / 2) * (1 - (2 / Math.PI) * Math.asin(t)) - road * 1.35 - 2 * CLEAR - 1.2
}

/** The drawing as large as its bay allows, its open end towards the middle of the page's row. */
function inBay(pen: Pen, row: WaveRow, turn: Point, draw: Thing, dx: number, share: number): Drawing {
  const reach = reachOf(draw)
  const isCrest = turn.y < row.middle
  const height = Math.abs(turn.y - row.middle)
  const open = row.rise * OPEN
  const rooms = SHARES.map((part) => {
    const tall = part * (open + height - row.road / 2 - CLEAR)
    const scale = Math.min(
      (breadthAt(row, height, tall - open) * share) / reach.width,
      tall / reach.height,
      LARGEST / Math.max(reach.width, reach.height),
    )
    return { scale, tall }
  })
  const best = rooms.reduce((one, other) => (other.scale > one.scale ? other : one))
  const foot = isCrest ? row.middle + open : row.middle - open + best.tall
  return fitted(pen, draw, turn.x + dx, foot, { width: reach.width * best.scale, height: reach.height * best.scale })
}

/** Things in turn, below the crests and above the troughs. */
export function inBays(row: WaveRow, below: readonly Thing[], above: readonly Thing[], plane: Pen): Drawing {
  const from = row.index * 2 + row.page
  const isWide = row.period / 2 > WIDE
  const things = (list: readonly Thing[], turn: Point, i: number): Drawing =>
    (isWide ? [-1, 1] : [0]).map((side, at) => {
      const draw = list[(i + at + from) % list.length]
      return draw ? inBay(plane, row, turn, draw, side * row.period * 0.075, isWide ? 0.33 : 1) : []
    })
  return [row.crests.map((turn, i) => things(below, turn, i)), row.troughs.map((turn, i) => things(above, turn, i))]
}
