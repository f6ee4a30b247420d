import { firstPagePicture } from '../../features/catalogue/files/rules.ts'
import { pictureText } from '../../features/catalogue/picture-text/rules.ts'
import type { Activity } from '../../features/catalogue/schema.ts'
import type { PageFacts } from './page-meta.ts'

/** The picture of a page of sheets where it is shared or pinned: the first free sheet, else the first; upright. */
export function sheetPicture(activities: readonly Activity[]): Pick<PageFacts, 'picture'> {
  const shown = activities.find(({ isPremium }) => !isPremium) ?? activities[0]
  if (!shown) return {}
  return { picture: { path: firstPagePicture(shown.imageUrl), width: 720, height: 960, alt: pictureText(shown) } }
}
