/** Countryside and town with signs, and below them sentences on work or energy with two boxes each. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { wordsAndLine } from '../../page/words-and-line.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { fieldAndTown } from '../../studio/places/field-and-town.ts'
import type { Crop } from '../../studio/places/product-stops.ts'
import { disc } from './letters.ts'
import { WORK, type WorkLine, type WorkTheme } from './work-facts.ts'

export interface WorkTask {
  readonly theme: WorkTheme
  readonly crop: Crop
  readonly lines: readonly WorkLine[]
}

const PANEL = { x: 12, y: 204.5, width: 186, height: 79 }
const [LEFT, END] = [PANEL.x + 5, PANEL.x + PANEL.width - 4]
const COLUMNS = [END - 24, END - 7] as const
const BOX = 6.2
const LEGEND_LINE = 5.6
/** From the line beside the question to the one below it, mm. */
const SECOND_LINE = 8

export function workPage(pen: Pen, { theme, crop, lines }: WorkTask): PageMark[] {
  const { heads, classes, signs, ask } = WORK[theme]
  const legend = classes
    .filter((one) => one.length > 0)
    .map((one) => one.map(([letter, name]) => `${letter}: ${name}`).join('   '))
  const legendSize = Math.min(...legend.map((words) => fitTextSize(words, 'display', 4.8, COLUMNS[0] - LEFT - 14)))
  const top = PANEL.y + 5 + LEGEND_LINE * legend.length
  const last = PANEL.y + PANEL.height - 3.6
  const foot = last - SECOND_LINE
  const step = (foot - 5.4 - top) / lines.length
  const side = Math.min(BOX, step - 1.4)
  const rows = lines.map(([says, ...letters], i) => ({ says, letters, y: top + step * (i + 0.5) }))
  const size = Math.min(...rows.map(({ says }) => fitTextSize(says, 'text', 5.6, COLUMNS[0] - LEFT - 8)))
  const [asks, example] = ask
  const written = `Exemplo: ${example}`
  const { from, marks } = wordsAndLine(pen, asks, [LEFT, foot], 4.8, END)
  return [
    ...marksOf([
      fieldAndTown(pen, crop),
      signs.map(([sign, [x, y]]) => disc(pen, x, y, sign)),
      pen.shape(box(0, 202, 214, 100), 'woodPale', 1.1),
      pen.shape(box(PANEL.x, PANEL.y, PANEL.width, PANEL.height, 3), 'white', 1),
      pen.shape(
        box(LEFT - 2, PANEL.y + 3, COLUMNS[0] - LEFT - 7, LEGEND_LINE * legend.length + 2, 2),
        'yellowPale',
        0.8,
      ),
      legend.map((words, i) =>
        pen.text(LEFT + 1, PANEL.y + 3 + LEGEND_LINE * (i + 0.84) + (legend.length > 1 ? 0 : 0.4), words, legendSize, {
          anchor: 'start',
        }),
      ),
      heads.map((head, i) => pen.text(COLUMNS[i] ?? 0, top - 3.6, head, 4.2, { font: 'text' })),
      rows.map(({ says, y }) => [
        pen.text(LEFT, y + 2, says, size, { font: 'text', anchor: 'start' }),
        COLUMNS.map((x) => pen.shape(box(x - BOX / 2 - 1.4, y - side / 2, BOX + 2.8, side, 1.6), 'white', 0.9)),
      ]),
      marks,
      pen.line(`M${LEFT} ${last}H${END}`, 0.6),
    ]),
    ...rows.flatMap(({ letters, y }) =>
      letters.map((letter, i) => writtenAnswer(COLUMNS[i] ?? 0, y, letter, side * 0.9)),
    ),
    writtenAnswer(from + 1, foot - 2.8, written, fitTextSize(written, 'display', 4.4, END - from - 2), {
      anchor: 'start',
    }),
  ]
}
