import { Link } from 'react-router'
import { topicHref } from '../../../features/catalogue/topics/address.rules.ts'
import type { TopicGroup } from '../../../features/catalogue/topics/rules.ts'
import { TOPICS_PAGE } from '../../../features/catalogue/topics/texts.ts'
import { countSheets } from '../../../product/count-sheets.ts'
import { servicesContext } from '../../context.ts'
import { failureMeta, pageMeta } from '../../seo/page-meta.ts'
import { breadcrumbs, webPage } from '../../seo/structured-data.ts'
import type { Route } from './+types/topics'

const GROUPS = ['years', 'subjects', 'themes', 'sets', 'kinds'] as const satisfies readonly TopicGroup[]

/** Every subject that has a page, by groups (rule: topics). */
export async function loader({ context }: Route.LoaderArgs) {
  const topics = await context.get(servicesContext).topics.listed()
  return { topics: topics.map(({ slug, group, title, count }) => ({ slug, group, title, count })) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  if (!loaderData) return failureMeta(matches, error)
  const { title: name, description, path } = TOPICS_PAGE
  return pageMeta(matches, (site) => ({
    title: name,
    description,
    path,
    things: [webPage(site, { name, description, path }), breadcrumbs(site, [{ name, path }])],
  }))
}

export default function TopicsScreen({ loaderData: { topics } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-7 pb-14 lg:pt-9">
      <h1 className="text-[1.75rem]/9 md:text-3xl">{TOPICS_PAGE.title}</h1>
      <p className="mt-3 max-w-text text-ink-2">{TOPICS_PAGE.intro}</p>
      {GROUPS.map((group) => {
        const own = topics.filter((topic) => topic.group === group)
        if (own.length === 0) return null
        return (
          <section key={group} aria-labelledby={`grupo-${group}`} className="mt-10">
            <h2 id={`grupo-${group}`} className="text-xl md:text-2xl">
              {TOPICS_PAGE[group]}
            </h2>
            <ul className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
              {own.map(({ slug, title, count }) => (
                <li key={slug} className="flex items-baseline justify-between gap-4 border-line border-b">
                  <Link to={topicHref(slug)} className="text-link inline-flex min-h-11 items-center">
                    {title}
                  </Link>
                  <span className="shrink-0 text-ink-3 text-sm">{countSheets(count)}</span>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

export { ErrorBoundary } from './not-found-boundary.tsx'
