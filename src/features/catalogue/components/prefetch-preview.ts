import { requestGate } from '../../../platform/browser/request-gate.ts'
import { firstPagePicture } from '../files/rules.ts'
import type { Activity } from '../schema.ts'

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
  image.src = firstPagePicture(imageUrl)
}
