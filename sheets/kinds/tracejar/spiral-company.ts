/** Fills the gaps between spirals with what belongs to their place, the largest gap first. */
import type { Drawing, Pen } from '../../studio/pen.ts'
import { fitted } from './figures.ts'

export interface Disc {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** A thing that the place has, and how much of the largest room it takes. */
export type Company = readonly [draw: (pen: Pen) => Drawing, share: number]

const [LEFT, RIGHT, FOOT] = [12, 198, 283]
const STEP = 4
/** Radii of the smallest and the largest thing, mm. */
const [LEAST, MOST] = [6, 11]
const MOST_THINGS = 11

function freest(taken: readonly Disc[], top: number): Disc {
  let best: Disc = { x: 0, y: 0, r: 0 }
  for (let y = top + LEAST; y < FOOT; y += STEP)
    for (let x = LEFT + LEAST; x < RIGHT; x += STEP) {
      const gaps = taken.map((disc) => Math.hypot(disc.x - x, disc.y - y) - disc.r)
      const r = Math.min(MOST, x - LEFT, RIGHT - x, y - top, FOOT - y, ...gaps)
      if (r > best.r) best = { x, y, r }
    }
  return best
}

export function filled(pen: Pen, taken: readonly Disc[], company: readonly Company[], top: number): Drawing {
  const middle = pen.plane('far')
  const placed: Disc[] = []
  while (placed.length < MOST_THINGS) {
    const spot = freest([...taken, ...placed.map(({ x, y, r }) => ({ x, y, r: r + 4 }))], top)
    if (spot.r < LEAST) break
    placed.push(spot)
  }
  return placed
    .map(({ x, y, r }, i) => ({ x, y, r, one: company[i % company.length] }))
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, r, one }): Drawing => {
      if (!one) return []
      const [draw, share] = one
      const size = r * 1.8 * share
      return fitted(middle, draw, x, y + size / 2, { width: size, height: size })
    })
}
