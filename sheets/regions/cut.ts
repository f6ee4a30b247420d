/** Cuts a part of a grid into pieces of about one size with straight lines, like the glass of a window. */
import type { Random } from '../page/random.ts'

/** Squares looked at to place the middles of the pieces. */
const SAMPLES = 2500
const ROUNDS = 8

interface Middle {
  readonly x: number
  readonly y: number
}

const squared = (a: Middle, b: Middle) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2

function nearest(middles: readonly Middle[], p: Middle): number {
  let [best, far] = [0, Infinity]
  for (let i = 0; i < middles.length; i++) {
    const away = squared(middles[i] as Middle, p)
    if (away < far) [best, far] = [i, away]
  }
  return best
}

/** Far from one another at first, then each in the middle of the squares that are nearest to it. */
function middlesOf(points: readonly Middle[], count: number, random: Random): Middle[] {
  const first = random.pick(points)
  const far = points.map((p) => squared(p, first))
  let middles = [first]
  while (middles.length < count) {
    const next = points[far.reduce((best, away, i) => (away > (far[best] ?? 0) ? i : best), 0)] as Middle
    middles.push(next)
    points.forEach((p, i) => {
      far[i] = Math.min(far[i] ?? 0, squared(p, next))
    })
  }
  for (let round = 0; round < ROUNDS; round++) {
    const sums = middles.map(() => ({ x: 0, y: 0, count: 0 }))
    for (const p of points) {
      const sum = sums[nearest(middles, p)]
      if (!sum) continue
      sum.x += p.x
      sum.y += p.y
      sum.count++
    }
    middles = middles.map((middle, i) => {
      const { x = 0, y = 0, count: n = 0 } = sums[i] ?? {}
      return n > 0 ? { x: x / n, y: y / n } : middle
    })
  }
  return middles
}

/** The piece, from 0, of each of the squares (indices into a grid so wide). */
export function cutSquares(squares: readonly number[], width: number, count: number, random: Random): number[] {
  if (count < 2) return squares.map(() => 0)
  const at = (square: number): Middle => ({ x: square % width, y: Math.floor(square / width) })
  const stride = Math.max(1, Math.floor(squares.length / SAMPLES))
  const samples = squares.filter((_, i) => i % stride === 0).map(at)
  const middles = middlesOf(samples, Math.min(count, samples.length), random)
  return squares.map((square) => nearest(middles, at(square)))
}
