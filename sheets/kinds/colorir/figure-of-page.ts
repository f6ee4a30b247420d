import type { Random } from '../../page/random.ts'

interface Place {
  /** The figure that was asked for, if one was. */
  readonly asked: string | undefined
  readonly index: number
  /** The same for each page of a sheet, so that no figure comes twice. */
  readonly source: Random
}

/** Which figure a page shows: the first page the one that was asked for, each further page another one. */
export function figureOfPage(figures: readonly string[], { asked = figures[0] ?? '', index, source }: Place): string {
  const others = source.shuffle(figures.filter((figure) => figure !== asked))
  return [asked, ...others][index] ?? asked
}
