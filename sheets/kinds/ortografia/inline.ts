/** Sets words, gaps to write in and words to mark in lines, as a text on a sheet. Lengths in mm. */
import { measureText } from '../../lettering/fonts.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { line, rect, text } from '../../scene/marks.ts'

/** A part of a word: its letters, or a gap that the child fills with `gap`. */
export type InlinePart = { readonly text: string } | { readonly gap: string; readonly width: number }

/** Everything between two spaces. */
export interface InlineWord {
  readonly parts: readonly InlinePart[]
  /** Ringed in the key. */
  readonly found?: boolean
  /** Underlined on the page. */
  readonly under?: boolean
}

export interface InlineStyle {
  readonly size: number
  readonly leading: number
  readonly width: number
  /** Of the first line. */
  readonly indent?: number
  /** Height of a gap. */
  readonly gapHeight?: number
}

const widthOf = (part: InlinePart, size: number) =>
  'text' in part ? measureText(part.text, 'text', size) : part.width + 1.6

/** Width of the signs at the end of a word: what is underlined is the word alone. */
function signWidth({ parts }: InlineWord, size: number): number {
  const last = parts.at(-1)
  const sign = last && 'text' in last ? /[^\p{L}\p{N}-]+$/u.exec(last.text)?.[0] : undefined
  return sign ? measureText(sign, 'text', size) : 0
}

/** A word of a paragraph that means «new line». */
export const BREAK: InlineWord = { parts: [{ text: '\n' }] }

interface PlacedWord {
  readonly word: InlineWord
  readonly x: number
  readonly width: number
}

function linesOf(words: readonly InlineWord[], { size, width, indent = 0 }: InlineStyle): PlacedWord[][] {
  const space = measureText('n n', 'text', size) - 2 * measureText('n', 'text', size)
  const lines: PlacedWord[][] = [[]]
  let x = indent
  for (const word of words) {
    if (word === BREAK) {
      lines.push([])
      x = indent
      continue
    }
    const wide = word.parts.reduce((sum, part) => sum + widthOf(part, size), 0)
    if (x + wide > width && lines.at(-1)?.length) {
      lines.push([])
      x = 0
    }
    lines.at(-1)?.push({ word, x, width: wide })
    x += wide + space
  }
  return lines
}

/** Height that the words take. */
export const inlineHeight = (words: readonly InlineWord[], style: InlineStyle) =>
  linesOf(words, style).length * style.leading

/** The words from the left edge `x` and the top `y` on. */
export function drawInline(words: readonly InlineWord[], x: number, y: number, style: InlineStyle): PageMark[] {
  const { size, leading, gapHeight = 9 } = style
  return linesOf(words, style).flatMap((placed, i) => {
    const base = y + i * leading + leading / 2 + size * 0.35
    return placed.flatMap(({ word, x: left, width }): PageMark[] => {
      let at = x + left
      const marks = word.parts.flatMap((part): PageMark[] => {
        const start = at
        at += widthOf(part, size)
        if ('text' in part) return [text(start, base, part.text, size, { font: 'text', anchor: 'start' })]
        const cy = base - size * 0.35
        return [
          rect(start + 0.8, cy - gapHeight / 2, part.width, gapHeight, { radius: 1.6, width: 0.45 }),
          writtenAnswer(start + 0.8 + part.width / 2, cy, part.gap, Math.min(size * 1.05, gapHeight * 0.7)),
        ]
      })
      const ring = rect(x + left - 1, base - size * 1.02, width + 2, size * 1.42, {
        radius: size * 0.6,
        width: 0.7,
        stroke: ANSWER_RED,
      })
      const end = x + left + width - signWidth(word, size)
      const under = line(x + left, base + size * 0.44, end, base + size * 0.44, { width: 0.7 })
      return [...marks, ...(word.under ? [under] : []), ...(word.found ? [answer([ring])] : [])]
    })
  })
}
