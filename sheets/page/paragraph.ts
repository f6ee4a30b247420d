/** Running text on a sheet: broken into lines between words. Lengths in mm. */
import { measureText } from '../lettering/fonts.ts'
import { text } from '../scene/marks.ts'
import type { Ink, Mark, SheetFont } from '../scene/scene.ts'

/** Height of a line as a multiple of the size of its letters. */
const LEADING = 1.42

/** A line is as long as its words and spaces, give or take this for each word: letters move closer across a space. */
const KERNING_EM = 0.1

/** The text in lines of at most `width` mm. A longer word gets a separate line. */
export function wrapText(content: string, font: SheetFont, size: number, width: number): string[] {
  const lines: string[] = []
  const space = measureText(' ', font, size)
  let [sum, words] = [0, 0]
  // Letters of a whole line are shaped only where the sum of its words leaves a doubt.
  const fits = (line: string) => {
    const slack = words * KERNING_EM * size
    return sum + slack <= width || (sum - slack <= width && measureText(line, font, size) <= width)
  }
  for (const word of content.split(' ')) {
    const last = lines.at(-1)
    const wordWidth = measureText(word, font, size)
    ;[sum, words] = [sum + space + wordWidth, words + 1]
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else {
      lines.push(word)
      ;[sum, words] = [wordWidth, 1]
    }
  }
  return lines
}

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
