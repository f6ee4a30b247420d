import { data } from 'react-router'
import { catalogueHref } from '../../../features/catalogue/address/rules.ts'
import { LazyActivityDialog } from '../../../features/catalogue/components/lazy-activity-dialog.tsx'
import { DATE_INTROS } from '../../../features/catalogue/dates/intro.texts.ts'
import { nextDates, SCHOOL_DATE_IDS, schoolDateHref } from '../../../features/catalogue/dates/rules.ts'
import { DATE_PAGE, DATES_PAGE } from '../../../features/catalogue/dates/texts.ts'
import { servicesContext } from '../../context.ts'
import { failureMeta, pageMeta } from '../../seo/page-meta.ts'
import { sheetPicture } from '../../seo/sheet-picture.ts'
import { breadcrumbs } from '../../seo/structured-data.ts'
import { activityList } from '../../seo/structured-sheets.ts'
import type { Route } from './+types/date'
import { BackLink } from './back-link.tsx'
import { Ladder, LadderHead, shownOf } from './ladder.tsx'
import { useActivityAction } from './use-activity-action.tsx'

/** One date with the sheets that were made for it, from easy to hard. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = SCHOOL_DATE_IDS.find((candidate) => candidate === params.date)
  if (!id) throw data(null, 404)
  const { catalogue, topics } = context.get(servicesContext)
  const day = nextDates(catalogue.today()).find((date) => date.id === id)?.day ?? null
  return { id, day, ...(await topics.date(id)) }
}

export { shouldRevalidate } from './should-revalidate.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  if (!loaderData) return failureMeta(matches, error)
  const { id, total } = loaderData
  const activities = shownOf(loaderData)
  const [title, path] = [DATE_PAGE.title(id), schoolDateHref(id)]
  return pageMeta(matches, (site) => ({
    title,
    description: DATE_PAGE.description(id),
    path,
    indexed: total > 0,
    ...sheetPicture(activities),
    things: [
      activityList(site, { name: title, total, activities }),
      breadcrumbs(site, [
        { name: DATES_PAGE.title, path: DATES_PAGE.path },
        { name: title, path },
      ]),
    ],
  }))
}

export default function DateScreen({ loaderData: { id, day, ...ladder } }: Route.ComponentProps) {
  const action = useActivityAction()
  return (
    <div className="page-width pt-6 pb-14">
      <BackLink to={DATES_PAGE.path}>{DATES_PAGE.back}</BackLink>
      <h1 className="mt-3 text-[1.75rem]/9 md:text-3xl">{DATE_PAGE.title(id)}</h1>
      {day === null ? null : <p className="mt-3 font-semibold">{DATE_PAGE.next(day)}</p>}
      <p className="mt-2 max-w-text text-ink-2">{DATE_INTROS[id]}</p>
      <LadderHead ladder={ladder} isPremiumUser={action.isPremiumUser} />
      <Ladder
        title={DATE_PAGE.title(id)}
        rungs={ladder.rungs}
        hrefOf={(level) => catalogueHref({ filters: { occasion: id, level } })}
      />
      <LazyActivityDialog {...action} />
    </div>
  )
}

export { ErrorBoundary } from './not-found-boundary.tsx'
