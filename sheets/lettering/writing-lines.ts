/** Lines to write on, as in a Brazilian school notebook: two ruled lines and a dashed one between them. */
import { BLACK, RULE_BLUE } from '../scene/inks.ts'
import { line } from '../scene/marks.ts'
import type { Mark } from '../scene/scene.ts'

/** Room for one line of handwriting: the base line at `y` is black, the upper one `height` mm above it. */
export function writingLine(x1: number, x2: number, y: number, height: number): Mark[] {
  return [
    line(x1, y - height, x2, y - height, { stroke: RULE_BLUE, width: 0.35, cap: 'butt' }),
    line(x1, y - height / 2, x2, y - height / 2, { stroke: RULE_BLUE, width: 0.35, dash: [1.8, 1.6], cap: 'butt' }),
    line(x1, y, x2, y, { stroke: BLACK, width: 0.5 }),
  ]
}
