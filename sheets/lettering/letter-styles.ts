/** Words of a sheet in the child's letter style: never larger than the original, so that the layout stays. */

import type { LetterStyle, Mark, TextMark } from '../scene/scene.ts'
import { FONT_REACH, measureText } from './fonts.ts'

/** Letters with what joins them in a word or a sentence; no digit. */
const WORDS = /^[\p{L}][\p{L}\s.,!?;:'’·-]*$/u

/** A text with a small letter has its capitals where they belong: a line of it may begin in the middle of a sentence. */
function inSmallLetters({ text, small }: TextMark): string {
  if (/\p{Ll}/u.test(text)) return text
  return small ?? text.toLocaleLowerCase('pt-BR')
}

function styled(mark: TextMark, style: LetterStyle): TextMark {
  if (mark.heading || !WORDS.test(mark.text)) return mark
  const text = style === 'bastao' ? mark.text.toLocaleUpperCase('pt-BR') : inSmallLetters(mark)
  const font = style === 'cursiva' ? 'cursive' : mark.font === 'cursive' ? 'display' : mark.font
  const room = measureText(mark.text, mark.font, mark.size)
  const before = FONT_REACH[mark.font]
  const after = FONT_REACH[font]
  const byHeight = (mark.size * (before.above + before.below)) / (after.above + after.below)
  // The cursive has its own reach above and below; small ones are fine print, so half of that is given.
  const size = Math.min(font === 'cursive' ? (mark.size + byHeight) / 2 : mark.size, mark.size)
  const width = measureText(text, font, size)
  return { ...mark, text, font, size: width > room ? (size * room) / width : size }
}

/** The marks with their words in another style of letters. */
export function inLetters(marks: readonly Mark[], style: LetterStyle): Mark[] {
  return marks.map((mark): Mark => {
    if (mark.kind === 'group') return { ...mark, children: inLetters(mark.children, style) }
    return mark.kind === 'text' ? styled(mark, style) : mark
  })
}
