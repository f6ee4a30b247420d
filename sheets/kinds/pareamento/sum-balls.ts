/** Things to count below an operation. */
import type { Box } from '../../lettering/bounds.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { BLUE, GREY, ORANGE, WHITE } from '../../scene/inks.ts'
import { circle, line } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import type { Sum } from './sums.ts'

/** Rows of balls to count: two groups, those taken away crossed out, or equal groups. */
function ballRows({ a, sign, b, result }: Sum): { readonly rows: readonly number[]; readonly crossed: number } {
  const equal = (groups: number, size: number) =>
    // Never more lines than columns: a few long lines can be counted, many short ones would be tiny.
    Array.from({ length: Math.min(groups, size) }, () => Math.max(groups, size))
  if (sign === '+') return { rows: [a, b], crossed: 0 }
  if (sign === '−') return { rows: a > 5 ? [5, a - 5] : [a], crossed: b }
  return { rows: sign === '×' ? equal(a, b) : equal(b, result), crossed: 0 }
}

export function drawBalls(sum: Sum, box: Box, color: boolean): Mark[] {
  const { rows, crossed } = ballRows(sum)
  const total = rows.reduce((all, row) => all + row, 0)
  const pitch = Math.min(box.width / Math.max(...rows), box.height / rows.length, 9)
  const r = pitch * 0.4
  const top = middleY(box) - (rows.length * pitch) / 2
  return rows.flatMap((row, y) =>
    Array.from({ length: row }, (_, x): Mark[] => {
      const [cx, cy] = [middleX(box) + (x - (row - 1) / 2) * pitch, top + (y + 0.5) * pitch]
      const second = sum.sign === '+' && y > 0
      const fill = color ? (second ? ORANGE : BLUE) : second ? GREY : WHITE
      const gone = rows.slice(0, y).reduce((all, before) => all + before, 0) + x >= total - crossed
      return [
        circle(cx, cy, r, { fill, width: 0.4 }),
        ...(gone ? [line(cx - r * 0.9, cy + r * 0.9, cx + r * 0.9, cy - r * 0.9, { width: 0.6 })] : []),
      ]
    }).flat(),
  )
}
