/** A place around a figure of dots: what is behind it, and what is in front where it leaves room. */
import { type Box, boundsOf, overlaps } from '../../lettering/bounds.ts'
import { PICTURE } from '../../page/picture-page.ts'
import { contains } from '../../scene/even-odd.ts'
import { BLACK } from '../../scene/inks.ts'
import { group, type Point } from '../../scene/marks.ts'
import { flattenPath, resample } from '../../scene/path-data.ts'
import type { Ink, Mark } from '../../scene/scene.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import type { DotPlace } from './dot-places.ts'
import { lowHorizon } from './low-horizon.ts'

interface Surrounded {
  /** Points of dots and lines. */
  readonly taken: readonly Point[]
  /** Points along the figure's outline, closed. */
  readonly contour: readonly Point[]
  readonly labels: readonly Box[]
  readonly plates: readonly Box[]
  /** A row across the sky: what would be behind it is below. */
  readonly above?: Box
}

/** Room around a point and around a number, mm. */
const [AROUND, AROUND_NUMBER] = [2, 2.5]

/** Things of a place that give way to the numbers are no wider than this, mm; a volcano far away stays. */
const SMALL = 60

/** Smaller than this, mm, a thing is whole: only large leaves grow out of the picture. */
const [WHOLE, TINY] = [34, 24]
/** Share of a thing of that size that may be outside the picture; a tiny one is inside. */
const A_LEAF = 0.03
/** Share of a thing that may be below the picture: a plant in front grows from there. */
const ROOTS = 0.35

/** A line of the place that runs through the figure: the child's own line is darker. */
const QUIET: Ink = [0, 0, 0, 42]
const QUIET_WIDTH = 0.55

/** Lower, if it is small and would be behind a row. */
function under(mark: Mark, above: Box | undefined): Mark {
  const reach = above && boundsOf([mark])
  if (!reach || reach.width > SMALL || reach.height > SMALL || !overlaps(reach, above)) return mark
  return group(0, above.y + above.height + AROUND - reach.y, [mark])
}

function quieter(mark: Mark, contour: readonly Point[]): Mark {
  if (mark.kind !== 'path' || mark.stroke !== BLACK) return mark
  const crosses = flattenPath(mark.d).some((line) => resample(line, 3).some((p) => contains([contour], p)))
  return crosses ? { ...mark, stroke: QUIET, width: QUIET_WIDTH } : mark
}

/** Nothing small touches a dot, a line or a label. */
export function inFrontAndBehind(
  place: DotPlace,
  pen: Pen,
  { taken, contour, labels, plates, above }: Surrounded,
): Mark[] {
  const around = ({ x, y, width, height }: Box, by: number) => {
    return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
  }
  const busy = [
    ...labels.map((label) => around(label, AROUND_NUMBER)),
    ...[...taken, ...contour].map((p) => around({ ...p, width: 0, height: 0 }, AROUND)),
  ]
  const isFree = (mark: Mark, others: readonly Box[] = busy) => {
    const reach = boundsOf([mark])
    return reach === null || others.every((other) => !overlaps(reach, other))
  }
  const isCut = (mark: Mark) => {
    const { x, y, width, height } = boundsOf([mark]) ?? { ...PICTURE, width: 0, height: 0 }
    const size = Math.max(width, height)
    const beyond = Math.max(PICTURE.x - x, x + width - PICTURE.x - PICTURE.width)
    const isBelow = y + height > PICTURE.y + PICTURE.height + height * ROOTS
    return (size < SMALL && isBelow) || (size < WHOLE && beyond > (size < TINY ? 0 : size * A_LEAF))
  }
  const isLarge = (mark: Mark) => (boundsOf([mark])?.width ?? 0) > SMALL
  const { behind, standing } = lowHorizon(contour, place.foot !== undefined)
  return [
    ...marksOf(place.behind(pen))
      .map(behind)
      .map((mark) => under(mark, above))
      .filter((mark) => mark.kind !== 'group' || isLarge(mark) || isFree(mark))
      .map((mark) => quieter(mark, contour)),
    ...marksOf(place.before(pen))
      .map(standing)
      .map((mark) => under(mark, above))
      .filter((mark) => !isCut(mark) && isFree(mark, [...busy, ...plates])),
  ]
}
