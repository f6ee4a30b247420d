/** Months of a calendar on the wall: days to fill in, dates to mark, questions. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { createRandom } from '../../page/random.ts'
import type { SheetKind, SheetOptions } from '../../scene/scene.ts'
import { castOfPage, STANDING } from '../../studio/cast/people.ts'
import { type MonthPage, monthPage } from './calendar-facts.ts'
import { drawMonth } from './calendar-page.ts'
import { yearMonth } from './calendar-year.ts'

const PARTS = { 'primeiro-semestre': [1, 6], 'segundo-semestre': [7, 12], 'ano-todo': [1, 12] } as const
/** Single months, by their names. */
const MONTHS = Array.from({ length: 12 }, (_, i) => yearMonth(i + 1).name.toLocaleLowerCase('pt-BR'))

/**
 * Months side by side in half a year, one of each quarter in a whole one; after a single month come those that follow
 * it. A page keeps its month when pages are added.
 */
function monthOf(index: number, { theme = 'primeiro-semestre', seed }: SheetOptions): number {
  const single = MONTHS.indexOf(theme)
  if (single >= 0) return ((single + index) % 12) + 1
  const [least, most] = PARTS[theme as keyof typeof PARTS]
  const count = most - least + 1
  const isYear = count === 12
  const first = createRandom(seed)
    .fork('months')
    .integer(0, isYear ? 2 : 3)
  const step = isYear ? 3 * index + Math.floor(index / 4) : index
  return least + ((first + step) % count)
}

export const calendario: SheetKind<PagesFacts<MonthPage>> = {
  id: 'calendario',
  category: 'matematica',
  themes: [...Object.keys(PARTS), ...MONTHS],
  draw: (options) =>
    composeSheet(options, 'write', (random, index, sheet) => {
      // Sheets of a single month begin in the first year: there nobody counts to the third Monday.
      const most = MONTHS.includes(options.theme ?? '') ? 2 : 3
      const page = monthPage(monthOf(index, options), options.level, random, index, most)
      const cast = castOfPage(sheet.fork('cast').shuffle(STANDING), index)
      return {
        marks: drawMonth(page, cast, options),
        whole: true,
        facts: page,
        items: page.questions.map(({ asked }) => `${page.month} ${asked}`),
        pictures: ['calendar', ...yearMonth(page.month).scene.shows],
      }
    }),
}
