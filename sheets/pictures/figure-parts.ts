/** The parts of which our own drawings are made, one by one: to trace whole figures, line for line. */
import { BLACK, WHITE } from '../scene/inks.ts'
import { group, type PathStyle, path, polylineData } from '../scene/marks.ts'
import type { GroupMark, Ink, Mark } from '../scene/scene.ts'
import { DRAWING_BOX } from './drawn/drawing.ts'
import { DRAWINGS } from './drawn/drawings.ts'
import type { SymmetricPart } from './drawn/symmetric-parts.ts'
import { isSymmetric, symmetricContour, symmetricFigure } from './symmetric.ts'

/** From back to front, in a box of `DRAWING_BOX`. Throws RangeError for a picture without our own drawing. */
export function partsOf(id: string): readonly SymmetricPart[] {
  if (isSymmetric(id)) {
    const { color, parts } = symmetricFigure(id)
    return [{ d: polylineData(symmetricContour(id), true), fill: color }, ...parts]
  }
  const drawing = DRAWINGS[id]
  if (!drawing) throw new RangeError(`${id} is no drawing of our own`)
  return drawing.filter(({ line }) => line !== false)
}

export interface LinesStyle {
  readonly cx: number
  readonly cy: number
  /** Side of its box, mm. */
  readonly size: number
  /** Pen of a part's lines, lengths in mm; `index` counts from the back. */
  readonly pen: (index: number) => PathStyle
  /** Selects the parts to draw; all of them by default. */
  readonly only?: (index: number, solid: boolean) => boolean
}

/** The figure by its lines alone; a part hides the lines behind it. */
export function drawParts(id: string, { cx, cy, size, pen, only }: LinesStyle): GroupMark {
  const scale = size / DRAWING_BOX
  const inBox = (style: PathStyle): PathStyle => ({
    ...style,
    ...(style.width !== undefined && { width: style.width / scale }),
    ...(style.dash && { dash: style.dash.map((length) => length / scale) }),
  })
  const marks = partsOf(id).flatMap(({ d, fill, solid, pair }, i): Mark[] => {
    if (only && !only(i, Boolean(solid))) return []
    const inside: { fill?: Ink } = solid ? { fill: BLACK } : fill ? { fill: WHITE } : {}
    const own = solid ? path(d, { ...inside, width: 0.1 }) : path(d, { ...inBox(pen(i)), ...inside })
    return pair ? [own, group(DRAWING_BOX, 0, [own], { flip: true })] : [own]
  })
  const half = DRAWING_BOX / 2
  return { ...group(cx, cy, [group(-half, -half, marks)], { scale: Math.round(scale * 1e5) / 1e5 }), picture: id }
}
