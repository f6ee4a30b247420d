/** White plates of the pictures of plane figures: names at the foot, boxes for sides and corners. */
import type { Box } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { flattenPath } from '../../scene/path-data.ts'
import { findShape, type Shape } from '../../scene/shapes.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'

/** Things are drawn in units of which the figure measures so many. */
export const UNITS = 20

/** On the plate of names: letters, the form before its name, the gap to the next, the height of a row, the room. */
const NAMES = { size: 5.4, icon: 7.6, gap: 5.5, row: 10, room: 176 }
const wideOf = (name: string) => NAMES.icon + 2.4 + measureText(name, 'text', NAMES.size)
const rowWidth = (row: readonly Shape[]) =>
  row.reduce((sum, { name }) => sum + wideOf(name), 0) + NAMES.gap * (row.length - 1)

/** To write below a figure with corners: how many sides and how many corners. */
export function cornersOf(pen: Pen, id: string): PageMark[] {
  const [outline = []] = flattenPath(findShape(id).data(0, 0, UNITS), 24)
  const count = String(outline.length - 1)
  const [left, y] = [42, 248]
  const field = (x: number, word: string): PageMark[] => [
    ...marksOf([
      pen.shape(box(x, y, 58, 13, 3), 'white', 0.7),
      pen.shape(box(x + 2, y + 1.5, 13, 10, 1.5), 'white', 0.7),
      pen.text(x + 18, y + 8.4, word, NAMES.size, { font: 'text', anchor: 'start' }),
    ]),
    writtenAnswer(x + 8.5, y + 6.5, count, 6.4),
  ]
  return [...field(left, 'lados'), ...field(left + 68, 'cantos')]
}

/** The plate at the foot with the names of the figures: two rows of many. */
function plateOf(ids: readonly string[]) {
  const entries = [...new Set(ids)].map((id) => findShape(id))
  const half = Math.ceil(entries.length / 2)
  const rows = rowWidth(entries) > NAMES.room ? [entries.slice(0, half), entries.slice(half)] : [entries]
  const width = Math.max(...rows.map(rowWidth)) + 9
  const height = rows.length * NAMES.row + 2.6
  return { rows, width, height, top: 282 - height }
}

export function namesOf(pen: Pen, ids: readonly string[]): Drawing {
  const { rows, width, height, top } = plateOf(ids)
  return [
    pen.shape(box(105 - width / 2, top, width, height, 4), 'white', 0.7),
    rows.map((row, r): Drawing => {
      let x = 105 - rowWidth(row) / 2
      const y = top + 1.3 + NAMES.row * (r + 0.5)
      return row.map(({ name, data }): Drawing => {
        const at = x
        x += wideOf(name) + NAMES.gap
        return [
          pen.shape(data(at + NAMES.icon / 2, y, NAMES.icon), null, 0.7),
          pen.text(at + NAMES.icon + 2.4, y + 1.9, name, NAMES.size, { font: 'text', anchor: 'start' }),
        ]
      })
    }),
  ]
}

/** Room that the plate of names takes. */
export function plateBox(ids: readonly string[]): Box {
  const { width, height, top } = plateOf(ids)
  return { x: 105 - width / 2, y: top, width, height }
}
