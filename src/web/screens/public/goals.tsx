import { Link } from 'react-router'
import { GOALS, goalHref } from '../../../features/catalogue/facets/rules.ts'
import { GOAL_TEXTS, GOALS_PAGE } from '../../../features/catalogue/facets/texts.ts'
import { servicesContext } from '../../context.ts'
import { failureMeta, pageMeta } from '../../seo/page-meta.ts'
import { breadcrumbs, webPage } from '../../seo/structured-data.ts'
import type { Route } from './+types/goals'

/** The goals that have sheets, with how many. */
export async function loader({ context }: Route.LoaderArgs) {
  const { goal: counts } = await context.get(servicesContext).catalogue.facets({})
  return {
    goals: GOALS.flatMap((goal) => {
      const known = counts.find(({ value }) => value === goal)
      return known ? [{ goal, count: known.count }] : []
    }),
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  if (!loaderData) return failureMeta(matches, error)
  const { title, description, path } = GOALS_PAGE
  return pageMeta(matches, (site) => ({
    title,
    description,
    path,
    things: [webPage(site, { name: title, description, path }), breadcrumbs(site, [{ name: title, path }])],
  }))
}

/** What children practise: each goal with its sheets (rule: goals). */
export default function Goals({ loaderData: { goals } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-7 pb-14 lg:pt-9">
      <h1 className="text-[1.75rem]/9 md:text-3xl">{GOALS_PAGE.title}</h1>
      <p className="mt-3 max-w-text text-ink-2">{GOALS_PAGE.intro}</p>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {goals.map(({ goal, count }) => (
          <li key={goal} className="rounded-panel bg-paper p-5 shadow-sheet forced-colors:border">
            <h2 className="text-lg">
              <Link to={goalHref(goal)} className="text-link inline-flex min-h-11 items-center">
                {GOAL_TEXTS[goal].name}
              </Link>
            </h2>
            <p className="text-ink-2">{GOAL_TEXTS[goal].description}</p>
            <p className="mt-2 font-semibold">{GOALS_PAGE.sheets(count)}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
