/** A small code in the corner of a sheet, for the adult who marks it. The task is never under it. */
import { BLACK, WHITE } from '../scene/inks.ts'
import { area, rectData } from '../scene/marks.ts'
import { PAGE_HEIGHT_MM, PAGE_WIDTH_MM, type ScenePage } from '../scene/scene.ts'
import { withProductAside } from './paper.ts'

/** Side of the code with its white border, mm. */
const SIDE = 14.5
/** Its left edge, and the room below it. Printers leave about 4 mm white. */
const [LEFT, BELOW] = [15, 4.5]

/** Rows of black modules as one path: runs of a row are one rectangle. */
function modulesData(rows: readonly (readonly boolean[])[], x: number, y: number, size: number): string {
  return rows
    .flatMap((row, i) => {
      const runs: string[] = []
      for (let from = 0; from < row.length; from++) {
        if (!row[from]) continue
        let to = from
        while (row[to + 1]) to += 1
        runs.push(rectData(x + from * size, y + i * size, (to - from + 1) * size, size))
        from = to
      }
      return runs
    })
    .join('')
}

/** The page with a code in its lower left corner; the product's name goes beside it. */
export function codeCorner(page: ScenePage, rows: readonly (readonly boolean[])[]): ScenePage {
  const height = page.landscape ? PAGE_WIDTH_MM : PAGE_HEIGHT_MM
  const y = height - BELOW - SIDE
  const { marks } = withProductAside(page, SIDE + 1)
  return {
    ...page,
    marks: [
      ...marks,
      area(rectData(LEFT, y, SIDE, SIDE), WHITE),
      area(modulesData(rows, LEFT, y, SIDE / rows.length), BLACK),
    ],
  }
}
