/** All ages of a being in one place, each with a letter; below, a round trail with a box for each age. */
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { BLACK } from '../../scene/inks.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { POINT } from '../../studio/cast/poses.ts'
import { box, circle, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { LIFE_PLACES, type LifeName } from '../../studio/places/life-places.ts'
import { straight } from './food-place.ts'

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

const TIPS: Partial<Readonly<Record<LifeName, string>>> = {
  mosquito: 'Água parada? Esvazie, tampe ou vire: assim o mosquito não nasce.',
  gente: 'Adulta, a pessoa pode ter filhos: a vida continua.',
}
const TIP = 'O adulto tem filhotes, e o ciclo começa outra vez.'

const PANEL = { x: 44, y: 220, width: 153, height: 62 }
const [SIDE, ROW] = [19, 244]

const CHILDREN: readonly CastName[] = ['nina', 'caio', 'bia', 'davi', 'yumi', 'gil']

export function orderPage(pen: Pen, look: number, task: OrderTask): PageMark[] {
  const { letters, name } = task
  const step = PANEL.width / letters.length
  const xs = letters.map((_, i) => PANEL.x + step * (i + 0.5))
  const [first = 0, last = 0] = [xs[0], xs.at(-1)]
  const low = ROW + SIDE / 2
  return [
    ...marksOf([
      lifeScene(pen, task),
      pen.shape(box(PANEL.x, PANEL.y, PANEL.width, PANEL.height, 4), 'cream', 1.2),
      person(pen, CHILDREN[look % CHILDREN.length] ?? 'nina', 25, 283, 0.84, { pose: POINT }),
      pen.line(
        `M${last} ${low + 3}V${low + 6}Q${last} ${low + 9} ${last - 3} ${low + 9}H${first + 3}Q${first} ${low + 9} ${first} ${low + 6}`,
        1.5,
      ),
      straight([first, low + 7], [first, low + 2.4], BLACK, 1.5),
      pen.text(PANEL.x + PANEL.width / 2, PANEL.y + 55.5, TIPS[name] ?? TIP, 4.6, { font: 'text' }),
    ]),
    ...xs.flatMap((x, i): PageMark[] => [
      ...marksOf([
        pen.shape(box(x - SIDE / 2, ROW - SIDE / 2, SIDE, SIDE, 3), 'white', 1.1),
        pen.text(x, ROW - SIDE / 2 - 4, `${i + 1}º`, 5.6),
        i ? straight([x - step + SIDE / 2 + 2.4, ROW], [x - SIDE / 2 - 2.4, ROW], BLACK, 1.5) : [],
      ]),
      writtenAnswer(x, ROW, letters[i] ?? '', 9),
    ]),
  ]
}
