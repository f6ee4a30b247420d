/** All ages of a being in one place, each with a letter; below, a ring with a box for each age and questions. */

import { wrapText } from '../../lettering/wrapped-text.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import { POINT } from '../../studio/cast/poses.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { LIFE_PLACES, type LifeName } from '../../studio/places/life-places.ts'
import { bush, flower } from '../../studio/shapes/nature.ts'
import { LIVES } from './life-facts.ts'
import { lifeRing } from './life-ring.ts'

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

const PANEL = { x: 44, y: 212, width: 153, height: 71 }
const RING = { x: 84, y: 247.5, rx: 28, ry: 23.5, side: 16, width: 1.5 } as const
const [FOLD, BOX, ASKED] = [125, 10.6, 5] as const

const CHILDREN = ['nina', 'caio', 'yumi', 'davi', 'sofia', 'gil'] as const

export function orderPage(pen: Pen, look: number, task: OrderTask): PageMark[] {
  const { letters, name } = task
  const { asks, parent } = LIVES[name]
  const left = PANEL.x + PANEL.width - 5 - BOX
  const step = (PANEL.height - 4) / asks.length
  return [
    ...marksOf([
      lifeScene(pen, task),
      pen.shape(box(PANEL.x, PANEL.y, PANEL.width, PANEL.height, 4), 'cream', 1.2),
      // A child without a letter would be a fifth age among people.
      name === 'gente'
        ? [bush(pen, 28, 280, 1), flower(pen, 22, 284, 1, 'pink')]
        : person(pen, inTurn(CHILDREN, look), 25, 283, 0.84, { pose: POINT }),
      pen.line(`M${FOLD} ${PANEL.y + 5}V${PANEL.y + PANEL.height - 5}`, 0.5, 'greyDark'),
    ]),
    ...lifeRing(pen, RING, letters, parent),
    ...asks.flatMap((one, i): PageMark[] => {
      const y = PANEL.y + 2 + step * (i + 0.5)
      const lines = wrapText(one.asks, 'text', ASKED, left - FOLD - 7)
      return [
        ...marksOf([
          lines.map((line, k) =>
            pen.text(FOLD + 5, y + 1.8 + (k - (lines.length - 1) / 2) * 6.4, line, ASKED, {
              font: 'text',
              anchor: 'start',
            }),
          ),
          pen.shape(box(left, y - BOX / 2, BOX, BOX, 2), 'white', 0.9),
        ]),
        writtenAnswer(left + BOX / 2, y, letters[one.age] ?? '', 6.6),
      ]
    }),
  ]
}
