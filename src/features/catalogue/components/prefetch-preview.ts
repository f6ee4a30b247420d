import { requestGate } from '../../../platform/browser/request-gate.ts'
import { imageSrcset, thumbnail } from '../files/rules.ts'
import type { Activity } from '../schema.ts'

/** The `sizes` of the large picture in dialog and page. */
export const PREVIEW_SIZES = '(width >= 64rem) 396px, (width >= 48rem) 40vw, 216px'

/**
 * Fetches the large picture of an activity that may be opened next, unless too many were fetched just now (rule:
 * request limiters). The browser caches it; a repeat is free.
 */
export function prefetchPreview({ imageUrl }: Pick<Activity, 'imageUrl'>): void {
  try {
    requestGate.pass('images')
  } catch {
    // Only wanted: it comes when the dialog opens.
    return
  }
  const image = new Image()
  image.fetchPriority = 'low'
  image.sizes = PREVIEW_SIZES
  image.srcset = imageSrcset(imageUrl) ?? ''
  image.src = thumbnail(imageUrl, 360)
}
