/** Doubles and halves of things in trays: two equal trays show that a double is twice as many, a half one of two equal parts. */
import { amountOf } from '../../page/amount.ts'
import { dealPages } from '../../page/deck.ts'
import { taskTitle } from '../../page/picture-page.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { solvedTrays, TRAYED, type TrayPlace, trayLabels, twinTrays } from '../../studio/places/twin-trays.ts'
import { dealInTurn } from './counters.ts'

type Rule = 'dobro' | 'metade'

export interface TrayTask {
  readonly rule: Rule
  readonly number: number
  readonly answer: number
  readonly name: string
}

type Dealt = Omit<TrayTask, 'name'>

/** Least and most of the smaller number: six are soon drawn. */
const [LEAST, MOST] = [2, 6]
const ROWS = 4

const nameOf = ({ rule, number }: Dealt) => `${rule} ${number}`

const tasksOf = (rules: readonly Rule[]): Dealt[] =>
  rules.flatMap((rule) =>
    Array.from({ length: MOST - LEAST + 1 }, (_, i) => {
      const small = LEAST + i
      return rule === 'dobro' ? { rule, number: small, answer: small * 2 } : { rule, number: small * 2, answer: small }
    }),
  )

/** One of each rule after the other: the word on the arrow has to be read each time. */
const inTurns = (tasks: readonly Dealt[], rules: readonly Rule[]): Dealt[] => {
  const rank = (task: Dealt) => tasks.filter(({ rule }) => rule === task.rule).indexOf(task) * rules.length
  const order = (task: Dealt) => rank(task) + rules.indexOf(task.rule)
  return tasks.toSorted((a, b) => order(a) - order(b))
}

/** The tasks of each page: no answer comes twice on it, and every rule as often as the other. */
export function dealTrays(options: SheetOptions, rules: readonly Rule[], place: TrayPlace): TrayTask[][] {
  const perPage = amountOf(options, ROWS)
  const items = tasksOf(rules)
  const most = Math.ceil(perPage / rules.length)
  const accept = (page: readonly Dealt[], one: Dealt) =>
    page.every(({ answer }) => answer !== one.answer) && page.filter(({ rule }) => rule === one.rule).length < most
  const things = dealInTurn(options, perPage, [], Object.keys(TRAYED[place]), 'trays')
  return Array.from({ length: options.pages }, (_, page) => {
    const start = { ...options, seed: options.seed * 8 + page, pages: 1 }
    const dealt = dealPages(start, { items, perPage, nameOf, accept })[0] ?? []
    return inTurns(dealt, rules).map((task, i) => ({ ...task, name: things[page]?.[i] ?? '' }))
  })
}

export const itemOf = (task: TrayTask) => `${nameOf(task)} ${task.name}`

export function drawTrayPage(
  options: SheetOptions,
  place: TrayPlace,
  tasks: readonly TrayTask[],
  variant: number,
): PageMark[] {
  const pen = new Pen(options.color)
  const rows = tasks.map(({ name, number, rule }) => ({ name, count: number, word: rule, both: rule === 'dobro' }))
  return [
    ...marksOf(twinTrays(pen, place, rows, variant)),
    ...taskTitle(pen, options),
    ...tasks.flatMap(({ rule, number, answer: result, name }, i): PageMark[] => {
      const { given, asked } = trayLabels(tasks.length, i, rule === 'dobro')
      const each = rule === 'dobro' ? number : result
      return [
        answer(marksOf(solvedTrays(pen, place, name, each, tasks.length, i))),
        writtenAnswer(given.x, given.y, String(number), 8.4),
        writtenAnswer(asked.x, asked.y, String(result), 8.4),
      ]
    }),
  ]
}
