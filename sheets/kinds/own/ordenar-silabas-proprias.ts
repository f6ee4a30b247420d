/** Syllables of typed words to put in order. */
import { capitals } from '../../pictures/vocabulary.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { centredText, circle } from '../../scene/marks.ts'
import type { Ink } from '../../scene/scene.ts'
import { answerLine, cardsOf, outOfOrder, rowsKind } from './word-rows.ts'

/** Rings for the numbers under the cards; at the first level the first number is given. */
export const ordenarSilabasProprias = rowsKind('ordenar-silabas-proprias', 'write', (row) => {
  const parts = row.word.syllables.map(capitals)
  const order = outOfOrder(row.random, parts)
  const up = { ...row, cell: { ...row.cell, height: row.cell.height - 8 } }
  const cards = cardsOf(order, up, 3)
  const r = Math.min(3.4, row.cell.height / 5)
  const cy = Math.min(cards.cy + cards.height / 2 + 1 + r, row.cell.y + row.cell.height - r)
  // Equal syllables get their places in turn.
  const left = parts.map((part, i) => ({ part, place: i + 1 }))
  const numbers = order.map(
    (part) =>
      left.splice(
        left.findIndex((one) => one.part === part),
        1,
      )[0]?.place ?? 0,
  )
  const written = answerLine(row)
  const number = (i: number, fill?: Ink) =>
    centredText(cards.places[i]?.cx ?? 0, cy, String(numbers[i]), r * 1.3, fill ? { fill } : {})
  const given = row.options.level === 'facil' ? numbers.indexOf(1) : -1
  return {
    task: [
      ...cards.marks,
      ...cards.places.map(({ cx }) => circle(cx, cy, r, { width: 0.45 })),
      ...(given >= 0 ? [number(given)] : []),
      ...written.task,
    ],
    answer: [...numbers.flatMap((_, i) => (i === given ? [] : [number(i, ANSWER_RED)])), ...written.answer],
  }
})
