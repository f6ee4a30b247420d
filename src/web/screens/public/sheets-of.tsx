import type { ReactNode } from 'react'
import { ActivityGrid } from '../../../features/catalogue/components/activity-grid.tsx'
import { LazyActivityDialog } from '../../../features/catalogue/components/lazy-activity-dialog.tsx'
import type { Activity } from '../../../features/catalogue/schema.ts'
import { PutAll } from '../../../features/classroom/caderno/components/put-all.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { BackLink } from './back-link.tsx'
import { useActivityAction } from './use-activity-action.tsx'

export interface SheetsOfProps {
  back: { to: string; text: string }
  title: string
  /** Introduction of the subject, between the page's title and the sheets. */
  about: ReactNode
  /** Above the sheets: how many there are. */
  heading: string
  list: { activities: readonly Activity[]; total: number }
  /** The whole list in the catalogue. */
  all: { to: string; text: string }
  children?: ReactNode
}

/** A page about one subject (a skill, a goal) with the newest sheets for it, the free ones first. */
export function SheetsOf({ back, title, about, heading, list, all, children }: SheetsOfProps) {
  const action = useActivityAction()
  const activities = list.activities.toSorted((a, b) => Number(a.isPremium) - Number(b.isPremium))
  return (
    <div className="page-width pt-6 pb-14">
      <BackLink to={back.to}>{back.text}</BackLink>
      <h1 className="mt-3 text-[1.75rem]/9 md:text-3xl">{title}</h1>
      {about}
      <div className="mt-6 mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl md:text-2xl">{heading}</h2>
        <PutAll activities={activities} isPart={list.total > activities.length} isPremiumUser={action.isPremiumUser} />
      </div>
      <ActivityGrid activities={activities} level={3} priorityCount={2} />
      {list.total > list.activities.length ? (
        <p className="mt-8 text-center">
          <LinkButton variant="secondary" to={all.to}>
            {all.text}
          </LinkButton>
        </p>
      ) : null}
      {children}
      <LazyActivityDialog {...action} />
    </div>
  )
}
