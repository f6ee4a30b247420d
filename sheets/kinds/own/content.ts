/** Options of this folder's kinds. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import type { Pictogram } from '../../page/pictograms.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import type { GroupMark, OwnContent, OwnWord, SheetKind, SheetOptions } from '../../scene/scene.ts'

/** Words of one sheet. */
export const MOST_WORDS = 12

/** Everything that the page shows of what was written: tests hold it against the order. */
export interface OwnFacts {
  readonly shown: readonly string[]
}

export interface OwnPage extends SheetOptions {
  readonly own: OwnContent
}

/**
 * A kind that draws what a person wrote. Letters are the kind's own business: what was typed keeps its capitals in the
 * cursive.
 */
export function ownKind(
  id: string,
  pictogram: Pictogram,
  draw: (options: OwnPage, random: Random, index: number) => DrawnPage<OwnFacts>,
): SheetKind<PagesFacts<OwnFacts>> {
  return {
    id,
    category: 'own',
    themes: ['proprio'],
    draw: (options) => {
      const { own = {} } = options
      const { letters: _, ...plain } = options
      return composeSheet(plain, pictogram, (random, index) => draw({ ...options, own }, random, index))
    },
  }
}

/** The words of the sheet. Throws RangeError without words, or for more than a sheet holds. */
export function wordsOf({ own: { words = [] } }: OwnPage, most = MOST_WORDS): readonly OwnWord[] {
  if (words.length === 0 || words.length > most) throw new RangeError(`1 to ${most} words, not ${words.length}`)
  return words
}

/** The `at`-th chosen picture; undefined without any. */
export function ownPicture(
  { own: { pictures = [] }, color }: OwnPage,
  at: number,
  place: { readonly cx: number; readonly cy: number; readonly size: number },
): GroupMark[] {
  const id = pictures[at % Math.max(pictures.length, 1)]
  return id === undefined ? [] : [drawPicture(id, { ...place, color })]
}
