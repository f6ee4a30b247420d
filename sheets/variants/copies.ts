/** Two or four pages on one sheet of paper, to be cut. */
import { PALE_GREY } from '../scene/inks.ts'
import { group, line } from '../scene/marks.ts'
import { type Mark, PAGE_HEIGHT_MM, PAGE_WIDTH_MM, type ScenePage } from '../scene/scene.ts'
import type { Beside, Copies } from './choices.ts'

/** Smaller than its part of the paper: printers cut near the edge. */
const LAYOUTS = {
  2: { columns: 2, rows: 1, scale: 0.68, landscape: true },
  4: { columns: 2, rows: 2, scale: 0.47, landscape: false },
} as const

const CUT = { stroke: PALE_GREY, width: 0.3, dash: [3, 2] }

/** The pages on one sheet of paper, with dashed lines to cut along; what has no page stays white. */
function sheetOf(pages: readonly ScenePage[], copies: 2 | 4): ScenePage {
  const { columns, rows, scale, landscape } = LAYOUTS[copies]
  const [width, height] = landscape ? [PAGE_HEIGHT_MM, PAGE_WIDTH_MM] : [PAGE_WIDTH_MM, PAGE_HEIGHT_MM]
  const [cellWidth, cellHeight] = [width / columns, height / rows]
  const marks: Mark[] = pages.map((page, i) =>
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

/** The sheets of paper that the pages lie on: each of them `copies` times, or `copies` of them side by side. */
export function onPaper(pages: readonly ScenePage[], copies: Copies, beside: Beside): ScenePage[] {
  if (copies === 1) return [...pages]
  if (beside === 'same')
    return pages.map((page) =>
      sheetOf(
        Array.from({ length: copies }, () => page),
        copies,
      ),
    )
  return Array.from({ length: Math.ceil(pages.length / copies) }, (_, i) =>
    sheetOf(pages.slice(i * copies, (i + 1) * copies), copies),
  )
}
