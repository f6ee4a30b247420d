/** The pictures of a sheet's theme, dealt to its pages. */
import { type Deal, dealPages, pinnedBy, SMALL_DECK } from '../../page/deck.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import type { SheetOptions } from '../../scene/scene.ts'

interface PictureDeal extends Pick<Deal<Picture>, 'perPage' | 'accept' | 'mostShared'> {
  /** True for a picture that fits the sheet. Default: all do. */
  readonly choose?: (picture: Picture) => boolean
}

/**
 * The pictures of each page; those that the sheet must show are on every page.
 * @throws RangeError when the theme has too few pictures for so many pages
 */
export function dealPictures(
  options: SheetOptions,
  ids: readonly string[],
  { choose, perPage, accept, mostShared }: PictureDeal,
): Picture[][] {
  const items = ids.map(wordPicture).filter((picture) => choose?.(picture) ?? true)
  const pinned = pinnedBy(options, items).slice(0, perPage)
  const deal = { items, perPage, pinned, ...(accept && { accept }), ...(mostShared && { mostShared }) }
  try {
    return dealPages(options, deal)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    // A small theme, asked for many pages: they differ in one picture at least.
    return dealPages(options, { ...deal, mostShared: SMALL_DECK })
  }
}
