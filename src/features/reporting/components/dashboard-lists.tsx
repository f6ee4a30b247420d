import { Link } from 'react-router'
import { CategoryBadge } from '../../../brand/badge.tsx'
import { CATEGORY_KEYS } from '../../catalogue/taxonomy/rules.ts'
import type { Dashboard } from '../schema.ts'
import { REPORTING_TEXTS as texts } from '../texts.ts'
import { Nothing } from './panel.tsx'
import { PlanBadge } from './plan-badge.tsx'

/** The most downloaded activities: title, category, download count. */
export function TopActivities({ activities }: { activities: Dashboard['topActivities'] }) {
  if (activities.length === 0) return <Nothing>{texts.noTop}</Nothing>
  return (
    <ol className="divide-y divide-line">
      {activities.map(({ id, title, category, downloadCount }, index) => (
        <li key={id} className="flex items-center gap-3.5 py-3 first:pt-0 last:pb-0">
          <span aria-hidden="true" className="w-5 shrink-0 text-center font-display font-semibold text-ink-3">
            {index + 1}
          </span>
          <span className="min-w-0 flex-1">
            <span className="block wrap-anywhere font-display font-semibold text-[1rem]/6">{title}</span>
            <CategoryBadge slug={CATEGORY_KEYS[category]} className="mt-1">
              {category}
            </CategoryBadge>
          </span>
          <span className="shrink-0 text-ink-2 text-sm tabular-nums">{texts.downloads(downloadCount)}</span>
        </li>
      ))}
    </ol>
  )
}

/** The newest accounts: name and plan. */
export function RecentUsers({ users }: { users: Dashboard['recentUsers'] }) {
  if (users.length === 0) return <Nothing>{texts.noRecent}</Nothing>
  return (
    <>
      <ul className="divide-y divide-line">
        {users.map(({ id, name, email, plan }) => (
          <li key={id} className="flex items-center gap-3.5 py-3 first:pt-0">
            <span className="min-w-0 flex-1">
              <Link
                to={`/admin/users/${id}`}
                className="block wrap-anywhere font-display font-semibold text-[1rem]/6 text-ink"
              >
                {name}
              </Link>
              <span className="block truncate text-ink-3 text-sm">{email}</span>
            </span>
            <PlanBadge plan={plan} />
          </li>
        ))}
      </ul>
      <Link to="/admin/users" className="text-link mt-2 inline-flex min-h-11 items-center">
        {texts.allUsers}
      </Link>
    </>
  )
}
