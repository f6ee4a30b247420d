import { measureText } from '../lettering/fonts.ts'
import type { Mark } from '../scene/scene.ts'
import type { Spot } from '../studio/paths.ts'
import type { Pen } from '../studio/pen.ts'

/** Words in a row with a line to write on after them, up to `end`; the line begins at `from`, `below` their foot. */
export function wordsAndLine(
  pen: Pen,
  words: string,
  [x, y]: Spot,
  size: number,
  end: number,
  gap = 2,
  below = 1,
): { readonly from: number; readonly marks: readonly Mark[] } {
  const from = x + measureText(words, 'text', size) + gap
  return {
    from,
    marks: [
      pen.text(x, y, words, size, { font: 'text', anchor: 'start' }),
      pen.line(`M${from} ${y + below}H${end}`, 0.6),
    ],
  }
}
