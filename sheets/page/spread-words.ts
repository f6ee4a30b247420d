/** Words in a row. */
import { measureText } from '../lettering/fonts.ts'
import type { Spot } from '../studio/paths.ts'
import type { Drawing, Pen } from '../studio/pen.ts'

/** Words spread over a width, with equal gaps. */
export function spreadWords(pen: Pen, words: readonly string[], [x, y]: Spot, width: number, size: number): Drawing {
  const widths = words.map((word) => measureText(word, 'display', size))
  const gap = (width - widths.reduce((sum, one) => sum + one, 0)) / Math.max(1, words.length - 1)
  let left = x
  return words.map((word, i) => {
    const at = left
    left += (widths[i] ?? 0) + gap
    return pen.text(at, y, word, size, { anchor: 'start' })
  })
}
