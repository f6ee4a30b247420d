/** How well joined dots cover the figure that they are meant to show. */
import type { Point } from '../../scene/marks.ts'

/** Even-odd rule. */
function isInside(polygon: readonly Point[], p: Point): boolean {
  let inside = false
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [a, b] = [polygon[i], polygon[j]]
    if (!a || !b || a.y > p.y === b.y > p.y) continue
    if (p.x < a.x + ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y)) inside = !inside
  }
  return inside
}

const GRID = 64

/** Area that both polygons cover, as a share of the area that either covers. */
export function overlapOf(a: readonly Point[], b: readonly Point[]): number {
  const all = [...a, ...b]
  const [xs, ys] = [all.map((p) => p.x), all.map((p) => p.y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  let [both, either] = [0, 0]
  for (let row = 0; row < GRID; row++)
    for (let column = 0; column < GRID; column++) {
      const p = { x: left + ((column + 0.5) * width) / GRID, y: top + ((row + 0.5) * height) / GRID }
      const [inA, inB] = [isInside(a, p), isInside(b, p)]
      if (inA && inB) both++
      if (inA || inB) either++
    }
  return either === 0 ? 0 : both / either
}

/** Joined dots cover the figure so well or better. */
export const LEAST_OVERLAP = 0.955
