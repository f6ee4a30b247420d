/** Rule 12: what may never be read in a grid of letters. */
import { type LetterGrid, unwantedIn } from '../../sheets/kinds/alfabetizacao/letter-grid.ts'
import type { DrawnPiece, Rule } from './drawn.ts'

function readable({ entry, sheet }: DrawnPiece): string[] {
  if (entry.sheet.kind !== 'caca-palavras') return []
  const { pages } = sheet.facts as { readonly pages: readonly LetterGrid[] }
  return pages.flatMap(({ rows }, i) => {
    const accented = rows.flat().some((letter) => /[^A-Z]/.test(letter))
    return [
      ...unwantedIn(rows).map((word) => `page ${i + 1}: ${word} can be read`),
      ...(accented ? [`page ${i + 1}: accents give words away`] : []),
    ]
  })
}

export const WORDS: readonly Rule[] = [{ id: 'no unwanted word can be read in a grid', faults: readable }]
