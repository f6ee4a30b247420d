/** Tracing what a person chose: a name, words, numbers or letters from one to another. */
import { CONTENT } from '../../page/paper.ts'
import { SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { rect } from '../../scene/marks.ts'
import type { LetterStyle, Level } from '../../scene/scene.ts'
import { type OwnPage, ownKind, ownPicture, wordsOf } from './content.ts'
import { modelWord, tracedRow } from './traced.ts'

const GAP = 5

/** Rows of equal height below one another, `gap` mm apart, none higher than `most`. */
function rowsIn(top: number, count: number, gap: number, most: number): { top: number; height: number }[] {
  const room = CONTENT.y + CONTENT.height - top
  const height = Math.min(most, (room - gap * (count - 1)) / count)
  const free = Math.min((room - count * height) / count, gap * 4)
  return Array.from({ length: count }, (_, i) => ({ top: top + i * (height + free), height }))
}

const styleOf = ({ letters }: OwnPage, otherwise: LetterStyle = 'bastao'): LetterStyle => letters ?? otherwise

/** Height of the head of the name's page, and rows of letters by level, the last one empty. */
const HEAD = 54
const NAME_ROWS: Readonly<Record<Level, number>> = { facil: 3, medio: 4, desafio: 6 }

export const nomeTracado = ownKind('nome-tracado', 'write', (options, random) => {
  const name = options.own.name ?? ''
  if (!name) throw new RangeError('no name')
  const letters = styleOf(options)
  const side = HEAD - 4
  const picture = ownPicture(options, random.integer(0, 99), {
    cx: CONTENT.x + side / 2,
    cy: CONTENT.y + side / 2,
    size: side * 0.82,
  })
  const left = picture.length > 0 ? CONTENT.x + side + 6 : CONTENT.x
  const width = CONTENT.x + CONTENT.width - left
  const fill = options.color ? tint(random.pick(SOFT_FILLS), 0.4) : WHITE
  const rows = rowsIn(CONTENT.y + HEAD + 4, NAME_ROWS[options.level], GAP, 44)
  const place = { x: CONTENT.x, width: CONTENT.width, color: options.color, letters }
  return {
    marks: [
      ...(picture.length > 0 ? [rect(CONTENT.x, CONTENT.y, side, side, { radius: 5, width: 0.6, fill })] : []),
      ...picture,
      rect(left, CONTENT.y, width, side, { radius: 5, width: 0.6, fill: picture.length > 0 ? WHITE : fill }),
      modelWord(name, { x: left + width / 2, y: CONTENT.y + side / 2 + 7, width: width - 16, size: 26 }, letters),
      ...rows.flatMap((row, i) => tracedRow(i < rows.length - 1 ? name : '', { ...place, ...row })),
    ],
    facts: { shown: [name] },
    items: [name],
  }
})

/** How often a word is written over, by level; the rest of its row is free. */
const COPIES: Readonly<Record<Level, number>> = { facil: 9, medio: 2, desafio: 1 }

export const palavrasTracadas = ownKind('palavras-tracadas', 'write', (options) => {
  const words = wordsOf(options).map(({ text }) => text)
  const letters = styleOf(options)
  const place = { x: CONTENT.x, width: CONTENT.width, color: options.color, letters }
  const rows = rowsIn(CONTENT.y, words.length, words.length > 8 ? 3 : GAP, 30)
  return {
    marks: rows.flatMap((row, i) => tracedRow(words[i] ?? '', { ...place, ...row }, COPIES[options.level])),
    facts: { shown: words },
    items: words,
  }
})

/** Rows of one page: numbers and letters share them out. */
const MOST_ROWS = 10

function rowsOfItems(items: readonly string[], options: OwnPage) {
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

export const numerosTracados = ownKind('numeros-tracados', 'write', (options) => {
  const { from = 0, to = 9 } = options.own
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => String(from + i))
  // Figures have no cursive of their own.
  return rowsOfItems(numbers, { ...options, letters: 'bastao' })
})

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The letters from one to another. */
export function lettersBetween(first: string, last: string): string[] {
  return [...ALPHABET.slice(ALPHABET.indexOf(first), ALPHABET.indexOf(last) + 1)]
}

export const letrasTracadas = ownKind('letras-tracadas', 'write', (options) => {
  const { firstLetter = 'A', lastLetter = 'E' } = options.own
  const capitalsOnly = styleOf(options) === 'bastao'
  const letters = lettersBetween(firstLetter, lastLetter)
  return rowsOfItems(
    letters.map((letter) => (capitalsOnly ? letter : `${letter} ${letter.toLowerCase()}`)),
    options,
  )
})
