import { counted } from '../../../product/counted.ts'

interface Sum {
  readonly own: readonly number[]
  readonly whiteBacks: number
  readonly adult: number
}

const pagesInWords = (count: number) => counted(count, 'página', 'páginas')

/** The pages of each copy together, and those of one where all have as many. */
function summed(own: readonly number[]): { readonly all: number; readonly each: number | null } {
  const [first = 0] = own
  return {
    all: own.reduce((sum, count) => sum + count, 0),
    each: own.every((count) => count === first) ? first : null,
  }
}

/** «7 páginas por criança × 25 + 25 versos em branco + 4 para quem ensina»; null where there is nothing to add up. */
export function sumInWords({ own, whiteBacks, adult }: Sum, isForChildren: boolean): string | null {
  if (own.length === 0) return null
  const { all, each } = summed(own)
  const pages =
    own.length === 1
      ? pagesInWords(all)
      : each === null
        ? `${pagesInWords(all)} ${isForChildren ? 'das crianças' : 'das cópias'}`
        : `${pagesInWords(each)} por ${isForChildren ? 'criança' : 'cópia'} × ${own.length}`
  const parts = [
    pages,
    ...(whiteBacks > 0 ? [counted(whiteBacks, 'verso em branco', 'versos em branco')] : []),
    ...(adult > 0 ? [`${adult} para quem ensina`] : []),
  ]
  return own.length > 1 || parts.length > 1 ? parts.join(' + ') : null
}

/** «25 cadernos de 9 páginas», of the pages of each copy. */
export function bookletsInWords(own: readonly number[]): string {
  const { all, each } = summed(own)
  if (own.length < 2) return pagesInWords(all)
  const booklets = counted(own.length, 'caderno', 'cadernos')
  return each === null ? `${booklets}, ${pagesInWords(all)}` : `${booklets} de ${pagesInWords(each)}`
}
