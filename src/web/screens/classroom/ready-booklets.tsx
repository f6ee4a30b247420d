import { Link } from 'react-router'
import { ActivityThumb } from '../../../features/catalogue/components/activity-thumb.tsx'
import { SHELVES } from '../../../features/classroom/ready/schema.ts'
import { READY } from '../../../features/classroom/ready/texts.ts'
import { servicesContext } from '../../context.ts'
import { failureMeta, pageMeta } from '../../seo/page-meta.ts'
import { breadcrumbs, webPage } from '../../seo/structured-data.ts'
import type { Route } from './+types/ready-booklets'

/** First pages that a booklet shows. */
const SHOWN = 3

/** Sheets that it names. */
const NAMED = 2

/** Our ready-made booklets, shelf by shelf. */
export async function loader({ context }: Route.LoaderArgs) {
  const { readyBooklets } = context.get(servicesContext)
  const all = await readyBooklets.all()
  return {
    booklets: all.map(({ id, group, title, lead, activities }) => ({
      id,
      group,
      title,
      // Booklets that share a sentence differ by their sheets.
      lead: all.some((other) => other.id !== id && other.lead === lead)
        ? READY.within(activities.slice(0, NAMED).map((activity) => activity.title))
        : lead,
      count: activities.length,
      free: activities.filter(({ isPremium }) => !isPremium).length,
      pictures: activities.slice(0, SHOWN).map(({ imageUrl }) => imageUrl),
    })),
  }
}

export { shouldRevalidate } from '../public/should-revalidate.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  if (!loaderData) return failureMeta(matches, error)
  const { title, description } = READY.meta
  return pageMeta(matches, (site) => ({
    title,
    description,
    path: READY.path,
    things: [
      webPage(site, { name: title, description, path: READY.path }),
      breadcrumbs(site, [{ name: READY.title, path: READY.path }]),
    ],
  }))
}

const TURNED = ['-rotate-4 translate-x-1', 'z-1', 'rotate-4 -translate-x-1']

/** The list of ready-made booklets (rule: ready-made booklets). */
export default function ReadyBooklets({ loaderData: { booklets } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-7 pb-14 lg:pt-9">
      <h1 className="text-[1.75rem]/9 md:text-3xl">{READY.title}</h1>
      <p className="mt-2 max-w-text text-ink-2">{READY.lead}</p>
      {booklets.length === 0 ? <p className="mt-6 text-ink-2">{READY.nothing}</p> : null}
      {SHELVES.map((shelf) => {
        const own = booklets.filter(({ group }) => group === shelf)
        if (own.length === 0) return null
        return (
          <section key={shelf} aria-labelledby={`cadernos-${shelf}`} className="mt-8">
            <h2 id={`cadernos-${shelf}`} className="text-[1.375rem]/7.25 md:text-2xl">
              {READY.shelves[shelf]}
            </h2>
            <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
              {own.map(({ id, title, lead, count, free, pictures }) => (
                <li
                  key={id}
                  className="group relative flex flex-col overflow-hidden rounded-panel bg-paper shadow-sheet forced-colors:border"
                >
                  <span aria-hidden className="flex justify-center bg-well px-4 py-5">
                    {pictures.map((imageUrl, i) => (
                      <ActivityThumb
                        key={imageUrl}
                        activity={{ imageUrl }}
                        sizes="104px"
                        className={`w-[31%] max-w-28 shrink-0 shadow-sheet ${TURNED[i]}`}
                      />
                    ))}
                  </span>
                  <div className="flex flex-1 flex-col p-4">
                    <h3 className="text-base/6 wrap-anywhere">
                      <Link to={READY.href(id)} className="card-link">
                        {title}
                      </Link>
                    </h3>
                    <p className="mt-1 text-ink-2 text-sm">{lead}</p>
                    <p className="mt-auto pt-2 font-semibold text-sm">{READY.counted(count, free)}</p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
