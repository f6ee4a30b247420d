/** Two days of a diary on a wall: foods to put into classes, minutes of movement to compare. */
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { standing } from '../../studio/fit.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { FOODS } from '../../studio/shapes/meal.ts'
import { CLASS_FOODS, FOOD_CLASSES, type FoodClass, type FoodName } from './inner-facts.ts'
import { type BodyRoom, bodyRoom, oneBeside } from './inner-poster.ts'
import { nameLines, questionRows } from './question-rows.ts'

interface DiaryDay {
  readonly name: string
  readonly foods: readonly FoodName[]
  /** Of movement. */
  readonly minutes: number
}

export interface HabitsTask {
  readonly days: readonly [DiaryDay, DiaryDay]
  readonly risk: { readonly asks: string; readonly answer: string }
}

/** Minutes of movement a day that the guide recommends from 6 to 17 years. */
export const ENOUGH = 60

export const RISKS = [
  { asks: 'O excesso de ultraprocessados aumenta o risco de', answer: 'obesidade' },
  { asks: 'Comer menos do que o corpo precisa pode causar', answer: 'subnutrição' },
] as const

const CLASSES = Object.keys(FOOD_CLASSES) as FoodClass[]

export function classOf(food: FoodName): FoodClass {
  const found = CLASSES.find((one) => (CLASS_FOODS[one] as readonly string[]).includes(food))
  if (!found) throw new RangeError(`no class of ${food}`)
  return found
}

export const ultraOf = ({ foods }: Pick<DiaryDay, 'foods'>) => foods.filter((food) => classOf(food) === 'U').length

const DIARY = { y: 59, width: 82, height: 137 }
const LEFTS = [19, 109]
const [FIRST, ROW] = [13, 21.4]
const NOTES = { x: 50, y: 207, width: 142, height: 75 }

function diary(pen: Pen, day: DiaryDay, x: number): PageMark[] {
  const { y, width, height } = DIARY
  const rows = day.foods.flatMap((food, i): PageMark[] => {
    const top = y + FIRST + i * ROW
    return [
      ...marksOf([
        standing(pen, FOODS[food], x + 14, top + 18, 17),
        nameLines(food).map((words, k, all) =>
          pen.text(x + 26, top + 11.6 - (all.length - 1) * 2.8 + k * 5.6, words, 4.6, {
            font: 'text',
            anchor: 'start',
          }),
        ),
        pen.shape(box(x + width - 15, top + 3.6, 11, 12, 2), 'white', 1),
        pen.line(`M${x + 4} ${top + 20}H${x + width - 4}`, 0.5, 'greyDark'),
      ]),
      writtenAnswer(x + width - 9.5, top + 9.6, classOf(food), 7),
    ]
  })
  return [
    ...marksOf([
      pen.shape(box(x - 1, y + 1, width + 2, height + 1, 3), 'blue', 1),
      pen.shape(box(x, y, width, height, 2), 'white', 0.9),
      Array.from({ length: 9 }, (_, i) => pen.line(`M${x + 9 + i * 8} ${y - 2}v5`, 1.4)),
      pen.text(x + width / 2, y + 10, day.name, 5.6),
      pen.text(x + width / 2, y + height - 6.4, `movimento: ${day.minutes} minutos`, 4.8),
    ]),
    ...rows,
  ]
}

export const habitsPage = (pen: Pen, room: BodyRoom, look: number, task: HabitsTask): PageMark[] => {
  const [one, other] = task.days
  return [
    ...marksOf(bodyRoom(pen, room, 214)),
    ...task.days.flatMap((day, i) => diary(pen, day, LEFTS[i] ?? 0)),
    ...marksOf([
      notePaper(pen, NOTES),
      oneBeside(pen, look),
      CLASSES.map((letter, i) =>
        pen.text(NOTES.x + 6, NOTES.y + 7 + i * 6, `${letter} = ${FOOD_CLASSES[letter]}`, 4.5, { anchor: 'start' }),
      ),
      pen.text(NOTES.x + NOTES.width - 6, NOTES.y + 13, 'obesidade', 4.5, { anchor: 'end' }),
      pen.text(NOTES.x + NOTES.width - 6, NOTES.y + 19, 'subnutrição', 4.5, { anchor: 'end' }),
      pen.line(`M${NOTES.x + 5} ${NOTES.y + 22.6}H${NOTES.x + NOTES.width - 5}`, 0.5, 'greyDark'),
    ]),
    ...questionRows(pen, NOTES, NOTES.y + 31.6, 12.4, [
      { asks: `Quantos ultraprocessados há no ${other.name}?`, answer: String(ultraOf(other)) },
      { asks: 'Minutos de movimento nos dois dias:', answer: String(one.minutes + other.minutes) },
      { asks: `Para chegar a ${ENOUGH} minutos, faltam no ${other.name}:`, answer: String(ENOUGH - other.minutes) },
      task.risk,
    ]),
  ]
}
