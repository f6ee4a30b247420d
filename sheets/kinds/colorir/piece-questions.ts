/** Questions below a picture in pieces: those of two colours are counted, on the hardest level all are compared. */
import { measureText } from '../../lettering/fonts.ts'
import { CONTENT } from '../../page/paper.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { WHITE } from '../../scene/inks.ts'
import { rect, text } from '../../scene/marks.ts'
import type { Level } from '../../scene/scene.ts'
import type { CodedFigure } from './coded-figure.ts'

export const QUESTIONS_HEIGHT = 14

const [SIZE, BOX, GAP] = [4.6, { width: 15, height: 10 }, 3]

/** A question, and what is written in its box. */
interface Question {
  readonly words: string
  readonly answer: number
}

/** So many pieces of one colour are counted at a level. */
const COUNTED: Readonly<Record<Level, readonly [least: number, most: number]>> = {
  facil: [0, 0],
  medio: [2, 12],
  desafio: [6, 24],
}

/** The name of a pencil beside «cor»: `amarelo` is `amarela`, `azul-claro` is `azul-clara`. */
const feminine = (name: string) => name.replace(/o(?=-|$)/g, 'a')

function questionsOf(figure: CodedFigure, level: Level): Question[] {
  const counts = figure.crayons
    .map(({ name }, crayon) => ({ name, crayon, count: figure.pieces.filter((one) => one.crayon === crayon).length }))
    .slice(1)
    .sort((a, b) => a.count - b.count || a.crayon - b.crayon)
  const [least, most] = COUNTED[level]
  const countable = counts.filter(({ count }) => count >= least && count <= most)
  if (level === 'medio')
    return countable.slice(-2).map(({ name, count }, i) => ({
      words: `${i ? '' : 'Conte todos os pedaços. '}De cor ${feminine(name)}:`,
      answer: count,
    }))
  return [
    { words: 'Que número mais aparece?', answer: counts.at(-1)?.crayon ?? 0 },
    ...countable
      .filter(({ crayon }) => crayon !== counts.at(-1)?.crayon)
      .slice(-1)
      .map(({ crayon, count }) => ({ words: `Quantos pedaços têm o número ${crayon}?`, answer: count })),
  ]
}

/** In one row at the foot of the page. */
export function pieceQuestions(figure: CodedFigure, level: Level): PageMark[] {
  const questions = questionsOf(figure, level)
  const widthOf = ({ words }: Question) => measureText(words, 'text', SIZE) + GAP + BOX.width
  const total = questions.reduce((sum, question) => sum + widthOf(question), 0)
  const space = Math.min(12, (CONTENT.width - total) / Math.max(1, questions.length - 1))
  let x = CONTENT.x + (CONTENT.width - total - space * (questions.length - 1)) / 2
  const middle = CONTENT.y + CONTENT.height - BOX.height / 2 - 0.5
  return questions.flatMap((question) => {
    const at = x + measureText(question.words, 'text', SIZE) + GAP
    const words = text(x, middle + SIZE * 0.35, question.words, SIZE, { font: 'text', anchor: 'start' })
    x += widthOf(question) + space
    return [
      words,
      rect(at, middle - BOX.height / 2, BOX.width, BOX.height, { radius: 2, fill: WHITE, width: 0.6 }),
      writtenAnswer(at + BOX.width / 2, middle, String(question.answer), 6),
    ]
  })
}
