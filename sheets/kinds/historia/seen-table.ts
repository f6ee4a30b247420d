/** A paper with names in two columns of four, each with a box for either of two pictures. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'

interface SeenRow {
  readonly name: string
  /** In the first picture, in the second. */
  readonly seen: readonly [boolean, boolean]
}

const TABLE = { x: 14, y: 222.5, width: 182, height: 59.5 }
const [LINE, BOX, ROWS] = [11.2, 8.6, 4]
const CELLS = [58, 77]

export function seenTable(pen: Pen, heads: readonly [string, string], rows: readonly SeenRow[]): PageMark[] {
  const column = TABLE.width / 2
  return [
    ...marksOf([
      pen.shape(box(TABLE.x, TABLE.y, TABLE.width, TABLE.height, 3), 'white', 1.1),
      pen.line(`M${TABLE.x + column} ${TABLE.y + 4}v${TABLE.height - 8}`, 0.6, 'grey'),
      [0, 1].map((side) =>
        CELLS.map((dx, i) => pen.text(TABLE.x + side * column + dx, TABLE.y + 7, heads[i] ?? '', 4.4)),
      ),
    ]),
    ...rows.flatMap(({ name, seen }, i): PageMark[] => {
      const x = TABLE.x + Math.floor(i / ROWS) * column
      const y = TABLE.y + 10.4 + LINE * ((i % ROWS) + 0.5)
      return [
        ...marksOf(pen.text(x + 5, y + 1.8, name, fitTextSize(name, 'text', 5, 44), { font: 'text', anchor: 'start' })),
        ...CELLS.flatMap((dx, k): PageMark[] => [
          ...marksOf(pen.shape(box(x + dx - BOX / 2, y - BOX / 2, BOX, BOX, 1.6), 'white', 0.9)),
          ...(seen[k] ? [writtenAnswer(x + dx, y, 'X', 6)] : []),
        ]),
      ]
    }),
  ]
}
