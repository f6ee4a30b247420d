import { Link } from 'react-router'
import { catalogueHref } from '../address/rules.ts'
import type { Activity } from '../schema.ts'
import type { Category } from '../taxonomy/rules.ts'
import { ACTIVITY_PAGE } from '../texts.ts'
import { ActivityGrid } from './activity-grid.tsx'

export interface RelatedActivitiesProps {
  category: Category
  activities: readonly Activity[]
}

/** Activities similar to the page's one; renders no section for an empty list. */
export function RelatedActivities({ category, activities }: RelatedActivitiesProps) {
  if (activities.length === 0) return null
  return (
    <section className="pt-12 print:hidden">
      <h2 className="mb-5 text-[1.375rem]/7.25 md:text-2xl">{ACTIVITY_PAGE.related}</h2>
      <ActivityGrid activities={activities}>
        <li className="lg:hidden">
          <Link
            to={catalogueHref({ category })}
            className="grid aspect-3/4 place-items-center rounded-sheet bg-brand-soft p-4 text-center font-display font-semibold text-brand no-underline"
          >
            {ACTIVITY_PAGE.seeCategory(category)}
          </Link>
        </li>
      </ActivityGrid>
    </section>
  )
}
