/** The pictures of a sheet's theme, dealt to its pages. */
import { type Deal, dealPages, pinnedBy } from '../../page/deck.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import type { SheetOptions } from '../../scene/scene.ts'

interface PictureDeal extends Pick<Deal<Picture>, 'perPage' | 'accept' | 'mostShared'> {
  /** True for a picture that fits the sheet. Default: all do. */
  readonly choose?: (picture: Picture) => boolean
}

/**
 * The pictures of each page; those that the sheet must show are on every page. A small theme, asked for many pages, is
 * dealt again.
 * @throws RangeError when the theme has too few pictures for so many pages
 */
export function dealPictures(
  options: SheetOptions,
  ids: readonly string[],
  { choose, perPage, accept, mostShared }: PictureDeal,
): Picture[][] {
  const items = ids.map(wordPicture).filter((picture) => choose?.(picture) ?? true)
  const pinned = pinnedBy(options, items).slice(0, perPage)
  return dealPages(options, {
    items,
    perPage,
    pinned,
    isSmall: true,
    ...(accept && { accept }),
    ...(mostShared && { mostShared }),
  })
}
