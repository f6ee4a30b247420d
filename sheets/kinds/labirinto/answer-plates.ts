/** Plates to write on below a maze: a name on a long line, a word in boxes, a sum of five numbers. */
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { answerBox, line, text } from '../../scene/marks.ts'
import { box } from '../../studio/paths.ts'
import { Pen } from '../../studio/pen.ts'
import { IN_KEY } from './maze-picture.ts'
import type { WayTokens } from './way-tokens.ts'

interface Plate {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Height of a plate, its distance from its content, and the baseline of its question below its top, mm. */
export const PLATE_HEIGHT = 23
const [INSIDE, QUESTION] = [4, 6.6]
const ASKED = 4.8
/** Height of a box to write in. */
const FIELD = 11

/** `short`: the question in a key of small pages, as large as their letters have to be. */
const board = ({ x, y, width }: Plate, question: string, color: boolean, short?: string): PageMark[] => {
  const asked = (words: string, size: number) =>
    text(x + INSIDE, y + QUESTION, words, size, { font: 'text', anchor: 'start' })
  return [
    new Pen(color).shape(box(x, y, width, PLATE_HEIGHT, 3), 'white', 0.8),
    short === undefined ? asked(question, ASKED) : answer([asked(short, IN_KEY)], [asked(question, ASKED)]),
  ]
}

/** A question with a line as long as the plate. */
export const linePlate = (plate: Plate, question: string, said: string, color: boolean): PageMark[] => {
  const foot = plate.y + PLATE_HEIGHT - 3.6
  return [
    ...board(plate, question, color),
    line(plate.x + INSIDE, foot, plate.x + plate.width - INSIDE, foot, { width: 0.4 }),
    writtenAnswer(plate.x + plate.width / 2, foot - 5.2, said, 8),
  ]
}

/** A box for each letter. */
export function wordPlate(plate: Plate, question: string, word: string, color: boolean, short?: string): PageMark[] {
  const letters = [...word]
  const step = Math.min((plate.width - 2 * INSIDE + 1.6) / letters.length, 16)
  const left = plate.x + (plate.width - step * letters.length + 1.6) / 2
  const top = plate.y + PLATE_HEIGHT - FIELD - 2.6
  return [
    ...board(plate, question, color, short),
    ...letters.flatMap((letter, i): PageMark[] => [
      answerBox(left + i * step, top, step - 1.6, FIELD),
      writtenAnswer(left + i * step + (step - 1.6) / 2, top + FIELD / 2, letter, 7.5),
    ]),
  ]
}

/** Numbers in boxes with signs between them, and a larger box for the total. */
export function sumPlate(
  plate: Plate,
  question: string,
  { onWay, answer: sum }: WayTokens,
  color: boolean,
): PageMark[] {
  const sign = 5
  const room = plate.width - 2 * INSIDE - sign * onWay.length
  const own = room / (onWay.length + 1.5)
  const top = plate.y + PLATE_HEIGHT - FIELD - 2.6
  const at = (i: number) => plate.x + INSIDE + i * (own + sign)
  return [
    ...board(plate, question, color),
    ...onWay.flatMap(([, number], i): PageMark[] => [
      answerBox(at(i), top, own, FIELD),
      writtenAnswer(at(i) + own / 2, top + FIELD / 2, number, 6.5),
      text(at(i) + own + sign / 2, top + FIELD / 2 + 2, i === onWay.length - 1 ? '=' : '+', 5.6, { font: 'text' }),
    ]),
    answerBox(at(onWay.length), top, own * 1.5, FIELD),
    writtenAnswer(at(onWay.length) + own * 0.75, top + FIELD / 2, sum, 7),
  ]
}
