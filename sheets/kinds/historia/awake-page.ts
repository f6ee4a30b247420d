/** Animals at nightfall in their homes: which of them are awake by day, which by night? */
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { duskGlade } from '../../studio/places/dusk-glade.ts'
import type { Hood } from '../../studio/places/neighbourhood.ts'
import type { Animal } from './dusk-homes.ts'

export interface AwakeFacts {
  /** By their homes. */
  readonly animals: readonly Animal[]
}

const COLUMNS = [42, 105, 168]
const ROWS = [135, 199]
const PAPER = { x: 14, y: 216, width: 182, height: 65 }

export function awakePage(pen: Pen, hood: Hood, { animals }: AwakeFacts): PageMark[] {
  const half = PAPER.width / 2
  const lists = [animals.filter(({ isNight }) => !isNight), animals.filter(({ isNight }) => isNight)]
  return [
    ...marksOf([
      duskGlade(pen, hood),
      animals.map(({ name, draw }, i) => {
        const [x, top] = [COLUMNS[i % 3] ?? 0, ROWS[Math.floor(i / 3)] ?? 0]
        return [
          pen.at(x, top, 1, draw),
          pen.shape(box(x - 24, top, 48, 10, 2), 'white', 0.9),
          pen.text(x, top + 7, name, 5.4, { font: 'text' }),
        ]
      }),
      pen.shape(box(PAPER.x, PAPER.y, PAPER.width, PAPER.height, 3), 'white', 1.1),
      pen.line(`M${PAPER.x + half} ${PAPER.y + 5}v${PAPER.height - 10}`, 0.6, 'grey'),
      ['Acordado de dia', 'Acordado de noite'].map((head, k) =>
        pen.text(PAPER.x + half * (k + 0.5), PAPER.y + 10, head, 5.8),
      ),
    ]),
    ...lists.flatMap((list, k) =>
      list.flatMap(({ name }, i): PageMark[] => {
        const [x, y] = [PAPER.x + half * k, PAPER.y + 26 + i * 15]
        return [
          ...marksOf(pen.line(`M${x + 10} ${y}H${x + half - 10}`, 0.6)),
          writtenAnswer(x + half / 2, y - 4, name, 5.4),
        ]
      }),
    ),
  ]
}
