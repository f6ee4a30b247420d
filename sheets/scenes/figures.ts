/**
 * Pictures that pages to colour take from our own figures: there every candle, spot and leg is a closed region, where the
 * package's drawing is black or shows a face alone.
 */
import { type Box, boundsOf } from '../lettering/bounds.ts'
import { DRAWING_BOX } from '../pictures/drawn/drawing.ts'
import { drawSymmetric } from '../pictures/symmetric.ts'
import type { Mark } from '../scene/scene.ts'

const FIGURES: ReadonlySet<string> = new Set(['cake', 'frog', 'ladybug'])

export const isFigure = (id: string): boolean => FIGURES.has(id)

const reaches = new Map<string, Box>()

/** Extent of the figure in a box of DRAWING_BOX around the origin. */
export function figureReach(id: string): Box {
  const known = reaches.get(id)
  if (known) return known
  const drawn = drawSymmetric(id, { cx: 0, cy: 0, size: DRAWING_BOX, stroke: 0.1, color: false })
  const reach = boundsOf([drawn]) ?? { x: 0, y: 0, width: DRAWING_BOX, height: DRAWING_BOX }
  reaches.set(id, reach)
  return reach
}

/** The figure as large as the box lets it be, on the bottom of the box; `stroke` in mm. */
export function drawFigure(id: string, box: Box, stroke: number): Mark {
  const reach = figureReach(id)
  const scale = Math.min(box.width / reach.width, box.height / reach.height)
  return drawSymmetric(id, {
    cx: box.x + box.width / 2 - (reach.x + reach.width / 2) * scale,
    cy: box.y + box.height - (reach.y + reach.height) * scale,
    size: DRAWING_BOX * scale,
    stroke,
    color: false,
  })
}
