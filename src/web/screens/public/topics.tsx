import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { topicHref } from '../../../features/catalogue/topics/address.rules.ts'
import { TOPICS_PAGE } from '../../../features/catalogue/topics/texts.ts'
import { countSheets } from '../../../product/count-sheets.ts'
import { servicesContext } from '../../context.ts'
import { failureMeta, pageMeta } from '../../seo/page-meta.ts'
import { breadcrumbs, webPage } from '../../seo/structured-data.ts'
import type { Route } from './+types/topics'
import { SamplePicture } from './sample-picture.tsx'

/** Groups without pictures. */
const LISTS = ['sets', 'kinds'] as const

/** Tiles of the first row of a wide screen. */
const FIRST_TILES = 3

/** Every subject that has a page, by groups (rule: topics). */
export async function loader({ context }: Route.LoaderArgs) {
  const { topics } = context.get(servicesContext)
  const [listed, years, themes] = await Promise.all([
    topics.listed(),
    topics.samples('years', 1),
    topics.samples('themes', 1),
  ])
  return {
    topics: listed.map(({ slug, group, name, count, filter: { year, theme } }) => {
      const [picture] = (group === 'years' ? years.get(year ?? '') : themes.get(theme ?? '')) ?? []
      return { slug, group, name, count, year, picture }
    }),
  }
}

type ShownTopic = Awaited<ReturnType<typeof loader>>['topics'][number]

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
  const of = (group: ShownTopic['group']) => topics.filter((topic) => topic.group === group)
  const [years, subjects, themes] = [of('years'), of('subjects'), of('themes')]
  return (
    <div className="page-width pt-7 pb-14 lg:pt-9">
      <h1 className="text-[1.75rem]/9 md:text-3xl">{TOPICS_PAGE.title}</h1>
      <p className="mt-2 max-w-text text-ink-2">{TOPICS_PAGE.intro}</p>
      <Group group="years" topics={years} className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {(topic, index) => (
          <YearTile
            topic={topic}
            subjects={subjects.filter(({ year }) => year === topic.year)}
            isFirst={index < FIRST_TILES}
          />
        )}
      </Group>
      <Group group="themes" topics={themes} className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {({ slug, name, count, picture }) => (
          <li className={`${tile} items-center gap-3 p-3`}>
            <Picture url={picture} className="w-11" />
            <Link to={topicHref(slug)} className={`${tileLink} font-display font-semibold`}>
              {name}
            </Link>
            <span className="ml-auto shrink-0 text-ink-2 text-sm">{countSheets(count)}</span>
          </li>
        )}
      </Group>
      {LISTS.map((group) => (
        <Group key={group} group={group} topics={of(group)} className="mt-3 gap-x-8 sm:columns-2 lg:columns-3">
          {(topic) => <Name topic={topic} />}
        </Group>
      ))}
    </div>
  )
}

interface GroupProps {
  group: 'years' | 'themes' | (typeof LISTS)[number]
  topics: readonly ShownTopic[]
  /** Of the list. */
  className: string
  children: (topic: ShownTopic, index: number) => ReactNode
}

function Group({ group, topics, className, children }: GroupProps) {
  if (topics.length === 0) return null
  return (
    <section aria-labelledby={`grupo-${group}`} className="mt-6 not-first-of-type:mt-10">
      <h2 id={`grupo-${group}`} className="text-xl md:text-2xl">
        {TOPICS_PAGE[group]}
      </h2>
      <ul className={className}>
        {topics.map((topic, index) => (
          <Fragment key={topic.slug}>{children(topic, index)}</Fragment>
        ))}
      </ul>
    </section>
  )
}

const tile =
  'relative flex rounded-panel bg-paper shadow-sheet focus-within:outline-3 focus-within:outline-focus hover:shadow-float forced-colors:border'
const tileLink =
  'no-underline after:absolute after:inset-0 after:rounded-panel hover:underline focus-visible:outline-none'

/** A school year with one of its sheets and its subjects. */
function YearTile({
  topic: { slug, name, count, picture },
  subjects,
  isFirst,
}: {
  topic: ShownTopic
  subjects: readonly ShownTopic[]
  isFirst: boolean
}) {
  return (
    <li className={`${tile} gap-4 p-4`}>
      <Picture url={picture} isFirst={isFirst} className="w-24 sm:w-28" />
      <div className="min-w-0">
        <h3 className="text-lg">
          <Link to={topicHref(slug)} className={tileLink}>
            {name}
          </Link>
        </h3>
        <p className="text-ink-2 text-sm">{countSheets(count)}</p>
        <ul className="mt-1">
          {subjects.map((subject) => (
            <li key={subject.slug}>
              <Link to={topicHref(subject.slug)} className="text-link relative z-1 inline-flex min-h-11 items-center">
                <span>
                  {subject.name}
                  <span className="sr-only">: {name}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

function Picture({ url, isFirst, className }: { url: string | undefined; isFirst?: boolean; className: string }) {
  return (
    <span aria-hidden="true" className={`thumb aspect-3/4 shrink-0 self-start rounded-sheet bg-sheet ${className}`}>
      {url ? <SamplePicture url={url} isFirst={isFirst} className="size-full object-cover" /> : null}
    </span>
  )
}

/** A name in columns that are read downwards. */
function Name({ topic: { slug, name, count } }: { topic: ShownTopic }) {
  return (
    <li className="flex break-inside-avoid items-center justify-between gap-4 border-line border-b py-0.5">
      <Link to={topicHref(slug)} className="text-link inline-flex min-h-11 items-center py-1">
        {name}
      </Link>
      <span className="shrink-0 text-ink-2 text-sm">
        <span aria-hidden="true">{count}</span>
        <span className="sr-only">{countSheets(count)}</span>
      </span>
    </li>
  )
}

export { ErrorBoundary } from './not-found-boundary.tsx'
