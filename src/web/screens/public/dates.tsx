import { Link } from 'react-router'
import { type NextDate, nextDates, schoolDateHref } from '../../../features/catalogue/dates/rules.ts'
import { DATES_PAGE, dayWords } from '../../../features/catalogue/dates/texts.ts'
import { dateKey } from '../../../platform/time.ts'
import { servicesContext } from '../../context.ts'
import { failureMeta, pageMeta } from '../../seo/page-meta.ts'
import { breadcrumbs, webPage } from '../../seo/structured-data.ts'
import type { Route } from './+types/dates'

interface CountedDate extends NextDate {
  readonly count: number
}

/** The dates that have sheets, the nearest first. */
export async function loader({ context }: Route.LoaderArgs): Promise<{ dates: CountedDate[] }> {
  const counts = await context.get(servicesContext).catalogue.countsByDate()
  return {
    dates: nextDates(dateKey(new Date())).flatMap((date) => {
      const count = counts.get(date.id) ?? 0
      return count > 0 ? [{ ...date, count }] : []
    }),
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  if (!loaderData) return failureMeta(matches, error)
  const { title, description, path } = DATES_PAGE
  return pageMeta(matches, (site) => ({
    title,
    description,
    path,
    things: [webPage(site, { name: title, description, path }), breadcrumbs(site, [{ name: title, path }])],
  }))
}

/** The dates of the school year with their sheets (rule: school dates). */
export default function Dates({ loaderData: { dates } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-7 pb-14 lg:pt-9">
      <h1 className="text-[1.75rem]/9 md:text-3xl">{DATES_PAGE.title}</h1>
      <p className="mt-3 max-w-text text-ink-2">{DATES_PAGE.intro}</p>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {dates.map(({ id, name, day, count }) => (
          <li key={id} className="rounded-panel bg-paper p-5 shadow-sheet forced-colors:border">
            <h2 className="text-lg">
              <Link to={schoolDateHref(id)} className="text-link inline-flex min-h-11 items-center">
                {name}
              </Link>
            </h2>
            <p className="text-ink-2">{day === null ? DATES_PAGE.wholeYear : dayWords(day)}</p>
            <p className="mt-2 font-semibold">{DATES_PAGE.sheets(count)}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
