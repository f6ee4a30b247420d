import { href } from 'react-router'
import { useLater } from '../../../ui/use-later.ts'
import type { ActivityAction } from './activity-details.tsx'
import { loadActivityDialog } from './load-activity-dialog.ts'
import { useOpenActivity } from './open-activity.ts'

/** The dialog of whichever activity is open over this page, or the activity's own page where its code cannot be had. */
export function LazyActivityDialog(action: ActivityAction) {
  const open = useOpenActivity()
  const dialog = useLater(loadActivityDialog, open !== null, () => {
    if (open) window.location.assign(href('/activities/:slug', { slug: open.slug }))
  })
  return dialog ? <dialog.ActivityDialog {...action} /> : null
}
