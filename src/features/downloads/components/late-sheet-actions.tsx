import { useEffect, useState } from 'react'
import { useLater } from '../../../ui/use-later.ts'
import type { Activity } from '../../catalogue/schema.ts'
import type { Viewer } from './use-download.ts'

const loadSheetActions = () => import('./sheet-actions.tsx')

/**
 * Further actions for a sheet that the person may have. Loaded by script, so that the page itself carries none of it.
 */
export function LateSheetActions({ activity, viewer }: { activity: Activity; viewer: Viewer }) {
  const offered = activity.hasFile && (viewer.isPremium || !activity.isPremium)
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const later = useLater(loadSheetActions, mounted && offered, () => {})
  if (!offered) return null
  return (
    <div className="mt-2.5 min-h-12 noscript:hidden">
      {later ? <later.SheetActions key={activity.id} activity={activity} viewer={viewer} /> : null}
    </div>
  )
}
