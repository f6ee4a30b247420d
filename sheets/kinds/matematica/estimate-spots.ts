/** Spots all over an ellipse, none close to another, and how many there are to estimate. */
import type { Random } from '../../page/random.ts'
import type { Spot } from '../../studio/paths.ts'

export interface Oval {
  readonly cx: number
  readonly cy: number
  readonly rx: number
  readonly ry: number
}

/** Rows and columns of a slanted lattice inside the oval. */
function lattice({ cx, cy, rx, ry }: Oval, pitch: number): Spot[] {
  const rows = Math.floor((2 * ry) / (pitch * 0.88))
  return Array.from({ length: rows }, (_, row) => cy - ry + (row + 0.5) * pitch * 0.88).flatMap((y, row) => {
    const count = Math.ceil(rx / pitch) * 2
    return Array.from(
      { length: count },
      (_, i): Spot => [cx + (i - count / 2 + (row % 2 ? 0.5 : 0)) * pitch, y],
    ).filter(([x]) => ((x - cx) / (rx - pitch * 0.45)) ** 2 + ((y - cy) / (ry - pitch * 0.3)) ** 2 <= 1)
  })
}

/** So many spots, and the distance from each to its neighbours, mm. */
export function spotsIn(oval: Oval, count: number, random: Random): { readonly spots: Spot[]; readonly pitch: number } {
  for (let pitch = 40; pitch > 4; pitch -= 0.25) {
    const all = lattice(oval, pitch)
    if (all.length < count * 1.12) continue
    const shaken = random.sample(all, count).map(([x, y], i): Spot => {
      const own = random.fork(i)
      return [x + (own.integer(-10, 10) / 100) * pitch, y + (own.integer(-8, 8) / 100) * pitch]
    })
    return { spots: shaken.toSorted((a, b) => a[1] - b[1]), pitch }
  }
  throw new RangeError(`no room for ${count}`)
}
