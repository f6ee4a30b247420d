import { GOAL_TEXTS, GOALS_PAGE } from '../../../features/catalogue/facets/goals.texts.ts'
import { GOALS, goalHref } from '../../../features/catalogue/facets/rules.ts'
import { countSheets } from '../../../product/count-sheets.ts'
import { servicesContext } from '../../context.ts'
import { failureMeta, pageMeta } from '../../seo/page-meta.ts'
import { breadcrumbs, webPage } from '../../seo/structured-data.ts'
import type { Route } from './+types/goals'
import { SubjectCards } from './subject-cards.tsx'

/** The goals that have sheets, with how many. */
export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, topics } = context.get(servicesContext)
  const [{ goal: counts }, samples] = await Promise.all([catalogue.facets({}), topics.samples('goals')])
  return {
    goals: GOALS.flatMap((goal) => {
      const known = counts.find(({ value }) => value === goal)
      return known ? [{ goal, count: known.count, pictures: samples.get(goal) ?? [] }] : []
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

/** Goals of the sheets: each with its sheets (rule: goals). */
export default function Goals({ loaderData: { goals } }: Route.ComponentProps) {
  return (
    <SubjectCards
      {...GOALS_PAGE}
      subjects={goals.map(({ goal, count, pictures }) => ({
        id: goal,
        to: goalHref(goal),
        name: GOAL_TEXTS[goal].name,
        about: `${GOAL_TEXTS[goal].sheets}.`,
        sheets: countSheets(count),
        pictures,
      }))}
    />
  )
}
