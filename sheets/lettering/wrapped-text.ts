/** Text broken into lines between words. Lengths in mm. */
import type { SheetFont } from '../scene/scene.ts'
import { measureText } from './fonts.ts'

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
