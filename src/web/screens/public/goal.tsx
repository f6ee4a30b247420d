import { data } from 'react-router'
import { catalogueHref } from '../../../features/catalogue/address/rules.ts'
import { GOAL_TEXTS, GOALS_PAGE, goalDescription } from '../../../features/catalogue/facets/goals.texts.ts'
import { GOALS, goalHref } from '../../../features/catalogue/facets/rules.ts'
import { countSheets } from '../../../product/count-sheets.ts'
import { servicesContext } from '../../context.ts'
import { failureMeta, pageMeta } from '../../seo/page-meta.ts'
import { sheetPicture } from '../../seo/sheet-picture.ts'
import { breadcrumbs } from '../../seo/structured-data.ts'
import { activityList } from '../../seo/structured-sheets.ts'
import type { Route } from './+types/goal'
import { SheetsOf } from './sheets-of.tsx'

/** One goal with the newest sheets that serve it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const goal = GOALS.find((candidate) => candidate === params.goal)
  if (!goal) throw data(null, 404)
  return { goal, list: await context.get(servicesContext).catalogue.list({ goal }) }
}

export { shouldRevalidate } from './should-revalidate.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  if (!loaderData) return failureMeta(matches, error)
  const { goal, list } = loaderData
  const { name, heading } = GOAL_TEXTS[goal]
  const path = goalHref(goal)
  return pageMeta(matches, (site) => ({
    title: heading,
    description: goalDescription(goal),
    path,
    indexed: list.total > 0,
    ...sheetPicture(list.activities),
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
  const { heading, intro } = GOAL_TEXTS[goal]
  return (
    <SheetsOf
      back={{ to: GOALS_PAGE.path, text: GOALS_PAGE.back }}
      title={heading}
      about={<p className="mt-3 max-w-text text-ink-2">{intro}</p>}
      heading={countSheets(list.total)}
      list={list}
      all={{ to: catalogueHref({ filters: { goal } }), text: GOALS_PAGE.seeAll }}
    />
  )
}

export { ErrorBoundary } from './not-found-boundary.tsx'
