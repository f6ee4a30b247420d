/**
 * Our drawings: one closed outline, detail strokes and a natural colour, in a 40x40 box, with their Portuguese words.
 * The stroke keeps its width in mm from 16 mm on, so that drawings of different sizes look drawn with one pencil.
 */
import { BLACK, WHITE } from '../scene/inks.ts'
import { area, group, path, STROKE_MM } from '../scene/marks.ts'
import type { GroupMark, Ink, Mark } from '../scene/scene.ts'
import { ANIMALS } from './animals.ts'
import { FOOD } from './food.ts'
import { NATURE } from './nature.ts'
import type { Picture } from './picture.ts'
import { THINGS } from './things.ts'

export type { Picture }

/** Side of the box that every picture is drawn in. */
export const PICTURE_BOX = 40

export const PICTURES: readonly Picture[] = [...ANIMALS, ...FOOD, ...NATURE, ...THINGS]

const byId = new Map(PICTURES.map((picture) => [picture.id, picture]))

/** The picture with this id. Throws RangeError when there is none. */
export function findPicture(id: string): Picture {
  const picture = byId.get(id)
  if (!picture) throw new RangeError(`no picture named ${id}`)
  return picture
}

export interface PictureStyle {
  /** Centre of the picture's box, mm. */
  readonly cx: number
  readonly cy: number
  /** Side of its box, mm. */
  readonly size: number
  /** Natural colours; otherwise white with black lines. */
  readonly color?: boolean
  /** A fill in place of the natural one (also when `color` is off). */
  readonly fill?: Ink
  /** All black, for shadows. */
  readonly silhouette?: boolean
  /** Stroke in mm. Default 0.7, thinner on small pictures. */
  readonly stroke?: number
  readonly ink?: Ink
  /** Degrees, clockwise. */
  readonly rotate?: number
}

/** Dots in the detail strokes (eyes, seeds): they grow with the picture, unlike its lines. */
const DOTS = /M[\d.]+ [\d.]+[vh]\.\d+(?=M|$)/g
/** Diameter of those dots in the 40x40 box. */
const DOT_WIDTH = 1.4

/** The detail strokes of a picture, dots and lines apart. */
export function detailOf(picture: Picture): { readonly lines: string; readonly dots: string } {
  return { lines: picture.detail.replace(DOTS, ''), dots: (picture.detail.match(DOTS) ?? []).join('') }
}

function layersOf(picture: Picture, style: PictureStyle, width: number): Mark[] {
  const ink = style.ink ?? BLACK
  const line = { stroke: ink, width }
  if (style.silhouette) {
    return [path(picture.outline, { ...line, fill: ink }), ...(picture.detail ? [path(picture.detail, line)] : [])]
  }
  const { lines, dots } = detailOf(picture)
  const fill = style.fill ?? (style.color ? picture.color : WHITE)
  const accents = style.color && !style.fill ? (picture.accents ?? []) : []
  return [
    area(picture.outline, fill),
    ...accents.map((accent) => area(accent.d, accent.ink)),
    path(picture.outline + lines, line),
    ...(picture.front ?? []).map((part) =>
      path(part.d, { ...line, fill: style.fill ?? (style.color ? part.ink : WHITE) }),
    ),
    ...(dots ? [path(dots, { ...line, width: Math.max(width, DOT_WIDTH) })] : []),
  ]
}

/** Stroke of a picture, mm: below 16 mm it grows thinner, or ears and leaves would fill with black. */
const pencil = (size: number) => Math.min(STROKE_MM, 0.28 + size * 0.026)

/** The picture as marks, centred on (cx, cy). */
export function drawPicture(which: Picture | string, style: PictureStyle): GroupMark {
  const picture = typeof which === 'string' ? findPicture(which) : which
  const scale = Math.round((style.size / PICTURE_BOX) * 1e4) / 1e4
  const width = Math.round(((style.stroke ?? pencil(style.size)) / scale) * 1e3) / 1e3
  const half = PICTURE_BOX / 2
  const drawing = group(-half, -half, layersOf(picture, style, width))
  return {
    ...group(style.cx, style.cy, [drawing], { scale, ...(style.rotate && { rotate: style.rotate }) }),
    picture: picture.id,
  }
}
