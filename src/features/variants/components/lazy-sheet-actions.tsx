import { useEffect, useState } from 'react'
import { useLater } from '../../../ui/use-later.ts'
import type { SheetActionsProps } from './sheet-actions.tsx'

const loadSheetActions = () => import('./sheet-actions.tsx')

/** Further actions for a sheet the user may open. Loaded by script, so that the page itself stays small. */
export function LazySheetActions(props: SheetActionsProps) {
  const { activity, viewer } = props
  const offered = activity.hasFile && (viewer.isPremium || !activity.isPremium)
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const later = useLater(loadSheetActions, mounted && offered, () => {})
  if (!offered) return null
  return (
    <div className="mt-2.5 min-h-12 noscript:hidden">
      {later ? <later.SheetActions key={activity.id} {...props} /> : null}
    </div>
  )
}
