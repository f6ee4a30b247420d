/** Organs that bring food and air, the work of both systems, and the reason for which both of them feed the body. */
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { digestive, lungs, trachea } from '../../studio/shapes/inner-body.ts'
import { FED_ORGANS, type SystemQuestion } from './inner-facts.ts'
import { type BodyRoom, bodyPoster, bodyRoom, posterPair } from './inner-poster.ts'
import { questionRows, spreadWords } from './question-rows.ts'

export interface FedTask {
  /** Names in the order of their numbers, from 1. */
  readonly names: readonly string[]
  readonly asked: readonly SystemQuestion[]
  readonly reasons: readonly { readonly says: string; readonly isRight: boolean }[]
}

const NOTES = { x: 17, y: 211, width: 176, height: 71 }

const nameRows = (pen: Pen, names: readonly string[]): Drawing =>
  [0, 1].map((row) =>
    spreadWords(
      pen,
      names.slice(row * 4, row * 4 + 4).map((name, i) => `${row * 4 + i + 1} ${name}`),
      [NOTES.x + 6, NOTES.y + 7 + row * 6.4],
      NOTES.width - 12,
      4.6,
    ),
  )

const WHY = 'Por que os dois sistemas nutrem o corpo? Marque a certa.'

function reasonRows(pen: Pen, { reasons }: FedTask): PageMark[] {
  return reasons.flatMap(({ says, isRight }, i): PageMark[] => {
    const y = NOTES.y + 49 + i * 7.4
    return [
      ...marksOf([
        pen.shape(box(NOTES.x + 6, y - 4.4, 5.6, 5.6, 1), 'white', 0.8),
        pen.text(NOTES.x + 15, y, says, 4.4, { font: 'text', anchor: 'start' }),
      ]),
      ...(isRight ? [writtenAnswer(NOTES.x + 8.8, y - 1.6, 'X', 5)] : []),
    ]
  })
}

export const fedPage = (pen: Pen, room: BodyRoom, look: number, task: FedTask): PageMark[] => [
  ...marksOf(bodyRoom(pen, room, 196)),
  ...bodyPoster(
    pen,
    look,
    (own) => [digestive(own), lungs(own), trachea(own)],
    FED_ORGANS,
    FED_ORGANS.map(({ name }) => task.names.indexOf(name) + 1),
  ),
  ...marksOf([
    posterPair(pen, look, 207, 0.72),
    notePaper(pen, NOTES),
    nameRows(pen, task.names),
    pen.line(`M${NOTES.x + 5} ${NOTES.y + 16.6}H${NOTES.x + NOTES.width - 5}`, 0.5, 'greyDark'),
    pen.line(`M${NOTES.x + 5} ${NOTES.y + 36}H${NOTES.x + NOTES.width - 5}`, 0.5, 'greyDark'),
    pen.text(NOTES.x + 6, NOTES.y + 42.4, WHY, 4.6, { anchor: 'start' }),
  ]),
  ...questionRows(pen, NOTES, NOTES.y + 23.6, 9, task.asked),
  ...reasonRows(pen, task),
]
