/** The words of a sheet's theme, dealt to its pages. A theme is never filled up from another. */
import { type Deal, dealPages, pinnedBy } from '../../page/deck.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { wordsOf } from '../../pictures/vocabulary.ts'
import type { SheetOptions } from '../../scene/scene.ts'

/** What a lesson wants of its words. */
export interface WordDeck extends Pick<Deal<Picture>, 'perPage' | 'accept'> {
  readonly suits: (picture: Picture) => boolean
  /** Default: that of the sheet. */
  readonly theme?: string
}

/**
 * The words of each page; those that the sheet must show are on every page.
 * @throws RangeError when the theme has too few words for so many pages
 */
export function dealWords(options: SheetOptions, { suits, theme, perPage, accept }: WordDeck): Picture[][] {
  const items = wordsOf(theme ?? options.theme).filter((picture) => !/[- ]/.test(picture.name) && suits(picture))
  return dealPages(options, {
    items,
    perPage,
    pinned: pinnedBy(options, items).slice(0, perPage),
    ...(accept && { accept }),
  })
}

/** The words of a page as items: what pages are compared by. */
export const namesOf = (pictures: readonly Picture[]): string[] => pictures.map(({ name }) => name)
