/** Typed words to trace. */
import { CONTENT } from '../../page/paper.ts'
import { ownKind, wordsOf } from './content.ts'
import { tracedRow } from './traced.ts'
import { COPIES, GAP, rowsIn, styleOf } from './tracing.ts'

export const palavrasTracadas = ownKind('palavras-tracadas', 'write', (options) => {
  const words = wordsOf(options).map(({ text }) => text)
  const letters = styleOf(options)
  const place = { x: CONTENT.x, width: CONTENT.width, color: options.color, letters }
  const rows = rowsIn(CONTENT.y, words.length, words.length > 8 ? 3 : GAP, 30)
  return {
    marks: rows.flatMap((row, i) => tracedRow(words[i] ?? '', { ...place, ...row }, COPIES[options.level])),
    facts: { shown: words },
    items: words,
  }
})
