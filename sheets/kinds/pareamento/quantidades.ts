/** Numbers and groups: join each number (later: its name) to the group that has as many. */

import { fitTextSize } from '../../lettering/fonts.ts'
import { cellsOf, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { drawMatching, type MatchFacts, type MatchItem } from '../../page/match-columns.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { centredText } from '../../scene/marks.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { COUNTER_THEMES, countersOf } from '../matematica/counters.ts'

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
    const size = named ? fitTextSize(label, 'display', 10, box.width - 4) : 18
    return [centredText(middleX(box), middleY(box), label, size)]
  },
})

const amount = (count: number, picture: Picture, color: boolean): MatchItem => ({
  name: String(count),
  draw: (box) => {
    const columns = count <= 3 ? count : Math.ceil(count / 2)
    const rows = count <= 3 ? 1 : 2
    const side = Math.min(box.width / columns, box.height / rows, 20)
    const area = {
      x: middleX(box) - (side * columns) / 2,
      y: middleY(box) - (side * rows) / 2,
      width: side * columns,
      height: side * rows,
    }
    return cellsOf(columns, rows, { box: area, gap: 0 })
      .slice(0, count)
      .map((cell) => drawPicture(picture, { cx: middleX(cell), cy: middleY(cell), size: side * 0.88, color }))
  },
})

export const quantidades: SheetKind<PagesFacts<MatchFacts>> = {
  id: 'quantidades',
  category: 'pareamento',
  themes: COUNTER_THEMES,
  draw: (options) => {
    const { level, color } = options
    const { rows, min, max, named } = LEVELS[level]
    return composeSheet(options, 'link', (random) => {
      const counts = random.sample(
        Array.from({ length: max - min + 1 }, (_, i) => min + i),
        rows,
      )
      const pictures = random.sample(countersOf(options.theme), rows)
      const pairs = counts.flatMap((count, i) => {
        const picture = pictures[i]
        return picture ? [{ left: number(count, named), right: amount(count, picture, color) }] : []
      })
      return drawMatching(random, pairs, { leftWidth: named ? 46 : 34, rightWidth: 78 })
    })
  },
}
