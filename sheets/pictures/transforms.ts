/** Pictures as in a mirror. */
import { type Point, polylineData, round } from '../scene/marks.ts'
import { flattenPath } from '../scene/path-data.ts'
import { PICTURE_BOX, type Picture } from './drawing.ts'
import { detailOf } from './layers.ts'

/** Pieces of every curve: fine enough that no corner shows at 60 mm. */
const STEPS = 16

const mapPath = (d: string, place: (points: Point[]) => Point[][]) =>
  d
    ? flattenPath(d, STEPS)
        .flatMap(place)
        .map((points) => polylineData(points))
        .join('')
    : ''

/** The dots of a detail (eyes, seeds), each moved by `place`. They stay dots. */
const mapDots = (dots: string, place: (x: number) => number) =>
  dots.replace(/M([\d.]+)( [\d.]+)[vh]\.\d+/g, (_, x: string, y: string) => `M${round(place(Number(x)))}${y}v.1`)

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
