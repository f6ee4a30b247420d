import { counted } from '../../../product/counted.ts'

interface Sum {
  readonly own: readonly number[]
  readonly whiteBacks: number
  readonly adult: number
}

/** «7 páginas por criança × 25 + 25 versos em branco + 4 para quem ensina»; null where there is nothing to add up. */
export function sumInWords({ own, whiteBacks, adult }: Sum, isForChildren: boolean): string | null {
  if (own.length === 0) return null
  const all = own.reduce((sum, count) => sum + count, 0)
  const [first = 0] = own
  const isEqual = own.every((count) => count === first)
  const pages =
    own.length === 1
      ? counted(all, 'página', 'páginas')
      : isEqual
        ? `${counted(first, 'página', 'páginas')} por ${isForChildren ? 'criança' : 'cópia'} × ${own.length}`
        : `${counted(all, 'página', 'páginas')} ${isForChildren ? 'das crianças' : 'das cópias'}`
  const parts = [
    pages,
    ...(whiteBacks > 0 ? [counted(whiteBacks, 'verso em branco', 'versos em branco')] : []),
    ...(adult > 0 ? [`${adult} para quem ensina`] : []),
  ]
  return own.length > 1 || parts.length > 1 ? parts.join(' + ') : null
}

/** «25 cadernos de 9 páginas», of the pages of each copy. */
export function bookletsInWords(own: readonly number[]): string {
  const [first = 0] = own
  if (own.length < 2) return counted(first, 'página', 'páginas')
  const booklets = counted(own.length, 'caderno', 'cadernos')
  return own.every((count) => count === first)
    ? `${booklets} de ${counted(first, 'página', 'páginas')}`
    : `${booklets}, ${counted(
        own.reduce((sum, count) => sum + count, 0),
        'página',
        'páginas',
      )}`
}
