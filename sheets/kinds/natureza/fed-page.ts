/** Organs that bring food and air, the work of both systems, and the reason for which both of them feed the body. */
import { spreadWords } from '../../page/spread-words.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { digestive, lungs, trachea } from '../../studio/shapes/inner-body.ts'
import { FED_ORGANS, FED_ROADS, type SystemQuestion } from './inner-facts.ts'
import { type BodyRoom, bodyPoster, bodyRoom, posterPair } from './inner-poster.ts'
import { questionRows } from './question-rows.ts'

export interface FedTask {
  /** Names in the order of their numbers, from 1. */
  readonly names: readonly string[]
  /** None where the roads of food and air are asked for. */
  readonly asked: readonly SystemQuestion[]
  readonly reasons: readonly { readonly says: string; readonly isRight: boolean }[]
}

const NOTES = { x: 17, y: 210, width: 176, height: 72 }

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

const WHY = 'Por que o corpo precisa de alimento e de ar? Marque a certa.'
const SYSTEMS = 'Escreva: sistema digestório ou sistema respiratório?'

/** The mouth, then a box for each organ on the road. */
const roadRows = (pen: Pen, { names }: FedTask): PageMark[] =>
  FED_ROADS.flatMap(({ says, organs }, row) => {
    const y = NOTES.y + 22.6 + row * 11.2
    const left = NOTES.x + 6
    const number = (name: string) => String(names.indexOf(name) + 1)
    return [
      ...marksOf([
        pen.text(left, y + 1.7, says, 4.6, { font: 'text', anchor: 'start' }),
        pen.shape(box(left + 54, y - 4.2, 12, 8.4, 1.4), 'yellowPale', 0.8),
        pen.text(left + 60, y + 1.9, number('boca'), 5.2),
      ]),
      ...organs.flatMap((name, i): PageMark[] => {
        const x = left + 77 + i * 22.4
        return [
          ...marksOf([
            pen.line(`M${x - 9.4} ${y}h6.400m-2 -1.600l2 1.600l-2 1.600`, 0.8),
            pen.shape(box(x - 1, y - 4.2, 12, 8.4, 1.4), 'white', 0.8),
          ]),
          writtenAnswer(x + 5, y, number(name), 5.4),
        ]
      }),
    ]
  })

function reasonRows(pen: Pen, { reasons }: FedTask): PageMark[] {
  return reasons.flatMap(({ says, isRight }, i): PageMark[] => {
    const y = NOTES.y + 52 + i * 7
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
    (own, head) => [head, digestive(own), lungs(own), trachea(own)],
    FED_ORGANS,
    FED_ORGANS.map(({ name }) => task.names.indexOf(name) + 1),
  ),
  ...marksOf([
    posterPair(pen, look, 207, 0.72),
    notePaper(pen, NOTES),
    nameRows(pen, task.names),
    pen.line(`M${NOTES.x + 5} ${NOTES.y + 16.6}H${NOTES.x + NOTES.width - 5}`, 0.5, 'greyDark'),
    pen.line(`M${NOTES.x + 5} ${NOTES.y + 39.6}H${NOTES.x + NOTES.width - 5}`, 0.5, 'greyDark'),
    pen.text(NOTES.x + 6, NOTES.y + 45.4, WHY, 4.6, { anchor: 'start' }),
  ]),
  ...(task.asked.length > 0
    ? [
        ...marksOf(pen.text(NOTES.x + 6, NOTES.y + 22, SYSTEMS, 4.6, { anchor: 'start' })),
        ...questionRows(pen, NOTES, NOTES.y + 29.2, 7.8, task.asked),
      ]
    : roadRows(pen, task)),
  ...reasonRows(pen, task),
]
