/** Bills of a home: fields and purpose of one, two to compare, a paper to fill in and a wrong total to find. */
import type { PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { type CastName, childAt } from '../../studio/cast/people.ts'
import type { Pen } from '../../studio/pen.ts'
import { type Draw, goingRound, wholePages } from '../escrita/whole-pages.ts'
import { dealBill, dealMonths, dealPair } from './bill-deal.ts'
import { BILL_NAMES, BILLS, type BillName, FIELDS, type Payer } from './bill-facts.ts'
import { type FieldsTask, fieldsPage, type PairTask, pairPage, type WrongTask, wrongPage } from './bill-pages.ts'
import { questionsOf } from './bill-questions.ts'
import { dealStory } from './bill-story.ts'

export interface BillsFacts {
  readonly fields?: FieldsTask
  readonly pair?: PairTask
  readonly wrong?: WrongTask
}

interface BillsPage {
  readonly facts: BillsFacts
  readonly marks: readonly PageMark[]
  readonly items: readonly string[]
}

const ADULTS: Readonly<Record<Payer, CastName>> = { 'Marta Lima': 'mae', 'Carlos Lima': 'pai', 'Josefa Lima': 'avo' }

const PAGES: Readonly<Record<Level, (pen: Pen, random: Random, name: BillName, look: number) => BillsPage>> = {
  facil: (pen, random, name, look) => {
    const fields: FieldsTask = {
      bill: dealBill(name, random),
      painted: random.shuffle(FIELDS),
      orders: [0, 1, 2].map(() => random.shuffle([0, 1, 2])),
    }
    return {
      facts: { fields },
      marks: fieldsPage(pen, fields, look, childAt(look + 2 * BILL_NAMES.indexOf(name))),
      items: [BILLS[name].title],
    }
  },
  medio: (pen, random, name, look) => {
    const bills = dealPair(name, random)
    const pair: PairTask = { bills, asked: questionsOf(bills) }
    const marks = pairPage(pen, pair, look, ADULTS[bills[0].payer], childAt(look + 1 + 2 * BILL_NAMES.indexOf(name)))
    return { facts: { pair }, marks, items: bills.map((bill) => BILLS[bill.name].title) }
  },
  desafio: (pen, random, name, look) => {
    const months = dealMonths(name, random)
    const wrong: WrongTask = { name, story: dealStory(name, random, months.bills[1]), months }
    return {
      facts: { wrong },
      marks: wrongPage(pen, wrong, look, ADULTS[wrong.story.payer]),
      items: [BILLS[name].title],
    }
  },
}

export const contasDaCasa: SheetKind<PagesFacts<BillsFacts>> = {
  id: 'contas-da-casa',
  category: 'alfabetizacao',
  themes: BILL_NAMES,
  draw: (options) => {
    const nameOf = goingRound(options, BILL_NAMES)
    const draw: Draw<BillsFacts> = (pen, random, look, index) => {
      const name = nameOf(index)
      const page = PAGES[options.level](pen, random, name, look)
      return { ...page, pictures: page.items.map((item) => item.toLowerCase()) }
    }
    return wholePages(options, draw, 4)
  },
}
