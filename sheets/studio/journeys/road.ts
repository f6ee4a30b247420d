/** The way of a journey up the page: from the left below in rows to and fro, to its destination at the top. */
import { type Spot, smooth } from '../paths.ts'

/** The middle of the page, and the heights of the lowest and the highest row, mm. */
const [MIDDLE, LOWEST, HIGHEST] = [105, 264, 120]

/** Of a station above or below the middle of its row: the way winds, mm. */
const WAVE = 4.5

/** Stations in the order of travelling; rows differ by one at most. */
export function stations(count: number, rows: number, width: number): Spot[] {
  const step = (LOWEST - HIGHEST) / (rows - 1)
  return Array.from({ length: rows }, (_, row) => {
    const own = Math.floor(count / rows) + (row < count % rows ? 1 : 0)
    const gap = width / (own - 1)
    return Array.from({ length: own }, (__, i): Spot => {
      const at = row % 2 ? own - 1 - i : i
      return [MIDDLE - width / 2 + at * gap, LOWEST - row * step + (at % 2 ? -WAVE : WAVE)]
    })
  }).flat()
}

/** Swing of the way beyond the end of a row, mm. */
const SWING = 9

/** The middle of each turn, between the last station of a row and the first of the next. */
export function turnsOf(spots: readonly Spot[]): Spot[] {
  return spots.flatMap((spot, i): Spot[] => {
    const next = spots[i + 1]
    if (!next || Math.abs(next[1] - spot[1]) < 12) return []
    return [[(spot[0] + next[0]) / 2 + (spot[0] > MIDDLE ? SWING : -SWING), (spot[1] + next[1]) / 2]]
  })
}

/** A soft line through the stations and on to the destination; where a row ends it swings outwards. */
export function wayThrough(spots: readonly Spot[], end: Spot): string {
  const all = [...spots, end]
  const bends = all.flatMap((spot, i): Spot[] => {
    const next = all[i + 1]
    if (!next || Math.abs(next[1] - spot[1]) < 12) return [spot]
    const out = spot[0] > MIDDLE ? SWING : -SWING
    return i === all.length - 2 ? [spot] : [spot, [(spot[0] + next[0]) / 2 + out, (spot[1] + next[1]) / 2]]
  })
  return smooth(bends, false)
}
