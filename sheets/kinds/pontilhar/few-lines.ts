/**
 * The small lines inside a figure that are printed before its dots are joined: each one whole. A line that a number
 * would cut, or that is so long that it shows the form, is left to the child.
 */
import { gapOf, type Point } from '../../scene/marks.ts'
import { flattenPath, resample } from '../../scene/path-data.ts'
import type { Mark } from '../../scene/scene.ts'

/** Ends nearer than this to another line hang together with it, mm. */
const JOINED = 1.6
const STEP = 0.8
/** Shorter lines that enclose nothing are scraps, mm. */
const SCRAP = 36

type Place = (p: Point) => Point

interface Piece {
  readonly mark: Mark
  readonly lines: readonly (readonly Point[])[]
  readonly closed: boolean
}

/** Every line by itself, in the groups around it. */
function piecesOf(mark: Mark, place: Place, wrap: (mark: Mark) => Mark): Piece[] {
  if (mark.kind === 'group') {
    const { x, y, scale = 1, flip = false } = mark
    const own: Place = (p) => place({ x: x + p.x * scale * (flip ? -1 : 1), y: y + p.y * scale })
    return mark.children.flatMap((child) => piecesOf(child, own, (inner) => wrap({ ...mark, children: [inner] })))
  }
  if (mark.kind !== 'path') return []
  return mark.d.split(/(?=M)/).map((d) => ({
    mark: wrap({ ...mark, d }),
    closed: /z\s*$/i.test(d),
    lines: flattenPath(d, 8).map((line) => resample(line.map(place), STEP)),
  }))
}

const ends = (line: readonly Point[]) => [line[0], line.at(-1)].flatMap((p) => p ?? [])

const touches = (one: Piece, other: Piece) =>
  one.lines.flatMap(ends).some((end) => other.lines.some((line) => line.some((p) => gapOf(p, end) < JOINED)))

/** Lines that hang together. */
function clusters(pieces: readonly Piece[]): Piece[][] {
  const found: Piece[][] = []
  for (const piece of pieces) {
    const near = found.filter((cluster) => cluster.some((other) => touches(piece, other) || touches(other, piece)))
    for (const cluster of near) found.splice(found.indexOf(cluster), 1)
    found.push([...near.flat(), piece])
  }
  return found
}

const across = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

/** `isCut`: a number or the edge of the drawing is there. `longest`: across, mm. */
export function fewLines(marks: readonly Mark[], isCut: (p: Point) => boolean, longest: number): Mark[] {
  const pieces = marks.flatMap((mark) =>
    piecesOf(
      mark,
      (p) => p,
      (inner) => inner,
    ),
  )
  const kept = new Set(
    clusters(pieces)
      .filter((cluster) => {
        const all = cluster.flatMap(({ lines }) => lines.flat())
        const size = Math.max(across(all.map(({ x }) => x)), across(all.map(({ y }) => y)))
        const isScrap = size < SCRAP && !cluster.some(({ closed }) => closed)
        return size < longest && !isScrap && !all.some(isCut)
      })
      .flat(),
  )
  return pieces.filter((piece) => kept.has(piece)).map(({ mark }) => mark)
}
