/** The same page two or four times on one sheet of paper, to be cut. */
import { PALE_GREY } from '../scene/inks.ts'
import { group, line } from '../scene/marks.ts'
import { type Mark, PAGE_HEIGHT_MM, PAGE_WIDTH_MM, type ScenePage } from '../scene/scene.ts'
import type { Copies } from './choices.ts'

/** Smaller than its part of the paper: printers cut near the edge. */
const LAYOUTS = {
  2: { columns: 2, rows: 1, scale: 0.68, landscape: true },
  4: { columns: 2, rows: 2, scale: 0.47, landscape: false },
} as const

const CUT = { stroke: PALE_GREY, width: 0.3, dash: [3, 2] }

/** The page so many times on one sheet of paper, with dashed lines to cut along. */
export function copiesOf(page: ScenePage, copies: Copies): ScenePage {
  if (copies === 1) return page
  const { columns, rows, scale, landscape } = LAYOUTS[copies]
  const [width, height] = landscape ? [PAGE_HEIGHT_MM, PAGE_WIDTH_MM] : [PAGE_WIDTH_MM, PAGE_HEIGHT_MM]
  const [cellWidth, cellHeight] = [width / columns, height / rows]
  const marks: Mark[] = Array.from({ length: copies }, (_, i) =>
    group(
      (i % columns) * cellWidth + (cellWidth - PAGE_WIDTH_MM * scale) / 2,
      Math.floor(i / columns) * cellHeight + (cellHeight - PAGE_HEIGHT_MM * scale) / 2,
      page.marks,
      { scale },
    ),
  )
  marks.push(line(width / 2, 0, width / 2, height, CUT))
  if (rows > 1) marks.push(line(0, height / 2, width, height / 2, CUT))
  return { marks, ...(landscape && { landscape }) }
}
