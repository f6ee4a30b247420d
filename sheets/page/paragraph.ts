/** Running text on a sheet. Lengths in mm. */
import { wrapText } from '../lettering/wrapped-text.ts'
import { text } from '../scene/marks.ts'
import type { Ink, Mark, SheetFont } from '../scene/scene.ts'

/** Height of a line as a multiple of the size of its letters. */
const LEADING = 1.42

export interface ParagraphStyle {
  readonly size: number
  readonly width: number
  readonly font?: SheetFont
  readonly fill?: Ink
  /** Place of `x` in each line. Default: at its start. */
  readonly anchor?: 'start' | 'middle'
}

/** Lines of text, the top of the first one at `y`. `height` is what they take. */
export function paragraph(x: number, y: number, content: string, style: ParagraphStyle) {
  const { size, width, font = 'text', fill, anchor = 'start' } = style
  const lines = wrapText(content, font, size, width)
  const step = size * LEADING
  const marks: Mark[] = lines.map((line, i) =>
    text(x, y + size * 0.95 + i * step, line, size, { font, anchor, ...(fill && { fill }) }),
  )
  return { marks, height: lines.length * step }
}
