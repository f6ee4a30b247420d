/** The moments of a story as pictures on a page. */
import { box, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { PANEL, type Panel } from '../../studio/tales/panel.ts'

export const heightOf = (width: number) => (width / PANEL.width) * PANEL.height

/** One moment in a frame, its upper left corner at a place. */
export function moment(pen: Pen, panel: Panel, [x, y]: Spot, width: number): Drawing {
  const scale = width / PANEL.width
  const drawn = pen
    .plane('middle')
    .at(x, y, scale, (own) => own.clip(box(0, 0, PANEL.width, PANEL.height, 2), marksOf(panel(own))))
  return [drawn, pen.shape(box(x, y, width, heightOf(width), 2 * scale), null, 0.9)]
}
