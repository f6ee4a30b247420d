import { data } from 'react-router'
import { ActivityGrid } from '../../../features/catalogue/components/activity-grid.tsx'
import { LazyActivityDialog } from '../../../features/catalogue/components/lazy-activity-dialog.tsx'
import { PutAll } from '../../../features/classroom/caderno/components/put-all.tsx'
import { READY } from '../../../features/classroom/ready/texts.ts'
import { servicesContext } from '../../context.ts'
import { useRootData } from '../../root-data.ts'
import { failureMeta, pageMeta } from '../../seo/page-meta.ts'
import { sheetPicture } from '../../seo/sheet-picture.ts'
import { breadcrumbs } from '../../seo/structured-data.ts'
import { activityList } from '../../seo/structured-sheets.ts'
import { BackLink } from '../public/back-link.tsx'
import { useActivityAction } from '../public/use-activity-action.tsx'
import type { Route } from './+types/ready-booklet'

/** One ready-made booklet with its sheets. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const booklet = await context.get(servicesContext).readyBooklets.byId(params.booklet)
  if (!booklet) throw data(null, 404)
  return booklet
}

export { shouldRevalidate } from '../public/should-revalidate.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  if (!loaderData) return failureMeta(matches, error)
  const { id, title, lead, activities } = loaderData
  const path = READY.href(id)
  return pageMeta(matches, (site) => ({
    title: READY.metaOf(title),
    description: lead,
    path,
    ...sheetPicture(activities),
    things: [
      activityList(site, { name: title, activities, total: activities.length }),
      breadcrumbs(site, [
        { name: READY.title, path: READY.path },
        { name: title, path },
      ]),
    ],
  }))
}

export default function ReadyBooklet({ loaderData: { title, lead, activities } }: Route.ComponentProps) {
  const action = useActivityAction()
  const isPremiumUser = useRootData()?.isPremiumUser ?? false
  return (
    <div className="page-width pt-6 pb-14">
      <BackLink to={READY.path}>{READY.back}</BackLink>
      <h1 className="mt-3 text-[1.75rem]/9 wrap-anywhere md:text-3xl">{title}</h1>
      <p className="mt-2 mb-5 max-w-text text-ink-2 text-lg">{lead}</p>
      <PutAll as="purpose" activities={activities} isPremiumUser={isPremiumUser} />
      <h2 className="mt-8 mb-4 text-xl">{READY.sheets(activities.length)}</h2>
      <ActivityGrid activities={activities} level={3} priorityCount={4} />
      <LazyActivityDialog {...action} />
    </div>
  )
}

export { ErrorBoundary } from '../public/not-found-boundary.tsx'
