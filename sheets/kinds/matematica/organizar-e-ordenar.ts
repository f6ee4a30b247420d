/** Organizing familiar things: four in order by a measure, nine sorted by an attribute, a case of holes by two. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { childAt } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { GRADED, type GradedPlace, type Series } from '../../studio/shapes/graded-things.ts'
import { SORTED } from '../../studio/shapes/sorted-things.ts'
import {
  attributeOf,
  type CaseTask,
  caseTask,
  itemOf,
  KIND_AT,
  type OrderTask,
  orderRow,
  type SortTask,
  sortTask,
} from './tidy-facts.ts'
import { casePage, orderPage, sortPage } from './tidy-pages.ts'

export interface TidyFacts {
  readonly order?: OrderTask
  readonly sort?: SortTask
  readonly holes?: CaseTask
}

type Draw = (pen: Pen, random: Random, index: number, look: number) => DrawnPage<TidyFacts>

const ROWS = 3

function orderPages(options: SheetOptions, place: GradedPlace): Draw {
  const deals = dealPages<Series>(options, {
    items: GRADED[place],
    perPage: ROWS,
    mostShared: 1,
    nameOf: ({ name }) => name,
  })
  return (pen, random, index, look) => {
    const rows = (deals[index] ?? []).map((series) => orderRow(random, series))
    const task: OrderTask = { place, rows }
    return {
      facts: { order: task },
      marks: orderPage(pen, task, childAt(look)),
      items: rows.map(({ series, grades }) => `${series.name} ${grades.join('')}`),
      pictures: ['armário', 'prateleira', 'criança', 'cat', ...rows.map(({ series }) => series.name)],
    }
  }
}

/** The thing that a form is named after: «de estrela». */
const formOf = (words: string) => words.replace(/^de /, '')

const sortPages =
  (place: GradedPlace): Draw =>
  (pen, random, index) => {
    const task = sortTask(random, place, attributeOf(place, index))
    const { name, plural, formWords } = SORTED[KIND_AT[place]]
    return {
      facts: { sort: task },
      marks: sortPage(pen, task),
      items: task.things.map((thing) => `${name} ${task.attribute} ${itemOf(thing)}`),
      pictures: ['caixa', 'prateleira', name, plural, ...formWords.map(formOf)],
    }
  }

const casePages =
  (place: GradedPlace): Draw =>
  (pen, random, index) => {
    const task = caseTask(random, place, index)
    const { name, plural, formWords } = SORTED[KIND_AT[place]]
    return {
      facts: { holes: task },
      marks: casePage(pen, task),
      items: task.things.map((thing, i) => `${i} ${itemOf(thing)} ${task.loose.indexOf(i)}`),
      pictures: ['estante', 'mesa', name, plural, ...formWords.map(formOf)],
    }
  }

const PAGES: Readonly<Record<Level, (options: SheetOptions, place: GradedPlace) => Draw>> = {
  facil: orderPages,
  medio: (_, place) => sortPages(place),
  desafio: (_, place) => casePages(place),
}

const PLACES = Object.keys(GRADED) as readonly GradedPlace[]

export const organizarEOrdenar: SheetKind<PagesFacts<TidyFacts>> = {
  id: 'organizar-e-ordenar',
  category: 'matematica',
  themes: PLACES,
  draw: (options) => {
    const place = (options.theme ?? 'quarto') as GradedPlace
    const draw = PAGES[options.level](options, place)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const page = draw(pen, random, index, sheet.fork(place).integer(0, 9) + index)
      return {
        ...page,
        marks: [...page.marks, ...marksOf(pictureTitle(pen, options))],
        pictures: [place, ...(page.pictures ?? [])],
        whole: true,
      }
    })
  },
}
