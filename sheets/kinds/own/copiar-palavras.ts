/** Typed words to read and to copy. */
import { modelWord } from './traced.ts'
import { answerLine, bottomOf, rowsKind } from './word-rows.ts'

/** The word to read, and a line to write it on. */
export const copiarPalavras = rowsKind('copiar-palavras', 'write', (row) => {
  const { cell, word, options } = row
  const place = { x: cell.x, y: bottomOf(cell) - 2.6, width: 80, size: 9 }
  return {
    task: [modelWord(word.text, place, options.letters ?? 'bastao', 'start'), ...answerLine(row, 88).task],
    answer: [],
  }
})
