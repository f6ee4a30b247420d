/** Three copies of a figure, by their width and height in squares: one is true, two changed one side too much or too little. */
import type { Random } from '../../page/random.ts'
import type { Spot } from '../../studio/paths.ts'
import { type ScaledFigure, sizeOf } from './scaled-figures.ts'

/** Squares of the wall for the project and its three copies, without the gaps. */
const ROOM = 31
const HIGHEST = 10

/** Copies whose width or height alone is wrong. */
function wrongCopies([width, height]: Spot, from: number, to: number) {
  const [trueWidth, trueHeight] = [width * to, height * to]
  const step = to > from ? 2 : 1
  return {
    wide: [width * from, trueWidth - step, trueWidth + step].map((one): Spot => [one, trueHeight]),
    tall: [height * from, trueHeight - step, trueHeight + 1].map((one): Spot => [trueWidth, one]),
  }
}

/** Never two that only keep a side as it was: those are seen without counting. */
export function threeCopies(figure: ScaledFigure, from: number, to: number, random: Random): readonly Spot[] {
  const size = sizeOf(figure)
  const [width, height] = size
  const { wide, tall } = wrongCopies(size, from, to)
  const pairs = wide.flatMap((one, i) =>
    tall.filter((other, k) => (i > 0 || k > 0) && other[1] <= HIGHEST).map((other) => [one, other] as const),
  )
  const fitting = pairs.filter((pair) => width * (from + to) + pair[0][0] + pair[1][0] <= ROOM)
  // The true copy is seldom the largest one, if there is room for another.
  const larger = fitting.filter((pair) => pair.some(([x, y]) => x * y > width * to * height * to))
  const pool = to > from && larger.length > 0 && random.integer(0, 3) > 0 ? larger : fitting
  return random.shuffle([[width * to, height * to] as const, ...random.pick(pool)])
}
