/** Questions below a picture in pieces: those of two colours are counted, on the hardest level all are compared. */
import { measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { WHITE } from '../../scene/inks.ts'
import { rect, text } from '../../scene/marks.ts'
import type { Level } from '../../scene/scene.ts'
import type { CodedFigure } from './coded-figure.ts'
import { QUESTIONS } from './paint-shelf.ts'

/** Size of the words, mm. */
const SIZE = 4.4

const BOX = { width: 14, height: 10 }

/** Size of the number in a box, mm. */
const NUMBER = 6

/** Between words and their box; at most between two questions; at both ends, mm. */
const [GAP, MOST_SPACE, ENDS] = [2, 12, 4]

/** A question, and what is written in its box. */
interface Question {
  readonly words: string
  readonly answer: number
}

/** Pieces of one colour. */
interface Count {
  readonly name: string
  readonly crayon: number
  readonly count: number
}

/** The name of a pencil beside «cor»: `amarelo` is `amarela`, `azul-claro` is `azul-clara`. */
const feminine = (name: string) => name.replace(/o(?=-|$)/g, 'a')

/** Those with the most pieces that are not too many to count. */
const countable = (counts: readonly Count[], howMany: number, [least, most]: readonly [number, number]) =>
  counts.filter(({ count }) => count >= least && count <= most).slice(-howMany)

const ofColours = (counts: readonly Count[]): Question[] =>
  countable(counts, 2, [2, 12]).map(({ name, count }, i) => ({
    words: `${i ? '' : 'Conte todos os pedaços. '}De cor ${feminine(name)}:`,
    answer: count,
  }))

const ofNumbers = (counts: readonly Count[]): Question[] => {
  const most = counts.at(-1)
  const counted = countable(counts.slice(0, -1), 1, [6, 24])
  return [
    { words: 'Que número mais aparece?', answer: most?.crayon ?? 0 },
    ...counted.map(({ crayon, count }) => ({ words: `Quantos pedaços têm o número ${crayon}?`, answer: count })),
  ]
}

/** Colours from the rarest to the one with the most pieces. */
const countsOf = ({ crayons, pieces }: CodedFigure): Count[] =>
  crayons
    .map(({ name }, crayon) => ({ name, crayon, count: pieces.filter((one) => one.crayon === crayon).length }))
    .slice(1)
    .sort((a, b) => a.count - b.count || a.crayon - b.crayon)

/** In one row at the foot of the page. */
export function pieceQuestions(figure: CodedFigure, level: Level): PageMark[] {
  const questions = (level === 'desafio' ? ofNumbers : ofColours)(countsOf(figure))
  const widthOf = ({ words }: Question) => measureText(words, 'text', SIZE) + GAP + BOX.width
  const total = questions.reduce((sum, question) => sum + widthOf(question), 0)
  const space = Math.min(MOST_SPACE, (QUESTIONS.width - 2 * ENDS - total) / Math.max(1, questions.length - 1))
  let x = QUESTIONS.x + (QUESTIONS.width - total - space * (questions.length - 1)) / 2
  const middle = QUESTIONS.y + QUESTIONS.height / 2
  return questions.flatMap((question) => {
    const left = x
    x += widthOf(question) + space
    const box = left + widthOf(question) - BOX.width
    return [
      text(left, middle + SIZE * 0.35, question.words, SIZE, { font: 'text', anchor: 'start' }),
      rect(box, middle - BOX.height / 2, BOX.width, BOX.height, { radius: 2, fill: WHITE, width: 0.6 }),
      writtenAnswer(box + BOX.width / 2, middle, String(question.answer), NUMBER),
    ]
  })
}
