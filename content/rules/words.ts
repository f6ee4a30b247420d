/** Rule 12: what may never be read in a grid of letters. */
import { type LetterGrid, unwantedIn } from '../../sheets/kinds/alfabetizacao/letter-grid.ts'
import { isUnwanted } from '../../sheets/kinds/alfabetizacao/unwanted.ts'
import type { DrawnPiece, Rule } from './drawn.ts'

/** Kinds whose pages are grids of letters. */
const GRIDS = ['caca-palavras', 'caca-vogal', 'labirinto-de-sinais']

interface GridPage {
  readonly rows?: LetterGrid['rows']
  /** Row by row, as many in a row as there are rows. */
  readonly letters?: readonly string[]
}

function rowsOf({ rows, letters = [] }: GridPage): LetterGrid['rows'] {
  const side = Math.sqrt(letters.length)
  return rows ?? Array.from({ length: side }, (_, row) => letters.slice(row * side, (row + 1) * side))
}

function readable({ entry, sheet }: DrawnPiece): string[] {
  if (!GRIDS.includes(entry.sheet.kind)) return []
  const { pages } = sheet.facts as { readonly pages: readonly GridPage[] }
  return pages.map(rowsOf).flatMap((rows, i) => {
    const accented = rows.flat().some((letter) => /[^A-Z\d]/.test(letter))
    return [
      ...unwantedIn(rows).map((word) => `page ${i + 1}: ${word} can be read`),
      ...(accented ? [`page ${i + 1}: accents give words away`] : []),
    ]
  })
}

/** Kinds whose texts people wrote as a whole: «fui pela mata» is read as it is meant. */
const WRITTEN = ['fluencia-leitora', 'quadrinhas-e-trava-linguas', 'texto-e-perguntas', 'verdadeiro-ou-falso']

/** Every word that a page prints by itself; syllables of two letters are no words, pau-brasil is one. */
function printed({ entry, sheet }: DrawnPiece): string[] {
  if (WRITTEN.includes(entry.sheet.kind)) return []
  return sheet.contents.flatMap(({ texts }, i) => {
    const words = texts.flatMap((text) => text.match(/\p{L}{3,}(?:-\p{L}{3,})*/gu) ?? [])
    return [...new Set(words.filter(isUnwanted))].map((word) => `page ${i + 1}: ${word}`)
  })
}

export const WORDS: readonly Rule[] = [
  { id: 'no unwanted word can be read in a grid', faults: readable },
  { id: 'no unwanted word is printed', faults: printed },
]
