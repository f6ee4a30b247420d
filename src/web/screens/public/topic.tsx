import { data } from 'react-router'
import { catalogueHref } from '../../../features/catalogue/address/rules.ts'
import { LazyActivityDialog } from '../../../features/catalogue/components/lazy-activity-dialog.tsx'
import type { Level } from '../../../features/catalogue/facets/rules.ts'
import { topicHref } from '../../../features/catalogue/topics/address.rules.ts'
import { LEAST_SHEETS, type Topic } from '../../../features/catalogue/topics/rules.ts'
import { TOPICS_PAGE } from '../../../features/catalogue/topics/texts.ts'
import { servicesContext } from '../../context.ts'
import { failureMeta, pageMeta } from '../../seo/page-meta.ts'
import { sheetPicture } from '../../seo/sheet-picture.ts'
import { breadcrumbs } from '../../seo/structured-data.ts'
import { activityList } from '../../seo/structured-sheets.ts'
import type { Route } from './+types/topic'
import { BackLink } from './back-link.tsx'
import { Ladder, LadderHead, shownOf } from './ladder.tsx'
import { useActivityAction } from './use-activity-action.tsx'

/** Everything about one subject, from easy to hard (rule: topics). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = await context.get(servicesContext).topics.page(params.topic)
  if (!page) throw data(null, 404)
  return page
}

export { shouldRevalidate } from './should-revalidate.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  if (!loaderData) return failureMeta(matches, error)
  const { topic, total } = loaderData
  const activities = shownOf(loaderData)
  const { title, description, slug } = topic
  const path = topicHref(slug)
  return pageMeta(matches, (site) => ({
    title,
    description,
    path,
    indexed: total >= LEAST_SHEETS,
    ...sheetPicture(activities),
    things: [
      activityList(site, { name: title, total, activities }),
      breadcrumbs(site, [
        { name: TOPICS_PAGE.title, path: TOPICS_PAGE.path },
        { name: title, path },
      ]),
    ],
  }))
}

/** The sheets of a level in the catalogue; null for a topic that is no filter of it. */
function hrefOf({ filter }: Topic, level: Level | null): string | null {
  const { kind, set, category = null, ...facets } = filter
  return kind === undefined && set === undefined ? catalogueHref({ category, filters: { ...facets, level } }) : null
}

export default function TopicScreen({ loaderData: { topic, ...ladder } }: Route.ComponentProps) {
  const action = useActivityAction()
  return (
    <div className="page-width pt-6 pb-14">
      <BackLink to={TOPICS_PAGE.path}>{TOPICS_PAGE.back}</BackLink>
      <h1 className="mt-3 text-[1.75rem]/9 md:text-3xl">{topic.title}</h1>
      <LadderHead ladder={ladder} isPremiumUser={action.isPremiumUser} />
      <p className="mt-3 max-w-text text-ink-2 max-md:hidden">{topic.intro}</p>
      <Ladder title={topic.title} rungs={ladder.rungs} hrefOf={(level) => hrefOf(topic, level)} />
      {/* Once more, for phones: moved here by CSS alone, it would slide down while the page comes in. */}
      <p className="mt-10 max-w-text text-ink-2 md:hidden">{topic.intro}</p>
      <LazyActivityDialog {...action} />
    </div>
  )
}

export { ErrorBoundary } from './not-found-boundary.tsx'
