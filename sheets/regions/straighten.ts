/** Gives all borders of the pieces of a grid the same look: what parts two shapes is as straight as what cuts one. */
import type { Size } from './parts.ts'

/** Middle and reach of a piece: a larger one reaches farther. */
interface Site {
  readonly piece: number
  readonly x: number
  readonly y: number
  readonly reach: number
}

function sitesOf(pieces: Int32Array, width: number, count: number): Site[] {
  const sums = Array.from({ length: count }, () => ({ x: 0, y: 0, squares: 0 }))
  for (let at = 0; at < pieces.length; at++) {
    const sum = sums[pieces[at] as number]
    if (!sum) continue
    sum.x += at % width
    sum.y += Math.floor(at / width)
    sum.squares++
  }
  return sums.flatMap(({ x, y, squares }, piece) =>
    squares === 0 ? [] : [{ piece, x: x / squares, y: y / squares, reach: squares / Math.PI }],
  )
}

/** Side of a block of squares that look at the same sites, and from its middle to a corner. */
const BLOCK = 12
const CORNER = (BLOCK / 2) * Math.SQRT2

/** Sites that may be the nearest of some square about this middle. */
function near(sites: readonly Site[], x: number, y: number): Site[] {
  const away = sites.map((site) => Math.hypot(site.x - x, site.y - y))
  const most = Math.min(...sites.map(({ reach }, i) => ((away[i] ?? 0) + CORNER) ** 2 - reach))
  return sites.filter(({ reach }, i) => Math.max(0, (away[i] ?? 0) - CORNER) ** 2 - reach <= most)
}

function nearest(sites: readonly Site[], x: number, y: number): number {
  let [best, far] = [-1, Infinity]
  for (const site of sites) {
    const away = (site.x - x) ** 2 + (site.y - y) ** 2 - site.reach
    if (away < far) [best, far] = [site.piece, away]
  }
  return best
}

/** Each square goes to the piece whose middle is nearest; labels below 0 stay. */
export function straighten(pieces: Int32Array, { width, height }: Size, count: number): Int32Array {
  const sites = sitesOf(pieces, width, count)
  const straight = pieces.slice()
  for (let top = 0; top < height; top += BLOCK)
    for (let left = 0; left < width; left += BLOCK) {
      const own = near(sites, left + BLOCK / 2, top + BLOCK / 2)
      for (let y = top; y < Math.min(top + BLOCK, height); y++)
        for (let x = left; x < Math.min(left + BLOCK, width); x++) {
          const at = y * width + x
          if ((pieces[at] as number) >= 0) straight[at] = nearest(own, x, y)
        }
    }
  return straight
}
