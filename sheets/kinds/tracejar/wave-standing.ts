/** Things on the ground of a row that the line runs over, each as tall as the line leaves it room. */
import { reachOf, type Thing } from '../../studio/fit.ts'
import type { Drawing, Pen } from '../../studio/pen.ts'
import { fitted } from './figures.ts'
import type { WaveRow } from './wave-types.ts'

/** White between the line and a thing, and the tallest that a thing is drawn; mm. */
const CLEAR = 1.3
const TALLEST = 34
/** Of the ground below the line's lowest, mm. */
const BELOW = 6

/** The ground of a row. */
export const groundOf = ({ middle, rise, road }: WaveRow) => middle + rise / 2 + road / 2 + BELOW - 2.6

/** A box on the ground keeps clear of the line. */
function isClear({ stroke, road }: WaveRow, x: number, foot: number, width: number, height: number): boolean {
  const least = road / 2 + CLEAR
  return stroke.every((p) => {
    const dx = Math.max(Math.abs(p.x - x) - width / 2, 0)
    const dy = Math.max(foot - height - p.y, 0)
    return Math.hypot(dx, dy) > least
  })
}

/** The thing on the ground at `x`. */
function standingThing(pen: Pen, row: WaveRow, x: number, draw: Thing): Drawing {
  const { width, height: full } = reachOf(draw)
  const share = width / full
  const foot = groundOf(row)
  let height = TALLEST
  while (height > 4 && !isClear(row, x, foot, height * share, height)) height -= 0.5
  return fitted(pen, draw, x, foot, { width: height * share, height })
}

/** Waves longer than these hold two or three things below a crest, mm. */
const [ROOMY, ROOMIEST] = [50, 90]

/** Things in turn below the crests. */
export function underCrests(row: WaveRow, things: readonly Thing[], pen: Pen): Drawing {
  const { crests, period, index, page } = row
  const count = period > ROOMIEST ? 3 : period > ROOMY ? 2 : 1
  return crests.map(({ x }, i) =>
    Array.from({ length: count }, (_, k) => {
      const draw = things[(i * count + k + index + page) % things.length]
      const aside = (k - (count - 1) / 2) * period * 0.17
      return draw ? standingThing(pen, row, x + aside, draw) : []
    }),
  )
}
