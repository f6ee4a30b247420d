import { ArrowLeft } from 'lucide-react'
import { data, isRouteErrorResponse, Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { catalogueHref } from '../../../features/catalogue/address/rules.ts'
import { ActivityGrid } from '../../../features/catalogue/components/activity-grid.tsx'
import { LateActivityDialog } from '../../../features/catalogue/components/late-activity-dialog.tsx'
import { LoadFailure } from '../../../features/catalogue/components/load-failure.tsx'
import { onlyDialogChanged } from '../../../features/catalogue/components/open-activity.ts'
import { nextDates, SCHOOL_DATE_IDS, schoolDateHref } from '../../../features/catalogue/dates/rules.ts'
import { DATE_PAGE, DATES_PAGE } from '../../../features/catalogue/dates/texts.ts'
import { dateKey } from '../../../platform/time.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { servicesContext } from '../../context.ts'
import { failureMeta, pageMeta } from '../../seo/page-meta.ts'
import { activityList, breadcrumbs } from '../../seo/structured-data.ts'
import { NotFoundPage } from '../../shell/not-found-page.tsx'
import type { Route } from './+types/date'
import { useActivityAction } from './use-activity-action.tsx'

/** One date with the newest sheets that were made for it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const id = SCHOOL_DATE_IDS.find((candidate) => candidate === params.date)
  if (!id) throw data(null, 404)
  const day = nextDates(dateKey(new Date())).find((date) => date.id === id)?.day ?? null
  return { id, day, list: await context.get(servicesContext).catalogue.list({ occasion: id }) }
}

export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return !onlyDialogChanged(currentUrl, nextUrl) && defaultShouldRevalidate
}

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
  const action = useActivityAction()
  return (
    <div className="page-width pt-6 pb-14">
      <Link to={DATES_PAGE.path} className="text-link inline-flex min-h-11 items-center gap-2 print:hidden">
        <ArrowLeft aria-hidden size={20} />
        {DATES_PAGE.back}
      </Link>
      <h1 className="mt-3 text-[1.75rem]/9 md:text-3xl">{DATE_PAGE.title(id)}</h1>
      {day === null ? null : <p className="mt-3 text-ink-2">{DATE_PAGE.next(day)}</p>}
      <h2 className="mt-8 mb-4 text-xl md:text-2xl">{DATES_PAGE.sheets(list.total)}</h2>
      <ActivityGrid activities={list.activities} level={3} priorityCount={2} />
      {list.total > list.activities.length ? (
        <p className="mt-8 text-center">
          <LinkButton variant="secondary" to={catalogueHref({ filters: { occasion: id } })}>
            {DATES_PAGE.seeAll}
          </LinkButton>
        </p>
      ) : null}
      <LateActivityDialog {...action} />
    </div>
  )
}

/** An unknown date is the whole site's not-found page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return <LoadFailure />
}
