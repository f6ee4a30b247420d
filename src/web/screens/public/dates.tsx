import { type NextDate, nextDates, schoolDateHref } from '../../../features/catalogue/dates/rules.ts'
import { DATES_PAGE, dayWords } from '../../../features/catalogue/dates/texts.ts'
import { countSheets } from '../../../product/count-sheets.ts'
import { servicesContext } from '../../context.ts'
import { failureMeta, pageMeta } from '../../seo/page-meta.ts'
import { breadcrumbs, webPage } from '../../seo/structured-data.ts'
import type { Route } from './+types/dates'
import { SubjectCards } from './subject-cards.tsx'

interface CountedDate extends NextDate {
  readonly count: number
  readonly pictures: readonly string[]
}

/** The dates that have sheets, the nearest first. */
export async function loader({ context }: Route.LoaderArgs): Promise<{ dates: CountedDate[] }> {
  const { catalogue, topics } = context.get(servicesContext)
  const [counts, samples] = await Promise.all([catalogue.countsByDate(), topics.samples('dates')])
  return {
    dates: nextDates(catalogue.today()).flatMap((date) => {
      const count = counts.get(date.id) ?? 0
      return count > 0 ? [{ ...date, count, pictures: samples.get(date.id) ?? [] }] : []
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
    <SubjectCards
      {...DATES_PAGE}
      subjects={dates.map(({ id, name, day, count, pictures }) => ({
        id,
        to: schoolDateHref(id),
        name,
        about: day === null ? DATES_PAGE.wholeYear : dayWords(day),
        sheets: countSheets(count),
        pictures,
      }))}
    />
  )
}
