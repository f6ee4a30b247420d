/** Sheets that save ink: outlines in place of areas. Lines, letters and line drawings stay. */
import { BLACK, GREY, WHITE } from './inks.ts'
import type { Point } from './marks.ts'
import { flattenPath } from './path-data.ts'
import type { Mark, PathMark } from './scene.ts'

/** Outline of an area without its own line, mm. */
const LINE_MM = 0.4
/** Black areas of this share of their box are shapes; line drawings fill less of theirs. */
const SHAPE_SHARE = 0.4
/** Smaller black areas stay (eyes, dots), mm. */
const SPECK_MM = 3
/** From this share of black on an area is black, per cent. */
const DARK = 60

const signedArea = (points: readonly Point[]) =>
  points.reduce((sum, p, i) => {
    const next = points[(i + 1) % points.length] ?? p
    return sum + p.x * next.y - next.x * p.y
  }, 0) / 2

interface Extent {
  /** The longer side of the box, in the path's own lengths. */
  readonly side: number
  /** Share of the box that is filled. */
  readonly filled: number
}

/** Paths repeat in copies and answer keys; this many are remembered. */
const EXTENTS_SIZE = 2000
const extents = new Map<string, Extent>()

function extentOf(d: string): Extent {
  const known = extents.get(d)
  if (known) return known
  const parts = flattenPath(d)
  const points = parts.flat()
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)]
  const width = xs.reduce((a, b) => Math.max(a, b), -Infinity) - xs.reduce((a, b) => Math.min(a, b), Infinity)
  const height = ys.reduce((a, b) => Math.max(a, b), -Infinity) - ys.reduce((a, b) => Math.min(a, b), Infinity)
  const area = Math.abs(parts.reduce((sum, part) => sum + signedArea(part), 0))
  const extent = { side: Math.max(width, height, 0), filled: width * height > 0 ? area / (width * height) : 0 }
  if (extents.size >= EXTENTS_SIZE) extents.clear()
  extents.set(d, extent)
  return extent
}

function outlined(mark: PathMark, scale: number): PathMark {
  const { fill } = mark
  if (!fill || fill[3] === 0) return mark
  const dark = fill[3] >= DARK
  const { side, filled } = extentOf(mark.d)
  if (dark && (side * scale < SPECK_MM || filled < SHAPE_SHARE)) return mark
  if (mark.stroke) return { ...mark, fill: WHITE }
  return { ...mark, fill: WHITE, stroke: dark ? BLACK : GREY, width: LINE_MM / scale, join: 'round' }
}

/** The marks of a black-and-white page without grey or black areas. */
export function inOutlines(marks: readonly Mark[], scale = 1): Mark[] {
  return marks.map((mark): Mark => {
    if (mark.kind === 'group') return { ...mark, children: inOutlines(mark.children, scale * (mark.scale ?? 1)) }
    return mark.kind === 'path' ? outlined(mark, scale) : mark
  })
}
