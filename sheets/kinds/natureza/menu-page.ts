/** The canteen: five lunches, each without one group of food, and a counter with what completes them. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { standing } from '../../studio/fit.ts'
import { box, circle } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { FOODS } from '../../studio/shapes/meal.ts'
import { type FoodName, MEAL_GROUPS, type MealGroup } from './inner-facts.ts'
import { type BodyRoom, bodyRoom, oneBeside } from './inner-poster.ts'
import { nameLines, questionRows } from './question-rows.ts'

interface Lunch {
  readonly missing: MealGroup
  /** From above to below; null is the place to fill. */
  readonly foods: readonly (FoodName | null)[]
}

export interface MenuTask {
  readonly lunches: readonly Lunch[]
  /** On the counter, by their number from 1; the two that belong to no group are ultra-processed. */
  readonly counter: readonly { readonly food: FoodName; readonly group: MealGroup | null }[]
  /** Index of the day that is asked for. */
  readonly asked: number
}

export const DAYS = ['segunda', 'terça', 'quarta', 'quinta', 'sexta'] as const

const BOARD = { x: 17, y: 57, width: 176, height: 104 }
const COLUMN = BOARD.width / DAYS.length
const [HEADER, SLOT] = [10, 18.4]
const [COUNTER, FRONT] = [184, 28]
const NOTES = { x: 50, y: 223, width: 142, height: 58 }

/** Needs of a body by age and activity. */
const NEEDS = [
  { asks: 'Para a sede de quem treina, a melhor bebida:', answer: 'água' },
  { asks: 'Quem treina precisa de mais energia ou menos?', answer: 'mais' },
  { asks: 'Um bebê e um atleta comem a mesma porção?', answer: 'não' },
] as const

export const numberFor = ({ counter }: Pick<MenuTask, 'counter'>, group: MealGroup) =>
  counter.findIndex((one) => one.group === group) + 1

const ultraNumbers = ({ counter }: MenuTask) =>
  counter.flatMap(({ group }, i) => (group === null ? [String(i + 1)] : [])).join(' e ')

function board(pen: Pen, task: MenuTask): PageMark[] {
  const { x, y, width, height } = BOARD
  const slots = task.lunches.flatMap(({ foods, missing }, i) =>
    foods.flatMap((food, k): PageMark[] => {
      const cx = x + COLUMN * (i + 0.5)
      const top = y + HEADER + k * SLOT
      if (food)
        return marksOf([
          standing(pen, FOODS[food], cx, top + 13, 12.6),
          pen.text(cx, top + 17, food, 3.8, { font: 'text' }),
        ])
      return [
        ...marksOf(pen.shape(box(cx - 7, top + 2.6, 14, 13, 2), 'yellowPale', 1)),
        writtenAnswer(cx, top + 9, String(numberFor(task, missing)), 8),
      ]
    }),
  )
  return [
    ...marksOf([
      pen.shape(box(x - 3, y - 2, width + 6, height + 4, 3), 'wood', 1.1),
      pen.shape(box(x, y, width, height, 2), 'white', 0.9),
      DAYS.map((day, i) => [
        pen.text(x + COLUMN * (i + 0.5), y + 7, day, 5),
        i ? pen.line(`M${x + COLUMN * i} ${y + 2}V${y + height - 2}`, 0.5, 'greyDark') : [],
      ]),
      pen.line(`M${x + 2} ${y + 9.6}H${x + width - 2}`, 0.6),
    ]),
    ...slots,
  ]
}

function counter(pen: Pen, { counter: foods }: MenuTask) {
  const step = 186 / foods.length
  return [
    pen.shape(box(-4, COUNTER, 222, 4), 'woodPale', 1.1),
    pen.shape(box(-4, COUNTER + 4, 222, FRONT), 'teal', 1.1),
    foods.map(({ food }, i) => {
      const x = 12 + step * (i + 0.5)
      const lines = nameLines(food)
      return [
        standing(pen, FOODS[food], x, COUNTER + 1, 17),
        pen.shape(circle(x, COUNTER + 8.6, 4), 'yellow', 0.9),
        pen.text(x, COUNTER + 10.5, i + 1, 5.2),
        pen.shape(box(x - 12, COUNTER + 15.4, 24, 13, 2), 'white', 0.7),
        lines.map((words, k) =>
          pen.text(
            x,
            COUNTER + 23.4 - (lines.length - 1) * 2.4 + k * 4.8,
            words,
            fitTextSize(words, 'display', 3.8, 20),
          ),
        ),
      ]
    }),
  ]
}

export const menuPage = (pen: Pen, room: BodyRoom, look: number, task: MenuTask): PageMark[] => [
  ...marksOf(bodyRoom(pen, room, 206)),
  ...board(pen, task),
  ...marksOf([
    counter(pen, task),
    notePaper(pen, NOTES),
    oneBeside(pen, look),
    pen.text(NOTES.x + NOTES.width / 2, NOTES.y + 7, 'Cada almoço: os cinco grupos, sem ultraprocessado', 4.6),
    pen.text(NOTES.x + NOTES.width / 2, NOTES.y + 13.6, MEAL_GROUPS.join(' · '), 4.5, { font: 'text' }),
    pen.line(`M${NOTES.x + 5} ${NOTES.y + 17}H${NOTES.x + NOTES.width - 5}`, 0.5, 'greyDark'),
  ]),
  ...questionRows(pen, NOTES, NOTES.y + 27, 13, [
    {
      asks: `O grupo que faltava na ${DAYS[task.asked] ?? 'quarta'}:`,
      answer: task.lunches[task.asked]?.missing ?? '',
    },
    { asks: 'Números dos dois ultraprocessados:', answer: ultraNumbers(task) },
    NEEDS[look % NEEDS.length] ?? NEEDS[0],
  ]),
]
