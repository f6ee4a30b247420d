import { ActivityGrid } from '../../../features/catalogue/components/activity-grid.tsx'
import { knownAmong } from '../../../features/catalogue/components/cached-catalogue.ts'
import { savedStore } from '../../../features/favourites/components/saved-store.ts'
import { FAVOURITES } from '../../../features/favourites/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { queries } from '../../client/queries.ts'

interface UnreadableProps {
  /** Place of the saved activities. */
  readonly on: 'device' | 'account'
  readonly onRetry: () => void
}

/** Shown when the server does not answer: reassures the user, and shows this browser's copy. */
export function Unreadable({ on, onRetry }: UnreadableProps) {
  const known = knownAmong(queries, savedStore.ids())
  return (
    <>
      <div role="alert">
        <EmptyState
          kind="error"
          title={FAVOURITES.unreadable}
          action={<Button onClick={onRetry}>{FAVOURITES.retry}</Button>}
          className="py-10"
        >
          {FAVOURITES.unreadableHint[on]}
        </EmptyState>
      </div>
      {known.length > 0 ? (
        <section>
          <h2 className="mb-4 text-xl">{FAVOURITES.known}</h2>
          <ActivityGrid activities={known} level={3} priorityCount={0} />
        </section>
      ) : null}
    </>
  )
}
