/** Draws symmetric figures in lines or colours. */
import { BLACK, WHITE } from '../scene/inks.ts'
import { group, type PathStyle, type Point, path, polylineData } from '../scene/marks.ts'
import { flattenPath } from '../scene/path-data.ts'
import type { GroupMark, Ink, Mark } from '../scene/scene.ts'
import { DRAWING_BOX } from './drawn/drawing.ts'
import { SYMMETRIC_ANIMALS } from './drawn/symmetric-animals.ts'
import type { SymmetricFigure, SymmetricPart } from './drawn/symmetric-parts.ts'
import { SYMMETRIC_THINGS } from './drawn/symmetric-things.ts'

const SYMMETRIC_FIGURES: Readonly<Record<string, SymmetricFigure>> = { ...SYMMETRIC_ANIMALS, ...SYMMETRIC_THINGS }

/** Throws RangeError for an unknown figure. */
export function symmetricFigure(id: string): SymmetricFigure {
  const figure = SYMMETRIC_FIGURES[id]
  if (!figure) throw new RangeError(`no symmetric figure named ${id}`)
  return figure
}

export const isSymmetric = (id: string): boolean => id in SYMMETRIC_FIGURES

/** Colour of the figure's body. Throws RangeError for an unknown figure. */
export const symmetricColor = (id: string): Ink => symmetricFigure(id).color

/** The closed outline in the box of `DRAWING_BOX`, from the top of the axis down the left side; the last point is not the first. */
export function symmetricContour(id: string): Point[] {
  const left = flattenPath(symmetricFigure(id).half, 16)[0] ?? []
  const right = left.slice(1, -1).reverse()
  return [...left, ...right.map((p) => ({ x: DRAWING_BOX - p.x, y: p.y }))]
}

export interface SymmetricStyle {
  /** Middle of its box, mm. */
  readonly cx: number
  readonly cy: number
  /** Side of its box, mm. */
  readonly size: number
  readonly color: boolean
  /** Of its lines, mm. */
  readonly stroke: number
  /** Without the outer line and its fill. */
  readonly inside?: boolean
}

/** The figure as marks. Throws RangeError for an unknown figure. */
export function drawSymmetric(id: string, style: SymmetricStyle): GroupMark {
  const { cx, cy, size, color, inside } = style
  const figure = symmetricFigure(id)
  const scale = size / DRAWING_BOX
  const line: PathStyle = { stroke: BLACK, width: style.stroke / scale }
  const drawPart = (part: SymmetricPart): Mark[] => {
    if (part.solid) return [path(part.d, { ...line, fill: BLACK, width: 0.1 })]
    return [path(part.d, part.fill ? { ...line, fill: color ? part.fill : WHITE } : line)]
  }
  const half = DRAWING_BOX / 2
  const outline = path(polylineData(symmetricContour(id), true), { ...line, fill: color ? figure.color : WHITE })
  const parts = figure.parts.flatMap((part) => {
    const own = drawPart(part)
    return part.pair ? [...own, group(DRAWING_BOX, 0, own, { flip: true })] : own
  })
  const drawing = group(-half, -half, inside ? parts : [outline, ...parts])
  return { ...group(cx, cy, [drawing], { scale: Math.round(scale * 1e5) / 1e5 }), picture: id }
}

/** The lines inside the figure, in the box of `DRAWING_BOX`. */
export function symmetricLines(id: string): Point[][] {
  return symmetricFigure(id).parts.flatMap(({ d, pair }) =>
    flattenPath(d, 8).flatMap((line) => (pair ? [line, line.map(({ x, y }) => ({ x: DRAWING_BOX - x, y }))] : [line])),
  )
}
