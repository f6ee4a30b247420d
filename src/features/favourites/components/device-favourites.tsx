import { useCallback, useEffect, useState } from 'react'
import { callApi } from '../../../platform/browser/call-api.ts'
import { isRecord } from '../../../platform/is-record.ts'
import type { Activity } from '../../catalogue/schema.ts'
import { READ_MAX } from '../rules.ts'
import { FAVOURITES } from '../texts.ts'
import { savedStore } from './saved-store.ts'

/** The site's own answer: not validated by field. */
const activitiesIn = (content: unknown): Activity[] | undefined =>
  isRecord(content) && Array.isArray(content.activities) ? content.activities : undefined

async function readActivities(ids: readonly string[]): Promise<Activity[] | null> {
  const found: Activity[] = []
  for (let i = 0; i < ids.length; i += READ_MAX) {
    const some = ids.slice(i, i + READ_MAX).join(',')
    const answer = await callApi(`/rest/v1/favourites/activities?ids=${some}`, { read: activitiesIn })
    if (!answer.ok) return null
    found.push(...answer.data)
  }
  return found
}

export interface DeviceFavouritesProps {
  /** Shows what was found. */
  readonly children: (activities: readonly Activity[]) => React.ReactNode
  readonly none: React.ReactNode
  /** Shown without an answer of the server; `retry` asks again. */
  readonly unreadable: (retry: () => void) => React.ReactNode
}

/** A visitor's saved activities. A removed heart keeps its sheet until the user leaves the page. */
export function DeviceFavourites({ children, none, unreadable }: DeviceFavouritesProps) {
  const [activities, setActivities] = useState<readonly Activity[] | 'unreadable' | null>(null)
  const read = useCallback(() => {
    void readActivities(savedStore.onDevice()).then((found) => setActivities(found ?? 'unreadable'))
  }, [])
  useEffect(() => {
    read()
    window.addEventListener('online', read)
    return () => window.removeEventListener('online', read)
  }, [read])
  if (activities === null)
    return (
      <p role="status" className="mt-8 text-ink-2 noscript:hidden">
        {FAVOURITES.loading}
      </p>
    )
  if (activities === 'unreadable') return unreadable(read)
  return activities.length > 0 ? children(activities) : none
}
