/** Variants of pictures: mirrored, or cut in half down the middle. */
import { type Point, polylineData, round } from '../scene/marks.ts'
import { flattenPath } from '../scene/path-data.ts'
import { PICTURE_BOX, type Picture } from './drawing.ts'
import { detailOf } from './layers.ts'

const MIDDLE = PICTURE_BOX / 2

/** Pieces of every curve: fine enough that no corner shows at 60 mm. */
const STEPS = 16

const mapPath = (d: string, place: (points: Point[]) => Point[][]) =>
  d
    ? flattenPath(d, STEPS)
        .flatMap(place)
        .map((points) => polylineData(points))
        .join('')
    : ''

/** The dots of a detail (eyes, seeds), each moved by `place`; null leaves it out. They stay dots. */
const mapDots = (dots: string, place: (x: number) => number | null) =>
  dots.replace(/M([\d.]+)( [\d.]+)[vh]\.\d+/g, (_, x: string, y: string) => {
    const placed = place(Number(x))
    return placed === null ? '' : `M${round(placed)}${y}v.1`
  })

/** The picture as in a mirror. */
export function mirror(picture: Picture): Picture {
  if (picture.facts) return { ...picture, mirrored: !picture.mirrored }
  const { lines, dots } = detailOf(picture)
  const flip = (d: string) => mapPath(d, (points) => [points.map((p) => ({ x: PICTURE_BOX - p.x, y: p.y }))])
  return {
    ...picture,
    outline: flip(picture.outline),
    detail: flip(lines) + mapDots(dots, (x) => PICTURE_BOX - x),
    ...(picture.accents && { accents: picture.accents.map((accent) => ({ ...accent, d: flip(accent.d) })) }),
  }
}

const crossing = (a: Point, b: Point): Point => ({
  x: MIDDLE,
  y: a.y + ((b.y - a.y) * (MIDDLE - a.x)) / (b.x - a.x),
})

/** The pieces of a line that lie inside; a piece ends where the line crosses the middle. */
function piecesInside(points: readonly Point[], inside: (p: Point) => boolean): Point[][] {
  const pieces: Point[][] = []
  let piece: Point[] = []
  points.forEach((p, i) => {
    const before = points[i - 1]
    if (before && inside(before) !== inside(p)) {
      const cut = crossing(before, p)
      if (inside(p)) piece = [cut]
      else {
        pieces.push([...piece, cut])
        piece = []
      }
    }
    if (inside(p)) piece.push(p)
  })
  return piece.length > 0 ? [...pieces, piece] : pieces
}

export type Side = 'left' | 'right'

/**
 * The part on one side of the middle. The cut itself is a line of the outline, so both halves are closed shapes. The
 * half keeps its place in the box.
 */
export function halve(picture: Picture, side: Side): Picture {
  if (picture.facts) return { ...picture, half: side }
  const { lines, dots } = detailOf(picture)
  const inside = (p: Point) => (side === 'left' ? p.x <= MIDDLE : p.x >= MIDDLE)
  const shape = (d: string) =>
    flattenPath(d, STEPS)
      .map((points) => piecesInside(points, inside).flat())
      .filter((points) => points.length > 2)
      .map((points) => polylineData(points, true))
      .join('')
  return {
    ...picture,
    outline: shape(picture.outline),
    detail:
      mapPath(lines, (points) => piecesInside(points, inside)) + mapDots(dots, (x) => (inside({ x, y: 0 }) ? x : null)),
    ...(picture.accents && {
      accents: picture.accents.map((accent) => ({ ...accent, d: shape(accent.d) })).filter((accent) => accent.d !== ''),
    }),
  }
}
