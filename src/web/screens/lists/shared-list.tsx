import { data } from 'react-router'
import { ActivityGrid } from '../../../features/catalogue/components/activity-grid.tsx'
import { LazyActivityDialog } from '../../../features/catalogue/components/lazy-activity-dialog.tsx'
import { PutAll } from '../../../features/classroom/caderno/components/put-all.tsx'
import { sharedListPath } from '../../../features/favourites/address.rules.ts'
import { SHARED_LIST } from '../../../features/favourites/texts.ts'
import { countSheets } from '../../../product/count-sheets.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { servicesContext } from '../../context.ts'
import { failureMeta, pageMeta } from '../../seo/page-meta.ts'
import { useActivityAction } from '../public/use-activity-action.tsx'
import type { Route } from './+types/shared-list'

/** A list for everyone with its address: its name and its public sheets, without its owner. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const list = await context.get(servicesContext).favourites.shared(params.token)
  if (!list) throw data(null, 404)
  return { ...list, path: sharedListPath(params.token) }
}

export { shouldRevalidate } from '../public/should-revalidate.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  if (!loaderData) return failureMeta(matches, error)
  const { name, path } = loaderData
  return pageMeta(matches, {
    title: SHARED_LIST.title(name),
    description: SHARED_LIST.description,
    path,
    indexed: false,
  })
}

export default function SharedList({ loaderData: { name, activities } }: Route.ComponentProps) {
  const action = useActivityAction()
  return (
    <div className="page-width pt-8 pb-14 md:pt-10">
      <h1 className="text-[1.75rem]/9 wrap-anywhere md:text-3xl">{name}</h1>
      <p className="mt-2 max-w-text text-ink-2">{SHARED_LIST.intro}</p>
      {activities.length > 0 ? (
        <section className="mt-8">
          <h2 className="text-xl">{countSheets(activities.length)}</h2>
          <div className="mt-3 mb-4">
            <PutAll activities={activities} isPremiumUser={action.isPremiumUser} />
          </div>
          <ActivityGrid activities={activities} level={3} priorityCount={2} />
        </section>
      ) : (
        <EmptyState kind="empty" title={SHARED_LIST.none}>
          {SHARED_LIST.noneHint}
        </EmptyState>
      )}
      <LazyActivityDialog {...action} />
    </div>
  )
}

export { ErrorBoundary } from '../public/not-found-boundary.tsx'
