import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import type { Activity } from '../schema.ts'
import { ActivityCard } from './activity-card.tsx'
import { priorityAt } from './activity-thumb.tsx'
import { CardSkeleton } from './card-skeleton.tsx'

const grid = 'grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-5 lg:grid-cols-5 lg:gap-x-6 lg:gap-y-9'

export interface ActivityGridProps {
  activities: readonly Activity[]
  /** Rank of the titles in the page. */
  level?: 2 | 3
  /** Place of the first in its list, from 0. */
  first?: number
  /** Number of first pictures that load at once. */
  priorityCount?: number
  /** Under each card. */
  below?: (activity: Activity, index: number) => ReactNode
  /** One more cell at the end. */
  children?: ReactNode
}

/** Sheets in two, three or five columns. */
export function ActivityGrid({ activities, level, first = 0, priorityCount = 0, below, children }: ActivityGridProps) {
  return (
    <ul data-pictures="grid" className={grid}>
      {activities.map((activity, i) => (
        <li
          key={activity.id}
          data-activity={first + i}
          // The card takes what is left of the row's height.
          className={classNames(i >= priorityCount && 'late-card', below && 'flex flex-col')}
        >
          <ActivityCard activity={activity} layout="grid" level={level} priority={priorityAt(i, priorityCount)} />
          {below?.(activity, i)}
        </li>
      ))}
      {children}
    </ul>
  )
}

/** The same grid while its activities load. */
export function ActivityGridSkeleton({ count }: { count: number }) {
  return (
    <div aria-busy="true" className={grid}>
      {Array.from({ length: count }, (_, i) => `skeleton-${i}`).map((key) => (
        <CardSkeleton key={key} />
      ))}
    </div>
  )
}
