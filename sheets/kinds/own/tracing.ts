/** Rows to trace: a typed word, number or letter, as often as the level asks. */
import { CONTENT } from '../../page/paper.ts'
import type { LetterStyle, Level } from '../../scene/scene.ts'
import type { OwnPage } from './content.ts'
import { tracedRow } from './traced.ts'

export const GAP = 5

/** Rows of equal height, at most `most` mm, in a column: about `gap` mm from each other, or more if there is room. */
export function rowsIn(top: number, count: number, gap: number, most: number): { top: number; height: number }[] {
  const room = CONTENT.y + CONTENT.height - top
  const height = Math.min(most, (room - gap * (count - 1)) / count)
  const free = Math.min((room - count * height) / count, gap * 4)
  return Array.from({ length: count }, (_, i) => ({ top: top + i * (height + free), height }))
}

export const styleOf = ({ letters }: OwnPage, otherwise: LetterStyle = 'bastao'): LetterStyle => letters ?? otherwise

/** Copies of a word to write over, by level; the rest of its row is free. */
export const COPIES: Readonly<Record<Level, number>> = { facil: 9, medio: 2, desafio: 1 }

/** Rows of one page: numbers and letters share them out. */
const MOST_ROWS = 10

export function rowsOfItems(items: readonly string[], options: OwnPage) {
  const perRow = Math.ceil(items.length / MOST_ROWS)
  const count = Math.ceil(items.length / perRow)
  const rows = rowsIn(CONTENT.y, count, count > 7 ? 3.5 : GAP, 30)
  const width = (CONTENT.width - GAP * (perRow - 1)) / perRow
  return {
    marks: items.flatMap((item, i) => {
      const row = rows[Math.floor(i / perRow)]
      const x = CONTENT.x + (i % perRow) * (width + GAP)
      if (!row) return []
      return tracedRow(
        item,
        { x, width, ...row, color: options.color, letters: styleOf(options) },
        COPIES[options.level] * (options.level === 'facil' ? 1 : 2),
      )
    }),
    facts: { shown: items },
    items,
  }
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The letters from one to another. */
export function lettersBetween(first: string, last: string): string[] {
  return [...ALPHABET.slice(ALPHABET.indexOf(first), ALPHABET.indexOf(last) + 1)]
}
