/** Numbers and groups: join each number (later: its name) to the group that has as many. */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { withAmount } from '../../page/amount.ts'
import { cellsOf, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { MatchFacts, MatchItem } from '../../page/match-columns.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { centredText } from '../../scene/marks.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { placeOf } from '../matematica/counted-rows.ts'
import { COUNTER_THEMES, dealCounters } from '../matematica/counters.ts'
import { drawPlacedMatching } from '../matematica/matched-place.ts'

const NAMES = ['ZERO', 'UM', 'DOIS', 'TRÊS', 'QUATRO', 'CINCO', 'SEIS', 'SETE', 'OITO', 'NOVE', 'DEZ', 'ONZE', 'DOZE']

const LEVELS: Readonly<Record<Level, { rows: number; min: number; max: number; named: boolean }>> = {
  facil: { rows: 4, min: 1, max: 5, named: false },
  medio: { rows: 5, min: 3, max: 10, named: false },
  desafio: { rows: 6, min: 5, max: 12, named: true },
}

const number = (count: number, named: boolean): MatchItem => ({
  name: String(count),
  draw: (box) => {
    const label = named ? (NAMES[count] ?? String(count)) : String(count)
    const size = named ? fitTextSize(label, 'display', 12, box.width - 4) : Math.min(26, box.height * 0.72)
    return [centredText(middleX(box), middleY(box), label, size)]
  },
  onPaper: true,
})

/** The fullest lines in which so many pictures fill the box. */
function columnsFor(count: number, box: Box): number {
  const side = (columns: number) => Math.min(box.width / columns, box.height / Math.ceil(count / columns))
  const most = Array.from({ length: count }, (_, i) => i + 1)
  return most.reduce((best, columns) => (side(columns) > side(best) ? columns : best), 1)
}

/** Six things and more form two lines, so that a child finds five at a glance. The last line is on the ground. */
const amount = (count: number, picture: Picture, color: boolean): MatchItem => ({
  name: String(count),
  draw: (box) => {
    const columns = count > 5 ? Math.ceil(count / 2) : columnsFor(count, box)
    const rows = Math.ceil(count / columns)
    const side = Math.min(box.width / columns, box.height / rows, 27)
    const area = {
      x: middleX(box) - (side * columns) / 2,
      y: box.y + box.height - side * rows,
      width: side * columns,
      height: side * rows,
    }
    return cellsOf(columns, rows, { box: area, gap: 0 })
      .slice(0, count)
      .map((cell) => drawPicture(picture, { cx: middleX(cell), cy: middleY(cell), size: side * 0.92, color }))
  },
})

export const quantidades: SheetKind<PagesFacts<MatchFacts>> = {
  id: 'quantidades',
  category: 'pareamento',
  themes: COUNTER_THEMES,
  draw: (options) => {
    const { level, color } = options
    const { rows, min, max, named } = withAmount(options, LEVELS[level])
    const dealt = dealCounters(options, rows)
    return composeSheet(options, 'link', (random, index) => {
      const counts = random.sample(
        Array.from({ length: max - min + 1 }, (_, i) => min + i),
        rows,
      )
      const pictures = dealt[index] ?? []
      const pairs = counts.flatMap((count, i) => {
        const picture = pictures[i]
        return picture ? [{ left: number(count, named), right: amount(count, picture, color) }] : []
      })
      const items = counts.map((count, i) => `${count} ${pictures[i]?.name ?? ''}`)
      const look = { leftWidth: named ? 54 : 36, rightWidth: named ? 92 : 104 }
      return { ...drawPlacedMatching(options, placeOf(options.theme, pictures), random, pairs, look), items }
    })
  },
}
