/** Words to write over: dotted letters of print, or grey cursive, each on its ruled lines. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { ruledHeight } from '../../lettering/ruled.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { BLACK, RULE_BLUE, RULE_GREY } from '../../scene/inks.ts'
import { line, text } from '../../scene/marks.ts'
import type { Ink, LetterStyle, Mark } from '../../scene/scene.ts'
import { ruledRow, textWidth } from '../tracejar/written.ts'

export interface TracedRow {
  readonly x: number
  readonly width: number
  /** Upper edge and height of the row. */
  readonly top: number
  readonly height: number
  readonly color: boolean
  readonly letters: LetterStyle
}

/** Ruled lines of the cursive in em of Playwrite BR, from the baseline upwards. */
const LINES = { ascender: 1.13, middle: 0.5, tail: -0.65 } as const
/** Height of a capital in the cursive, in em. */
const CURSIVE_CAPITAL = LINES.ascender * 0.9
const COPY: Ink = [0, 0, 0, 36]
const INSET = 4
/** Accents of capitals are above the first line, in heights of a capital. */
const ACCENT = 0.28

/** As it is written in these letters: print capitals, or as it was typed. */
export const inStyle = (word: string, letters: LetterStyle) => (letters === 'bastao' ? capitals(word) : word)

function cursiveRow(words: string, row: TracedRow, copies: number): Mark[] {
  const { x, width, top, height, color } = row
  const wanted = height / (LINES.ascender - LINES.tail)
  const size = words ? fitTextSize(words, 'cursive', wanted, width - 2 * INSET) : wanted
  const y = top + (height + size * (LINES.ascender + LINES.tail)) / 2
  const faint = { stroke: color ? RULE_BLUE : RULE_GREY, width: 0.35, cap: 'butt' } as const
  const at = (level: number, style: object) => line(x, y - level * size, x + width, y - level * size, style)
  const step = words ? measureText(words, 'cursive', size) + size : Infinity
  const times = Math.min(copies, Math.max(1, Math.floor((width - 2 * INSET + size) / step)))
  return [
    at(LINES.ascender, faint),
    at(LINES.middle, { ...faint, dash: [2, 1.5] }),
    at(0, { ...faint, width: 0.6 }),
    at(LINES.tail, { ...faint, dash: [0.6, 1.6] }),
    ...(words
      ? Array.from({ length: times }, (_, i) =>
          text(x + INSET + i * step, y, words, size, {
            font: 'cursive',
            anchor: 'start',
            fill: i === 0 && times > 2 ? BLACK : COPY,
          }),
        )
      : []),
  ]
}

/**
 * One row: the words as often as they fit, at most `copies` times; without words a row to write on alone.
 * The letters are as large as height and width allow.
 */
export function tracedRow(words: string, row: TracedRow, copies = 9): Mark[] {
  const { x, width, top, height, color, letters } = row
  const written = inStyle(words, letters)
  if (letters === 'cursiva') return cursiveRow(written, row, copies)
  const wanted = height / (ruledHeight(1) + ACCENT)
  const room = width - 2 * INSET
  const size = written ? Math.min(wanted, (wanted * room) / textWidth(written, wanted)) : wanted
  const y = top + (height - ruledHeight(size) - ACCENT * size) / 2 + ACCENT * size + size
  const step = written ? textWidth(written, size) + size * 0.9 : Infinity
  const times = written ? Math.min(copies, Math.max(1, Math.floor((room + size * 0.9) / step))) : 0
  const copiesOf = Array.from({ length: times }, (_, i) => ({ text: written, x: x + INSET + i * step, guided: false }))
  return [...ruledRow({ x, width, y, size, color }, copiesOf).marks]
}

/** Height of a capital, in mm, of words that fill a row of a page's width. */
export function tracedHeight(words: string, width: number, letters: LetterStyle): number {
  const written = inStyle(words, letters)
  const room = width - 2 * INSET
  if (letters === 'cursiva') return (room / measureText(written, 'cursive', 1)) * CURSIVE_CAPITAL
  return room / textWidth(written, 1)
}

/** The word to look at: in the letters of the sheet, its baseline at `y`, no wider than `width`. */
export function modelWord(
  word: string,
  place: { readonly x: number; readonly y: number; readonly width: number; readonly size: number },
  letters: LetterStyle,
  anchor: 'start' | 'middle' = 'middle',
): Mark {
  const font = letters === 'cursiva' ? 'cursive' : 'display'
  const written = inStyle(word, letters)
  const size = fitTextSize(written, font, letters === 'cursiva' ? place.size * 0.86 : place.size, place.width)
  return text(place.x, place.y, written, size, { font, anchor })
}
