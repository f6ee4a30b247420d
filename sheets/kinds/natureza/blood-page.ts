/** The road of the blood: organs to number on a poster, steps to put in order, work of the blood to complete. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { spreadWords } from '../../page/spread-words.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { heart, kidneys, lungs, smallBowel, trachea, vesselKey, vessels } from '../../studio/shapes/inner-body.ts'
import { BLOOD_ORGANS, BLOOD_ROUTE, type BloodQuestion } from './inner-facts.ts'
import { type BodyRoom, bodyPoster, bodyRoom, posterPair } from './inner-poster.ts'
import { questionRows } from './question-rows.ts'

export interface BloodTask {
  readonly names: readonly string[]
  /** Steps as printed, by their place on the route from 0; the first of the route keeps its number. */
  readonly steps: readonly number[]
  readonly asked: readonly BloodQuestion[]
}

const NOTES = { x: 17, y: 210, width: 176, height: 72 }
const ROW = 7.7

function stepRows(pen: Pen, { steps }: BloodTask): PageMark[] {
  const size = Math.min(...BLOOD_ROUTE.map((says) => fitTextSize(says, 'text', 4.6, NOTES.width - 28)))
  return steps.flatMap((step, i): PageMark[] => {
    const y = NOTES.y + 12.8 + i * ROW
    const isGiven = step === 0
    return [
      ...marksOf([
        pen.shape(box(NOTES.x + 6, y - 2.9, 9, 5.9, 1.2), isGiven ? 'yellow' : 'white', 0.8),
        isGiven ? pen.text(NOTES.x + 10.5, y + 1.8, 1, 5) : [],
        pen.text(NOTES.x + 18, y + 1.6, BLOOD_ROUTE[step] ?? '', size, { font: 'text', anchor: 'start' }),
      ]),
      ...(isGiven ? [] : [writtenAnswer(NOTES.x + 10.5, y, String(step + 1), 5)]),
    ]
  })
}

export const bloodPage = (pen: Pen, room: BodyRoom, look: number, task: BloodTask): PageMark[] => [
  ...marksOf(bodyRoom(pen, room, 196)),
  ...bodyPoster(
    pen,
    look,
    (own, head) => [lungs(own), trachea(own), vessels(own), smallBowel(own), kidneys(own), heart(own), head],
    BLOOD_ORGANS,
    BLOOD_ORGANS.map(({ name }) => task.names.indexOf(name) + 1),
  ),
  ...marksOf([
    vesselKey(pen, 56, 154, 64),
    posterPair(pen, look, 207, 0.64),
    notePaper(pen, NOTES),
    spreadWords(
      pen,
      task.names.map((name, i) => `${i + 1} ${name}`),
      [NOTES.x + 6, NOTES.y + 6.4],
      NOTES.width - 12,
      4.4,
    ),
    pen.line(`M${NOTES.x + 5} ${NOTES.y + 8.4}H${NOTES.x + NOTES.width - 5}`, 0.5, 'greyDark'),
    pen.line(`M${NOTES.x + 5} ${NOTES.y + 55.2}H${NOTES.x + NOTES.width - 5}`, 0.5, 'greyDark'),
  ]),
  ...stepRows(pen, task),
  ...questionRows(pen, NOTES, NOTES.y + 61, 7.8, task.asked),
]
