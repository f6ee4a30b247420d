import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'
import { ActivityGrid } from '../../../features/catalogue/components/activity-grid.tsx'
import { LateActivityDialog } from '../../../features/catalogue/components/late-activity-dialog.tsx'
import { LoadFailure } from '../../../features/catalogue/components/load-failure.tsx'
import { onlyDialogChanged } from '../../../features/catalogue/components/open-activity.ts'
import { sharedListPath } from '../../../features/favourites/address.rules.ts'
import { FAVOURITES, SHARED_LIST } from '../../../features/favourites/texts.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { servicesContext } from '../../context.ts'
import { failureMeta, pageMeta } from '../../seo/page-meta.ts'
import { NotFoundPage } from '../../shell/not-found-page.tsx'
import { useActivityAction } from '../public/use-activity-action.tsx'
import type { Route } from './+types/shared-list'

/** A list for the people who have its address: its name and its public sheets, nothing about its owner. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const list = await context.get(servicesContext).favourites.shared(params.token)
  if (!list) throw data(null, 404)
  return { ...list, path: sharedListPath(params.token) }
}

export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return !onlyDialogChanged(currentUrl, nextUrl) && defaultShouldRevalidate
}

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
          <h2 className="mb-4 text-xl">{FAVOURITES.count(activities.length)}</h2>
          <ActivityGrid activities={activities} level={3} priorityCount={2} />
        </section>
      ) : (
        <EmptyState kind="empty" title={SHARED_LIST.none}>
          {SHARED_LIST.noneHint}
        </EmptyState>
      )}
      <LateActivityDialog {...action} />
    </div>
  )
}

/** An address that opens nothing, or no longer, is the whole site's not-found page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return <LoadFailure />
}
