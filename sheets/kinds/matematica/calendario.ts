/** Months of a calendar on the wall: days to fill in, dates to mark, questions. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { createRandom } from '../../page/random.ts'
import type { SheetKind, SheetOptions } from '../../scene/scene.ts'
import { castOfPage, STANDING } from '../../studio/cast/people.ts'
import { type MonthPage, monthPage } from './calendar-facts.ts'
import { drawMonth } from './calendar-page.ts'
import { yearMonth } from './calendar-year.ts'

const THEMES = { 'primeiro-semestre': [1, 6], 'segundo-semestre': [7, 12], 'ano-todo': [1, 12] } as const

/** A month for each page, in the order of the year, from equal stretches of it. */
function monthsOf(options: SheetOptions): number[] {
  const [least, most] = THEMES[(options.theme ?? 'primeiro-semestre') as keyof typeof THEMES]
  const months = Array.from({ length: most - least + 1 }, (_, i) => least + i)
  const random = createRandom(options.seed).fork('months')
  const stretches = Math.min(options.pages, months.length)
  const from = (stretch: number) => Math.floor((stretch * months.length) / stretches)
  return Array.from({ length: stretches }, (_, i) => random.pick(months.slice(from(i), from(i + 1))))
}

export const calendario: SheetKind<PagesFacts<MonthPage>> = {
  id: 'calendario',
  category: 'matematica',
  themes: Object.keys(THEMES),
  draw: (options) => {
    const months = monthsOf(options)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const page = monthPage(months[index % months.length] ?? 1, options.level, random, index)
      const cast = castOfPage(sheet.fork('cast').shuffle(STANDING), index)
      return {
        marks: drawMonth(page, cast, options),
        whole: true,
        facts: page,
        items: page.questions.map(({ asked }) => `${page.month} ${asked}`),
        pictures: ['calendar', ...yearMonth(page.month).scene.shows],
      }
    })
  },
}
