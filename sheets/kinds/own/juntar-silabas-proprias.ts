/** Syllables of typed words to join. */
import { capitals } from '../../pictures/vocabulary.ts'
import { BLACK } from '../../scene/inks.ts'
import { answerLine, cardsOf, outOfOrder, rowsKind } from './word-rows.ts'

/** In order with plus signs; at the last level out of order. */
export const juntarSilabasProprias = rowsKind('juntar-silabas-proprias', 'write', (row) => {
  const parts = row.word.syllables.map(capitals)
  const isHard = row.options.level === 'desafio'
  const cards = cardsOf(isHard ? outOfOrder(row.random, parts) : parts, row, isHard ? 3 : 6.5, isHard ? undefined : '+')
  const written = answerLine(row)
  // The first syllable is written already at the first level, in the place that it has in the answer.
  const given =
    row.options.level === 'facil' ? written.answer.map((mark) => ({ ...mark, text: parts[0] ?? '', fill: BLACK })) : []
  return { task: [...cards.marks, ...written.task, ...given], answer: written.answer }
})
