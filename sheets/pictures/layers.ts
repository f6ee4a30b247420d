/** Layers of a picture: strokes of one sheet, our own drawings, the art of the packages. */
import { BLACK, WHITE } from '../scene/inks.ts'
import { area, group, path, STROKE_MM } from '../scene/marks.ts'
import type { Ink, Mark } from '../scene/scene.ts'
import type { Art } from './art-record.ts'
import { DRAWING_BOX, type Drawing } from './drawn/drawing.ts'
import type { Picture } from './picture.ts'

/** Side of the box of the packages' art. */
export const ART_BOX = 1000

export interface PictureStyle {
  /** Centre of the picture's box, mm. */
  readonly cx: number
  readonly cy: number
  /** Side of its box, mm. The drawing's longer side is 0.96 of it. */
  readonly size: number
  /** Natural colours; otherwise white with black lines. */
  readonly color?: boolean
  /** A fill in place of the natural one (also when `color` is off): black lines on one colour. */
  readonly fill?: Ink
  /** All black, for shadows. With `color`, the shadow of the coloured drawing. */
  readonly silhouette?: boolean
  /** Stroke in mm. Default: by size, 0.5 to 0.95 mm. */
  readonly stroke?: number
  /** Lines of a large picture are made finer: at most so broad, mm. */
  readonly thin?: number
  readonly ink?: Ink
  /** Degrees, clockwise. */
  readonly rotate?: number
}

/** Dots in the detail strokes (eyes, seeds): they grow with the picture, unlike its lines. */
const DOTS = /M[\d.]+ [\d.]+[vh]\.\d+(?=M|$)/g
/** Diameter of those dots in the 40x40 box. */
const DOT_WIDTH = 1.4

/** The detail strokes of a picture, lines and dots separately. */
export function detailOf(picture: Picture): { readonly lines: string; readonly dots: string } {
  return { lines: picture.detail.replace(DOTS, ''), dots: (picture.detail.match(DOTS) ?? []).join('') }
}

/** Stroke of a picture, mm: finer on small ones, or ears and leaves would fill with black. */
export function pencil(size: number): number {
  return Math.min(0.95, Math.max(0.5, 0.4 + size * 0.01))
}

/** A drawing of a few strokes made for one sheet, in the 40x40 box. */
export function strokeLayers(picture: Picture, style: PictureStyle, scale: number): Mark[] {
  const ink = style.ink ?? BLACK
  const line = { stroke: ink, width: (style.stroke ?? Math.min(STROKE_MM, 0.28 + style.size * 0.026)) / scale }
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
    ...(dots ? [path(dots, { ...line, width: Math.max(line.width, DOT_WIDTH) })] : []),
  ]
}

/** Lines without a fill beside the flat colours of the packages, which have no outlines. */
const SOFT_LINE: Ink = [20, 40, 40, 60]

const darker = ([c, m, y, k]: Ink): Ink => [c, m, y, Math.min(100, k + 34)]

/** Our own drawing: each part covers those before it; `soft` draws lines in a darker shade of their fill. */
export function drawnLayers(drawing: Drawing, style: PictureStyle, scale: number, soft = false): Mark[] {
  const ink = style.ink ?? BLACK
  const ratio = ART_BOX / DRAWING_BOX
  const line = { stroke: ink, width: (style.stroke ?? pencil(style.size)) / scale / ratio }
  const parts = drawing.flatMap((part): Mark[] => {
    if (part.solid) return [path(part.d, { ...line, fill: ink, width: line.width / 2 })]
    const natural = style.color && !style.fill
    if (!part.fill) return [path(part.d, natural && soft ? { ...line, stroke: SOFT_LINE } : line)]
    if (part.line === false) return natural ? [area(part.d, part.fill)] : []
    if (!natural) return [path(part.d, { ...line, fill: style.fill ?? WHITE })]
    return [path(part.d, { ...line, ...(soft && { stroke: darker(part.fill) }), fill: part.fill })]
  })
  return [group(0, 0, parts, { scale: ratio })]
}

/** Lines that are broader by less than this stay as they are, mm. */
const HAIRLINE = 0.08

/** Black lines on white (or on `fill`), made as broad as the pencil of that size. */
export function lineLayers(art: Art, style: PictureStyle, scale: number): Mark[] {
  const ink = style.ink ?? BLACK
  const fill = style.fill ?? WHITE
  const more = (style.stroke ?? pencil(style.size)) / scale - (art.width ?? 0)
  // A hairline around a line would only make its edge rough.
  const widened =
    more > (style.stroke === undefined ? 0 : HAIRLINE / scale)
      ? { stroke: ink, width: Math.round(more * 10) / 10, join: 'round' as const }
      : {}
  const shape = (d: string, paint: Ink, evenodd = false): Mark => ({
    kind: 'path',
    d,
    fill: paint,
    ...(evenodd && { fillRule: 'evenodd' as const }),
    ...widened,
  })
  // White over both edges of a line leaves its middle.
  const less = (art.width ?? 0) - (style.thin ?? Infinity) / scale
  const finer = art.line && less > 0 ? [path(art.line, { stroke: fill, width: Math.round(less * 10) / 10 })] : []
  return [
    area(art.outline, fill),
    ...(art.line ? [shape(art.line, ink)] : []),
    ...finer,
    ...(art.holes ? [shape(art.holes, fill, true)] : []),
  ]
}
