/** Letters of typed words out of order. */
import { capitals } from '../../pictures/vocabulary.ts'
import { answerLine, cardsOf, isLetter, outOfOrder, rowsKind } from './word-rows.ts'

/** Letters out of order; at the first level the first one is in its place. */
export const letrasEmbaralhadas = rowsKind('letras-embaralhadas', 'write', (row) => {
  const letters = [...capitals(row.word.text)].filter(isLetter)
  const [first = '', ...rest] = letters
  const order =
    row.options.level === 'facil' ? [first, ...outOfOrder(row.random, rest)] : outOfOrder(row.random, letters)
  const cards = cardsOf(order, row, 1.6)
  const written = answerLine(row)
  return { task: [...cards.marks, ...written.task], answer: written.answer }
})
