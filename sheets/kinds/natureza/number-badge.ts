/** Numbers and letters on a picture, and rows of words with a box for them. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box, circle, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'

const RADIUS = 4.8

/** A round sign with a number or a letter. */
export const badge = (pen: Pen, [x, y]: Spot, sign: string | number): Drawing => [
  pen.shape(circle(x, y, RADIUS), 'white', 1),
  pen.text(x, y + 2.3, sign, 6.4),
]

const SIZE = 4.8
const BOX = { width: 11, height: 10 }

/** One size at which all the words fit after their boxes. */
export const sharedSize = (words: readonly string[], width: number): number =>
  Math.min(...words.map((one) => fitTextSize(one, 'text', SIZE, width - BOX.width - 3)))

/** A box for an answer, and words after it. */
export function boxThenWords(
  pen: Pen,
  [x, y]: Spot,
  words: string,
  reply: string,
  width: number,
  size = sharedSize([words], width),
): PageMark[] {
  return [
    ...marksOf([
      pen.shape(box(x, y - BOX.height / 2, BOX.width, BOX.height, 2), 'white', 0.9),
      pen.text(x + BOX.width + 3, y + size * 0.35, words, size, { font: 'text', anchor: 'start' }),
    ]),
    writtenAnswer(x + BOX.width / 2, y, reply, 6.4),
  ]
}

/** Words, a box for an answer after them, and what follows the box. */
export function wordsThenBox(
  pen: Pen,
  [x, y]: Spot,
  words: string,
  reply: string,
  { room = 160, width = BOX.width, after = '' }: { room?: number; width?: number; after?: string } = {},
): PageMark[] {
  const tail = after ? measureText(after, 'text', SIZE) + 2.5 : 0
  const size = fitTextSize(words, 'text', SIZE, room - width - 2.5 - tail)
  const left = x + measureText(words, 'text', size) + 2.5
  return [
    ...marksOf([
      pen.text(x, y + size * 0.35, words, size, { font: 'text', anchor: 'start' }),
      pen.shape(box(left, y - BOX.height / 2, width, BOX.height, 2), 'white', 0.9),
      after ? pen.text(left + width + 2.5, y + size * 0.35, after, size, { font: 'text', anchor: 'start' }) : [],
    ]),
    writtenAnswer(left + width / 2, y, reply, 6),
  ]
}
