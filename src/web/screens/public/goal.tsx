import { ArrowLeft } from 'lucide-react'
import { data, isRouteErrorResponse, Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { catalogueHref } from '../../../features/catalogue/address/rules.ts'
import { ActivityGrid } from '../../../features/catalogue/components/activity-grid.tsx'
import { LateActivityDialog } from '../../../features/catalogue/components/late-activity-dialog.tsx'
import { LoadFailure } from '../../../features/catalogue/components/load-failure.tsx'
import { onlyDialogChanged } from '../../../features/catalogue/components/open-activity.ts'
import { GOALS, goalHref } from '../../../features/catalogue/facets/rules.ts'
import { GOAL_TEXTS, GOALS_PAGE } from '../../../features/catalogue/facets/texts.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { servicesContext } from '../../context.ts'
import { failureMeta, pageMeta } from '../../seo/page-meta.ts'
import { activityList, breadcrumbs } from '../../seo/structured-data.ts'
import { NotFoundPage } from '../../shell/not-found-page.tsx'
import type { Route } from './+types/goal'
import { useActivityAction } from './use-activity-action.tsx'

/** One goal with the newest sheets that serve it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const goal = GOALS.find((candidate) => candidate === params.goal)
  if (!goal) throw data(null, 404)
  return { goal, list: await context.get(servicesContext).catalogue.list({ goal }) }
}

export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return !onlyDialogChanged(currentUrl, nextUrl) && defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  if (!loaderData) return failureMeta(matches, error)
  const { goal, list } = loaderData
  const { name, heading, description } = GOAL_TEXTS[goal]
  const path = goalHref(goal)
  return pageMeta(matches, (site) => ({
    title: heading,
    description,
    path,
    indexed: list.total > 0,
    things: [
      activityList(site, { name: heading, ...list }),
      breadcrumbs(site, [
        { name: GOALS_PAGE.title, path: GOALS_PAGE.path },
        { name, path },
      ]),
    ],
  }))
}

export default function GoalScreen({ loaderData: { goal, list } }: Route.ComponentProps) {
  const action = useActivityAction()
  const { heading, intro } = GOAL_TEXTS[goal]
  return (
    <div className="page-width pt-6 pb-14">
      <Link to={GOALS_PAGE.path} className="text-link inline-flex min-h-11 items-center gap-2 print:hidden">
        <ArrowLeft aria-hidden size={20} />
        {GOALS_PAGE.back}
      </Link>
      <h1 className="mt-3 text-[1.75rem]/9 md:text-3xl">{heading}</h1>
      <p className="mt-3 max-w-text text-ink-2">{intro}</p>
      <h2 className="mt-8 mb-4 text-xl md:text-2xl">{GOALS_PAGE.sheets(list.total)}</h2>
      <ActivityGrid activities={list.activities} level={3} priorityCount={2} />
      {list.total > list.activities.length ? (
        <p className="mt-8 text-center">
          <LinkButton variant="secondary" to={catalogueHref({ filters: { goal } })}>
            {GOALS_PAGE.seeAll}
          </LinkButton>
        </p>
      ) : null}
      <LateActivityDialog {...action} />
    </div>
  )
}

/** An unknown goal is the whole site's not-found page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return <LoadFailure />
}
