/** Hills behind a figure of dots sink until no line of theirs runs through what the child draws. */
import { boundsOf } from '../../lettering/bounds.ts'
import { PICTURE } from '../../page/picture-page.ts'
import { group, type Point } from '../../scene/marks.ts'
import { flattenPath, resample } from '../../scene/path-data.ts'
import type { Mark } from '../../scene/scene.ts'

/** A figure in the air is clear of the ground by this, mm; one on its feet has so much of its height below the horizon. */
const [CLEAR, FEET] = [4, 0.07]

/** No ground sinks below this height, mm. */
const LOWEST = PICTURE.y + PICTURE.height - 34

interface Ground {
  readonly line: readonly Point[]
  readonly sunk: number
}

/** The upper line of a mark that goes on from edge to edge; a shade without a line is light, no ground. */
function skyline(mark: Mark): readonly Point[] {
  const reach = mark.kind === 'path' && mark.fill && mark.stroke ? boundsOf([mark]) : null
  if (mark.kind !== 'path' || !reach || reach.width < PICTURE.width || reach.y < PICTURE.y + PICTURE.height / 4)
    return []
  return (flattenPath(mark.d)[0] ?? []).filter(({ y }) => y < reach.y + reach.height / 2)
}

const sunkBy = (mark: Mark, by: number): Mark => (by > 0 ? group(0, by, [mark]) : mark)

/** `contour`: points along the figure. What is on a ground sinks with it. */
export function lowHorizon(contour: readonly Point[], isOnFoot: boolean) {
  const ys = contour.map(({ y }) => y)
  const xs = contour.map(({ x }) => x)
  const [top, foot] = [Math.min(...ys), Math.max(...ys)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const limit = isOnFoot ? foot - FEET * (foot - top) : foot + CLEAR
  const grounds: Ground[] = []
  const behind = (mark: Mark): Mark => {
    const line = skyline(mark)
    // A straight surface of water is where a whale is half out of it.
    const near = (isOnFoot && line.length > 1 ? resample(line, 5) : line).filter(({ x }) => x > left && x < right)
    if (near.length > 0) {
      const highest = Math.min(...near.map(({ y }) => y))
      const sunk = Math.max(0, Math.min(limit, LOWEST) - highest)
      grounds.push({ line, sunk })
      return sunkBy(mark, sunk)
    }
    return standing(mark)
  }
  const standing = (mark: Mark): Mark => {
    const reach = boundsOf([mark])
    if (!reach || reach.width > PICTURE.width) return mark
    const [x, y] = [reach.x + reach.width / 2, reach.y + reach.height]
    const under = grounds.findLast(({ line }) => {
      const [nearest] = line.toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))
      return nearest !== undefined && nearest.y <= y + 1
    })
    return sunkBy(mark, under?.sunk ?? 0)
  }
  return { behind, standing }
}
