/** All ages of a being in one place, each with a letter; below, a round trail with a box for each age. */
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { BLACK } from '../../scene/inks.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { POINT } from '../../studio/cast/poses.ts'
import { box, circle, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { LIFE_PLACES, type LifeName } from '../../studio/places/life-places.ts'
import { bush, flower } from '../../studio/shapes/nature.ts'
import { straight } from './food-place.ts'
import { LIVES } from './life-facts.ts'

export interface OrderTask {
  readonly name: LifeName
  /** Letter of each age, from the first. */
  readonly letters: readonly string[]
}

const DISC = 6

export const lettered = (pen: Pen, [x, y]: Spot, letter: string): Drawing => [
  pen.shape(circle(x, y, DISC), 'yellow', 1),
  pen.text(x, y + 2.7, letter, 7.4),
]

/** The place, its ages and their letters. */
export const lifeScene = (pen: Pen, { name, letters }: OrderTask): Drawing => {
  const { back, stages } = LIFE_PLACES[name]
  return [
    back(pen),
    stages.map(({ draw }) => draw(pen)),
    stages.map(({ disc }, i) => lettered(pen, disc, letters[i] ?? '')),
  ]
}

const TIP = 'O adulto tem filhotes, e o ciclo recomeça.'
const TIP_OF_PEOPLE = 'O adulto pode ter filhos.'

const PANEL = { x: 44, y: 213, width: 153, height: 70 }
const [SIDE, ROW] = [16, 231]
const [ASKED, BOX] = [[258.5, 272], 10.6] as const

const CHILDREN: readonly CastName[] = ['nina', 'caio', 'yumi', 'davi', 'sofia', 'gil']

export function orderPage(pen: Pen, look: number, task: OrderTask): PageMark[] {
  const { letters, name } = task
  const { asks, parent } = LIVES[name]
  const step = PANEL.width / letters.length
  const xs = letters.map((_, i) => PANEL.x + step * (i + 0.5))
  const [first = 0, last = 0] = [xs[0], xs[parent ?? letters.length - 1]]
  const low = ROW + SIDE / 2
  return [
    ...marksOf([
      lifeScene(pen, task),
      pen.shape(box(PANEL.x, PANEL.y, PANEL.width, PANEL.height, 4), 'cream', 1.2),
      // A child without a letter would be a fifth age among people.
      name === 'gente'
        ? [bush(pen, 28, 280, 1), flower(pen, 22, 284, 1, 'pink')]
        : person(pen, CHILDREN[look % CHILDREN.length] ?? 'nina', 25, 283, 0.84, { pose: POINT }),
      pen.line(
        `M${last} ${low + 2}V${low + 6}Q${last} ${low + 9} ${last - 3} ${low + 9}H${first + 3}Q${first} ${low + 9} ${first} ${low + 6}V${low + 5}`,
        1.5,
      ),
      pen.solid(`M${first} ${low + 1.4}L${first + 2.6} ${low + 6}H${first - 2.6}z`),
      pen.text((first + last) / 2, low + 6.4, parent ? TIP_OF_PEOPLE : TIP, 4.2, { font: 'text' }),
      pen.line(`M${PANEL.x + 5} ${low + 12.4}H${PANEL.x + PANEL.width - 5}`, 0.5, 'greyDark'),
    ]),
    ...xs.flatMap((x, i): PageMark[] => [
      ...marksOf([
        pen.shape(box(x - SIDE / 2, ROW - SIDE / 2, SIDE, SIDE, 3), 'white', 1.1),
        pen.text(x, ROW - SIDE / 2 - 2.6, `${i + 1}º`, 5.2),
        i ? straight([x - step + SIDE / 2 + 2.4, ROW], [x - SIDE / 2 - 2.4, ROW], BLACK, 1.5) : [],
      ]),
      writtenAnswer(x, ROW, letters[i] ?? '', 9),
    ]),
    ...asks.flatMap((one, i): PageMark[] => {
      const y = ASKED[i] ?? 0
      const left = PANEL.x + PANEL.width - 8 - BOX
      return [
        pen.text(PANEL.x + 8, y + 2, one.asks, 5.6, { font: 'text', anchor: 'start' }),
        pen.shape(box(left, y - BOX / 2, BOX, BOX, 2), 'white', 0.9),
        writtenAnswer(left + BOX / 2, y, letters[one.age] ?? '', 6.6),
      ]
    }),
  ]
}
