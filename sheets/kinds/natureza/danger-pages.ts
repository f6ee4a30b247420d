/** A room at home: dangers to circle and count, or with numbers to give to the care that each needs. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { POINT, POINT_LEFT } from '../../studio/cast/poses.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen, stroke } from '../../studio/pen.ts'
import type { DangerName } from '../../studio/places/home-rooms.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { DANGERS } from './danger-facts.ts'
import { around, type DangerRoom, dangersOf, discAt, numbered, roomScene } from './danger-room.ts'

const PAIRS: readonly (readonly [CastName, CastName])[] = [
  ['mae', 'gil'],
  ['pai', 'nina'],
  ['avo', 'davi'],
  ['mae', 'bia'],
  ['pai', 'theo'],
]

const COUNT = { x: 52, y: 228, width: 104, height: 50 }
const BOX = 18

export function circlePage(pen: Pen, look: number, room: DangerRoom): PageMark[] {
  const dangers = dangersOf(room)
  const [adult, child] = PAIRS[look % PAIRS.length] ?? (['mae', 'gil'] as const)
  const right = COUNT.x + COUNT.width
  return [
    ...marksOf([
      roomScene(pen, room),
      pen.shape(box(COUNT.x, COUNT.y, COUNT.width, COUNT.height, 4), 'cream', 1.2),
      pen.text(COUNT.x + 6, COUNT.y + 14.6, 'Quantos perigos há?', 5.4, { anchor: 'start' }),
      pen.shape(box(right - BOX - 6, COUNT.y + 3.6, BOX, BOX, 3), 'white', 1.1),
      pen.line(`M${COUNT.x + 6} ${COUNT.y + 26}H${right - 6}`, 0.5, 'greyDark'),
      pen.text(COUNT.x + COUNT.width / 2, COUNT.y + 34.6, 'Viu um perigo? Não mexa:', 5.2, { font: 'text' }),
      pen.text(COUNT.x + COUNT.width / 2, COUNT.y + 43, 'chame um adulto.', 5.2, { font: 'text' }),
      person(pen, adult, 29, 283, 0.68, { pose: POINT }),
      person(pen, child, 183, 283, 0.9, { pose: POINT_LEFT }),
    ]),
    ...dangers.map(({ danger, spot }) => answer([stroke(around(danger, spot), ANSWER_RED, 1.5)])),
    writtenAnswer(right - BOX / 2 - 6, COUNT.y + 3.6 + BOX / 2, String(dangers.length), 10),
  ]
}

export interface CareTask {
  readonly room: DangerRoom
  /** Numbers of the dangers, and the cares in the order of the book. */
  readonly numbers: readonly DangerName[]
  readonly cares: readonly DangerName[]
}

const BOOK = { x: 17, y: 219, width: 176, height: 63 }
const CARE_BOX = 9

export function carePage(pen: Pen, { room, numbers, cares }: CareTask): PageMark[] {
  const step = BOOK.height / cares.length
  return [
    ...marksOf([
      roomScene(pen, room),
      dangersOf(room).map(({ danger, spot }) => numbered(pen, discAt(danger, spot), numbers.indexOf(danger) + 1)),
      notePaper(pen, BOOK),
    ]),
    ...cares.flatMap((danger, i): PageMark[] => {
      const y = BOOK.y + step * (i + 0.5)
      const { care } = DANGERS[danger]
      return [
        ...marksOf([
          pen.shape(box(BOOK.x + 5, y - CARE_BOX / 2, CARE_BOX, CARE_BOX, 2), 'white', 0.9),
          pen.text(BOOK.x + CARE_BOX + 11, y + 2, care, fitTextSize(care, 'text', 5.8, BOOK.width - CARE_BOX - 16), {
            font: 'text',
            anchor: 'start',
          }),
          i ? pen.line(`M${BOOK.x + 4} ${y - step / 2}H${BOOK.x + BOOK.width - 4}`, 0.4, 'greyDark') : [],
        ]),
        writtenAnswer(BOOK.x + 5 + CARE_BOX / 2, y, String(numbers.indexOf(danger) + 1), 7),
      ]
    }),
  ]
}
