/** Paths of a drawing where they lie on the page: what of a thing is seen, and whether its mirror image differs. */
import { type Box, boxOfPoints, unionOf } from '../../lettering/bounds.ts'
import { contains } from '../../scene/even-odd.ts'
import type { Point } from '../../scene/marks.ts'
import { flattened, resample } from '../../scene/path-data.ts'
import type { GroupMark, Ink, Mark, PathMark } from '../../scene/scene.ts'

type Lines = readonly (readonly Point[])[]
/** a, b, c, d, e, f as SVG writes them. */
type Matrix = readonly [number, number, number, number, number, number]

export interface PlacedPath {
  /** Equal for the same path at the same place in the same inks. */
  readonly key: string
  readonly d: string
  readonly lines: Lines
  readonly box: Box
  readonly isFilled: boolean
  readonly fill?: Ink
  readonly stroke?: Ink
  readonly clips: readonly Lines[]
}

/** From 0, white, to 100, black. */
const darkness = ([c, m, y, k]: Ink) => Math.min(100, c * 0.3 + m * 0.59 + y * 0.11 + k)

/** The line is much darker or paler than what it is on. */
export const standsOut = (line: Ink | undefined, on: Ink | undefined) =>
  line !== undefined && on !== undefined && Math.abs(darkness(line) - darkness(on)) > 28

const STILL: Matrix = [1, 0, 0, 1, 0, 0]

function within([a, b, c, d, e, f]: Matrix, { x, y, rotate = 0, scale = 1, flip = false }: GroupMark): Matrix {
  const angle = (rotate * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  const [p, q, r, s] = flip ? [-cos, -sin, -sin, cos] : [cos, sin, -sin, cos]
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * x + c * y + e, b * x + d * y + f]
}

const moved = (d: string, [a, b, c, e, x, y]: Matrix): Lines =>
  flattened(d).map((line) => line.map((p) => ({ x: a * p.x + c * p.y + x, y: b * p.x + e * p.y + y })))

function placedPath(mark: PathMark, matrix: Matrix, clips: readonly Lines[]): PlacedPath {
  const lines = moved(mark.d, matrix)
  const place = matrix.map((n) => n.toFixed(2)).join(' ')
  return {
    key: `${place} ${mark.d} ${mark.fill ?? ''} ${mark.stroke ?? ''}`,
    d: mark.d,
    lines,
    box: boxOfPoints(lines.flat()),
    isFilled: mark.fill !== undefined,
    fill: mark.fill,
    stroke: mark.stroke,
    clips,
  }
}

/** Every path of the marks in the order of drawing. */
export function placedPaths(marks: readonly Mark[], matrix = STILL, clips: readonly Lines[] = []): PlacedPath[] {
  return marks.flatMap((mark): PlacedPath[] => {
    if (mark.kind === 'text') return []
    if (mark.kind === 'path') return [placedPath(mark, matrix, clips)]
    const own = within(matrix, mark)
    return placedPaths(mark.children, own, mark.clip ? [...clips, moved(mark.clip, own)] : clips)
  })
}

const isIn = (box: Box, { x, y }: Point) =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height

/** Blobs of one path may overlap: a point in any of them is inside. */
const inAny = (lines: Lines, point: Point) => lines.some((line) => contains([line], point))

const holds = ({ box, lines, clips }: PlacedPath, point: Point) =>
  isIn(box, point) && inAny(lines, point) && clips.every((clip) => inAny(clip, point))

/** Points of a box, `across` of them in a row. */
function gridIn({ x, y, width, height }: Box, across: number): Point[] {
  const at = (i: number) => (i + 0.5) / across
  return Array.from({ length: across * across }, (_, i) => ({
    x: x + width * at(i % across),
    y: y + height * at(Math.floor(i / across)),
  }))
}

const GRID = 12

/** Points all over the paths, or along them where they are lines alone. */
export function pointsOf(paths: readonly PlacedPath[]): Point[] {
  const filled = paths.filter(({ isFilled }) => isFilled)
  if (filled.length === 0) return paths.flatMap(({ lines }) => lines.flatMap((line) => resample(line, 1)))
  const box = unionOf(filled.map((path) => path.box))
  return box ? gridIn(box, GRID).filter((point) => filled.some((path) => holds(path, point))) : []
}

/** Share of the points, from 0 to 1, that nothing of what is drawn later covers. */
export function seenOf(points: readonly Point[], later: readonly PlacedPath[]): number {
  const covers = later.filter(({ isFilled }) => isFilled)
  const seen = points.filter((point) => !covers.some((path) => holds(path, point)))
  return points.length === 0 ? 0 : seen.length / points.length
}

/** The same of paths. */
export const seenShare = (paths: readonly PlacedPath[], later: readonly PlacedPath[]) => seenOf(pointsOf(paths), later)

/** Points of a grid in the box around the paths, and the part of its area that each represents. */
function sampled(paths: readonly PlacedPath[]) {
  const box = unionOf(paths.map((path) => path.box))
  return box ? { points: gridIn(box, FINE_GRID), each: (box.width * box.height) / FINE_GRID ** 2 } : null
}

const filledOf = (paths: readonly PlacedPath[]) => paths.filter(({ isFilled }) => isFilled)
const FINE_GRID = 24

/** Area that the filled paths cover. */
export function areaOf(paths: readonly PlacedPath[]): number {
  const filled = filledOf(paths)
  const grid = sampled(filled)
  return grid ? grid.points.filter((point) => filled.some((path) => holds(path, point))).length * grid.each : 0
}

/** Area that one of two drawings covers and the other does not: by how much their outlines differ. */
export function areaBetween(one: readonly PlacedPath[], other: readonly PlacedPath[]): number {
  const [these, those] = [filledOf(one), filledOf(other)]
  const grid = sampled([...these, ...those])
  if (!grid) return 0
  const covers = (paths: readonly PlacedPath[], point: Point) => paths.some((path) => holds(path, point))
  return grid.points.filter((point) => covers(these, point) !== covers(those, point)).length * grid.each
}
