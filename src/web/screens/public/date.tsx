import { data } from 'react-router'
import { catalogueHref } from '../../../features/catalogue/address/rules.ts'
import { DATE_INTROS } from '../../../features/catalogue/dates/intro.texts.ts'
import { nextDates, SCHOOL_DATE_IDS, schoolDateHref } from '../../../features/catalogue/dates/rules.ts'
import { DATE_PAGE, DATES_PAGE } from '../../../features/catalogue/dates/texts.ts'
import { countSheets } from '../../../product/count-sheets.ts'
import { servicesContext } from '../../context.ts'
import { failureMeta, pageMeta } from '../../seo/page-meta.ts'
import { breadcrumbs } from '../../seo/structured-data.ts'
import { activityList } from '../../seo/structured-sheets.ts'
import type { Route } from './+types/date'
import { SheetsOf } from './sheets-of.tsx'

/** One date with the newest sheets that were made for it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = SCHOOL_DATE_IDS.find((candidate) => candidate === params.date)
  if (!id) throw data(null, 404)
  const { catalogue } = context.get(servicesContext)
  const day = nextDates(catalogue.today()).find((date) => date.id === id)?.day ?? null
  return { id, day, list: await catalogue.list({ occasion: id }) }
}

export { shouldRevalidate } from './should-revalidate.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  if (!loaderData) return failureMeta(matches, error)
  const { id, list } = loaderData
  const [title, path] = [DATE_PAGE.title(id), schoolDateHref(id)]
  return pageMeta(matches, (site) => ({
    title,
    description: DATE_PAGE.description(id),
    path,
    indexed: list.total > 0,
    things: [
      activityList(site, { name: title, ...list }),
      breadcrumbs(site, [
        { name: DATES_PAGE.title, path: DATES_PAGE.path },
        { name: title, path },
      ]),
    ],
  }))
}

export default function DateScreen({ loaderData: { id, day, list } }: Route.ComponentProps) {
  return (
    <SheetsOf
      back={{ to: DATES_PAGE.path, text: DATES_PAGE.back }}
      title={DATE_PAGE.title(id)}
      about={
        <>
          {day === null ? null : <p className="mt-3 font-semibold">{DATE_PAGE.next(day)}</p>}
          <p className="mt-2 max-w-text text-ink-2">{DATE_INTROS[id]}</p>
        </>
      }
      heading={countSheets(list.total)}
      list={list}
      all={{ to: catalogueHref({ filters: { occasion: id } }), text: DATES_PAGE.seeAll }}
    />
  )
}

export { ErrorBoundary } from './not-found-boundary.tsx'
