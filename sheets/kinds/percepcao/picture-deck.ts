/** The pictures of a sheet's theme, dealt to its pages. */
import { type Deal, dealPages, pinnedBy } from '../../page/deck.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import type { SheetOptions } from '../../scene/scene.ts'

/**
 * The pictures of each page; those that the sheet must show are on every page.
 * @throws RangeError when the theme has too few pictures for so many pages
 */
export function dealPictures(
  options: SheetOptions,
  ids: readonly string[],
  { perPage, accept, mostShared }: Pick<Deal<Picture>, 'perPage' | 'accept' | 'mostShared'>,
): Picture[][] {
  const items = ids.map(wordPicture)
  const pinned = pinnedBy(options, items).slice(0, perPage)
  return dealPages(options, { items, perPage, pinned, ...(accept && { accept }), ...(mostShared && { mostShared }) })
}
