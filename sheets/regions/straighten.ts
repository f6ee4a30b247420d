/** Gives all borders of the pieces of a grid the same look: what parts two shapes is as straight as what cuts one. */

/** Middle and reach of a piece: a larger one reaches farther. */
interface Site {
  readonly piece: number
  readonly x: number
  readonly y: number
  readonly reach: number
}

function sitesOf(pieces: Int32Array, width: number, count: number): Site[] {
  const sums = Array.from({ length: count }, () => ({ x: 0, y: 0, squares: 0 }))
  pieces.forEach((piece, at) => {
    const sum = sums[piece]
    if (!sum) return
    sum.x += at % width
    sum.y += Math.floor(at / width)
    sum.squares++
  })
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

/** Each square goes to the piece whose middle is nearest; labels below 0 stay. */
export function straighten(pieces: Int32Array, width: number, count: number): Int32Array {
  const sites = sitesOf(pieces, width, count)
  const nearOf = new Map<string, Site[]>()
  const nearAt = (x: number, y: number): Site[] => {
    const [column, row] = [Math.floor(x / BLOCK), Math.floor(y / BLOCK)]
    const key = `${column} ${row}`
    const found = nearOf.get(key) ?? near(sites, (column + 0.5) * BLOCK, (row + 0.5) * BLOCK)
    nearOf.set(key, found)
    return found
  }
  return pieces.map((piece, at) => {
    if (piece < 0) return piece
    const [x, y] = [at % width, Math.floor(at / width)]
    let [best, far] = [piece, Infinity]
    for (const site of nearAt(x, y)) {
      const away = (site.x - x) ** 2 + (site.y - y) ** 2 - site.reach
      if (away < far) [best, far] = [site.piece, away]
    }
    return best
  })
}
